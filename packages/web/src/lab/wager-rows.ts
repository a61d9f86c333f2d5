import { computeFigures, type Fraction, type WagerFigures } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import type { Table } from '@dicepit/plots';
import type { Sorting } from './lab-settings.ts';

/** One wager with its figures. */
export type WagerRow = {
  readonly wager: string;
  readonly name: string;
  /** What it pays to one, each once, the least first. */
  readonly pays: readonly Fraction[];
  readonly figures: WagerFigures;
};

export const toWagerRows = (game: Game): readonly WagerRow[] =>
  Object.values(game.wagers).map((wager) => {
    const figures = computeFigures(wager);
    const pays = figures.net.map(({ net }) => net).filter(({ sign }) => sign > 0);
    return { wager: wager.id, name: wager.name, pays, figures };
  });

/** The rows by one of their figures; where that is the same they stay in the order of the game. */
export function sorted(rows: readonly WagerRow[], { by, turned }: Sorting): readonly WagerRow[] {
  const order = rows.toSorted((a, b) => compare(a, b, by));
  return turned ? order.toReversed() : order;
}

function compare(a: WagerRow, b: WagerRow, by: Sorting['by']): number {
  switch (by) {
    case 'name':
      return a.name.localeCompare(b.name, 'en', { numeric: true });
    case 'win':
      return a.figures.win.compare(b.figures.win);
    case 'edge':
      return a.figures.edge.compare(b.figures.edge);
    case 'perRoll':
      return a.figures.edgePerRoll.compare(b.figures.edgePerRoll);
    case 'deviation':
      return a.figures.standardDeviation - b.figures.standardDeviation;
    case 'rolls':
      return a.figures.rollsToDecision.compare(b.figures.rollsToDecision);
  }
}

/** The rows for other programs: whole fractions, however long. */
export const toWagerTable = (rows: readonly WagerRow[]): Table => ({
  columns: [
    'wager',
    'name',
    'pays',
    'win',
    'edge',
    'edge per roll',
    'standard deviation',
    'rolls to decision',
  ],
  rows: rows.map(({ wager, name, pays, figures }) => [
    wager,
    name,
    pays.join(' '),
    figures.win.toString(),
    figures.edge.toString(),
    figures.edgePerRoll.toString(),
    figures.standardDeviation,
    figures.rollsToDecision.toString(),
  ]),
});

/** What a wager pays, in short: `1, 2, 3` or `7.5`; the least and the most where there are many. */
export function paysText(pays: readonly Fraction[]): string {
  const texts = pays.map((odds) => String(Number(odds.toNumber().toFixed(2))));
  return texts.length <= 3 ? texts.join(', ') : `${texts[0]}–${texts.at(-1)}`;
}
