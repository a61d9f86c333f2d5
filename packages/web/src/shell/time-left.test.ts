import { describe, expect, test } from 'vitest';
import { atSeat } from '../player/testing/at-seat.ts';
import { secondsLeft, waitingAt } from './time-left.tsx';

const waits = { answering: 15_000, betting: 20_000, throwing: 30_000 };

describe('how long the house waits', () => {
  test('an offer is counted from when it was made', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.offers();
    const { table } = view();
    const waiting = waitingAt(table, waits);
    expect(waiting).toEqual({ seat: 1, for: 'answer', over: table.since + 15_000 });
    expect(waiting && secondsLeft(waiting, table.since + 4_100)).toBe(11);
    expect(waiting && secondsLeft(waiting, table.since + 16_000)).toBe(0);
  });

  test('more time counts where it is longer, and only there', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.offers();
    const { table } = view();
    const over = (until: number) => waitingAt(table, { ...waits, until })?.over;
    expect(over(table.since + 60_000)).toBe(table.since + 60_000);
    expect(over(table.since - 1)).toBe(table.since + 15_000);
  });

  test('whoever needs longer has longer, and nobody else', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.offers();
    const { table } = view();
    const over = (longer: Record<string, 2 | 4>) => waitingAt(table, { ...waits, longer })?.over;
    expect(over({ '1': 4 })).toBe(table.since + 60_000);
    expect(over({ '2': 4 })).toBe(table.since + 15_000);
  });

  test('dice that could not be thrown while the others bet are not taken as soon as they could', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { field: 5_00 });
    at.offers();
    at.takes(1);
    const { table } = view();
    const left = (betting: number) => (waitingAt(table, { ...waits, betting })?.over ?? 0) - table.since;
    expect([0, 15_000, 20_000, 60_000].map(left)).toEqual([30_000, 30_000, 35_000, 75_000]);
  });

  test('dealers who are people have no clock, and neither have bets', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    expect(waitingAt(view().table, waits)).toBeUndefined();
    at.offers();
    expect(waitingAt(view().table, undefined)).toBeUndefined();
  });
});
