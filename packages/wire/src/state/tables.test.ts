import { defaultPace, newTable, type Table } from '@dicepit/engine';
import {
  chanceFrom,
  decidePartyTable,
  evolvePartyTable,
  houseRun,
  manners,
  newPartyTable,
  type PartyTable,
  rollBy,
  tableRules,
} from '@dicepit/games';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aParty, banked, walked } from '../testing/walks.ts';
import { readState, writeState } from './state.ts';

/** A table in full swing: so many commands of a run by the house, every table on the way. */
function houseTables(pack: string, seed: number, steps: number): readonly Table[] {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  const fate = chanceFrom(seed);
  const tables: Table[] = [];
  const run = houseRun({
    rules,
    setup: {
      table: 't-1',
      pack,
      options: {},
      mode: 'home',
      dice: 'virtual',
      seats: 6,
      policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
    },
    settings: defaultPace,
    players: (manners[pack] ?? []).map((manner, index) => ({ name: `player ${index}`, manner })),
    buyIn: 200_00,
    stake: 5_00,
    from: Date.UTC(2026, 4, 10, 12),
    dice: () => rollBy(fate, rules.pack.dice),
    chance: chanceFrom(seed + 1),
  });
  for (const { table } of run) {
    tables.push(table);
    if (tables.length === steps) break;
  }
  return tables;
}

describe('a table as text', () => {
  test('before it is set up is the very same again', () => {
    expect(readState<Table>(writeState(newTable))).toStrictEqual(newTable);
    expect(readState<PartyTable>(writeState(newPartyTable))).toStrictEqual(newPartyTable);
  });

  test.each(banked)('of %s is the very same again at every step of a run by the house', (pack) => {
    assert(
      property(integer({ min: 1, max: 1_000_000 }), (seed) => {
        const tables = houseTables(pack, seed, 100);
        for (const table of tables) expect(readState<Table>(writeState(table))).toStrictEqual(table);
        expect(tables.at(-1)?.betting.placed).toBeGreaterThan(0);
      }),
      { numRuns: 2 },
    );
  });

  test.each(banked)('of %s is the very same again in every phase of a walk', (pack) => {
    for (const seed of [1, 2]) {
      const { table, phases } = walked(pack, seed, 1_500);
      for (const each of [table, ...phases.values()])
        expect(readState<Table>(writeState(each))).toStrictEqual(each);
    }
  });

  test('of a party is the very same again after every command', () => {
    let table: PartyTable = newPartyTable;
    for (const [person, body] of aParty) {
      const role = body.type === 'SetUpTable' ? 'operator' : 'player';
      const decided = decidePartyTable(table, { ...body, by: { person, role }, at: 1 });
      if (!decided.ok) throw new Error(`the party refuses ${body.type}`);
      table = decided.events.reduce(evolvePartyTable, table);
      expect(readState<PartyTable>(writeState(table))).toStrictEqual(table);
    }
    expect(table.games).toBe(1);
  });
});
