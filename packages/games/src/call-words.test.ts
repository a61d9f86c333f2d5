import { callWords, facesInWords, type Pack, roll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { doubleDice, snakeEyesNz, wonderDice } from './index.ts';

const gameOf = (pack: Pack) => {
  const opened = pack.open();
  if (!opened.ok) throw new Error(`${pack.id} refuses its defaults`);
  return opened.game;
};

describe('a call in words', () => {
  test.each([
    [snakeEyesNz, '4-4', 'Eight, hard'],
    [snakeEyesNz, '5-3', 'Eight, easy'],
    [snakeEyesNz, '1-1', 'Snake eyes'],
    [snakeEyesNz, '6-6', 'Twelve'],
    [snakeEyesNz, '6-1', 'Seven'],
    [doubleDice, '3-3', 'Six, double 3'],
    [doubleDice, '1-1', 'Two, double 1'],
    [doubleDice, '5-1', 'Six'],
    [wonderDice, '3-3-5', 'Eleven'],
    [wonderDice, '3-3-3', 'Nine, triple 3'],
  ] as const)('$0.id $1 is $2', (pack, dice, words) => {
    expect(callWords(gameOf(pack), roll(dice))).toBe(words);
  });

  test.each([
    ['3-5-3', 'two threes and a five'],
    ['6-6-6', 'three sixes'],
    ['1-2-4', 'a one, a two and a four'],
  ])('the faces %s', (dice, words) => {
    expect(facesInWords(roll(dice))).toBe(words);
  });
});
