import { everyRoll, loses, movesTo, ruleCiting, ruleFor, twoDice, type Wager, wager } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { convolved } from './convolution.ts';
import { computeFigures } from './figures.ts';
import { Fraction } from './fraction.ts';
import { jointChain } from './joint-chain.ts';
import { type RepeatedBet, repeated, repeatedBets } from './repeated-bet.ts';
import { sessionDistribution } from './session-distribution.ts';
import { sessionMoments } from './session-moments.ts';
import { sessionRates } from './session-rates.ts';
import { given, playedEverySequence, withheld } from './testing/every-sequence.ts';
import { betsAt, gameOf, passLine, swing, wagerOf } from './testing/tables.ts';

const nz = gameOf(snakeEyesNz);
const nsw = gameOf(snakeEyesNsw);
const double = gameOf(doubleDice);

const tenFlatBets = betsAt(nz, {
  'hard-4': 5_00,
  'hard-6': 5_00,
  'hard-8': 5_00,
  'hard-10': 5_00,
  field: 5_00,
  'any-7': 5_00,
  'craps-2': 5_00,
  'craps-3': 5_00,
  'craps-12': 5_00,
  eleven: 5_00,
});
const shooterBonusAndLines = betsAt(double, {
  'shooters-bet': 10_00,
  bonus: 3_00,
  'number-6': 5_00,
  'number-2-5': 2_50,
  'double-1': 1_00,
});
const craps = [repeated(passLine, 5_00), repeated(swing, 2_00), ...betsAt(nz, { 'hard-8': 1_00 })];

const sets: readonly (readonly [string, readonly RepeatedBet[], readonly number[]])[] = [
  ['ten flat bets', tenFlatBets, [0, 1, 2, 3]],
  ['all of one size and one of another', betsAt(nz, { field: 5_00, five: 7_37 }), [1, 2, 3]],
  ['half units rounded to a cent', betsAt(nsw, { 'hard-4': 1_01, 'hard-6': 33 }), [1, 2, 3]],
  ['half units rounded to a chip', betsAt(nsw, { 'hard-4': 1_00, 'hard-6': 3_00 }, 1_00), [1, 2, 3]],
  ["the Shooter's Bet alone", betsAt(double, { 'shooters-bet': 10_00 }), [1, 2, 3]],
  ["the Shooter's Bet, the Bonus and lines", shooterBonusAndLines, [1, 2, 3]],
  ['a Pass Line beside others', craps, [1, 2, 3]],
  ['three dice', betsAt(gameOf(wonderDice), { 'number-1': 2_00, field: 3_00, high: 1_00 }), [1, 2]],
  ['stakes far apart', betsAt(nz, { field: 1, 'any-7': 90_000_000_07, 'hard-6': 77_777_77 }), [1, 2, 3]],
];

describe.each(sets)('%s', (_, bets, lengths) => {
  test.each(lengths)('fare over %i rolls as every sequence played out says', (rolls) => {
    expect(given(sessionDistribution(bets, rolls))).toEqual(playedEverySequence(bets, rolls));
  });

  test('have the mean and the variance of their distribution, exactly', () => {
    const distribution = given(sessionDistribution(bets, 9));
    const { mean, variance } = given(sessionMoments(bets, 9));
    expect(mean).toEqual(distribution.mean);
    expect(variance).toEqual(distribution.variance);
  });

  test('are convolved roll by roll to the same distribution', () => {
    expect(given(sessionDistribution(bets, 12))).toEqual(convolved(given(jointChain(bets)), 12));
  });
});

test('the whole of Double Dice fares over 60 rolls as its moments say', () => {
  const stakes = Object.fromEntries(Object.keys(double.wagers).map((id) => [id, 5_00]));
  const bets = betsAt(double, stakes);
  expect(given(jointChain(bets)).stages).toHaveLength(24);
  const distribution = given(sessionDistribution(bets, 60));
  expect(distribution.total).toBe(36n ** 60n);
  const { mean, variance } = given(sessionMoments(bets, 60));
  expect([distribution.mean, distribution.variance]).toEqual([mean, variance]);
});

test('400 rolls of ten flat bets have the mean and the variance of 400 rolls', () => {
  const distribution = given(sessionDistribution(tenFlatBets, 400));
  expect(distribution.total).toBe(36n ** 400n);
  const { mean, variance } = given(sessionRates(tenFlatBets));
  expect(distribution.mean).toEqual(mean.times(Fraction.of(400)));
  expect(distribution.variance).toEqual(variance.times(Fraction.of(400)));
});

describe('per roll in the long run', () => {
  test('bets of one stage bring what the 36 rolls bring, ties between bets included', () => {
    const netOn = (bets: readonly RepeatedBet[], roll: (typeof everyRoll)[2][number]): number =>
      bets.reduce((sum, { wager, stake }) => {
        const { verdict } = ruleFor(wager, wager.opensAt, roll);
        if (verdict.kind === 'loses') return sum - stake;
        return verdict.kind === 'wins' ? sum + stake * Number(verdict.odds.split(' ')[0]) : sum;
      }, 0);
    const nets = everyRoll[2].map((roll) => BigInt(netOn(tenFlatBets, roll)));
    const mean = Fraction.of(
      nets.reduce((sum, net) => sum + net, 0n),
      36n,
    );
    const square = Fraction.of(
      nets.reduce((sum, net) => sum + net * net, 0n),
      36n,
    );

    const rates = given(sessionRates(tenFlatBets));
    expect(rates.mean).toEqual(mean);
    expect(rates.variance).toEqual(square.minus(mean.times(mean)));
    // Apart they would vary otherwise: a seven takes four hardways at once, and pays Any 7.
    const apart = Fraction.sum(tenFlatBets.map((bet) => given(sessionRates([bet])).variance));
    expect(rates.variance.equals(apart)).toBe(false);
  });

  test.each([
    ['hard-4', wagerOf(nz, 'hard-4')],
    ['shooters-bet', wagerOf(double, 'shooters-bet')],
    ['bonus', wagerOf(double, 'bonus')],
    ['pass-line', passLine],
    ['swing', swing],
  ])('%s alone loses its edge per roll', (_, wager: Wager) => {
    const { mean } = given(sessionRates([repeated(wager, 2_00)]));
    expect(mean).toEqual(computeFigures(wager).edgePerRoll.times(Fraction.of(-2_00)));
  });

  test("double/7.3 the Shooter's Bet varies as rounds that end independently do", () => {
    const { mean, variance } = given(sessionRates(betsAt(double, { 'shooters-bet': 1_00 })));
    // A round that brings x in t rolls is x - t·mean ahead of the long run; over its length, the square of
    // that.
    const rounds = [
      ['1/6', -1_00, 1],
      ['5/36', -1_00, 2],
      ['25/216', -1_00, 3],
      ['125/1296', -1_00, 4],
      ['625/1296', 1_00, 4],
    ] as const;
    const expected = Fraction.sum(
      rounds.map(([chance, net, rolls]) => {
        const ahead = Fraction.of(net).minus(mean.times(Fraction.of(rolls)));
        return ahead.times(ahead).times(Fraction.parse(chance));
      }),
    );
    expect(variance).toEqual(expected.over(Fraction.parse('671/216')));
  });

  test('a set of several stages comes to its rates by a fixed step from some roll on', () => {
    // The Shooter's Bet and lines return to new with every seven, so what the start adds dies away.
    const rates = given(sessionRates(shooterBonusAndLines));
    const [earlier, later] = [1000, 1001].map((rolls) => given(sessionMoments(shooterBonusAndLines, rolls)));
    const step = (of: 'mean' | 'variance'): number =>
      (later?.[of] ?? Fraction.zero).minus(earlier?.[of] ?? Fraction.zero).toNumber();
    expect(step('mean')).toBeCloseTo(rates.mean.toNumber(), 8);
    expect(step('variance')).toBeCloseTo(rates.variance.toNumber(), 4);
  });
});

describe('what is not answered', () => {
  const rule = ruleCiting<string>();
  const round = (length: number): RepeatedBet => {
    const stages = Array.from({ length }, (_, index) => [
      `${index}`,
      [rule('round', twoDice.every, index + 1 < length ? movesTo(`${index + 1}`) : loses)],
    ]);
    return repeated(
      wager({ id: `round-${length}`, name: 'Round', clause: 'round', stages: Object.fromEntries(stages) }),
      1_00,
    );
  };

  test.each([
    ['stages', [round(7), round(8), round(9), round(11)], 10],
    ['stages', [round(7), round(8), round(9), round(5)], 10],
    ['results', betsAt(nz, { 'craps-2': 1_000_000_000_000 }), 400],
    ['bits', tenFlatBets, 1_000_000_000],
    ['bits', betsAt(nz, { field: 1, 'any-7': 90_000_000_07, 'hard-6': 77_777_77 }), 400],
    ['steps', betsAt(double, { 'shooters-bet': 5_00, bonus: 5_00 }), 800],
  ])('too many %s are refused before the work begins', (holds, bets, rolls) => {
    const why = withheld(holds === 'stages' ? sessionRates(bets) : sessionDistribution(bets, rolls));
    expect(why).toMatchObject({ code: 'TOO_LARGE', case: holds });
  });

  test('moments over more rolls than can be counted are refused', () => {
    expect(sessionMoments(shooterBonusAndLines, 1_000_000)).toMatchObject({ ok: false });
    expect(sessionMoments(tenFlatBets, 1_000_000_000)).toMatchObject({ ok: true });
  });

  test('nz/4.1 a bet on no wager of the table is refused', () => {
    expect(
      repeatedBets({ game: nz, staysUp: false, rounding: { way: 'exact' } }, { toString: 5_00 }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'WAGER_NOT_OFFERED', clause: 'nz/4.1' },
    });
  });

  test('bets on different dice, no bets, and half a roll are our own mistakes', () => {
    const [three] = betsAt(gameOf(wonderDice), { field: 1_00 });
    expect(() => jointChain([...tenFlatBets, ...(three ? [three] : [])])).toThrow('share no roll');
    expect(() => jointChain([])).toThrow('empty');
    expect(() => sessionDistribution(tenFlatBets, 0.5)).toThrow('not a number of rolls');
    expect(() => sessionMoments(tenFlatBets, -1)).toThrow('not a number of rolls');
    expect(() => repeated(passLine, 0.5)).toThrow('not a stake');
  });
});
