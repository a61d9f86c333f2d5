import {
  type Cents,
  everyRoll,
  type Rounding,
  ruleFor,
  type Wager,
  type Win,
  winnings,
} from '@dicepit/engine';

/** What a roll does to a bet, as a small number. */
export const STANDS = 0;
export const WINS = 1;
export const LOSES = 2;
export const PUSHES = 3;

/**
 * A wager compiled: its stages numbered, the one where a bet opens first, and for every stage and roll a cell
 * with the next stage, the verdict and what it wins. A decided bet is back at the opening stage, to be made again.
 */
export type WagerTable = {
  readonly wager: Wager;
  readonly stages: readonly string[];
  /** How many rolls the dice have; the cell of a roll in a stage is `stage * sides + roll`. */
  readonly sides: number;
  readonly next: Uint8Array;
  readonly verdict: Uint8Array;
  readonly wins: readonly (Win | undefined)[];
  /** Whether a bet that stands at the opening stage may be changed or taken down before the next roll. */
  readonly isOpen: boolean;
};

export function wagerTable(wager: Wager): WagerTable {
  const stages = [wager.opensAt, ...Object.keys(wager.stages).filter((stage) => stage !== wager.opensAt)];
  const rolls = everyRoll[wager.dice];
  const cells = stages.flatMap((stage) => rolls.map((roll) => ({ stage, ...ruleFor(wager, stage, roll) })));
  return {
    wager,
    stages,
    sides: rolls.length,
    next: Uint8Array.from(cells, ({ stage, verdict }) => {
      if (verdict.kind === 'moves') return stages.indexOf(verdict.to);
      return verdict.kind === 'stands' ? stages.indexOf(stage) : 0;
    }),
    verdict: Uint8Array.from(cells, ({ verdict }) => numbers[verdict.kind]),
    wins: cells.map(({ verdict }) => (verdict.kind === 'wins' ? verdict : undefined)),
    isOpen: wager.locks === undefined,
  };
}

/** What a stake wins or loses in every cell, rounded as the table rounds. */
export function toNets(
  { verdict, wins }: WagerTable,
  { stake, rounding }: { readonly stake: Cents; readonly rounding: Rounding },
): Float64Array {
  const won = new Map<Win, Cents>();
  const winningsAt = (at: Win): Cents => {
    const known = won.get(at);
    if (known !== undefined) return known;
    const sum = winnings(stake, at, rounding);
    won.set(at, sum);
    return sum;
  };
  return Float64Array.from(verdict, (kind, cell) => {
    const at = wins[cell];
    if (at !== undefined) return winningsAt(at);
    return kind === LOSES ? -stake : 0;
  });
}

const numbers = { stands: STANDS, moves: STANDS, wins: WINS, loses: LOSES, pushes: PUSHES } as const;
