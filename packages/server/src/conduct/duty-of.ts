import type { Duty } from '@dicepit/desks';
import { byPeople, ladder, type Table } from '@dicepit/engine';
import { FLOOR } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Somebody } from '../pit/request.ts';
import { tableStream } from '../table/pit-table.ts';

/**
 * Whether somebody is on duty: inspectors always are; staff are while they are signed on at a table. At tables where
 * the house does what people do in a casino nobody signs on, and staff are on duty as they are.
 */
export async function dutyOf(pit: Pit, { person, roles }: Somebody, { setup, staff }: Table): Promise<Duty> {
  if (roles.includes('inspector')) return 'inspector';
  if (!roles.some((role) => ladder.includes(role))) return 'patron';
  if (setup === undefined || !byPeople(setup) || staff.has(person)) return 'on duty';
  const { tables } = (await pit.floor.current(FLOOR)).state;
  for (const table of tables.keys()) {
    const { state: other } = await pit.tables.current(tableStream(table));
    if (other.is === 'banked' && other.table.staff.has(person)) return 'on duty';
  }
  return 'off duty';
}
