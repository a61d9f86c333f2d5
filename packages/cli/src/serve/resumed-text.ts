import { FLOOR, type Pit, tableStream, tablesOn } from '@dicepit/server';

/** Where a pit stopped: "Resumed: 5 tables, nz-1 at roll 118". */
export async function resumedText(pit: Pit): Promise<string> {
  const { state } = await pit.floor.current(FLOOR);
  const tables = tablesOn(state);
  const rolls = await Promise.all(tables.map(({ table }) => rollOf(pit, table)));
  const told = tables
    .map(({ table }, index) => ({ table, roll: rolls[index] ?? 0 }))
    .filter(({ roll }) => roll > 0)
    .map(({ table, roll }) => `${table} at roll ${roll}`);
  return `Resumed: ${[tables.length === 1 ? '1 table' : `${tables.length} tables`, ...told].join(', ')}`;
}

async function rollOf(pit: Pit, table: string): Promise<number> {
  const { state } = await pit.tables.current(tableStream(table));
  return state.is === 'banked' ? state.table.rolled : 0;
}
