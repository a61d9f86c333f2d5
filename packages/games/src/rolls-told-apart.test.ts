import { isHard, rollsToldApart, writeRoll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { bankedPacks } from './index.ts';

const gameOf = (id: string) => {
  const opened = bankedPacks.find((pack) => pack.id === id)?.open();
  if (opened?.ok !== true) throw new Error(`${id} cannot be opened`);
  return opened.game;
};

describe.each([
  ['snake-eyes-nz', [4, 6, 8, 10]],
  ['snake-eyes-nsw', [4, 6, 8, 10]],
  ['double-dice', [4, 6, 8, 10]],
])('at %s the total alone says all', (pack, asked) => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'of %i, or whether the dice are alike is asked',
    (total) => {
      const ways = rollsToldApart(gameOf(pack), total);
      expect(ways.length).toBe(asked.includes(total) ? 2 : 1);
      // Two ways are always equal dice and others; one way is whatever the total has.
      expect(new Set(ways.map(isHard)).size).toBe(ways.length);
    },
  );
});

test('at Wonder Dice totals do not do: nearly every roll of eleven is something of its own', () => {
  const ways = rollsToldApart(gameOf('wonder-dice'), 11).map(writeRoll);
  expect(ways.length).toBeGreaterThan(2);
});
