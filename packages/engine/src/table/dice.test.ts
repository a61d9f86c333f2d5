import { expect, test } from 'vitest';
import {
  type Die,
  type DiePlace,
  diceAt,
  isUsable,
  newTable,
  placed,
  placeOf,
  type Table,
  usableDice,
} from './table.ts';

const withDice = (...dice: readonly (readonly [string, DiePlace])[]): Table => ({
  ...newTable,
  dice: {
    ...newTable.dice,
    dice: new Map(dice.map(([die, place]): [string, Die] => [die, { die, set: 1, place, inspections: [] }])),
  },
});

test.each([
  ['bowl', true],
  ['layout', true],
  ['shooter', true],
  ['in-flight', true],
  ['at-rest', true],
  ['dealer', true],
  ['centre', true],
  ['arriving', false],
  ['waiting', false],
  ['missing', false],
  ['found', false],
  ['quarantined', false],
  ['removed', false],
] as const)('a die that is %s may be used: %s', (place, usable) => {
  expect(isUsable(withDice(['D1', place]), 'D1')).toBe(usable);
});

test('dice are usable in the order they came, and an unknown one is not', () => {
  const table = withDice(['D2', 'bowl'], ['D3', 'missing'], ['D1', 'centre']);
  expect(usableDice(table)).toEqual(['D2', 'D1']);
  expect(isUsable(table, '__proto__')).toBe(false);
  expect(placeOf(table, 'D9')).toBeUndefined();
});

test('dice are put elsewhere together, and one that is not there stays away', () => {
  const table = withDice(['D1', 'at-rest'], ['D2', 'at-rest'], ['D3', 'bowl']);
  const after = placed(table.dice, ['D1', 'D2', 'D9'], 'dealer');
  expect(diceAt(after, 'dealer')).toEqual(['D1', 'D2']);
  expect(diceAt(after, 'dealer', 'bowl')).toEqual(['D1', 'D2', 'D3']);
  expect(diceAt(table.dice, 'at-rest')).toEqual(['D1', 'D2']);
});
