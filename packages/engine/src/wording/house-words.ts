import { type Called, type CallingGame, callKey, everyCalled, VOID_CALL, voidCalled } from './called.ts';
import { type CallWording, type HouseLanguages, nameOf, sayCall } from './wording.ts';

/** The longest call that a television has room for. */
export const LONGEST_CALL = 32;

/** One call that a house may word: its key, what the book says, and the total that it is of; none where the roll is void. */
export type Wordable = { readonly key: string; readonly book: string; readonly total?: number };

/** The calls of a game that a house may word, in the order of the totals, the void roll last. */
export const wordableCalls = (game: CallingGame, wording: CallWording): readonly Wordable[] => [
  ...everyCalled(game).map((called) => ({
    key: callKey(called),
    book: sayCall(wording, called),
    total: called.total,
  })),
  { key: VOID_CALL, book: sayCall(wording, voidCalled(game)) },
];

/** What a house calls this instead, by language; nothing where it goes by the book. */
export function ownWords(house: HouseLanguages, called: Called): Readonly<Record<string, string>> {
  // What pictures are called is the pack's.
  if (called.manner !== 'void' && called.faces !== undefined) return {};
  const key = callKey(called);
  return Object.fromEntries(
    Object.entries(house).flatMap(([language, { [key]: own }]) =>
      own === undefined ? [] : [[language, own]],
    ),
  );
}

/** The clauses that say what has to be heard: the total of a roll, or the very words by which one is void. */
export type Prescribed = { readonly total?: string; readonly void?: string };

/**
 * The clause that a word of the house would offend; nothing where it offends none. A call says the total where its
 * name, its figure or the book's own call is heard in it.
 */
export function offendedBy(
  { key, book, total }: Wordable,
  text: string,
  { wording, prescribed }: { readonly wording: CallWording; readonly prescribed: Prescribed },
): string | undefined {
  const clause = key === VOID_CALL ? prescribed.void : prescribed.total;
  if (clause === undefined) return undefined;
  const heard = text.toLowerCase();
  const named = total === undefined ? [] : [nameOf(wording, total).toLowerCase()];
  const isSaid =
    [book.toLowerCase(), ...named].some((word) => heard.includes(word)) ||
    (total !== undefined && [...heard.matchAll(/\d+/g)].some(([figure]) => figure === String(total)));
  return isSaid ? undefined : clause;
}
