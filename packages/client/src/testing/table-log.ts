import { defaultPace, evolveTable, newTable, type Setup, type Table } from '@dicepit/engine';
import { chanceFrom, houseRun, manners, rollBy, tableRules } from '@dicepit/games';
import { plainState, type SeenEntry } from '@dicepit/wire';

/** What happened at a table that the house ran by itself, and the table after each entry. */
export type TableLog = {
  readonly entries: readonly SeenEntry[];
  /** The table at a version, from 0. */
  readonly at: (version: number) => Table;
  /** The message that a stream begins with, as JSON. */
  readonly snapshot: (version: number) => string;
};

export function tableLog(pack: string, length: number, seed = 7): TableLog {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  const fate = chanceFrom(seed);
  const setup: Setup = {
    table: 't-1',
    pack,
    options: {},
    mode: 'home',
    dice: 'virtual',
    seats: 8,
    policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
  };
  const entries: SeenEntry[] = [];
  const tables: Table[] = [newTable];
  const run = houseRun({
    rules,
    setup,
    settings: { ...defaultPace, float: 1_000_000_00 },
    players: (manners[pack] ?? []).map((manner, index) => ({ name: `h-${index}`, manner })),
    buyIn: 200_00,
    stake: 5_00,
    from: Date.UTC(2026, 4, 10, 12),
    dice: () => rollBy(fate, rules.pack.dice),
    chance: chanceFrom(seed + 1),
  });
  for (const { events } of run) {
    for (const event of events) {
      tables.push(evolveTable(tables.at(-1) ?? newTable, event));
      entries.push({ version: entries.length + 1, event });
    }
    if (entries.length >= length) break;
  }
  const at = (version: number): Table => tables[version] ?? newTable;
  const snapshot = (version: number): string =>
    JSON.stringify({
      table: 't-1',
      title: 'The first table',
      pack,
      kind: 'banked',
      version,
      view: plainState(at(version)),
      dice: null,
      you: { person: 'h-1', roles: ['player'] },
      house: ['h-0', 'h-1'],
      staffed: 'house',
      now: 5_000,
    });
  return { entries, at, snapshot };
}
