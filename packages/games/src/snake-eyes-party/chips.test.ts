import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChipRack, fewestChips, payWhites, worthOf } from './chips.ts';
import { A, gained, given } from './words-for-tests.ts';

const rack = (blue: number, red: number, white: number): ChipRack => ({ blue, red, white });

describe('chips by colour', () => {
  test('party/setup-4 a blue chip is worth 10 and is changed to pay a white', () => {
    expect(worthOf(rack(1, 0, 0))).toBe(10);
    expect(payWhites(rack(1, 0, 0), 1)).toEqual({
      rack: rack(0, 1, 4),
      changed: { blue: 1, red: 0 },
      paid: 1,
      shortfall: 0,
    });
  });

  test('party/setup-5 a red chip is worth 5', () => {
    expect(worthOf(rack(2, 1, 3))).toBe(28);
  });

  test('party/setup-6 a white chip is worth 1 and is what one chip means', () => {
    expect(worthOf(rack(0, 0, 1))).toBe(1);
    const thrown = given({ kitty: 6, down: { [A]: [8] } }).throws('4-4');
    expect(thrown.after.kitty).toBe(7);
    expect(gained(thrown, A)).toBe(-1);
  });

  test.each([
    // before, due, after, changed blue and red
    [rack(1, 1, 2), 2, rack(1, 1, 0), 0, 0],
    [rack(1, 1, 1), 2, rack(1, 0, 4), 0, 1],
    [rack(1, 1, 0), 5, rack(1, 0, 0), 0, 1],
    [rack(1, 1, 0), 6, rack(0, 1, 4), 1, 1],
    [rack(1, 0, 0), 5, rack(0, 1, 0), 1, 0],
    [rack(1, 0, 0), 6, rack(0, 0, 4), 1, 0],
    [rack(3, 0, 0), 15, rack(1, 1, 0), 2, 0],
  ])('%o pays %i', (before, due, after, blue, red) => {
    expect(payWhites(before, due)).toMatchObject({ rack: after, changed: { blue, red }, paid: due });
  });

  test('party/setup-6 a rack that does not reach pays what it holds', () => {
    expect(payWhites(rack(0, 0, 1), 2)).toMatchObject({ rack: rack(0, 0, 0), paid: 1, shortfall: 1 });
  });

  const chips = fc.record({ blue: fc.nat(9), red: fc.nat(9), white: fc.nat(30) });

  test('changing and paying keep every worth, and change as few chips as they can', () => {
    fc.assert(
      fc.property(chips, fc.nat(200), (before, due) => {
        const { rack: after, changed, paid, shortfall } = payWhites(before, due);
        expect(worthOf(after) + paid).toBe(worthOf(before));
        expect(paid + shortfall).toBe(due);
        expect(Math.min(after.blue, after.red, after.white, shortfall)).toBeGreaterThanOrEqual(0);
        const whitesReached = before.white >= paid;
        expect(changed.red + changed.blue === 0).toBe(whitesReached);
        expect(whitesReached || after.white < 5).toBe(true);
      }),
    );
  });

  test('the fewest chips of a worth are worth it', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (worth) => {
        const fewest = fewestChips(worth);
        expect(worthOf(fewest)).toBe(worth);
        expect(fewest.red).toBeLessThan(2);
        expect(fewest.white).toBeLessThan(5);
      }),
    );
  });
});
