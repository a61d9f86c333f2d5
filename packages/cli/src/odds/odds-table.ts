import type { Table } from '@dicepit/plots';
import type { OddsSheet } from './odds-sheet.ts';

/** Odds sheets as a table for other programs: what is exact as a fraction, and beside it as a number. */
export const oddsTable = (sheets: readonly OddsSheet[]): Table => ({
  columns: [
    'pack',
    'id',
    'wager',
    'clause',
    'pays',
    ...['win', 'edge', 'edge per roll', 'variance', 'rolls to a decision'].flatMap((name) => [
      `${name}, exact`,
      name,
    ]),
    'standard deviation',
    'skewness',
  ],
  rows: sheets.flatMap(({ game, lines }) =>
    lines.map(({ wager, pays, figures }) => [
      game.pack,
      wager.id,
      wager.name,
      `${game.prefix}/${wager.clause}`,
      pays.join('; '),
      ...[figures.win, figures.edge, figures.edgePerRoll, figures.variance, figures.rollsToDecision].flatMap(
        (value) => [value.toString(), value.toNumber()],
      ),
      figures.standardDeviation,
      figures.skewness,
    ]),
  ),
});
