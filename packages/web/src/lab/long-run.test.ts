import { expect, test } from 'vitest';
import { paceOf } from './long-run.tsx';

test('a pace tells how fast it goes and how long it takes', () => {
  expect(paceOf({ sessions: 25, of: 100, rolls: 5_000 }, 2)).toEqual({
    sessions: 25,
    of: 100,
    rate: 2_500,
    left: 6,
  });
  expect(paceOf({ sessions: 0, of: 100, rolls: 0 }, 1).left).toBe(Number.POSITIVE_INFINITY);
});
