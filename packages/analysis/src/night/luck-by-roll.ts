import {
  assert,
  type Cents,
  everyRoll,
  type Rounding,
  rollIndex,
  ruleFor,
  type Terms,
  type Wager,
  winnings,
} from '@dicepit/engine';
import { fairFall, waysOfSet } from '../fall.ts';
import { Fraction, leastCommonMultiple } from '../fraction.ts';
import { solveChain } from '../solve-chain.ts';
import type { Chance, Luck } from './luck.ts';
import type { LyingBet, NightRoll } from './night.ts';
import { wagerIn } from './wager-in.ts';

/** A roll with the bets that lay there. */
export type SeenRoll = NightRoll & { readonly bets: readonly LyingBet[] };

/**
 * The luck of the house, roll by roll: how much each roll changed what the bets on the layout were worth, and
 * how much each of the others would have.
 *
 * On average no roll changes that, whatever was bet and why, so that the sum speaks of the dice alone. Bets
 * that were taken down, or that the end of a turn decided, count for as long as they lay there.
 */
export function luckByRoll(terms: Terms, rolls: readonly SeenRoll[], only?: string): Luck {
  const known = new Map<string, readonly Fraction[]>();
  const changesOf = (bet: LyingBet): readonly Fraction[] => {
    const key = `${bet.wager} ${bet.stage} ${bet.stake}`;
    const changes = known.get(key) ?? changesOn(terms, bet);
    known.set(key, changes);
    return changes;
  };

  const lying = rolls.map(({ bets }) => bets.filter(({ wager }) => only === undefined || wager === only));
  for (const bets of lying) bets.forEach(changesOf);
  const scale = [...known.values()].flat().reduce((common, { d }) => leastCommonMultiple(common, d), 1n);
  const scaled = new Map(
    [...known].map(([key, changes]) => [key, changes.map(({ n, d }) => n * (scale / d))]),
  );

  let observed = 0n;
  const chances = rolls.flatMap(({ roll }, place): readonly Chance[] => {
    const bets = lying[place] ?? [];
    if (bets.length === 0) return [];
    const sums = everyRoll[terms.game.dice].map(() => 0n);
    for (const { wager, stage, stake } of bets)
      for (const [index, change] of (scaled.get(`${wager} ${stage} ${stake}`) ?? []).entries())
        sums[index] = (sums[index] ?? 0n) - change;
    observed += sums[rollIndex(roll)] ?? 0n;
    return [toChance(sums)];
  });
  return { scale, observed, chances };
}

/** What the house wins by these rolls if everybody is paid by the book. */
export function winByTheBook(terms: Terms, rolls: readonly SeenRoll[]): number {
  let win = 0;
  for (const { roll, bets } of rolls)
    for (const { wager, stage, stake } of bets) {
      const { verdict } = ruleFor(wagerIn(terms.game, wager), stage, roll);
      if (verdict.kind === 'loses') win += stake;
      if (verdict.kind === 'wins') win -= winnings(stake, verdict, terms.rounding);
    }
  return win;
}

/** By how much each roll changes what a bet is worth to its player, in cents. */
function changesOn({ game, rounding }: Terms, { wager: id, stage, stake }: LyingBet): readonly Fraction[] {
  const wager = wagerIn(game, id);
  const worth = worthByStage({ wager, stake, rounding });
  const before = worth.get(stage);
  assert(before !== undefined, () => `${id} has no stage ${stage}`);
  return everyRoll[game.dice].map((roll) => {
    const { verdict } = ruleFor(wager, stage, roll);
    if (verdict.kind === 'wins') return Fraction.of(winnings(stake, verdict, rounding)).minus(before);
    if (verdict.kind === 'loses') return Fraction.of(-stake).minus(before);
    if (verdict.kind === 'pushes') return before.negate();
    const after = verdict.kind === 'moves' ? worth.get(verdict.to) : before;
    return (after ?? before).minus(before);
  });
}

/** Rolls that come to the same sum as one step. */
function toChance(sums: readonly bigint[]): Chance {
  const ways = new Map<bigint, bigint>();
  for (const sum of sums) ways.set(sum, (ways.get(sum) ?? 0n) + 1n);
  return {
    times: 1,
    total: BigInt(sums.length),
    steps: [...ways].map(([sum, count]) => ({ sum, ways: count })),
  };
}

/** A stake on a wager at a table that rounds winnings its own way. */
type Staked = { readonly wager: Wager; readonly stake: Cents; readonly rounding: Rounding };

/** What a bet is worth to the player in each of its stages beyond its own stake: the mean of all its ends, in cents. */
function worthByStage({ wager, stake, rounding }: Staked): ReadonlyMap<string, Fraction> {
  const stages = Object.keys(wager.stages);
  const fall = fairFall(wager.dice);
  const values = solveChain(
    stages.map((stage) => {
      const ways = new Map<number, bigint>();
      let net = 0n;
      for (const { rolls, verdict } of wager.stages[stage] ?? []) {
        const count = waysOfSet(fall, rolls);
        if (verdict.kind === 'wins') net += count * BigInt(winnings(stake, verdict, rounding));
        else if (verdict.kind === 'loses') net -= count * BigInt(stake);
        else if (verdict.kind !== 'pushes') {
          const to = stages.indexOf(verdict.kind === 'moves' ? verdict.to : stage);
          ways.set(to, (ways.get(to) ?? 0n) + count);
        }
      }
      return { own: fall.total, ways, sums: [net] };
    }),
  );
  return new Map(stages.map((stage, place) => [stage, values[place]?.[0] ?? Fraction.zero]));
}
