import type { HostTable, StafferFacts } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { busiest, dealtAt, lineOf, needsSomebody, whoDeals } from './host-table.ts';

const table = (changes: Partial<HostTable> = {}, card: Partial<HostTable['card']> = {}): HostTable => ({
  card: {
    table: 'nz-1',
    title: 'Snake Eyes NZ',
    pack: 'snake-eyes-nz',
    kind: 'banked',
    phase: 'betting',
    seats: 8,
    taken: 3,
    house: 0,
    dice: 'virtual',
    mode: 'fun',
    staffed: 'house',
    limits: { minimum: 1_00, maximum: 100_00 },
    version: 1,
    ...card,
  },
  dice: 2,
  rolled: 118,
  call: { called: { manner: 'hard', total: 8, pips: 4 }, house: {} },
  shooter: 'Ana',
  halted: null,
  calling: null,
  pace: null,
  ...changes,
});

describe('the line of a table', () => {
  test.each([
    ['Bets open, Ana throws, roll 118', table()],
    ['Called: Eight, hard, roll 118', table({}, { phase: 'called' })],
    ['Closed', table({ shooter: null }, { phase: 'closed' })],
    ['Halted: a die is cracked', table({ halted: 'a die is cracked' })],
    ['At play, Ana throws, game 2', table({ rolled: 2, call: null }, { kind: 'party', phase: 'throwing' })],
    ['Bets open', table({ rolled: 0, call: null, shooter: null })],
  ])('%s', (line, facts) => {
    expect(lineOf(facts, undefined)).toBe(line);
  });

  test('of a table that asks for a supervisor says since when, whatever else it does', () => {
    expect(lineOf(table({ calling: 0 }), undefined)).toMatch(/^Asks for a supervisor since \d\d:\d\d$/);
  });

  test('of a paused pit says since when, but not of a table that is closed', () => {
    expect(lineOf(table(), 0)).toMatch(/^Paused at \d\d:\d\d$/);
    expect(lineOf(table({ shooter: null }, { phase: 'closed' }), 0)).toBe('Closed');
  });
});

test('the busiest table is the one with the most rolls, and no party', () => {
  const other = table({ rolled: 200 }, { table: 'double-1' });
  const party = table({ rolled: 900 }, { kind: 'party' });
  expect(busiest([table(), other, party])).toBe(other);
  expect(busiest([table({ rolled: 0 })])).toBeUndefined();
});

test('a table that is halted, that asks for a supervisor, or that people have still to open, needs somebody', () => {
  expect(needsSomebody(table())).toBe(false);
  expect(needsSomebody(table({ halted: 'x' }))).toBe(true);
  expect(needsSomebody(table({ calling: 0 }))).toBe(true);
  expect(needsSomebody(table({}, { staffed: 'people', phase: 'opening' }))).toBe(true);
});

const staffer = (
  name: string,
  as: StafferFacts['tables'][number]['as'],
  at = table().card.table,
): StafferFacts => ({
  person: `p-${name}`,
  name,
  roles: [as],
  tables: [{ table: at, as }],
  here: true,
  host: false,
  ready: true,
});

describe('who deals at a table', () => {
  test.each([
    ['The software deals', 'house', [staffer('Dora', 'dealer')]],
    ['Dealing: Dora and Ben', 'people', [staffer('Dora', 'dealer'), staffer('Ben', 'dealer')]],
    ['Dealing: Dora', 'people', [staffer('Dora', 'dealer'), staffer('Eve', 'game-supervisor')]],
    ['Waits for a dealer', 'people', [staffer('Dora', 'dealer', 't-2'), staffer('Eve', 'game-supervisor')]],
  ] as const)('%s', (line, staffed, staff) => {
    expect(whoDeals(table({}, { staffed }), staff)).toBe(line);
  });

  test('is said of open tables with a bank', () => {
    const tables = [table(), table({}, { phase: 'closed' }), table({}, { kind: 'party', phase: 'throwing' })];
    expect(dealtAt(tables)).toEqual([tables[0]]);
  });
});
