import { bookCalls, type CallWording, nameOf, sayCall } from '@dicepit/engine';
import type { Answer, Ask, Choice, ChoiceAsk, PayAsk } from './question.ts';

/** Whether an answer is the right one. */
export function isRight(ask: Ask, answer: Answer): boolean {
  if (ask.form === 'pay') {
    const { key } = ask;
    return answer.is === 'pays' && key.is === 'pays' ? answer.cents === key.cents : answer.is === key.is;
  }
  return answer.is === 'chosen' && answer.value === ask.key;
}

/** An answer as it is typed, or nothing where it cannot be read as one; calls are read in the language that is spoken. */
export function readAnswer(ask: Ask, text: string, spoken: CallWording): Answer | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return undefined;
  return ask.form === 'pay' ? readPay(ask, typed) : readChoice(ask, typed, spoken);
}

/** Answers to several questions in one line, between commas; nothing where one of them cannot be read. */
export function readAnswers(
  asks: readonly Ask[],
  line: string,
  spoken: CallWording,
): readonly Answer[] | undefined {
  // A call has commas of its own, and is asked alone.
  const parts = asks.length === 1 ? [line] : line.split(',');
  const answers = asks.flatMap((ask, index) => readAnswer(ask, parts[index] ?? '', spoken) ?? []);
  return parts.length === asks.length && answers.length === asks.length ? answers : undefined;
}

function readPay({ bet }: PayAsk, typed: string): Answer | undefined {
  if (/^(l|loses?|lost)$/.test(typed)) return { is: 'loses' };
  if (/^(s|stays?|stands?)$/.test(typed)) return { is: 'stays' };
  const [, whole, , parts = ''] = /^\$?(\d{1,9})([.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(parts.padEnd(2, '0'));
  // Chips of an own colour are counted, value chips are summed up.
  return { is: 'pays', cents: bet.colour === null ? cents : (cents / 100) * bet.colour.value };
}

function readChoice(ask: ChoiceAsk, typed: string, spoken: CallWording): Answer | undefined {
  const { choices } = ask;
  if (ask.typed) {
    const said = findSaid(ask, typed, spoken);
    return said === undefined ? { is: 'unknown', text: typed } : { is: 'chosen', value: said.value };
  }
  const byNumber = /^\d{1,2}$/.test(typed) ? choices[Number(typed) - 1] : undefined;
  const found =
    byNumber ??
    choices.find(({ value }) =>
      [value, value.replace(/^\w+\//, '')].some((each) => each.toLowerCase() === typed),
    );
  return found && { is: 'chosen', value: found.value };
}

/** The choice that somebody has said in words: in those of the language that is spoken, or in the English of the book. */
function findSaid({ choices }: ChoiceAsk, typed: string, spoken: CallWording): Choice | undefined {
  for (const wording of [spoken, bookCalls]) {
    const words = toPlainWords(typed, wording);
    const found = choices.find(
      ({ called }) => called !== undefined && toPlainWords(sayCall(wording, called), wording) === words,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The words of a call in one order and with numbers written out: `hard 8` is `Eight, hard`. */
const toPlainWords = (text: string, wording: CallWording): string =>
  splitWords(text)
    // Some languages have several words for a number.
    .flatMap((word) => (/^\d+$/.test(word) ? splitWords(nameOf(wording, Number(word))) : [word]))
    .toSorted()
    .join(' ');

const splitWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
