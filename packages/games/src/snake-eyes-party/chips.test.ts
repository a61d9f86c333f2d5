import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A, gained, givenGame } from '../testing/given-party.ts';
import { type ChipRack, fewestChips, toWorth } from './game.ts';

const rack = (blue: number, red: number, white: number): ChipRack => ({ blue, red, white });

describe('chips by colour', () => {
  test('party/setup-4 a blue chip is worth 10, and is changed at the bank when less than 10 is paid', () => {
    expect(toWorth(rack(1, 0, 0))).toBe(10);
    // Twelve brought, two of them anted: one blue chip, and a card that is down costs a white of it.
    const party = givenGame({ racks: { [A]: 10 }, kitty: 6, down: { [A]: [8] } });
    expect(fewestChips(party.game.seats[A]?.rack ?? 0)).toEqual(rack(1, 0, 0));
    const { events } = party.throws('4-4');
    const paid = events.find((event) => event.type === 'KittyPaid');
    expect(paid).toMatchObject({ player: A, chips: 1, kitty: 7 });
    expect(fewestChips(paid?.rack ?? 0)).toEqual(rack(0, 1, 4));
  });

  test('party/setup-5 a red chip is worth 5', () => {
    expect(toWorth(rack(2, 1, 3))).toBe(28);
  });

  test('party/setup-6 a white chip is worth 1 and is what one chip means', () => {
    expect(toWorth(rack(0, 0, 1))).toBe(1);
    const thrown = givenGame({ kitty: 6, down: { [A]: [8] } }).throws('4-4');
    expect(thrown.after.kitty).toBe(7);
    expect(gained(thrown, A)).toBe(-1);
  });

  test('the fewest chips of a worth are worth it', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (worth) => {
        const fewest = fewestChips(worth);
        expect(toWorth(fewest)).toBe(worth);
        expect(fewest.red).toBeLessThan(2);
        expect(fewest.white).toBeLessThan(5);
      }),
    );
  });
});
