import type { Game } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { canKeyTotals, keyedFrom, noTotal, rollKeyed, withDigit, withFace, withoutLast } from './pad.ts';

describe('the faces on the pad', () => {
  test('are taken in the order they are keyed, as many as there are dice', () => {
    expect(withFace(withFace([], 4, 2), 1, 2)).toEqual([4, 1]);
    expect(withFace([4, 1], 6, 2)).toEqual([4, 1]);
    expect(withFace([4, 1], 6, 3)).toEqual([4, 1, 6]);
  });

  test('are taken back one by one', () => {
    expect(withoutLast([4, 1])).toEqual([4]);
    expect(withoutLast([])).toEqual([]);
  });

  test.each([
    ['4-4', [4, 4]],
    ['6', [6]],
    ['', []],
    [null, []],
    ['7-1', []],
    ['x', []],
  ])('kept as %s are read again', (text, faces) => {
    expect(keyedFrom(text)).toEqual(faces);
  });
});

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
