import { bookCalls, everyCalled, type Game, nameOf, sayCall, voidCalled } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { BASE } from '@dicepit/words/languages';
import { computed } from '@preact/signals';
import { callWords } from '../words/calls.ts';
import { language, languageSpoken } from '../words/words.ts';

/** A call of a drill, which the rules word in English, in the language that is spoken here. */
export const callInWords = (english: string): string =>
  language.value === BASE ? english : (spoken.value.get(english) ?? english);

/**
 * What somebody has typed, as the rules word it where it is one of these calls: in any order, with figures or in words.
 * Two games may call different things alike in a language, so that only the calls of the game that is asked about count.
 */
export function typedCall(text: string, calls: readonly string[]): string {
  if (languageSpoken() === BASE) return text;
  const typed = folded(text);
  return calls.find((call) => folded(callInWords(call)) === typed) ?? text;
}

/** Every call of every game with a bank, in English and in the language that is spoken. */
const spoken = computed<ReadonlyMap<string, string>>(
  () =>
    new Map(
      bankedPacks.flatMap((pack) => {
        const opened = pack.open();
        return opened.ok ? pairsOf(opened.game) : [];
      }),
    ),
);

const pairsOf = (game: Game): readonly (readonly [string, string])[] =>
  [...everyCalled(game), voidCalled(game)].map(
    (called) => [sayCall(bookCalls, called), sayCall(callWords.value, called)] as const,
  );

/** The words of a call in one order, with numbers written out. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (/^\d+$/.test(word) ? numberWords(word) : [word]))
    .toSorted()
    .join(' ');

/** A number as it is called; some languages have several words for one. */
const numberWords = (figure: string): readonly string[] =>
  nameOf(callWords.value, Number(figure)).toLowerCase().split('-');
