import type { GuestFacts } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { guestState, guestsShown, worthOf } from './guest-state.ts';

const NOW = 1_000_000;

const guest = (changes: Partial<GuestFacts> = {}): GuestFacts => ({
  person: 'p-ana',
  name: 'Ana',
  kind: 'guest',
  here: true,
  since: NOW - 40_000,
  excluded: false,
  joinedAt: 0,
  seats: [{ table: 'nz-1', seat: 1, rack: 445_00, bets: 10_00, whites: false }],
  account: 0,
  topUps: 0,
  ...changes,
});

const penniless = [{ table: 'nz-1', seat: 5, rack: 0, bets: 5_00, whites: false }];

describe('a guest', () => {
  test.each([
    ['plays', guest(), { is: 'playing' }],
    ['sleeps at the table', guest({ here: false }), { is: 'asleep', for: 40_000 }],
    ['is out of chips, with a bet still up', guest({ seats: penniless }), { is: 'out' }],
    ['is not out with chips in the account', guest({ seats: penniless, account: 1_00 }), { is: 'playing' }],
    ['waits for a seat', guest({ seats: [], account: 500_00 }), { is: 'waiting' }],
    ['watches', guest({ seats: [] }), { is: 'watching' }],
    ['has left', guest({ seats: [], here: false }), { is: 'left', at: NOW - 40_000 }],
    ['of the house plays without a phone', guest({ kind: 'house', here: false }), { is: 'playing' }],
    ['is kept out', guest({ excluded: true }), { is: 'excluded' }],
  ] as const)('%s', (_, facts, state) => {
    expect(guestState(facts, NOW)).toEqual(state);
  });

  test('plays on at a party without chips, which are no money', () => {
    const seats = [{ table: 'party-1', seat: 1, rack: 0, bets: 0, whites: true }];
    expect(guestState(guest({ seats }), NOW)).toEqual({ is: 'playing' });
  });

  test('has what is in the account and in every rack, and apart from it what is up', () => {
    const seats = [
      { table: 'nz-1', seat: 1, rack: 100_00, bets: 10_00, whites: false },
      { table: 'wonder-1', seat: 3, rack: 50_00, bets: 5_00, whites: false },
      { table: 'party-1', seat: 2, rack: 60, bets: 0, whites: true },
    ];
    expect(worthOf(guest({ seats, account: 25_00 }))).toEqual({ chips: 175_00, racks: 150_00, bets: 15_00 });
  });
});

describe('the list', () => {
  const ana = guest();
  const bela = guest({ person: 'p-bela', name: 'Béla', seats: penniless });
  const cy = guest({ person: 'p-cy', name: 'Cy', seats: [], joinedAt: 9 });
  const dee = guest({ person: 'p-dee', name: 'Dee', seats: [], here: false });
  const moss = guest({ person: 'h-moss', name: 'Moss', kind: 'house' });
  const all = [moss, dee, cy, bela, ana];
  const names = (text: string, table = '') => guestsShown(all, { text, table }).map(({ name }) => name);

  test('begins with those who sit, by their seats, and ends with the players of the house', () => {
    expect(names('')).toEqual(['Ana', 'Béla', 'Cy', 'Dee', 'Moss']);
  });

  test('is searched by any part of a name, however it is written', () => {
    expect(names('bel')).toEqual(['Béla']);
    expect(names(' A ')).toEqual(['Ana', 'Béla']);
  });

  test('is narrowed to one table', () => {
    expect(names('', 'nz-1')).toEqual(['Ana', 'Béla', 'Moss']);
    expect(names('', 'nz-2')).toEqual([]);
  });
});
