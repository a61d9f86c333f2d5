import { defaultPace, type Table, viewFor } from '@dicepit/engine';
import { chanceFrom, houseRun, manners, rollBy, tableRules } from '@dicepit/games';
import { plainState, type SeenEntry, type Snapshot } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { seenBy } from '../live/event-streams.ts';
import { plainTable } from './plain-table.ts';

const room = { person: '', sees: 'room' } as const;

/** What the room is sent of a long run, and the table as it stands at the end. */
function run(pack: string): { readonly table: Table; readonly entries: readonly SeenEntry[] } {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`There is no pack ${pack}`);
  const chance = chanceFrom(7);
  const steps = houseRun({
    rules,
    setup: {
      table: 't-1',
      pack,
      options: {},
      mode: 'home',
      dice: 'virtual',
      seats: 8,
      policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
    },
    settings: { ...defaultPace, float: 1_000_000_00 },
    players: (manners[pack] ?? []).slice(0, 3).map((manner) => ({ name: `Player ${manner.name}`, manner })),
    buyIn: 200_00,
    stake: 5_00,
    from: Date.UTC(2026, 4, 10, 12),
    dice: () => rollBy(chance, rules.pack.dice),
    chance,
  });
  const entries: SeenEntry[] = [];
  let last: Table | undefined;
  for (const { events, table } of steps) {
    last = table;
    for (const event of events) entries.push({ version: entries.length + 1, event: seenBy(event, room) });
    if (entries.length > 1_500) break;
  }
  if (last === undefined) throw new Error('Nothing happened');
  return { table: last, entries };
}

describe.each(Object.keys(tableRules))('%s', (pack) => {
  test('whatever the room is sent can be said', () => {
    const { table, entries } = run(pack);
    const told = plainTable(snapshotOf(pack, table, entries.length), entries);
    expect(told.lines.length).toBeGreaterThan(1_000);
    const cites = told.lines.flatMap((line) => line.cites);
    expect(cites.length).toBeGreaterThan(1_000);
    expect([...told.lines, ...cites].filter(({ says }) => /undefined|NaN|\[object/.test(says))).toEqual([]);
    const settled = new Set(
      entries.flatMap(({ version, event }) => ('settlements' in event ? [version] : [])),
    );
    const said = told.lines.filter(({ version }) => settled.has(version));
    expect(said.some((line) => line.cites.some(({ says }) => says.includes(': $')))).toBe(true);
  });
});

function snapshotOf(pack: string, table: Table, version: number): Snapshot {
  return {
    table: 't-1',
    title: 'A table',
    pack,
    kind: 'banked',
    version,
    view: plainState(viewFor(table, { person: '', role: 'player' })),
    dice: null,
    you: { person: null, roles: [] },
    house: [],
    staffed: 'house',
    now: 0,
  };
}
