import { balanceOf, type Posting, type TableEvent } from '@dicepit/engine';
import { type PartyTableEvent, tableRules } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { describe, expect, test } from 'vitest';
import { walkParty } from '../../../games/src/testing/walk/party-walk.ts';
import { walk } from '../../../games/src/testing/walk/walk.ts';
import { openTableEvening, type TableEvening } from './table-evening.ts';

type Event = TableEvent | PartyTableEvent;

const COMMANDS = 2_000;
const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

function evening(events: readonly Event[]): TableEvening {
  const told = openTableEvening();
  for (const event of events) told.see(JSON.stringify({ event, cause: {} }));
  return told;
}

/** What went to each person's places and came back, counted from the events alone. */
function flows(events: readonly Event[]): ReadonlyMap<string, number> {
  const sitters = new Map<number, string>();
  const sums = new Map<string, number>();
  const add = (person: string | undefined, cents: number): void => {
    if (person !== undefined) sums.set(person, (sums.get(person) ?? 0) + cents);
  };
  const rackIn = (postings: readonly Posting[] = [], seat: number): number =>
    postings.filter(({ account }) => account === `rack:${seat}`).reduce((all, { cents }) => all + cents, 0);
  for (const event of events) {
    if (event.type === 'SatDown') sitters.set(event.seat, event.person);
    if (event.type === 'BoughtIn' && event.from !== 'chips') add(sitters.get(event.seat), event.cents);
    if (event.type === 'ChipsBrought') add(sitters.get(event.seat), event.whites);
    if (event.type === 'CashedOut') add(sitters.get(event.seat), -event.cents);
    if (event.type === 'BalanceCarried') add(event.person, -event.cents);
    if (event.type === 'StoodUp') {
      add(sitters.get(event.seat), rackIn(event.postings, event.seat));
      sitters.delete(event.seat);
    }
  }
  return sums;
}

/** Whoever has a seat has what is there; what somebody won is that, less what they brought, and all sums to nothing. */
function expectExact(told: TableEvening, events: readonly Event[]): void {
  const people = [...told.people()];
  const state = told.state();
  if (state.is === 'unset') throw new Error('a walk sets its table up');
  const { ledger } = state.table;
  const racks = [...ledger].filter(([account]) => account.startsWith('rack:'));
  const there = racks.reduce((all, [, cents]) => all + cents, 0) + balanceOf(ledger, 'layout');
  const brought = flows(events);
  expect(people.reduce((all, [, { held }]) => all + held, 0)).toBe(there);
  expect(people.map(([person, { result }]) => [person, result])).toEqual(
    people.map(([person, { held }]) => [person, held - (brought.get(person) ?? 0)]),
  );
  expect(people.reduce((all, [, { result }]) => all + result, told.bank())).toBe(0);
  for (const [, { course, result }] of people) expect(course.at(-1)?.result ?? 0).toBe(result);
}

describe.each(Object.entries(tableRules))('the evening of a table of %s', (pack, rules) => {
  const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));
  const walks = seeds.map((seed) => walk({ rules, clauses, seed, commands: COMMANDS }));

  test.each(walks.map((walked, index) => [index + 1, walked] as const))(
    'on walk %i is exact to the cent, whatever was called, corrected, forfeited or ruled',
    (_, { events }) => expectExact(evening(events), events),
  );

  test('was won and lost and put right on these walks', () => {
    const types = new Set(walks.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...types]).toEqual(expect.arrayContaining(['RollSettled', 'RollReversed']));
    expect(walks.some(({ events }) => evening(events).bank() !== 0)).toBe(true);
  });

  test('counts a roll once, as the table has it at last', () => {
    for (const { events, table } of walks) {
      const rolls = evening(events).rolls();
      expect(new Set(rolls.map(({ number }) => number)).size).toBe(rolls.length);
      for (const past of table.recent)
        expect(rolls.find(({ number }) => number === past.number)?.faces).toEqual(
          past.outcome.kind === 'total' && !past.invalidated ? past.outcome.roll : undefined,
        );
    }
  });
});

describe('the evening of a party', () => {
  const clauses = new Set((registers['snake-eyes-party'] ?? []).map(({ clause }) => clause));
  const walks = seeds.map((seed) => walkParty({ clauses, seed, commands: COMMANDS }));

  test.each(walks.map((walked, index) => [index + 1, walked] as const))(
    'on walk %i is exact to the white chip',
    (_, { events, won }) => {
      const told = evening(events);
      expectExact(told, events);
      expect(told.gamesWon()).toBe(won);
      expect([...told.people().values()].reduce((all, each) => all + each.won, 0)).toBe(won);
    },
  );

  test('was won on these walks', () => expect(walks.some(({ won }) => won > 0)).toBe(true));
});
