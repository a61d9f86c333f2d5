import type { Figure, Mark, RollGrid, Rulebook, Saying, WagerFigures, WagerGroup } from './model.ts';
import type { ClauseRow } from './source.ts';

/** What every book says of itself before anything else. */
export const firstWords = ({ wagers }: Rulebook): readonly string[] => [
  'The clauses are told in our own words, with every figure kept exact. The published text is the last word.',
  'Drawings of layouts are our own reconstructions, not the published diagrams.',
  ...(wagers.some(({ figures }) => figures !== undefined)
    ? ['Chances and edges are exact, for fair dice, from the same definitions that settle the bets.']
    : []),
];

/** What a treatment means for a reader. */
export const treatments: Readonly<Record<ClauseRow['treatment'], string>> = {
  enforced: 'the software refuses what the clause forbids, or does by itself what it asks',
  recorded: 'a person decides, and the software records it and applies the consequences',
  displayed: 'a screen or this book shows it',
  physical: 'it is outside the reach of software',
};

/** What the marks in a grid of rolls mean. */
export const markWords: Readonly<Record<Mark, string>> = {
  wins: 'wins',
  loses: 'loses',
  stands: 'stays up',
  moves: 'rides on to the next throw',
};

/** The counts of a grid in a sentence: `1 of 36 wins, 8 of 36 lose, 27 of 36 leave it up`. */
export const sayCounts = ({ cells, counts }: RollGrid): string =>
  counts.map(({ mark, count }) => `${count} of ${cells.length} ${plural(mark, count)}`).join(', ');

function plural(mark: Mark, count: number): string {
  const words = { wins: 'win', loses: 'lose', stands: 'leave it up', moves: 'ride on' }[mark];
  return count === 1 ? words.replace(/^\w+/, (verb) => `${verb}s`) : words;
}

/** Wagers by name: two are told apart, a long row by its ends. */
export function nameOf({ wagers }: WagerGroup): string {
  const names = wagers.map(({ name }) => name);
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length > 3) return `${first} to ${last}`;
  return names.length < 2 ? first : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** What a group pays, line by line; wagers on different rolls share no more than the count of them. */
export const payWords = ({ wagers }: WagerGroup): readonly { readonly odds: string; readonly on: string }[] =>
  (wagers[0]?.pays ?? []).map(({ odds, on, ways }) => ({
    odds,
    on:
      ways === undefined
        ? wagers.length > 1
          ? ''
          : `on ${on}`
        : wagers.length > 1
          ? `on ${ways}`
          : `on ${on} (${ways})`,
  }));

/** What a clause does to wagers, with how many rolls that is where it is told. */
export const sayLine = ({ text, ways }: Saying): string => (ways === undefined ? text : `${text} (${ways})`);

/** The figures of a wager, line by line, as both printings list them. */
export const figureLines = (figures: WagerFigures): readonly (readonly [label: string, figure: Figure])[] => [
  ['Chance to win', figures.win],
  ['House edge per decision', figures.edge],
  ['House edge per roll', figures.edgePerRoll],
  ['Rolls to a decision', figures.rollsToDecision],
];

/** A fraction too long for a column gives way to its percentage; the clause has it in full. */
export const fitsColumn = ({ exact }: Figure): boolean => exact.length <= 12;

/** Whether the figure beside an exact one adds anything: a whole number is its own decimal. */
export const saysMore = ({ exact, about }: Figure): boolean => exact !== about;
