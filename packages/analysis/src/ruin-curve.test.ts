import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { Fraction } from './fraction.ts';
import { repeated } from './repeated-bet.ts';
import { type Bankroll, ruinWithin } from './ruin.ts';
import { ruinAtLast } from './ruin-at-last.ts';
import { chanceAt, rollsUntilRuin, ruinCurve } from './ruin-curve.ts';
import { bankrollFor, rollsFor, stakeFor } from './ruin-targets.ts';
import { given, withheld } from './testing/every-sequence.ts';
import { betsAt, evenMoney, gameOf, passLine } from './testing/tables.ts';
import { timeToRuin } from './time-to-ruin.ts';

const nz = gameOf(snakeEyesNz);
const field = betsAt(nz, { field: 5_00 });
const shooter = betsAt(gameOf(doubleDice), { 'shooters-bet': 5_00, 'number-6': 5_00, 'double-1': 1_00 });

const near = (value: Fraction): number => value.toNumber();

describe('the ruin curve', () => {
  const questions: readonly (readonly [string, Bankroll])[] = [
    ['the Field', { bets: field, bankroll: 50_00, goal: 90_00 }],
    ['the Field without a goal', { bets: field, bankroll: 52_50 }],
    ['bets in cents', { bets: betsAt(nz, { field: 1_03, five: 77 }), bankroll: 9_11, goal: 15_00 }],
    ['bets of several stages', { bets: shooter, bankroll: 35_00, goal: 60_00 }],
    ['a Pass Line', { bets: [repeated(passLine, 5_00), ...field], bankroll: 36_00 }],
    ['more than the bankroll', { bets: field, bankroll: 4_99, goal: 30_00 }],
    ['a goal already reached', { bets: field, bankroll: 30_00, goal: 20_00 }],
  ];

  test.each(questions)('%s is the exact one at every roll, to within the stated error', (_, question) => {
    const curve = given(ruinCurve({ ...question, rolls: 40 }));
    for (const rolls of [0, 1, 2, 7, 40]) {
      const exact = given(ruinWithin({ ...question, rolls }));
      for (const which of ['ruin', 'goal', 'playing'] as const) {
        const { value, error } = chanceAt(curve, which, rolls);
        expect(Math.abs(value - near(exact[which]))).toBeLessThanOrEqual(error + 2 ** -53 * value);
      }
    }
    const { ahead } = given(ruinWithin({ ...question, rolls: 40 }));
    expect(Math.abs(curve.ahead.value - near(ahead))).toBeLessThanOrEqual(curve.ahead.error + 2 ** -53);
    expect(curve.relativeError).toBeLessThan(1e-12);
    expect(curve.missing).toBeLessThan(1e-18);
  });

  test('nz/4.9(field-2) $200 on the Field at $5 over 200 rolls', () => {
    const curve = given(ruinCurve({ bets: field, bankroll: 200_00, rolls: 200 }));
    expect(chanceAt(curve, 'ruin', 200).value.toFixed(6)).toBe('0.027447');
    expect(curve.ahead.value.toFixed(6)).toBe('0.351665');
  });

  test('nz/4.9(field-2) $200 on the Field at $5 to $400 leaves hardly anybody playing after 5,000 rolls', () => {
    const question = { bets: field, bankroll: 200_00, goal: 400_00 };
    const told: number[] = [];
    const curve = given(
      ruinCurve({ ...question, rolls: 5_000 }, { onProgress: (share) => told.push(share) }),
    );
    const atLast = given(ruinAtLast(question));
    const [ruin, goal, playing] = (['ruin', 'goal', 'playing'] as const).map(
      (which) => chanceAt(curve, which, 5_000).value,
    );
    expect(goal?.toFixed(3)).toBe('0.154');
    expect(playing?.toFixed(3)).toBe('0.002');
    expect((ruin ?? 0) + (goal ?? 0) + (playing ?? 0)).toBeCloseTo(1, 12);
    // Who still plays ends one way or the other.
    expect(near(atLast.goal)).toBeGreaterThan(goal ?? 1);
    expect(near(atLast.goal)).toBeLessThan((goal ?? 0) + (playing ?? 0));
    expect(told.length).toBeGreaterThan(10);
  });

  test('tells by which roll half of all bankrolls are gone', () => {
    const curve = given(ruinCurve({ bets: field, bankroll: 20_00, rolls: 300 }));
    const half = rollsUntilRuin(curve, 0.5) ?? 0;
    expect(curve.ruin[half]).toBeGreaterThanOrEqual(0.5);
    expect(curve.ruin[half - 1]).toBeLessThan(0.5);
    expect(rollsUntilRuin(curve, 0.999)).toBeUndefined();
  });

  test('more work than a machine does in good time is refused', () => {
    expect(withheld(ruinCurve({ bets: field, bankroll: 1_000_000_00, rolls: 10_000_000 }))).toMatchObject({
      code: 'TOO_LARGE',
      case: 'steps',
    });
  });
});

describe('what meets a target', () => {
  const target = Fraction.of(1, 20);

  test.each([
    ['the Field', field, 100, undefined],
    ['the Field with a goal', field, 100, 300_00],
    ['ten bets', betsAt(nz, { field: 5_00, 'hard-6': 2_50, 'craps-2': 1_00 }), 60, undefined],
    ['bets of several stages', shooter, 40, undefined],
  ])('%s: no smaller bankroll does, by exact chances', (_, bets, rolls, goal) => {
    const { bankroll, ruin, beyond, proved } = given(bankrollFor({ bets, rolls, goal }, target));
    expect(proved).toBe(true);
    const exact = given(ruinWithin({ bets, rolls, goal, bankroll })).ruin;
    expect(exact.compare(target)).toBeLessThanOrEqual(0);
    expect(ruin.value).toBeCloseTo(near(exact), 12);
    const less = given(ruinWithin({ bets, rolls, goal, bankroll: bankroll - 1 })).ruin;
    expect(less.compare(target)).toBe(1);
    expect(beyond?.value).toBeCloseTo(near(less), 12);
  });

  test('a chance that is the target to the last figure is met, by counting', () => {
    const bets = [repeated(evenMoney([2, 6, 7, 8, 12]), 1_00)];
    // Two losses in a row, of two rolls: exactly a quarter.
    expect(given(bankrollFor({ bets, rolls: 2 }, Fraction.of(1, 4)))).toMatchObject({
      bankroll: 2_00,
      proved: true,
    });
    expect(given(bankrollFor({ bets, rolls: 2 }, Fraction.of(249, 1000))).bankroll).toBe(3_00);
    expect(given(bankrollFor({ bets, rolls: 2 }, Fraction.one)).bankroll).toBe(1_00);
    expect(given(bankrollFor({ bets, rolls: 9 }, Fraction.zero)).bankroll).toBe(10_00);
  });

  test('the largest stakes are those whose next would not do', () => {
    const session = { bets: betsAt(nz, { field: 1_00 }), bankroll: 200_00, rolls: 200 };
    const { times, stakes, proved } = given(stakeFor(session, target));
    expect([stakes, proved]).toEqual([times * 1_00, true]);
    const ruinAt = (units: number) =>
      given(ruinWithin({ ...session, bets: betsAt(nz, { field: units * 1_00 }) })).ruin;
    expect(ruinAt(times).compare(target)).toBeLessThanOrEqual(0);
    expect(ruinAt(times + 1).compare(target)).toBe(1);
  });

  test('nsw/6.5 where winnings are rounded every multiple up to it has met the target', () => {
    const bets = betsAt(gameOf(snakeEyesNsw), { 'hard-4': 1_00, 'hard-6': 1_00 }, 1_00);
    const { times } = given(stakeFor({ bets, bankroll: 60_00, rolls: 60 }, target));
    const ruinAt = (units: number) =>
      near(
        given(
          ruinWithin({
            bets: betsAt(gameOf(snakeEyesNsw), { 'hard-4': units * 1_00, 'hard-6': units * 1_00 }, 1_00),
            bankroll: 60_00,
            rolls: 60,
          }),
        ).ruin,
      );
    for (let units = 1; units <= times; units++) expect(ruinAt(units)).toBeLessThanOrEqual(0.05);
    expect(ruinAt(times + 1)).toBeGreaterThan(0.05);
  });

  test('what nothing meets is told with the nearest there is', () => {
    expect(withheld(stakeFor({ bets: field, bankroll: 10_00, rolls: 100 }, target))).toMatchObject({
      code: 'NOT_REACHED',
      target: 0.05,
    });
    expect(withheld(stakeFor({ bets: field, bankroll: 4_00, rolls: 100 }, target)).code).toBe('NOT_REACHED');
    expect(withheld(rollsFor({ bets: field, bankroll: 4_00, rolls: 10 }, target)).code).toBe('NOT_REACHED');
  });

  test('so many rolls may be played, and no more', () => {
    const session = { bets: field, bankroll: 100_00, rolls: 500 };
    const { rolls, proved } = given(rollsFor(session, target));
    expect(proved).toBe(true);
    const ruinAfter = (count: number) => given(ruinWithin({ ...session, rolls: count })).ruin;
    expect(ruinAfter(rolls).compare(target)).toBeLessThanOrEqual(0);
    expect(ruinAfter(rolls + 1).compare(target)).toBe(1);
    expect(given(rollsFor({ ...session, rolls: 5 }, target))).toMatchObject({ rolls: 5, beyond: undefined });
  });
});

describe('the mean time to ruin', () => {
  test('nz/4.9(field-2) of $200 at $5 on the Field is the bankroll over what a roll loses', () => {
    const { low, high } = given(timeToRuin({ bets: field, bankroll: 200_00 }));
    expect([low, high].map(String)).toEqual(['1440', '1440']);
  });

  test.each([
    ['the Field and a line', betsAt(nz, { field: 5_00, 'any-7': 5_00 }), 25_00, 2_000],
    ['bets of several stages', shooter, 30_00, 4_000],
  ])('%s lies within its bounds', (_, bets, bankroll, rolls) => {
    const { low, high } = given(timeToRuin({ bets, bankroll }));
    const { playing } = given(ruinCurve({ bets, bankroll, rolls }));
    // The mean is the sum of the chances to be still playing; what comes after the last roll is next to nothing.
    const mean = playing.reduce((sum, chance) => sum + chance, 0);
    expect(playing.at(-1)).toBeLessThan(1e-3);
    expect(mean).toBeGreaterThanOrEqual(near(low) - 0.5);
    expect(mean).toBeLessThanOrEqual(near(high));
    expect(high.compare(low)).toBeGreaterThanOrEqual(0);
  });

  test('is none below the stakes, and unanswered where nothing wears down', () => {
    expect(given(timeToRuin({ bets: field, bankroll: 4_00 })).high.isZero).toBe(true);
    const fair = [repeated(evenMoney([2, 6, 7, 8, 12]), 1_00)];
    expect(withheld(timeToRuin({ bets: fair, bankroll: 4_00 })).code).toBe('GOAL_NEEDED');
  });
});
