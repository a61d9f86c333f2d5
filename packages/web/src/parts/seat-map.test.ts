import { describe, expect, test } from 'vitest';
import { MAX_SEATS_AROUND, picture, seatPlaces } from './seat-map.tsx';

/** A hit circle of 46 px on a picture of 350 px. */
const HIT = 46;

describe.each(Array.from({ length: MAX_SEATS_AROUND }, (_, index) => index + 1))('%i seats', (seats) => {
  const places = seatPlaces(seats);

  test('have a place each, inside the picture', () => {
    expect(places).toHaveLength(seats);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(HIT / 2);
      expect(x).toBeLessThanOrEqual(picture.width - HIT / 2);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(picture.height - HIT / 2);
    }
  });

  test('can be hit one by one: no two of them lie on each other', () => {
    for (const [index, { x, y }] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(HIT);
  });

  test('leave room for the dealer at the top', () => {
    for (const { x, y } of places) expect(Math.hypot(x - picture.width / 2, y - 23)).toBeGreaterThan(HIT);
  });
});
