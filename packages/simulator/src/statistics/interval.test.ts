import { expect, test } from 'vitest';
import { meanInterval, meanOfBets } from './interval.ts';

test('of bets that all ended alike nothing is claimed but what they did', () => {
  expect(meanOfBets(1, 0, 12)).toEqual({
    estimate: 1,
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
  });
});

test('of bets that differ the interval is that of any mean', () => {
  expect(meanOfBets(0.25, 2, 100)).toEqual(meanInterval(0.25, 2, 100));
});

test('sums that never differ, such as a plan beside itself, are known to the last cent', () => {
  expect(meanInterval(0, 0, 100)).toEqual({ estimate: 0, low: 0, high: 0 });
});
