import { describe, expect, test } from 'vitest';
import { forecasts } from './forecast.ts';
import { partyOf, thrown } from './testing/parties.ts';

describe('what each number would do', () => {
  test('one’s own card is turned and the dice stay, a seven pays two and goes left', () => {
    const by = forecasts(partyOf(['Ann', 'Ben', 'Cy']));
    expect(by.map(({ total }) => total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(by.find(({ total }) => total === 8)).toEqual({ total: 8, turns: { seat: 1, card: 8 } });
    expect(by.find(({ total }) => total === 7)).toEqual({
      total: 7,
      pays: { seat: 1, chips: 2 },
      passesTo: 2,
    });
  });

  test('a card that is down belongs to the next on the left who has it up', () => {
    const by = forecasts(thrown(partyOf(['Ann', 'Ben', 'Cy']), [4, 4]));
    expect(by.find(({ total }) => total === 8)).toEqual({
      total: 8,
      pays: { seat: 1, chips: 1 },
      passesTo: 2,
      turns: { seat: 2, card: 8 },
    });
  });

  test('a two draws where others pay', () => {
    expect(forecasts(partyOf(['Ann', 'Ben']))[0]).toEqual({
      total: 2,
      turns: { seat: 1, card: 2 },
      draws: { seat: 1, chips: 2 },
    });
  });

  test('nothing is foreseen while nobody throws in play', () => {
    expect(forecasts(partyOf(['Ann', 'Ben'], 'high dice'))).toEqual([]);
  });
});
