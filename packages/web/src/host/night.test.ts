import type { GuestFacts } from '@dicepit/wire';
import { expect, test } from 'vitest';
import { countCsv, finalCount, nextAt } from './night.tsx';

const evening = new Date(2026, 10, 15, 21, 10);

test.each([
  ['21:30', new Date(2026, 10, 15, 21, 30)],
  ['21:10', new Date(2026, 10, 16, 21, 10)],
  ['0:15', new Date(2026, 10, 16, 0, 15)],
  ['24:00', undefined],
  ['9', undefined],
  ['', undefined],
])('%s is the next time that a clock shows it', (text, at) => {
  expect(nextAt(text, evening)).toBe(at?.getTime());
});

const guest = (name: string, changes: Partial<GuestFacts> = {}): GuestFacts => ({
  person: `p-${name}`,
  name,
  kind: 'guest',
  here: true,
  since: 0,
  excluded: false,
  joinedAt: 0,
  seats: [],
  account: 0,
  topUps: 0,
  ...changes,
});

test('a guest ends the night with the account, the racks and the bets together', () => {
  const seats = [{ table: 'nz-1', seat: 1, rack: 20_00, bets: 5_50, whites: false }];
  const counted = finalCount([
    guest('Zoe', { account: 100_00, seats, topUps: 2 }),
    guest('Ana'),
    guest('Moss', { kind: 'house', account: 9_00 }),
  ]);
  expect(counted.map(({ name, cents, topUps }) => [name, cents, topUps])).toEqual([
    ['Ana', 0, 0],
    ['Zoe', 125_50, 2],
  ]);
});

test('the file has one line to a guest, and no name in it is a formula or breaks a line', () => {
  const counted = ['=1+1', 'Smith, "Al"'].map((name) => ({ person: name, name, cents: 12_50, topUps: 1 }));
  expect(countCsv(counted, ['Name', 'Chips', 'Top-ups'])).toBe(
    'Name,Chips,Top-ups\r\n\'=1+1,12.50,1\r\n"Smith, ""Al""",12.50,1\r\n',
  );
});
