import { describe, expect, test } from 'vitest';
import { boundsFrom, eveningAt, newEvening, withResults } from './own-limits.tsx';
import { boundReached } from './player-store.ts';

const at = Date.UTC(2026, 4, 10, 20);
const evening = newEvening(at);

describe('a limit of one’s own', () => {
  test.each([
    [{ loss: 50_00 }, -49_99, 0, undefined],
    [{ loss: 50_00 }, -50_00, 0, { bound: 'loss', cents: 50_00 }],
    [{ loss: 50_00 }, 80_00, 0, undefined],
    [{ stake: 30_00 }, 0, 30_00, undefined],
    [{ stake: 30_00 }, 0, 30_01, { bound: 'stake', cents: 30_00 }],
    [{}, -500_00, 500_00, undefined],
  ] as const)('%o at a net of %i and %i on the table', (bounds, net, table, reached) => {
    expect(boundReached(bounds, { ...evening, net }, { at, table })).toEqual(reached);
  });

  test('of time is reached to the minute', () => {
    const now = (minutes: number) => ({ at: at + minutes * 60_000, table: 0 });
    expect(boundReached({ minutes: 30 }, evening, now(29.9))).toBeUndefined();
    expect(boundReached({ minutes: 30 }, evening, now(30))).toEqual({ bound: 'minutes', minutes: 30 });
  });
});

describe('an evening', () => {
  test('counts each roll of a table once, and none from before it', () => {
    const seen = withResults(evening, 't1', 7, [{ roll: 7, net: -5_00 }]);
    expect(seen.net).toBe(0);
    const results = [
      { roll: 9, net: 30_00 },
      { roll: 8, net: -10_00 },
      { roll: 7, net: -5_00 },
    ];
    const later = withResults(seen, 't1', 9, results);
    expect(later.net).toBe(20_00);
    expect(withResults(later, 't1', 9, results)).toEqual(later);
  });

  test('begins anew after a night', () => {
    const kept = { ...evening, net: -10_00 };
    expect(eveningAt(kept, at + 3_600_000)).toBe(kept);
    expect(eveningAt(kept, at + 9 * 3_600_000)).toEqual(newEvening(at + 9 * 3_600_000));
  });
});

test('limits are typed as sums and minutes, and what is no number sets none', () => {
  expect(boundsFrom({ loss: '50', stake: '12,50', minutes: '' })).toEqual({ loss: 50_00, stake: 12_50 });
  expect(boundsFrom({ loss: 'x', stake: '-3', minutes: '45' })).toEqual({ minutes: 45 });
});
