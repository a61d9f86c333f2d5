import { BASE } from '@dicepit/words/languages';
import type { Print } from '@dicepit/words/print';
import type {
  Figure,
  Mark,
  RollGrid,
  Rulebook,
  Saying,
  WagerEntry,
  WagerFigures,
  WagerGroup,
} from './model.ts';

/** What every book says of itself before anything else. */
export const firstWords = ({ print: { language, words }, isOwn, wagers }: Rulebook): readonly string[] => [
  ...(language === BASE ? [] : [words.clausesQuoted]),
  ...(language === BASE || isOwn ? [] : [words.book.felt]),
  ...(isOwn ? [words.book.ownGame] : [words.book.ownWords, words.book.drawings]),
  ...(wagers.some(({ figures }) => figures !== undefined) ? [words.book.chances] : []),
];

/** The language of what a book quotes in English, where the book itself is in another. */
export const quotedIn = ({ language }: Print): typeof BASE | undefined =>
  language === BASE ? undefined : BASE;

/** What a book says at its end: the game, and which text decides. */
export function footOf(book: Rulebook, count: number): string {
  const { isOwn, name, place, print } = book;
  const said = print.words.book;
  return (isOwn ? said.footOwnGame : said.foot)({ name, place, count });
}

/** The counts of a grid in a sentence: `1 of 36 wins, 8 of 36 lose, 27 of 36 leave it up`. */
export const sayCounts = ({ cells, counts }: RollGrid, { words }: Print): string =>
  counts.map(({ mark, count }) => words.counts[mark]({ count, all: cells.length })).join(', ');

/** What a mark in a grid of rolls means. */
export const markWord = (mark: Mark, { words }: Print): string => words.marks[mark];

/** A wager by the name on the felt, with what that means in the language of the book. */
export const nameWithMeaning = (
  { name, meaning }: Pick<WagerEntry, 'name' | 'meaning'>,
  { words }: Print,
): string => (meaning === undefined ? name : words.wagers.named({ name, meaning }));

/** Wagers by name: two are told apart, a long row by its ends. */
export function formatGroupName({ wagers }: WagerGroup, print: Print): string {
  const names = wagers.map(({ name }) => name);
  const [only] = wagers;
  if (names.length > 3) return print.words.wagers.range({ first: names[0] ?? '', last: names.at(-1) ?? '' });
  return only !== undefined && names.length === 1
    ? nameWithMeaning(only, print)
    : print.figure('list', names);
}

/** What a group pays, line by line; wagers on different rolls share no more than the count of them. */
export const payWords = (
  { wagers }: WagerGroup,
  { words }: Print,
): readonly { readonly odds: string; readonly on: string }[] =>
  (wagers[0]?.pays ?? []).map(({ says, on, ways }) => {
    if (wagers.length > 1)
      return { odds: says, on: ways === undefined ? '' : words.wagers.on({ rolls: ways }) };
    return {
      odds: says,
      on: ways === undefined ? words.wagers.on({ rolls: on }) : words.wagers.onWays({ rolls: on, ways }),
    };
  });

/** What a clause does to wagers, with how many rolls that is where it is told. */
export const sayLine = ({ text, ways }: Saying): string => (ways === undefined ? text : `${text} (${ways})`);

/** The figures of a wager, line by line, as both printings list them. */
export const figureLines = (
  figures: WagerFigures,
  { words: { figures: said } }: Print,
): readonly (readonly [label: string, figure: Figure])[] => [
  [said.win, figures.win],
  [said.edgePerDecision, figures.edge],
  [said.edgePerRoll, figures.edgePerRoll],
  [said.rolls, figures.rollsToDecision],
];

/** What stands over the columns of figures in a table of all wagers. */
export const figureColumns = ({ words: { figures } }: Print): readonly string[] => [
  figures.win,
  figures.short.edgePerDecision,
  figures.short.edgePerRoll,
  figures.short.rolls,
  figures.short.deviation,
];

/** A fraction too long for a column gives way to its percentage; the clause has it in full. */
export const fitsColumn = ({ exact }: Figure): boolean => exact.length <= 12;

/** Whether the figure beside an exact one adds anything: a whole number is its own decimal. */
export const saysMore = ({ exact, about }: Figure): boolean => exact !== about;

/** What a catalogue has for a pack, a section or a clause; nothing where it does not know it. */
export const byKey = <Value>(
  list: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (list !== undefined && Object.hasOwn(list, key) ? list[key] : undefined);
