import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  downTo,
  exact,
  faultOfPayment,
  isPayable,
  isStake,
  LARGEST_ODDS,
  LARGEST_STAKE,
  lastPayable,
  MAX_CHIP_KINDS,
  MAX_UNITS_PER_CHIP,
  nextPayable,
  nextStake,
  type Odds,
  paymentSteps,
  ratio,
  readPrice,
  stakeStep,
  upTo,
  winnings,
  writeMoney,
  writePrice,
} from './money.ts';

const stakes = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 100_000_00 }),
  fc.integer({ min: 1, max: LARGEST_STAKE }),
  fc.constantFrom(1, LARGEST_STAKE - 1, LARGEST_STAKE),
);
const hundredths = fc.oneof(
  fc.constantFrom(100, 400, 750, 950, 3300),
  fc.integer({ min: 1, max: LARGEST_ODDS * 100 }),
);
const oddsOf = (figure: number): Odds => `${figure / 100} to 1`;

describe('a stake', () => {
  test.each([
    [1, true],
    [0, false],
    [-1, false],
    [0.5, false],
    [LARGEST_STAKE, true],
    [LARGEST_STAKE + 1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['5', false],
    [5n, false],
    [undefined, false],
  ])('%s: %s', (value, expected) => {
    expect(isStake(value)).toBe(expected);
  });
});

describe('winnings', () => {
  test.each([
    // $5 at 7.5 to 1 is $37.50.
    [5_00, '7.5 to 1', 2_50, 37_50],
    [5_00, '7.5 to 1', 1_00, 38_00],
    [5_00, '7.5 to 1', 5_00, 40_00],
    [5_00, '7.5 to 1', 25_00, 50_00],
    [1_00, '9.5 to 1', 1_00, 10_00],
    [10_00, '7.5 to 1', 1_00, 75_00],
    // Half a cent becomes a cent.
    [1, '7.5 to 1', 1, 8],
    [2, '7.5 to 1', 1, 15],
    // A chip larger than all that was won is still paid once.
    [1, '1 to 1', 1_000_000_00, 1_000_000_00],
  ] as const)('%i at %s, to the next %i: %i', (stake, odds, chip, expected) => {
    expect(winnings(stake, odds, upTo(chip))).toBe(expected);
  });

  test('are rounded up to the least multiple of the chip that covers them, for any stake and chip', () => {
    fc.assert(
      fc.property(
        stakes,
        hundredths,
        fc.oneof(fc.integer({ min: 1, max: 100_00 }), stakes),
        (stake, figure, chip) => {
          const paid = BigInt(winnings(stake, oddsOf(figure), upTo(chip)));
          const owed = BigInt(stake) * BigInt(figure);
          expect(paid % BigInt(chip)).toBe(0n);
          expect(paid * 100n >= owed).toBe(true);
          expect((paid - BigInt(chip)) * 100n < owed).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('stay safe integers at the largest stake, the longest odds and the largest chip', () => {
    const most = winnings(LARGEST_STAKE, `${LARGEST_ODDS} to 1`, upTo(LARGEST_STAKE - 1));
    expect(Number.isSafeInteger(most)).toBe(true);
  });

  test.each([
    [37_50, [1_00, 2_50, 5_00, 100_00], 37_50],
    [5_00, [2_00, 5_00], 5_00],
    [25_00, [10_00, 25_00], 25_00],
    [3_00, [2_00, 5_00], 4_00],
    [1, [2_00, 5_00], 2_00],
    [0, [2_00, 5_00], 0],
    // The largest sum that chips of 7 and 11 do not make is 59.
    [59, [7, 11], 60],
    [59, [11, 7], 60],
    [60, [7, 11], 60],
    // 43 is the largest that 6, 9 and 20 do not make.
    [43, [6, 9, 20], 44],
    [38, [6, 9, 20], 38],
  ])('%i cents in chips of %j are paid with %i', (cents, chips, paid) => {
    expect(nextPayable(cents, chips)).toBe(paid);
    expect(isPayable(cents, chips)).toBe(paid === cents);
  });

  /** Whether a sum can be made of chips, by trying every chip last: the definition and no more. */
  function everySum(chips: readonly number[], most: number): ReadonlySet<number> {
    const sums = new Set([0]);
    for (let sum = 1; sum <= most; sum++) if (chips.some((chip) => sums.has(sum - chip))) sums.add(sum);
    return sums;
  }

  test('nsw/6.5 are the least sum that covers them and that the chips make, for any float', () => {
    const floats = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
    const scale = fc.constantFrom(1, 5, 25, 50, 1_00);
    fc.assert(
      fc.property(
        floats,
        scale,
        fc.integer({ min: 1, max: 300 }),
        hundredths,
        (units, unit, stake, figure) => {
          const chips = units.map((chip) => chip * unit);
          const odds = Math.min(figure, 3_300);
          const owed = Math.ceil((stake * odds) / 100);
          const sums = everySum(chips, owed + 40 * unit);
          let next = owed;
          while (!sums.has(next)) next++;
          expect(winnings(stake, oddsOf(odds), upTo(...chips))).toBe(next);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('of huge sums in odd chips are found at once, and stay safe integers', () => {
    const chips = [999_983, 1_000_003, LARGEST_STAKE - 1];
    expect(nextPayable(1, chips)).toBe(999_983);
    expect(nextPayable(999_984, chips)).toBe(1_000_003);
    const most = winnings(LARGEST_STAKE, `${LARGEST_ODDS} to 1`, upTo(...chips));
    expect(most).toBe(LARGEST_STAKE * LARGEST_ODDS);
  });

  test.each([
    [[1_00, 2_50], undefined],
    [[], /no chip/],
    [[0], /whole number of cents/],
    [[2.5], /not 2.5/],
    [['5'], /not "5"/],
    [[LARGEST_STAKE], undefined],
    [[LARGEST_STAKE + 1], /whole number of cents/],
    [[5, 7, 5], /5 stands twice/],
    [[MAX_UNITS_PER_CHIP, MAX_UNITS_PER_CHIP + 1], undefined],
    [[MAX_UNITS_PER_CHIP + 1, MAX_UNITS_PER_CHIP + 2], /Add a smaller one/],
    [[MAX_UNITS_PER_CHIP * 2 + 2, MAX_UNITS_PER_CHIP * 2 + 4], /Add a smaller one/],
    [[MAX_UNITS_PER_CHIP * 5, MAX_UNITS_PER_CHIP * 10], undefined],
    [Array.from({ length: MAX_CHIP_KINDS }, (_, at) => at + 1), undefined],
    [Array.from({ length: MAX_CHIP_KINDS + 1 }, (_, at) => at + 1), /101 kinds/],
  ])('can be paid in chips of %j or not', (chips, fault) => {
    expect(faultOfPayment(chips) ?? 'no fault').toMatch(fault ?? /^no fault$/);
  });

  test('are exact where the rules round nothing', () => {
    fc.assert(
      fc.property(stakes, fc.integer({ min: 1, max: 33 }), (stake, pays) => {
        expect(BigInt(winnings(stake, `${pays} to 1`, exact))).toBe(BigInt(stake) * BigInt(pays));
      }),
    );
  });

  test('that are not whole cents are paid up to the cent where nothing is rounded', () => {
    expect(winnings(1, '7.5 to 1', exact)).toBe(8);
    expect(winnings(2, '7.5 to 1', exact)).toBe(15);
    expect(winnings(5_00, '7 to 6', exact)).toBe(5_84);
    expect(winnings(6_00, '7 to 6', exact)).toBe(7_00);
  });

  test.each([
    [['1 to 1'], 1],
    [['7.5 to 1'], 2],
    [['7 to 6'], 6],
    [['7 to 6', '7 to 5'], 30],
    [['7 to 6', '3 to 4'], 12],
  ] as const)('at %j are whole cents for stakes in steps of %i', (odds, step) => {
    expect(stakeStep(odds)).toBe(step);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (stake) => {
        const isWhole = odds.every((each) => (stake * ratio(each).pays) % ratio(each).per === 0);
        expect(isWhole).toBe(stake % step === 0);
      }),
    );
  });

  test('the next stake that can be paid is one that the chips make as well', () => {
    expect(nextStake(5_00, 6)).toBe(5_04);
    expect(nextStake(5_00, 6, [1_00, 5_00])).toBe(6_00);
    expect(nextStake(6_00, 6, [1_00])).toBe(6_00);
  });

  test('are paid down to the chips where the rules say so', () => {
    expect(winnings(5_00, '7 to 6', downTo(1_00))).toBe(5_00);
    expect(winnings(5_00, '7 to 6', downTo(1))).toBe(5_83);
    expect(winnings(1_00, '1 to 2', downTo(1_00))).toBe(0);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 3 }),
        (cents, chips) => {
          const paid = lastPayable(cents, chips);
          expect(paid).toBeLessThanOrEqual(cents);
          expect(paid === 0 || isPayable(paid, chips)).toBe(true);
          for (let more = paid + 1; more <= cents; more++) expect(isPayable(more, chips)).toBe(false);
        },
      ),
    );
  });

  test.each([
    // stake, odds, winnings, commission, what they earn, what is paid before the commission, rounded
    [1, '7.5 to 1', 8, undefined, 7.5, 8, 'up'],
    [5_00, '7.5 to 1', 37_50, undefined, 37_50, 37_50, undefined],
    [6_00, '7 to 6', 7_00, undefined, 7_00, 7_00, undefined],
    [15_00, '7 to 5', 20_00, undefined, 21_00, 20_00, 'down'],
    [20_00, '2 to 1', 39_00, 1_00, 40_00, 40_00, undefined],
    [25_00, '3 to 2', 36_00, 1_00, 37_50, 37_00, 'down'],
    [25_00, null, 100_00, undefined, 100_00, 100_00, undefined],
  ] as const)(
    'of %i at %s are told step by step',
    (inPlay, odds, left, commission, earned, paid, rounded) => {
      expect(paymentSteps({ inPlay, odds, winnings: left, commission })).toEqual({
        earned,
        paid,
        rounded,
        commission: commission ?? 0,
      });
    },
  );
});

describe('a price', () => {
  test.each([
    [{ odds: '7 to 6' }, '7 to 6', undefined],
    [{ odds: '2 to 1', commission: { percent: 5, of: 'stake' } }, '2 to 1 less 5%', 5],
    [{ odds: '1 to 2', commission: { percent: 2.5, of: 'winnings' } }, '1 to 2 less 2.5%', 2.5],
  ] as const)('of %j is posted with what the house keeps', (win, price, percent) => {
    expect(writePrice(win)).toBe(price);
    expect(readPrice(price)).toEqual({ odds: win.odds, percent });
  });
});

describe('written money', () => {
  test.each([
    [0, '$0'],
    [1, '$0.01'],
    [10, '$0.10'],
    [1_00, '$1'],
    [37_50, '$37.50'],
    [-5_00, '-$5'],
    [1_234_567, '$12,345.67'],
    [100_000_00, '$100,000'],
    [LARGEST_STAKE, '$10,000,000,000'],
  ])('%i cents is %s', (cents, written) => {
    expect(writeMoney(cents)).toBe(written);
  });

  test('says every cent of every safe sum', () => {
    const sums = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100_00, max: 100_00 }));
    fc.assert(
      fc.property(sums, (cents) => {
        const digits = writeMoney(cents).replaceAll(/[$,]/g, '');
        const [dollars = '', rest = '00'] = digits.replace('-', '').split('.');
        expect(rest).toHaveLength(2);
        expect(Number(`${cents < 0 ? '-' : ''}${dollars}${rest}`)).toBe(cents);
      }),
    );
  });
});
