import type { Cents } from '@dicepit/engine';
import type { PlannedBet } from '../planned-bet.ts';
import { type Decider, flat, type Machine, type Memory, type Rolled } from './strategy.ts';

type Bets = readonly PlannedBet[];

/** After every win of a bet one stake more on it, so many times; then, and after a loss, the first stake again. */
export const press = (bets: Bets, presses: number): Machine =>
  stepwise('press', bets, {
    opens: 0,
    stake: (stake, step) => stake * (step + 1),
    won: (step) => (step === presses ? 0 : step + 1),
    lost: () => 0,
  });

/** Begins with so many times the stake, and goes down to the stake itself once it has won. */
export const regress = (bets: Bets, times: number): Machine =>
  stepwise('regress', bets, {
    opens: 0,
    stake: (stake, step) => (step === 0 ? stake * times : stake),
    won: () => 1,
    lost: () => 0,
  });

/** Doubles a lost stake, so many times at most; then, and after a win, the first stake again. */
export const martingale = (bets: Bets, doublings: number): Machine =>
  stepwise('martingale', bets, {
    opens: 0,
    stake: (stake, step) => stake * 2 ** step,
    won: () => 0,
    lost: (step) => (step === doublings ? 0 : step + 1),
  });

/** One stake more after a loss, up to so many, and one less after a win. */
export const ladder = (bets: Bets, most: number): Machine =>
  stepwise('ladder', bets, {
    opens: 0,
    stake: (stake, step) => stake * (step + 1),
    won: (step) => Math.max(0, step - 1),
    lost: (step) => Math.min(most - 1, step + 1),
  });

/** Makes every bet once: it stays up while it stands or wins, and is not made again when it has lost. */
export const leaveUp = (bets: Bets): Machine =>
  stepwise('leave-up', bets, {
    opens: 1,
    stake: (stake, step) => stake * step,
    won: () => 1,
    lost: () => 0,
  });

/** Bets only once so many rolls in a row have not made a total, and until it comes. */
export function betOnlyAfter(
  bets: Bets,
  { total, rolls }: { readonly total: number; readonly rolls: number },
): Machine {
  const stakes = flat(bets).stakes([]);
  const none = stakes.map(() => 0);
  return {
    kind: 'machine',
    name: 'bet-only-after',
    opens: [0],
    stakes: ([waited = 0]) => (waited < rolls ? none : stakes),
    after: ([waited = 0], { roll }) => {
      const made = roll.reduce<number>((sum, pips) => sum + pips, 0);
      return [made === total ? 0 : Math.min(rolls, waited + 1)];
    },
  };
}

/** Stakes a part of the bankroll in the proportions of the plan, in whole units of its stakes, and at least one. */
export function proportional(bets: Bets, hundredths: number): Decider {
  const stakes = flat(bets).stakes([]);
  const total = stakes.reduce((sum, stake) => sum + stake, 0);
  return {
    kind: 'decider',
    name: 'proportional',
    opens: [],
    decide: ({ bankroll }, memory) => {
      const units = Math.max(1, Math.floor((bankroll * hundredths) / 100 / total));
      return { stakes: stakes.map((stake) => stake * units), memory };
    },
  };
}

/** A strategy in which every bet goes its own steps, up and down with its own wins and losses. */
function stepwise(
  name: string,
  bets: Bets,
  step: {
    readonly opens: number;
    readonly stake: (stake: Cents, step: number) => Cents;
    readonly won: (step: number) => number;
    readonly lost: (step: number) => number;
  },
): Machine {
  const after = (memory: Memory, { verdicts }: Rolled): Memory =>
    memory.map((at, bet) => {
      if (verdicts[bet] === 'wins') return step.won(at);
      return verdicts[bet] === 'loses' ? step.lost(at) : at;
    });
  return {
    kind: 'machine',
    name,
    opens: bets.map(() => step.opens),
    stakes: (memory) => bets.map(({ stake }, bet) => step.stake(stake, memory[bet] ?? 0)),
    after,
  };
}
