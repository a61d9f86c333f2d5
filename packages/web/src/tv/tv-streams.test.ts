import { expect, test } from 'vitest';
import { aLobby, aParty, aTable } from './testing/boards.ts';
import { isUnderWay, tableInTurn } from './tv-streams.ts';

const { tables } = aLobby(3);
const closed = (...names: readonly string[]) =>
  tables.map((each) => (names.includes(each.table) ? { ...each, phase: 'closed' } : each));

test('each table comes in its turn, and the first after the last', () => {
  const turns = ['nz-1', 'nz-2', 'nz-3'].map((shown) => tableInTurn(tables, shown, true));
  expect(turns).toEqual(['nz-2', 'nz-3', 'nz-1']);
});

test('the table that is shown stays until it is time to go on', () => {
  expect(tableInTurn(tables, 'nz-2', false)).toBe('nz-2');
  expect(tableInTurn(tables, undefined, false)).toBe('nz-1');
});

test('a table that was closed or taken away makes room at once', () => {
  expect(tableInTurn(closed('nz-1'), 'nz-1', false)).toBe('nz-2');
  expect(tableInTurn(tables, 'nz-9', false)).toBe('nz-1');
});

test('closed tables are shown where there are no others', () => {
  expect(tableInTurn(closed('nz-1', 'nz-2', 'nz-3'), 'nz-1', true)).toBe('nz-2');
  expect(tableInTurn([], 'nz-1', true)).toBeUndefined();
});

test('a roll is shown to its end', () => {
  expect(isUnderWay(aTable(['Ann', 'Ben']))).toBe(true);
  expect(isUnderWay({ ...aTable(['Ann', 'Ben']), phase: 'settled' })).toBe(false);
  expect(isUnderWay(aParty(['Ann', 'Ben']))).toBe(false);
});
