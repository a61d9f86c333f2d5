import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Changes } from './bets.ts';
import { debounce } from './bets.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('quick taps are one change, and a pause ends it', () => {
  const given: Changes[] = [];
  const { add, pending } = debounce((changes) => given.push(changes), 250);
  add({ field: 5_00 });
  vi.advanceTimersByTime(200);
  add({ field: 5_00 });
  vi.advanceTimersByTime(249);
  expect([given, pending.value]).toEqual([[], { field: 10_00 }]);
  vi.advanceTimersByTime(1);
  add({ six: 1_00 });
  vi.advanceTimersByTime(250);
  expect(given).toEqual([{ field: 10_00 }, { six: 1_00 }]);
});

test('every tap is handed on beside what they come to, and none of them twice', () => {
  const given: (readonly Changes[])[] = [];
  const { add, flush } = debounce((_, taps) => given.push(taps), 250);
  add({ field: 5_00 });
  add({ field: 5_00 });
  flush();
  add({ six: 1_00 });
  flush();
  expect(given).toEqual([[{ field: 5_00 }, { field: 5_00 }], [{ six: 1_00 }]]);
});

test('taps that take each other back give nothing', () => {
  const given: Changes[] = [];
  const { add } = debounce((changes) => given.push(changes), 250);
  add({ field: 5_00 });
  add({ field: -5_00 });
  vi.advanceTimersByTime(1_000);
  expect(given).toEqual([]);
});

test('what is gathered can be handed on at once, and only once', () => {
  const given: Changes[] = [];
  const { add, flush } = debounce((changes) => given.push(changes), 250);
  add({ field: 5_00 });
  flush();
  vi.advanceTimersByTime(1_000);
  expect(given).toEqual([{ field: 5_00 }]);
});
