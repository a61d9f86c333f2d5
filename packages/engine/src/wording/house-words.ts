import { type CallingGame, callKey, everyCalled, VOID_CALL } from './called.ts';
import { englishCalls } from './english.ts';
import { germanCalls, germanVoids } from './german.ts';
import { type CallWording, type HouseWords, type Language, nameOf, sayCall } from './wording.ts';

/** The wording of the book in every language of the house. */
export const callWordings: Readonly<Record<Language, CallWording>> = { en: englishCalls, de: germanCalls };

/** The longest call that a television has room for. */
export const LONGEST_CALL = 32;

/** One call that a house may word: its key, what the book says, and the total that it is of; none where the roll is void. */
export type Wordable = { readonly key: string; readonly book: string; readonly total?: number };

/** The calls of a game that a house may word, in the order of the totals, the void roll last. */
export const wordableCalls = (game: CallingGame, language: Language): readonly Wordable[] => [
  ...everyCalled(game).map((called) => ({
    key: callKey(called),
    book: sayCall(callWordings[language], called),
    total: called.total,
  })),
  { key: VOID_CALL, book: sayVoid(game, language) },
];

/** What a void roll is called: by the house where it has a word for it, else by the rules of the pack. */
export function sayVoid({ procedure }: CallingGame, language: Language, house: HouseWords = {}): string {
  const { call } = procedure.voidRoll;
  const book = language === 'de' ? (germanVoids[call] ?? call) : call;
  return house[VOID_CALL] ?? book.charAt(0).toUpperCase() + book.slice(1);
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
  { language, prescribed }: { readonly language: Language; readonly prescribed: Prescribed },
): string | undefined {
  const clause = key === VOID_CALL ? prescribed.void : prescribed.total;
  if (clause === undefined) return undefined;
  const heard = text.toLowerCase();
  const named = total === undefined ? [] : [nameOf(callWordings[language], total).toLowerCase()];
  const isSaid =
    [book.toLowerCase(), ...named].some((word) => heard.includes(word)) ||
    (total !== undefined && [...heard.matchAll(/\d+/g)].some(([figure]) => figure === String(total)));
  return isSaid ? undefined : clause;
}
