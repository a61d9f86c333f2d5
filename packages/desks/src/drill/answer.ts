import type { Answer, Ask, ChoiceAsk, PayAsk } from './question.ts';

/** Whether an answer is the right one. */
export function isRight(ask: Ask, answer: Answer): boolean {
  if (ask.form === 'pay') {
    const { key } = ask;
    return answer.is === 'pays' && key.is === 'pays' ? answer.cents === key.cents : answer.is === key.is;
  }
  if (answer.is !== 'chosen') return false;
  return ask.typed ? toPlainWords(answer.value) === toPlainWords(ask.key) : answer.value === ask.key;
}

/** An answer as it is typed, or nothing where it cannot be read as one. */
export function readAnswer(ask: Ask, text: string): Answer | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return undefined;
  return ask.form === 'pay' ? readPay(ask, typed) : readChoice(ask, typed);
}

/** Answers to several questions in one line, between commas; nothing where one of them cannot be read. */
export function readAnswers(asks: readonly Ask[], line: string): readonly Answer[] | undefined {
  // A call has commas of its own, and is asked alone.
  const parts = asks.length === 1 ? [line] : line.split(',');
  const answers = asks.flatMap((ask, index) => readAnswer(ask, parts[index] ?? '') ?? []);
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

function readChoice({ choices, typed: inWords }: ChoiceAsk, typed: string): Answer | undefined {
  if (inWords) return { is: 'chosen', value: typed };
  const byNumber = /^\d{1,2}$/.test(typed) ? choices[Number(typed) - 1] : undefined;
  const found =
    byNumber ??
    choices.find(({ value }) =>
      [value, value.replace(/^\w+\//, '')].some((each) => each.toLowerCase() === typed),
    );
  return found && { is: 'chosen', value: found.value };
}

/** The words of a call in one order and with numbers written out: `hard 8` is `Eight, hard`. */
function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(numbers, word) ? (numbers[word] ?? word) : word))
    .toSorted()
    .join(' ');
}

const numbers: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
};
