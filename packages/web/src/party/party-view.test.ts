import type { LiveTable } from '@dicepit/client';
import { describe, expect, test } from 'vitest';
import { forecasts, isMyThrow, refusalFor, throwOf, toPartyView } from './party-view.ts';
import { partyOf, thrown } from './testing/parties.ts';

const seen = (table = partyOf(['Ann', 'Ben', 'Cy']), person: string | null = 'Ben') =>
  toPartyView({
    id: 't',
    title: 'T',
    pack: 'snake-eyes-party',
    version: 1,
    phase: '',
    dice: null,
    you: { person, roles: [], ...seatOf(table, person) },
    house: ['Cy'],
    staffed: 'house',
    kind: 'party',
    table,
  } satisfies LiveTable);

function seatOf(table: ReturnType<typeof partyOf>, name: string | null): { readonly seat?: number } {
  const seat = [...table.seats].find(([, { person }]) => person === name)?.[0];
  return seat === undefined ? {} : { seat };
}

test('the others sit to the left of whoever looks, in the order of the dice', () => {
  const { mine, others, thrower } = seen();
  expect(mine?.name).toBe('Ben');
  expect(others.map(({ name }) => name)).toEqual(['Cy', 'Ann']);
  expect(others[0]?.isHouse).toBe(true);
  expect(thrower?.name).toBe('Ann');
});

test('whoever watches sees everybody and has no row', () => {
  const { mine, others } = seen(undefined, null);
  expect(mine).toBeUndefined();
  expect(others.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cy']);
});

test('the throw is open to whoever has the dice, and the rules say why to the others', () => {
  expect(isMyThrow(seen())).toBe(false);
  expect(refusalFor(seen(), throwOf(2, [1, 1]))?.code).toBe('NOT_YOUR_THROW');
  expect(isMyThrow(seen(thrown(partyOf(['Ann', 'Ben', 'Cy']), [6, 1])))).toBe(true);
});

test('cards that were turned are gone from the row, and chips are the ledger’s', () => {
  const { others } = seen(thrown(partyOf(['Ann', 'Ben', 'Cy']), [4, 4]));
  const ann = others.find(({ name }) => name === 'Ann');
  expect(ann?.faceUp).not.toContain(8);
  expect(ann?.rack).toBe(18);
});

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
