import type { Game } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { canKeyTotals, noTotal, rollKeyed, withDigit } from './totals.ts';

const game = (id: string): Game => {
  const opened = bankedPacks.find((pack) => pack.id === id)?.open();
  if (opened?.ok !== true) throw new Error(`${id} cannot be opened`);
  return opened.game;
};
const keyed = (id: string, keys: string) =>
  rollKeyed(
    game(id),
    keys.split('').reduce((entry, digit) => withDigit(game(id), entry, digit), noTotal),
  );

describe('totals on a number pad', () => {
  test.each([
    ['snake-eyes-nz', '7', [1, 6]],
    ['snake-eyes-nz', '10', undefined],
    ['snake-eyes-nz', '101', [5, 5]],
    ['snake-eyes-nz', '102', [4, 6]],
    ['snake-eyes-nz', '11', [5, 6]],
    ['snake-eyes-nz', '12', [6, 6]],
    ['snake-eyes-nz', '1', undefined],
    ['snake-eyes-nz', '61', [3, 3]],
    ['double-dice', '42', [1, 3]],
    ['double-dice', '2', [1, 1]],
  ])('%s: %s stands for %j', (pack, keys, roll) => {
    expect(keyed(pack, keys)).toEqual(roll);
  });

  test('nz/5.6(b) hard or easy is asked at 4, 6, 8 and 10 alone', () => {
    const asked = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'].filter(
      (keys) => keyed('snake-eyes-nz', keys) === undefined,
    );
    expect(asked).toEqual(['4', '6', '8', '10']);
  });

  test('what fits nowhere changes nothing', () => {
    expect(keyed('snake-eyes-nz', '079')).toEqual([1, 6]);
    expect(keyed('snake-eyes-nz', '639')).toBeUndefined();
  });

  test('do for two dice and not for three', () => {
    expect(bankedPacks.filter(({ id }) => canKeyTotals(game(id))).map(({ id }) => id)).toEqual([
      'snake-eyes-nz',
      'snake-eyes-nsw',
      'double-dice',
    ]);
  });
});
