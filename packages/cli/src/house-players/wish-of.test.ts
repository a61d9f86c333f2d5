import type { LiveTable } from '@dicepit/client';
import {
  type By,
  type CommandBody,
  defaultPace,
  houseDealer,
  statutoryMaximum,
  type TableRules,
} from '@dicepit/engine';
import {
  chanceFrom,
  newPartyTable,
  type PartyTable,
  type PartyTableBody,
  rollBy,
  tableRules,
} from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { givenParty } from '../../../games/src/testing/given-party.ts';
import { aSetup, givenTable, operator } from '../../../games/src/testing/given-table.ts';
import type { HouseGuest } from './house-guest.ts';
import { decideWish, mannerFor } from './wish-of.ts';

const SEATS = 5;
const guestsOf = (pack: string, count: number): readonly HouseGuest[] =>
  Array.from({ length: count }, (_, index) => ({
    person: `h-${index}`,
    name: `House ${index}`,
    manner: mannerFor(pack, undefined, index),
    among: count,
  }));

const facts = {
  id: 't-1',
  title: 'A table',
  version: 1,
  phase: '',
  dice: null,
  you: { person: null, roles: [] },
  staffed: 'house',
} as const;

const houseAt = (seats: ReadonlyMap<number, { readonly person: string }>): readonly string[] =>
  [...seats.values()].map(({ person }) => person).filter((person) => person.startsWith('h-'));

/** A table that the house deals, with whatever is wished and with what guests do in between. */
function aBank(pack: string, rules: TableRules) {
  const at = givenTable(pack);
  const fate = chanceFrom(5);
  at.given(operator, { type: 'SetUpTable', setup: aSetup(pack, { dice: 'virtual', seats: SEATS }) });
  const lawful = statutoryMaximum({ table: at.table(), procedure: rules.procedure, at: at.now() });
  const maximum = Math.min(100_00, lawful ?? 100_00);
  at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum } });
  const give = (by: By, command: CommandBody): boolean => at.when(by, command).accepted;
  return {
    ...at,
    give,
    live: (): LiveTable => ({
      ...facts,
      pack,
      kind: 'banked',
      table: at.table(),
      house: houseAt(at.table().seats),
    }),
    deal: (): void => {
      const next = houseDealer(rules, at.table(), at.now(), { ...defaultPace, float: 1_000_000_00 });
      const faces = rollBy(fate, rules.pack.dice);
      if (next === undefined) at.wait(1_000);
      else give(next.by, next.command.type === 'BringToRest' ? { ...next.command, faces } : next.command);
    },
  };
}

type Bank = ReturnType<typeof aBank>;

/** Lets everybody do one thing after another until so many rolls are settled; says what was wished in vain. */
function played(bank: Bank, guests: readonly HouseGuest[], rolls: number): readonly string[] {
  const chance = chanceFrom(9);
  const refused: string[] = [];
  const settled = (): number => bank.events().filter(({ type }) => type === 'RollSettled').length;
  const until = settled() + rolls;
  for (let step = 0; settled() < until; step++) {
    if (step > 20_000) throw new Error('the table has run away');
    for (const guest of guests) {
      const wish = decideWish(bank.live(), guest, { now: bank.now(), chance });
      if (wish === undefined) continue;
      // A wish at a table with a bank is a command of one.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      if (!bank.give({ person: guest.person, role: 'player' }, wish as CommandBody)) refused.push(wish.type);
    }
    bank.deal();
  }
  return refused;
}

const seatedOf = (table: { readonly seats: ReadonlyMap<number, { readonly person: string }> }) =>
  [...table.seats.values()].map(({ person }) => person);

describe.each(Object.entries(tableRules))('house players at %s', (pack, rules) => {
  const guests = guestsOf(pack, SEATS);

  test('sit down, buy in and play, never ask what the rules refuse, and leave a seat free', () => {
    const bank = aBank(pack, rules);
    expect(played(bank, guests, 20)).toEqual([]);
    expect(seatedOf(bank.table()).length).toBe(SEATS - 1);
    const bettors = new Set(
      bank.events().flatMap((event) => (event.type === 'BetPlaced' ? [event.bet.seat] : [])),
    );
    expect(bettors.size).toBe(SEATS - 1);
  });

  test('make room, one at a time, as guests sit down, and come back when they leave', () => {
    const bank = aBank(pack, rules);
    played(bank, guests, 5);
    const arrive = (person: string): boolean => {
      const free = Array.from({ length: SEATS }, (_, index) => index + 1).find(
        (seat) => !bank.table().seats.has(seat),
      );
      return bank.give(
        { person, role: 'player' },
        { type: 'SitDown', seat: free ?? 0, name: person, born: '1990-01-01' },
      );
    };
    for (const person of ['ann', 'bob', 'cyd']) {
      expect(arrive(person)).toBe(true);
      played(bank, guests, 20);
      expect(seatedOf(bank.table())).toContain(person);
      expect(seatedOf(bank.table()).length).toBe(SEATS - 1);
    }
    const [annsSeat] = [...bank.table().seats].find(([, { person }]) => person === 'ann') ?? [];
    expect(bank.give({ person: 'ann', role: 'player' }, { type: 'StandUp', seat: annsSeat ?? 0 })).toBe(true);
    played(bank, guests, 5);
    expect(seatedOf(bank.table()).filter((person) => person.startsWith('h-')).length).toBe(2);
  });
});

test('house players leave one by one as people come, and nobody of the house is left beside as many people', () => {
  const [pack, rules] = Object.entries(tableRules)[0] ?? [];
  if (pack === undefined || rules === undefined) throw new Error('there are no packs');
  const bank = aBank(pack, rules);
  const guests = guestsOf(pack, 2);
  played(bank, guests, 3);
  const ofHouse = (): number => houseAt(bank.table().seats).length;
  const left = ['ann', 'bob'].map((person) => {
    const seat = Array.from({ length: SEATS }, (_, index) => index + 1).find(
      (each) => !bank.table().seats.has(each),
    );
    const by: By = { person, role: 'player' };
    expect(bank.give(by, { type: 'SitDown', seat: seat ?? 0, name: person, born: '1990-01-01' })).toBe(true);
    for (let step = 0; step < 2_000; step++) {
      for (const guest of guests) {
        const wish = decideWish(bank.live(), guest, { now: bank.now(), chance: chanceFrom(2) });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        if (wish !== undefined) bank.give({ person: guest.person, role: 'player' }, wish as CommandBody);
      }
      bank.deal();
    }
    return ofHouse();
  });
  expect(left).toEqual([1, 0]);
});

describe('house players at a party', () => {
  const pack = 'snake-eyes-party';
  const partyOf = (table: PartyTable): LiveTable => ({
    ...facts,
    pack,
    kind: 'party',
    table,
    house: houseAt(table.seats),
  });
  const setup = {
    pack,
    table: 'party-1',
    dice: 'virtual',
    seats: 4,
    startingChips: 6,
    first: 'high dice',
  } as const;

  test('sit down, throw when it is their turn, and bring chips when they run short', () => {
    const guests = guestsOf(pack, 4);
    const chance = chanceFrom(3);
    const party = givenParty(setup, []);
    const refused: string[] = [];
    const give = (by: By, command: PartyTableBody): boolean => party.when(by, command).accepted;
    for (let step = 0; party.table().games < 6; step++) {
      if (step > 20_000) throw new Error('the party has run away');
      for (const guest of guests) {
        const wish = decideWish(partyOf(party.table()), guest, { now: 1, chance });
        if (wish === undefined) continue;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const isGiven = give({ person: guest.person, role: 'player' }, wish as PartyTableBody);
        if (!isGiven) refused.push(wish.type);
      }
      give({ person: 'house', role: 'dealer' }, { type: 'BringToRest', faces: rollBy(chance, 2) });
      give(operator, { type: 'StartGame' });
    }
    expect(refused).toEqual([]);
    expect(seatedOf(party.table())).toHaveLength(3);
  });

  test('stand up for a guest when the game is over', () => {
    const seats = ['h-0', 'h-1', 'h-2', 'ann'];
    const table = seats.reduce(
      (each, person, index) => ({
        ...each,
        seats: new Map(each.seats).set(index + 1, { person, name: person, since: 0 }),
      }),
      { ...newPartyTable, setup },
    );
    const wishes = guestsOf(pack, 3).map(
      (guest) => decideWish(partyOf(table), guest, { now: 1, chance: chanceFrom(1) })?.type,
    );
    expect(wishes[2]).toBe('StandUp');
    expect(wishes.slice(0, 2)).not.toContain('StandUp');
  });
});
