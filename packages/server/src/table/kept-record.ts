import { chancesBarredAt } from '@dicepit/games';
import { FLOOR, tablesOn } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Caller, viewingRole } from '../pit/request.ts';
import { type Refused, refused } from '../pit/result.ts';
import { type SetTable, seatOf, tableStream } from './pit-table.ts';

/** The table that keeps chances from somebody, and by which clause. */
export type ChancesKept = { readonly title: string; readonly pack: string; readonly clause: string };

/**
 * Why somebody is shown no chances, if they are not: they have a seat at a table whose rules bar what analyses the game.
 * One rule for everything that their session can reach: the lab, the rulebooks, the boards of all tables.
 */
export async function chancesKeptFrom(pit: Pit, caller: Caller): Promise<ChancesKept | undefined> {
  if (caller.is === 'nobody') return undefined;
  const { state: floor } = await pit.floor.current(FLOOR);
  for (const { table, title, pack } of tablesOn(floor)) {
    const clause = chancesBarredAt(pack);
    if (clause === undefined) continue;
    const { state } = await pit.tables.current(tableStream(table));
    if (seatOf(state, caller.person) !== undefined) return { title, pack, clause };
  }
  return undefined;
}

/**
 * Why somebody is not given what happened at a table as data, if they are not: where the rules bar whatever records or
 * analyses results, no player's account has it. The board that the room sees is the house's own and stays, for screens
 * that belong to nobody.
 */
export function recordKept({ pack }: SetTable, caller: Caller): Refused | undefined {
  const clause = chancesBarredAt(pack);
  if (clause === undefined || caller.is === 'nobody' || viewingRole(caller) !== 'player') return undefined;
  return refused(403, { code: 'NOT_ALLOWED', case: 'history' }, { clause });
}
