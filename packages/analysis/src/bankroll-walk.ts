import type { Cents } from '@dicepit/engine';
import { ROUNDING } from './density/density.ts';
import type { Row } from './density/row.ts';
import { afterRoll, rowsFrom, type StageRows } from './density/stage-rows.ts';
import { type JointChain, listNets } from './joint-chain.ts';
import { sumStakes } from './repeated-bet.ts';
import type { Bankroll } from './ruin.ts';
import { commonUnit } from './session-distribution.ts';

/** Bankrolls in units, the lowest that can still bet at place 0. */
export type Ladder = {
  readonly unit: Cents;
  readonly start: number;
  /** The first place that has reached the goal. */
  readonly top: number;
};

export function createLadder(chain: JointChain, { bets, bankroll, goal }: Bankroll): Ladder {
  const unit = listNets(chain).reduce(commonUnit, 0) || 1;
  const start = Math.floor((bankroll - sumStakes(bets)) / unit);
  const top = goal === undefined ? Number.POSITIVE_INFINITY : start + Math.ceil((goal - bankroll) / unit);
  return { unit, start, top };
}

/** Where bankrolls are after a roll: those that have stopped, by their place, and those still in play. */
export type Standing = {
  readonly roll: number;
  readonly stopped: ReadonlyMap<number, number>;
  readonly playing: readonly Row[];
};

/** Follows a bankroll roll by roll, in doubles; the first standing is that before any roll. */
export function* bankrollWalk(chain: JointChain, ladder: Ladder, rolls: number): Generator<Standing> {
  const stopped = new Map<number, number>();
  let rows: StageRows = rowsFrom(chain, ladder.start);
  for (let roll = 0; ; roll++) {
    rows = rows.map((row) => (row === undefined ? undefined : playingOn(row, ladder, stopped)));
    yield { roll, stopped, playing: rows.filter((row) => row !== undefined) };
    if (roll === rolls) return;
    rows = afterRoll(chain, rows, (net) => net / ladder.unit);
  }
}

/** How many products a walk makes, about: it holds some twenty standard deviations of bankrolls at once. */
export function productsOfWalk(chain: JointChain, { unit, start, top }: Ladder, rolls: number): number {
  const squares = chain.stages.map((steps) =>
    steps.reduce((sum, { net, ways }) => sum + ways * (net / unit) ** 2, 0),
  );
  const spread = 20 * Math.sqrt((Math.max(...squares) / chain.rolls) * rolls);
  return Math.max(1, Math.min(top, spread, start + spread / 2)) * rolls * chain.stages.flat().length;
}

/** How far off the chances of a standing may be: a part of themselves, and what was left out of all of them. */
export function estimateErrors({ roll, playing }: Standing): {
  readonly relativeError: number;
  readonly missing: number;
} {
  const width = playing.reduce((sum, row) => sum + row.chances.length, 0);
  // What the rows have gathered roll by roll, and then one rounding to each term of the longest sum.
  const sums = 1.01 * (width + (roll + 1) * playing.length) * ROUNDING;
  return {
    relativeError: Math.max(...playing.map((row) => row.relativeError)) + sums,
    missing: 1.01 * playing.reduce((sum, row) => sum + row.missing, 0),
  };
}

/** The part of a row that plays on; what is ruined or has reached the goal is added to what has stopped. */
function playingOn(row: Row, { top }: Ladder, stopped: Map<number, number>): Row {
  const { from, chances } = row;
  const low = Math.min(chances.length, Math.max(0, -from));
  const high = Math.max(low, Math.min(chances.length, top - from));
  const stop = (place: number): void => {
    const chance = chances[place] ?? 0;
    if (chance > 0) stopped.set(from + place, (stopped.get(from + place) ?? 0) + chance);
  };
  for (let place = 0; place < low; place++) stop(place);
  for (let place = high; place < chances.length; place++) stop(place);
  return { ...row, from: from + low, chances: chances.slice(low, high) };
}
