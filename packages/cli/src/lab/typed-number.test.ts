import { describe, expect, test } from 'vitest';
import { chance, largeNumber, precisely } from './typed-number.ts';

describe('numbers as people type them', () => {
  test.each([
    ['200', 200],
    ['1e6', 1_000_000],
    ['1_000', 1000],
    ['2.5e3', 2500],
  ])('%s is a large number', (text, value) => {
    expect(largeNumber(1, 1e9)(text)).toBe(value);
  });

  test.each(['0', '1.5', '1e99', '-3', 'many', '1e10', ''])('%s is none', (text) => {
    expect(() => largeNumber(1, 1e9)(text)).toThrow('A whole number from 1 to 1000000000 is needed');
  });

  test.each([
    ['0.01', '1/100'],
    ['1%', '1/100'],
    ['.5', '1/2'],
    ['2.5 %', '1/40'],
    ['1/3', '1/3'],
  ])('%s is the chance %s, exactly', (text, value) => {
    expect(chance(text).toString()).toBe(value);
  });

  test.each(['0', '1', '1.5', '100%', '1/0', '-1', '', '%', 'half'])('%s is no chance', (text) => {
    expect(() => chance(text)).toThrow('A chance between 0 and 1 is needed');
  });

  test('parts of a cent are sums too', () => {
    expect(precisely('0.001')).toBeCloseTo(0.1, 12);
    expect(() => precisely('0')).toThrow('A sum of money is needed');
  });
});
