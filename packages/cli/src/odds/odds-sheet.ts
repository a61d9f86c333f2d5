import {
  fairFall,
  figuresUnder,
  type RoundingWarning,
  roundingWarnings,
  type WagerFigures,
} from '@dicepit/analysis';
import { type Game, listPrices, type Price, type Wager } from '@dicepit/engine';
import { type LoadedDice, loadedDice, type TypedDice } from '../lab/loaded-dice.ts';
import { requireAnswer } from '../lab/ruin-answer.ts';

/** The order of an odds sheet. */
export type SortBy = 'layout' | 'edge' | 'per-roll' | 'win' | 'deviation' | 'rolls';
export const sortKeys: readonly SortBy[] = ['layout', 'edge', 'per-roll', 'win', 'deviation', 'rolls'];

type OddsLine = {
  readonly wager: Wager;
  readonly pays: readonly Price[];
  readonly figures: WagerFigures;
};

/** Every wager of a game with its exact figures, and what the table's chips do to them. */
export type OddsSheet = {
  readonly game: Game;
  readonly lines: readonly OddsLine[];
  readonly warnings: readonly RoundingWarning[];
  readonly dice?: LoadedDice | undefined;
};

export type OddsRequest = {
  readonly sort: SortBy;
  readonly stake?: number | undefined;
  readonly chips?: readonly number[] | undefined;
  readonly dice?: TypedDice | undefined;
};

export function oddsSheet(game: Game, { sort, stake, chips, dice: typed }: OddsRequest): OddsSheet {
  const dice = loadedDice(game, typed);
  const lines = Object.values(game.wagers).map((wager) => ({
    wager,
    pays: listPrices(wager),
    figures: requireAnswer(figuresUnder(wager, dice?.fall ?? fairFall(wager.dice))),
  }));
  const warnings =
    stake === undefined && chips === undefined
      ? []
      : roundingWarnings(game, { stake: stake ?? Math.min(...(chips ?? [1])), chips: chips ?? [1] });
  return { game, lines: lines.toSorted(orders[sort]), warnings, dice };
}

type Order = (a: OddsLine, b: OddsLine) => number;

const orders: Readonly<Record<SortBy, Order>> = {
  layout: () => 0,
  edge: (a, b) => a.figures.edge.compare(b.figures.edge),
  'per-roll': (a, b) => a.figures.edgePerRoll.compare(b.figures.edgePerRoll),
  win: (a, b) => b.figures.win.compare(a.figures.win),
  deviation: (a, b) => a.figures.variance.compare(b.figures.variance),
  rolls: (a, b) => a.figures.rollsToDecision.compare(b.figures.rollsToDecision),
};
