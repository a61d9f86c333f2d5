import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketsOf } from './auth-guard.ts';

test('however somebody asks, no more pass than the burst and what was filled since', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 400 }), { maxLength: 200 }), (gaps) => {
      let now = 0;
      const buckets = bucketsOf({ perSecond: 5, burst: 10 }, () => now);
      const passed = gaps.filter((gap) => {
        now += gap;
        return buckets.take('one') === 0;
      }).length;
      expect(passed).toBeLessThanOrEqual(10 + Math.ceil((now / 1_000) * 5));
    }),
  );
});

test('who waits as long as they are told is let in', () => {
  let now = 0;
  const buckets = bucketsOf({ perSecond: 4, burst: 1 }, () => now);
  expect(buckets.take('one')).toBe(0);
  const wait = buckets.take('one');
  expect(wait).toBe(0.25);
  now += wait * 1_000;
  expect(buckets.take('one')).toBe(0);
});

test('a clock that is set back neither gives nor takes', () => {
  let now = 10_000;
  const buckets = bucketsOf({ perSecond: 1, burst: 2 }, () => now);
  buckets.take('one');
  now = 0;
  expect(buckets.take('one')).toBe(0);
  expect(buckets.take('one')).toBeGreaterThan(0);
});

test('a flood of names is forgotten, the quietest first', () => {
  const buckets = bucketsOf({ perSecond: 0.001, burst: 1 }, () => 0);
  for (let name = 0; name < 30_000; name++) {
    buckets.take(`${name}`);
    buckets.take('busy');
  }
  expect(buckets.size()).toBeLessThanOrEqual(20_000);
  expect(buckets.take('busy')).toBeGreaterThan(0);
  expect(buckets.take('0')).toBe(0);
});
