import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { Fraction } from './fraction.ts';
import { type RepeatedBet, repeated, sumStakes } from './repeated-bet.ts';
import { ruinWithin } from './ruin.ts';
import { ruinAtLast } from './ruin-at-last.ts';
import { everySequence, given, netsAlong, withheld } from './testing/every-sequence.ts';
import { betsAt, evenMoney, gameOf, passLine } from './testing/tables.ts';

const nz = gameOf(snakeEyesNz);
const double = gameOf(doubleDice);
const field = betsAt(nz, { field: 5_00 });

// Totals that win 15, 18 and 21 of the 36 ways.
const [unfair, fair, favoured] = [
  [2, 5, 6, 8],
  [2, 6, 7, 8, 12],
  [3, 4, 7, 9, 10, 11, 12],
].map((totals) => [repeated(evenMoney(totals), 1_00)]);

/** The closed forms for a unit staked at even money, won in so many of 36 ways: Huygens' and de Moivre's. */
function duel(ways: number, units: number, goal: number) {
  if (ways === 18)
    return { ruin: Fraction.of(goal - units, goal), rolls: Fraction.of(units * (goal - units)) };
  const power = (exponent: number): Fraction =>
    Fraction.of(BigInt(36 - ways) ** BigInt(exponent), BigInt(ways) ** BigInt(exponent));
  const goalChance = Fraction.one.minus(power(units)).over(Fraction.one.minus(power(goal)));
  const drift = Fraction.of(36 - 2 * ways, 36);
  return {
    ruin: Fraction.one.minus(goalChance),
    rolls: Fraction.of(units)
      .minus(goalChance.times(Fraction.of(goal)))
      .over(drift),
  };
}

describe('without a limit of time', () => {
  test.each([
    [15, unfair, 3, 5],
    [15, unfair, 10, 40],
    [18, fair, 3, 5],
    [18, fair, 12, 50],
    [21, favoured, 3, 5],
    [21, favoured, 10, 30],
  ])('even money won %i ways of 36 ends as the closed form says', (ways, bets = [], units, goal) => {
    const { ruin, rolls } = duel(ways, units, goal);
    expect(given(ruinAtLast({ bets, bankroll: units * 1_00, goal: goal * 1_00 }))).toEqual({
      ruin,
      goal: Fraction.one.minus(ruin),
      never: Fraction.zero,
      rolls,
    });
  });

  test('nz/4.9(field-2) $200 on the Field at $5 doubles before ruin in 15.47 per cent', () => {
    const { goal, never } = given(ruinAtLast({ bets: field, bankroll: 200_00, goal: 400_00 }));
    expect(goal.toNumber().toFixed(4)).toBe('0.1547');
    expect(never.isZero).toBe(true);
  });

  test('chances within n rolls close in on those without a limit', () => {
    const question = { bets: betsAt(double, { 'shooters-bet': 5_00 }), bankroll: 20_00, goal: 40_00 };
    const atLast = given(ruinAtLast(question));
    const within = given(ruinWithin({ ...question, rolls: 600 }));
    const missing = [atLast.ruin.minus(within.ruin), atLast.goal.minus(within.goal)];
    expect(Fraction.sum(missing)).toEqual(within.playing);
    for (const each of missing) expect(each.sign).toBe(1);
    const before = given(ruinWithin({ ...question, rolls: 599 }));
    expect(within.playing.compare(before.playing)).toBe(-1);
  });

  test('a bankroll with no goal is ruined at last by bets that keep an edge, or that keep none', () => {
    for (const bets of [field, unfair ?? [], fair ?? []])
      expect(given(ruinAtLast({ bets, bankroll: 100_00 }))).toMatchObject({
        ruin: Fraction.one,
        rolls: undefined,
      });
  });

  test('nsw/6.5 bets that favour the player need a goal', () => {
    const bets = betsAt(gameOf(snakeEyesNsw), { 'hard-4': 5_00 }, 25_00);
    const why = withheld(ruinAtLast({ bets, bankroll: 100_00 }));
    expect(why).toEqual({ code: 'GOAL_NEEDED' });
    expect(given(ruinAtLast({ bets, bankroll: 100_00, goal: 200_00 })).ruin.compare(Fraction.of(1, 2))).toBe(
      -1,
    );
  });

  test('bets that always cancel out are played for ever', () => {
    const both = [
      repeated(evenMoney([7]), 5_00),
      repeated(evenMoney([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]), 5_00),
    ];
    expect(given(ruinAtLast({ bets: both, bankroll: 10_00, goal: 20_00 }))).toEqual({
      ruin: Fraction.zero,
      goal: Fraction.zero,
      never: Fraction.one,
      rolls: undefined,
    });
    expect(ruinAtLast({ bets: both, bankroll: 10_00 })).toMatchObject({ ok: false });
  });

  test.each([
    ['a bankroll below the stakes is ruined', 4_99, 10_00, ['1', '0']],
    ['a bankroll of the stakes is not', 5_00, 5_01, ['5/9', '4/9']],
    ['a bankroll at the goal has reached it', 10_00, 10_00, ['0', '1']],
  ])('%s before the first roll', (_, bankroll, goal, chances) => {
    const { ruin, goal: reached } = given(ruinAtLast({ bets: field, bankroll, goal }));
    expect([ruin, reached].map(String)).toEqual(chances);
    const within = given(ruinWithin({ bets: field, bankroll, goal, rolls: 1 }));
    expect([within.ruin, within.goal].map(String)).toEqual(chances);
  });

  test.each([
    ['places', field, 100_00, 1_000_000_00],
    ['steps', betsAt(double, { bonus: 5_00, 'number-6': 5_00 }), 100_00, 500_00],
  ])('too many %s are refused before the work begins', (holds, bets, bankroll, goal) => {
    expect(ruinAtLast({ bets, bankroll, goal })).toMatchObject({
      ok: false,
      unanswered: { code: 'TOO_LARGE', case: holds },
    });
  });

  test('a goal below the stakes, or half a cent, is our own mistake', () => {
    expect(() => ruinAtLast({ bets: field, bankroll: 10_00, goal: 4_99 })).toThrow('not a goal');
    expect(() => ruinAtLast({ bets: field, bankroll: 0.5 })).toThrow('not a bankroll');
  });
});

describe('within so many rolls', () => {
  test('nz/4.9(field-2) $200 on the Field at $5 over 200 rolls', () => {
    const { ruin, goal, playing, ahead, final } = given(
      ruinWithin({ bets: field, bankroll: 200_00, rolls: 200 }),
    );
    expect(ruin.toNumber().toFixed(6)).toBe('0.027447');
    expect(ahead.toNumber().toFixed(6)).toBe('0.351665');
    expect(Math.round(final.mean.toNumber())).toBe(172_36);
    expect([5, 25, 50, 75, 95].map((share) => final.quantile(Fraction.of(share, 100)))).toEqual([
      40_00, 115_00, 170_00, 225_00, 305_00,
    ]);
    expect(goal.isZero).toBe(true);
    expect(ruin.plus(playing)).toEqual(Fraction.one);
  });

  const sets: readonly (readonly [string, readonly RepeatedBet[], number, number | undefined])[] = [
    ['the Field', field, 10_00, 20_00],
    ['bets in cents', betsAt(nz, { field: 1_03, five: 77 }), 3_11, 5_00],
    [
      "the Shooter's Bet and lines",
      betsAt(double, { 'shooters-bet': 5_00, 'number-6': 5_00, 'double-1': 1_00 }),
      15_00,
      30_00,
    ],
    ['a Pass Line and the Field', [repeated(passLine, 5_00), ...field], 16_00, undefined],
    ['more than the bankroll', betsAt(nz, { field: 5_00, 'any-7': 6_00 }), 10_00, 30_00],
    ['a goal already reached', field, 30_00, 20_00],
    ['a bankroll and a goal far beyond the stakes', field, 10_000_000_003_33, 90_000_000_000_00],
  ];

  test.each(sets)('%s fare as every sequence played out says', (_, bets, bankroll, goal) => {
    const counts = { ruin: 0, goal: 0, playing: 0, ahead: 0 };
    const finals = new Map<number, number>();
    const sequences = everySequence(2, 3);
    for (const sequence of sequences) {
      const bankrolls = [bankroll, ...netsAlong(bets, sequence).map((net) => bankroll + net)];
      const stops = (sum: number): boolean =>
        sum < sumStakes(bets) || sum >= (goal ?? Number.POSITIVE_INFINITY);
      const stop = bankrolls.find(stops);
      const final = stop ?? bankrolls.at(-1) ?? 0;
      if (stop === undefined) counts.playing++;
      else if (stop < sumStakes(bets)) counts.ruin++;
      else counts.goal++;
      if (final > bankroll) counts.ahead++;
      finals.set(final, (finals.get(final) ?? 0) + 1);
    }

    const { final, ...chances } = given(ruinWithin({ bets, bankroll, goal, rolls: 3 }));
    const share = (count: number): Fraction => Fraction.of(count, sequences.length);
    expect(chances).toEqual({
      ruin: share(counts.ruin),
      goal: share(counts.goal),
      playing: share(counts.playing),
      ahead: share(counts.ahead),
    });
    expect(final.sums.map(({ sum, ways }) => [sum, Number(ways)])).toEqual(
      [...finals].sort(([a], [b]) => a - b),
    );
  });

  test('more rolls than can be counted are refused', () => {
    expect(ruinWithin({ bets: field, bankroll: 100_00, rolls: 1_000_000 })).toMatchObject({
      ok: false,
      unanswered: { code: 'TOO_LARGE' },
    });
    expect(ruinWithin({ bets: field, bankroll: 100_00, goal: 200_00, rolls: 100_000 })).toMatchObject({
      ok: false,
      unanswered: { code: 'TOO_LARGE', case: 'steps' },
    });
  });
});
