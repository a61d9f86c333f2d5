import { Fraction, repeatedBets, ruinWithin, sessionDistribution, sessionMoments } from '@dicepit/analysis';
import { type Cents, toTerms } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import type { Plan } from './plan.ts';
import { prepare } from './prepared.ts';
import { toResult } from './result-of.ts';
import { simulate, simulating } from './simulate.ts';
import type { Interval } from './statistics/interval.ts';
import { martingale } from './strategy/library.ts';
import { merge } from './tally.ts';
import { bets, double, field, nz, ten, wonder } from './testing/plans.ts';

/** The exact figures of a plan of flat bets. */
function exactly({ game, bets, rolls, bankroll = 0 }: Plan) {
  const stakes: Record<string, Cents> = {};
  for (const { wager, stake } of bets) stakes[wager] = stake;
  const named = repeatedBets(toTerms(game), stakes);
  if (!named.ok) throw new Error('a wager is not offered');
  const ruin = ruinWithin({ bets: named.bets, bankroll, rolls });
  const moments = sessionMoments(named.bets, rolls);
  const session = sessionDistribution(named.bets, rolls);
  if (!ruin.ok || !moments.ok || !session.ok) throw new Error('too large for an exact answer');
  return {
    ruin: ruin.value.ruin.toNumber(),
    ahead: ruin.value.ahead.toNumber(),
    median: ruin.value.final.quantile(Fraction.of(1, 2)),
    mean: moments.value.mean.toNumber(),
    aheadAtLast: session.value.chanceAbove(0).toNumber(),
    deviation: Math.sqrt(moments.value.variance.toNumber()),
  };
}

const holds = ({ low, high }: Interval, figure: number): boolean => low <= figure && figure <= high;

/** How many deviations a count of runs whose interval held is from what the level promises. */
const offLevel = (held: number, runs: number): number => (held - 0.95 * runs) / Math.sqrt(0.95 * 0.05 * runs);

describe('the intervals, over two thousand seeded runs', () => {
  const runs = 2000;
  const seeds = Array.from({ length: runs }, (_, seed) => BigInt(seed));

  test('of the mean and of the chance to be ahead hold the exact figure as often as they say', () => {
    const plan: Plan = { game: nz, bets: bets({ field: 5_00, 'hard-6': 5_00 }), rolls: 30 };
    const exact = exactly(plan);
    const results = seeds.map((seed) => simulate(plan, { seed, sessions: 400 }));
    const means = results.filter(({ final }) => holds(final.mean, exact.mean)).length;
    const aheads = results.filter(({ ahead }) => holds(ahead.chance, exact.aheadAtLast)).length;
    const edges = results.filter(({ perWager }) => holds(perWager[0]?.edge ?? never, 1 / 36)).length;
    const wins = results.filter(({ perWager }) => holds(perWager[1]?.wins ?? never, 1 / 11)).length;
    // An interval of 90 or of 99 in a hundred would be ten deviations off and more.
    for (const held of [means, aheads, edges, wins]) expect(Math.abs(offLevel(held, runs))).toBeLessThan(3.5);
  });

  test('of ruin, which is rare, hold it at least nearly as often', () => {
    const plan: Plan = { ...field, rolls: 60, bankroll: 60_00 };
    const exact = exactly(plan);
    const results = seeds.map((seed) => simulate(plan, { seed, sessions: 300, checkpoints: [30, 60] }));
    const ruins = results.filter(({ ruin }) => holds(ruin.chance, exact.ruin)).length;
    const aheads = results.filter(({ ahead }) => holds(ahead.chance, exact.ahead)).length;
    const medians = results.filter(({ final }) =>
      holds(final.quantiles.find(({ part }) => part === 0.5) ?? never, exact.median),
    ).length;
    expect(Math.abs(offLevel(ruins, runs))).toBeLessThan(4);
    expect(Math.abs(offLevel(aheads, runs))).toBeLessThan(4);
    // Sums lie five dollars apart, so that the ranks about the median give away a little too much.
    expect(medians / runs).toBeGreaterThan(0.945);
  });

  const never: Interval = { estimate: Number.NaN, low: 1, high: 0 };
});

describe('a run', () => {
  test('agrees with the exact figures of a long session with ruin', () => {
    const exact = exactly(field);
    const result = simulate(field, { seed: '42', sessions: 40_000 });
    expect(exact.ruin).toBeCloseTo(0.027447, 6);
    expect(holds(result.ruin.chance, exact.ruin)).toBe(true);
    expect(holds(result.ahead.chance, exact.ahead)).toBe(true);
    expect(result.paths?.checkpoints.at(-1)?.ruin).toEqual(result.ruin);
    expect(result.paths?.checkpoints.at(-1)?.quantiles[2]?.estimate).toBe(exact.median);
  });

  test('of wagers with stages and of three dice agrees with the exact mean and deviation', () => {
    const plans: readonly Plan[] = [
      { game: double, bets: bets({ 'shooters-bet': 5_00, 'number-6': 5_00, bonus: 5_00 }), rolls: 40 },
      { game: wonder, bets: bets({ 'number-1': 5_00, high: 5_00, 'any-triple': 1_00 }), rolls: 40 },
    ];
    for (const plan of plans) {
      const exact = exactly(plan);
      const { final } = simulate(plan, { seed: 'stages', sessions: 60_000 });
      expect(holds(final.mean, exact.mean)).toBe(true);
      expect(Math.abs(final.deviation / exact.deviation - 1)).toBeLessThan(0.03);
    }
  });

  test('is the same to the byte when it is made again, and another with another seed', () => {
    const run = { seed: 'again', sessions: 3000 };
    expect(simulate(field, run)).toEqual(simulate(field, run));
    expect(simulate(field, { ...run, seed: 'other' }).final).not.toEqual(simulate(field, run).final);
  });

  test('is the same to the byte from parts, in whatever order they are put together', () => {
    const run = { seed: 'parts', sessions: 10_000 };
    for (const plan of [field, ten, { ...field, strategy: martingale(field.bets, 3) }]) {
      const prepared = prepare(plan, run, { perBlock: 700 });
      const parts = [prepared.play(9, prepared.blocks), prepared.play(0, 2), prepared.play(2, 9)];
      const [first, ...others] = parts;
      const merged = first && others.reduce(merge, first);
      expect(merged && toResult(prepared, merged)).toEqual(simulate(plan, run));
    }
  });

  test('tells how far it is, and may be stopped with what there is', () => {
    const [first, second] = simulating({ ...ten, rolls: 1000 }, { seed: '1', sessions: 10_000 });
    expect(first?.of).toBe(10_000);
    expect(second?.sessions).toBeGreaterThan(first?.sessions ?? 0);
    expect(second?.result().sessions).toBe(second?.sessions);
  });

  test('stops once its interval is narrow enough, and no sooner', () => {
    const plan: Plan = { ...ten, rolls: 2000 };
    const result = simulate(plan, { seed: '1', sessions: 1_000_000, until: { halfWidth: 150_00 } });
    const half = (result.final.mean.high - result.final.mean.low) / 2;
    expect(half).toBeLessThanOrEqual(150_00);
    expect(result.sessions).toBeLessThan(100_000);
    expect(result.of).toBe(1_000_000);
    const wider = simulate(plan, { seed: '1', sessions: 1_000_000, until: { halfWidth: half * 1.0001 } });
    expect(wider.sessions).toBe(result.sessions);
  });

  test('counts every roll once, whatever the length of a session', () => {
    for (const rolls of [1, 4, 5, 6, 481]) {
      const result = simulate({ ...ten, rolls }, { seed: '1', sessions: 100 });
      const any7 = result.perWager.find(({ wager }) => wager === 'any-7');
      expect((any7?.won ?? 0) + (any7?.lost ?? 0)).toBe(rolls * 100);
      expect(result.perWager.reduce((sum, { net }) => sum + net, 0)).toBe(
        Math.round(result.final.mean.estimate * 100),
      );
    }
  });

  test('adds what nothing stops up to the same sums whether its path is followed or not', () => {
    const run = { seed: 'paths', sessions: 500 };
    for (const rolls of [7, 480, 500]) {
      const plan = { ...ten, rolls };
      const followed = simulate(plan, { ...run, checkpoints: [rolls] });
      const { final, perWager } = simulate(plan, run);
      expect(followed).toMatchObject({ final, perWager });
      expect(followed.paths?.checkpoints[0]?.quantiles[2]?.estimate).toBeDefined();
    }
  });
});

describe('the shortcut', () => {
  test('is labelled, and gives the distribution of the loop', () => {
    const plan: Plan = { ...ten, rolls: 300 };
    const run = { seed: 'shortcut', sessions: 20_000 };
    const [loop, shortcut] = [simulate(plan, run), simulate(plan, { ...run, shortcut: 'multinomial' })];
    expect([loop.method, shortcut.method]).toEqual(['simulated', 'multinomial']);
    // Both samples in twenty parts of about one size: chi-square with 19 degrees, one in ten thousand above 51.
    const bounds = Array.from({ length: 19 }, (_, part) => quantileOf(loop.final.bars, (part + 1) / 20));
    const [a, b] = [loop, shortcut].map(({ final }) => inParts(final.bars, bounds));
    const square = (a ?? []).reduce((sum, times, part) => {
      const other = b?.[part] ?? 0;
      return sum + (times - other) ** 2 / (times + other);
    }, 0);
    expect(square).toBeLessThan(51);
    expect(square).toBeGreaterThan(4);
    expect(shortcut.perWager.reduce((sum, { net }) => sum + net, 0)).toBe(
      Math.round(shortcut.final.mean.estimate * run.sessions),
    );
  });

  test('agrees with the exact mean and deviation of sessions of many and of few rolls', () => {
    for (const rolls of [3, 40, 400]) {
      const plan = { ...ten, rolls };
      const exact = exactly(plan);
      const { final } = simulate(plan, { seed: 'few', sessions: 50_000, shortcut: 'multinomial' });
      expect(holds(final.mean, exact.mean)).toBe(true);
      expect(Math.abs(final.deviation / exact.deviation - 1)).toBeLessThan(0.02);
    }
  });

  test('is not taken where the order of rolls matters', () => {
    expect(simulate(field, { seed: '1', sessions: 10, shortcut: 'multinomial' }).method).toBe('simulated');
  });

  const quantileOf = (
    bars: readonly { readonly from: number; readonly sessions: number }[],
    part: number,
  ) => {
    const total = bars.reduce((sum, { sessions }) => sum + sessions, 0);
    let below = 0;
    return bars.find(({ sessions }) => (below += sessions) >= part * total)?.from ?? 0;
  };
  const inParts = (
    bars: readonly { readonly from: number; readonly sessions: number }[],
    bounds: readonly number[],
  ): readonly number[] =>
    [...bounds, Number.POSITIVE_INFINITY].map((bound, part) =>
      bars
        .filter(({ from }) => from <= bound && from > (bounds[part - 1] ?? Number.NEGATIVE_INFINITY))
        .reduce((sum, { sessions }) => sum + sessions, 0),
    );
});

describe('plans compared', () => {
  test('have the same dice: a plan and itself never differ, and stakes doubled differ by just as much', () => {
    const twice: Plan = { ...ten, bets: ten.bets.map(({ wager, stake }) => ({ wager, stake: 2 * stake })) };
    const run = { seed: 'common', sessions: 2000 };
    const { results, differences } = compare([ten, ten, twice], run);
    expect(differences[1]).toEqual({ estimate: 0, low: 0, high: 0 });
    expect(differences[2]).toEqual(results[0]?.final.mean);
    expect(results[0]).toEqual(simulate(ten, run));
  });

  test('differ by less than two runs apart could tell', () => {
    const pressed: Plan = { ...field, strategy: martingale(field.bets, 1) };
    const { results, differences } = compare([field, pressed], { seed: 'narrow', sessions: 4000 });
    const width = ({ low, high }: Interval): number => high - low;
    const apart = Math.hypot(...results.map(({ final }) => width(final.mean)));
    expect(width(differences[1] ?? { estimate: 0, low: 0, high: 0 })).toBeLessThan(apart * 0.8);
  });
});
