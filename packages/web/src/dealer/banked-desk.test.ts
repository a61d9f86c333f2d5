import { newTable, type Table } from '@dicepit/engine';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { expect, test } from 'vitest';
import { stationOf, stationsOf } from './banked-desk.tsx';

const open: Table = { ...newTable, state: 'open' };
const shooting = (holding: boolean): Table => ({
  ...open,
  shooter: { ...open.shooter, is: { kind: 'seat', seat: 1 }, holding },
});

test('a game of the dealer has nothing to pass on', () => {
  const [nz, wonder] = [snakeEyesNz.open(), wonderDice.open()];
  expect(nz.ok && stationsOf(nz.game).at(-1)).toBe('pass');
  expect(wonder.ok && stationsOf(wonder.game).at(-1)).toBe('settling');
});

test.each<[string, Table, string | undefined]>([
  ['a closed table', newTable, undefined],
  ['a table being opened', { ...newTable, state: 'opening' }, undefined],
  ['nobody has the dice', open, 'pass'],
  ['a shooter waits for the dice', shooting(false), 'betsOpen'],
  ['a shooter holds the dice', shooting(true), 'lastCall'],
])('%s', (_, table, station) => {
  expect(stationOf(table)).toBe(station);
});
