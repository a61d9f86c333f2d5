import {
  type By,
  evolveTable,
  newTable,
  type Role,
  type Table,
  type TableEvent,
  viewFor,
} from '@dicepit/engine';
import { chanceFrom, tableRules } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../games/src/testing/walk/walk.ts';
import { classOf, seenBy } from './event-streams.ts';

test('a warning is read by whoever is warned, and by staff', () => {
  const warned: TableEvent = {
    type: 'ShooterWarned',
    seat: 1,
    person: 'ann',
    words: 'mind the rail',
    clause: 'nz/5.5#3',
    by: { person: 'gus', role: 'game-supervisor' },
    at: 0,
  };
  expect(seenBy(warned, { person: 'ann', sees: 'room' })).toBe(warned);
  expect(seenBy(warned, { person: 'dora', sees: 'staff' })).toBe(warned);
  expect(seenBy(warned, { person: 'bob', sees: 'room' })).toEqual({ type: 'Withheld' });
  expect(seenBy({ ...warned, person: '' }, { person: '', sees: 'room' })).toEqual({ type: 'Withheld' });
});

const people = ['', 'ann', 'bob', 'cem', 'dee', 'fay', 'gil'] as const;

/** A table but for its clock: what somebody does not see happens at a moment that they do not see either. */
const still = (table: Table): Table => ({ ...table, clock: 0 });

/** The table as a viewer has it who began with a view and was sent what followed. */
function folded(view: Table, events: readonly TableEvent[], by: By): Table {
  const viewer = { person: by.person, sees: classOf([by.role]) };
  return events.reduce((table, event) => {
    const seen = seenBy(event, viewer);
    // A banked table's events come back as that or as nothing.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return seen.type === 'Withheld' ? table : viewFor(evolveTable(table, seen as TableEvent), by);
  }, view);
}

/** Whatever in an event the room may not read, wherever it stands; a player's own words to the dealer are no secret. */
function secretsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]): readonly string[] => {
    if (name === 'instruction') return [];
    const isSecret = secret.has(name) && inside !== '' && JSON.stringify(inside) !== '[]';
    return isSecret ? [`${name}: ${JSON.stringify(inside)}`] : secretsIn(inside);
  });
}

const secret = new Set([
  'words',
  'opinion',
  'persons',
  'grounds',
  'finder',
  'findings',
  'warnings',
  'incident',
  'ageShown',
  'askedBy',
]);

describe.each(Object.entries(tableRules))('at a table of %s', (pack, rules) => {
  const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));
  const anywhere = chanceFrom(17);
  const walks = [1, 2, 3, 4].map((seed) => walk({ rules, clauses, seed, commands: 1_000 }));

  test('whoever folds what they are sent comes to the view that the server has, wherever they began', () => {
    for (const { events } of walks) {
      const tables = [newTable];
      for (const event of events) tables.push(evolveTable(tables.at(-1) ?? newTable, event));
      for (const person of people) {
        const by: By = { person, role: 'player' };
        for (const from of [0, 1, ...Array.from({ length: 3 }, () => anywhere(events.length))]) {
          const begun = viewFor(tables[from] ?? newTable, by);
          const end = viewFor(tables.at(-1) ?? newTable, by);
          expect(still(folded(begun, events.slice(from), by))).toEqual(still(end));
        }
      }
    }
  });

  test('step by step as well', () => {
    const { events } = walks[0] ?? { events: [] };
    const by: By = { person: 'ann', role: 'player' };
    let server = newTable;
    let seen = viewFor(newTable, by);
    for (const event of events) {
      server = evolveTable(server, event);
      seen = folded(seen, [event], by);
      expect(still(seen)).toEqual(still(viewFor(server, by)));
    }
  });

  test('the room reads no word that staff wrote, and nothing of what is only for staff', () => {
    const written = walks.flatMap(({ events }) => events.flatMap((event) => secretsIn(event)));
    const read = walks.flatMap(({ events }) =>
      events.flatMap((event) => secretsIn(seenBy(event, { person: 'zoe', sees: 'room' }))),
    );
    expect(written.length).toBeGreaterThan(0);
    expect(read).toEqual([]);
  });

  test('staff see every event as it is', () => {
    for (const role of ['dealer', 'game-supervisor', 'operator', 'inspector', 'scrutineer'] satisfies Role[])
      for (const event of walks[0]?.events ?? [])
        expect(seenBy(event, { person: 'sam', sees: classOf([role]) })).toBe(event);
  });
});
