import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fraction } from './fraction.ts';

const fraction = fc
  .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 30n))
  .map(([n, d]) => Fraction.of(n, d));

const nonZero = fraction.filter(({ isZero }) => !isZero);

describe('Fraction', () => {
  test.each([
    [4, 36, '1/9'],
    [-4, 36, '-1/9'],
    [4, -36, '-1/9'],
    [-4, -36, '1/9'],
    [36, 9, '4'],
    [0, -5, '0'],
  ])('%i over %i is written %s', (n, d, written) => {
    expect(Fraction.of(n, d).toString()).toBe(written);
    expect(JSON.stringify({ edge: Fraction.of(n, d) })).toBe(`{"edge":"${written}"}`);
    expect(Fraction.parse(written)).toEqual(Fraction.of(n, d));
  });

  test.each(['', '1/0', '1/-9', '0.5', '1/9 ', 'x', '--1', '1/'])("'%s' is not a fraction", (text) => {
    expect(() => Fraction.parse(text)).toThrow('Broken invariant');
  });

  test('nothing is divided by zero', () => {
    expect(() => Fraction.one.over(Fraction.zero)).toThrow('1/0 is not a fraction');
  });

  test('sums, products and their inverses agree', () => {
    fc.assert(
      fc.property(fraction, nonZero, fraction, (a, b, c) => {
        expect(a.plus(b).minus(b)).toEqual(a);
        expect(a.plus(b).times(c)).toEqual(a.times(c).plus(b.times(c)));
        expect(a.over(b).times(b)).toEqual(a);
        expect(a.minus(b).sign).toBe(a.compare(b));
        expect(a.equals(b)).toBe(a.compare(b) === 0);
        expect(a.negate().plus(a).isZero).toBe(true);
        expect(Fraction.sum([a, b, c])).toEqual(c.plus(b).plus(a));
      }),
    );
  });
});

describe('the nearest double', () => {
  test('is what dividing two doubles gives, where both hold their numbers', () => {
    const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 2 ** 31 }), (n, d) => {
        expect(Fraction.of(n, d).toNumber()).toBe(n === 0 ? 0 : n / d);
      }),
    );
  });

  test.each([
    ['a third', Fraction.of(36n ** 400n, 3n * 36n ** 400n + 1n), 1 / 3],
    ['36 to the power of -150', Fraction.of(1n, 36n ** 150n), 36 ** -150],
    ['the largest', Fraction.of(BigInt(Number.MAX_VALUE)), Number.MAX_VALUE],
    ['beyond the largest', Fraction.of(36n ** 400n), Number.POSITIVE_INFINITY],
    ['below the smallest', Fraction.of(1n, 36n ** 400n), 0],
    ['halfway, to even', Fraction.of(2n ** 53n + 1n), 2 ** 53],
    ['a hair over halfway', Fraction.of((2n ** 53n + 1n) * 10n ** 40n + 1n, 10n ** 40n), 2 ** 53 + 2],
  ])('%s', (_, exact, nearest) => {
    expect(exact.toNumber()).toBe(nearest);
    expect(exact.negate().toNumber()).toBe(nearest === 0 ? -0 : -nearest);
  });
});

describe('the square root', () => {
  test('of a variance of 512/81 is 2.5141574442', () => {
    expect(Fraction.parse('512/81').sqrt().toFixed(10)).toBe('2.5141574442');
  });

  test('is the one doubles give, where they hold the number', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (n) => {
        expect(Fraction.of(n).sqrt()).toBe(Math.sqrt(n));
      }),
    );
  });

  test('comes back from squares of any size', () => {
    fc.assert(
      fc.property(fraction, (root) => {
        expect(root.times(root).sqrt()).toBe(Math.abs(root.toNumber()));
      }),
    );
    expect(Fraction.of(36n ** 800n, 36n ** 798n).sqrt()).toBe(36);
  });

  test('of less than nothing is refused', () => {
    expect(() => Fraction.of(-1).sqrt()).toThrow('-1 has no square root');
  });
});
