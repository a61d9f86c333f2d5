import { SUPERVISOR_CALLED } from '@dicepit/engine';
import type { SupervisorCalls } from '@dicepit/wire';
import type { Pit } from '../pit/pit.ts';
import { tableStream } from '../table/pit-table.ts';
import { FLOOR, tablesOn } from './floor.ts';

/** The tables that ask for a supervisor, the longest wait first. */
export async function callsOn(pit: Pit): Promise<SupervisorCalls['calls']> {
  const { state: floor } = await pit.floor.current(FLOOR);
  const open = tablesOn(floor).map(async ({ table, title }) => {
    const { state } = await pit.tables.current(tableStream(table));
    const incidents = state.is === 'banked' ? state.table.incidents : [];
    return incidents
      .filter(({ kind }) => kind === SUPERVISOR_CALLED)
      .map(({ incident, words, at }) => ({ table, title, incident, words, at }));
  });
  return (await Promise.all(open)).flat().toSorted((a, b) => a.at - b.at);
}
