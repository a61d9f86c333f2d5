import { callWordings, everyCalled, type Game, germanCalls, sayCall, sayVoid } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { language } from '../words/words.ts';

/** A call of a drill, which the rules word in English, in the language that is spoken here. */
export const callInWords = (english: string): string =>
  language.value === 'de' ? (germanOf().get(english) ?? english) : english;

/**
 * What somebody has typed, as the rules word it where it is one of these calls: in any order, with figures or in words.
 * Two games may call different things alike in German, so that only the calls of the game that is asked about count.
 */
export function typedCall(text: string, calls: readonly string[]): string {
  if (language.value !== 'de') return text;
  const typed = folded(text);
  return calls.find((call) => folded(callInWords(call)) === typed) ?? text;
}

let known: ReadonlyMap<string, string> | undefined;

/** Every call of every game with a bank, English and German; made when it is first asked for. */
function germanOf(): ReadonlyMap<string, string> {
  known ??= new Map(
    bankedPacks.flatMap((pack) => {
      const opened = pack.open();
      return opened.ok ? pairsOf(opened.game) : [];
    }),
  );
  return known;
}

const pairsOf = (game: Game): readonly (readonly [string, string])[] => [
  ...everyCalled(game).map(
    (called) => [sayCall(callWordings.en, called), sayCall(callWordings.de, called)] as const,
  ),
  [sayVoid(game, 'en'), sayVoid(game, 'de')],
];

/** The words of a call in one order, with numbers written out. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\d+$/.test(word) ? (germanCalls.numbers[Number(word)]?.toLowerCase() ?? word) : word))
    .toSorted()
    .join(' ');
