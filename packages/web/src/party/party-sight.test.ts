import type { LiveTable } from '@dicepit/client';
import { expect, test } from 'vitest';
import { isMyThrow, partySight, throwOf, whyNot } from './party-sight.ts';
import { partyOf, thrown } from './testing/parties.ts';

const seen = (table = partyOf(['Ann', 'Ben', 'Cy']), person: string | null = 'Ben') =>
  partySight({
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
  expect(whyNot(seen(), throwOf(2, [1, 1]))?.code).toBe('NOT_YOUR_THROW');
  expect(isMyThrow(seen(thrown(partyOf(['Ann', 'Ben', 'Cy']), [6, 1])))).toBe(true);
});

test('cards that were turned are gone from the row, and chips are the ledger’s', () => {
  const { others } = seen(thrown(partyOf(['Ann', 'Ben', 'Cy']), [4, 4]));
  const ann = others.find(({ name }) => name === 'Ann');
  expect(ann?.faceUp).not.toContain(8);
  expect(ann?.rack).toBe(18);
});
