import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_ODDS, type Odds, ratio, readOdds } from './money.ts';

describe('ratio', () => {
  test.each([
    ['1 to 1', { pays: 1, per: 1 }],
    ['7.5 to 1', { pays: 15, per: 2 }],
    ['9.5 to 1', { pays: 19, per: 2 }],
    ['33 to 1', { pays: 33, per: 1 }],
    ['6 to 5', { pays: 6, per: 5 }],
    ['2 to 4', { pays: 1, per: 2 }],
    ['0.25 to 1', { pays: 1, per: 4 }],
    ['1.1 to 2.2', { pays: 1, per: 2 }],
  ] as const)('%s', (odds, expected) => {
    expect(ratio(odds)).toEqual(expected);
    // Asked twice, since the second answer is a remembered one.
    expect(ratio(odds)).toEqual(expected);
  });

  test.each(['1 to 0', '-1 to 1', '1e3 to 1', '1.125 to 1', '12345 to 1'] as const)(
    '%s are not odds',
    (odds) => {
      expect(() => ratio(odds)).toThrow(`Broken invariant: '${odds}' are not odds`);
    },
  );

  test('any figure with two decimals is read exactly and in lowest terms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (hundredths) => {
        const odds: Odds = `${hundredths / 100} to 1`;
        const { pays, per } = ratio(odds);
        expect(pays * 100).toBe(hundredths * per);
        for (const divisor of [2, 5]) expect(pays % divisor === 0 && per % divisor === 0).toBe(false);
      }),
    );
  });
});

describe('reading what a person wrote', () => {
  test.each([
    ['7.5', '7.5 to 1'],
    ['7.5 to 1', '7.5 to 1'],
    ['  33 ', '33 to 1'],
    ['07.50', '7.5 to 1'],
    ['9  to  1', '9 to 1'],
    ['0.01', '0.01 to 1'],
    [`${LARGEST_ODDS}`, '1000 to 1'],
    ['7 to 6', '7 to 6'],
    [' 07.50  to 2', '7.5 to 2'],
    ['1 to 1000', '1 to 1000'],
  ])('%j means %s', (text, odds) => {
    expect(readOdds(text)).toBe(odds);
  });

  test.each([
    '',
    '0',
    '0.00',
    '-7',
    '+7',
    '7.125',
    '7,5',
    '1e2',
    '7 to 0',
    '7 to 6 to 1',
    '1001 to 1',
    '2001 to 2',
    '1 to 1001',
    '7 to',
    'seven',
    'Infinity',
    'NaN',
    '0x10',
    '1000.01',
    '1001',
    '10000',
    '9'.repeat(400),
  ])('%j means nothing', (text) => {
    expect(readOdds(text)).toBeUndefined();
  });

  test('never throws, and what it reads can be paid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const odds = readOdds(text);
        expect(odds === undefined || ratio(odds).pays > 0).toBe(true);
      }),
    );
  });
});
