import { barredChances } from '@dicepit/games';
import { type Caller, viewingRole } from '../pit/caller.ts';
import { type Refusal, refused } from '../pit/outcome.ts';
import type { SetTable } from './pit-table.ts';

/**
 * Why somebody is not given what happened at a table as data, if they are not: where the rules bar whatever records or
 * analyses results, no player's account has it. The board that the room sees is the house's own and stays, for screens
 * that belong to nobody.
 */
export function recordKept(
  { pack }: SetTable,
  caller: Caller,
): { readonly ok: false; readonly refusal: Refusal } | undefined {
  const clause = Object.hasOwn(barredChances, pack) ? barredChances[pack] : undefined;
  if (clause === undefined || caller.is === 'nobody' || viewingRole(caller) !== 'player') return undefined;
  return refused(
    403,
    'NOT_ALLOWED',
    'At this table nothing that players have with them may record or analyse results, so its history is not handed out. The board shows the last rolls; staff can look up the rest.',
    { clause },
  );
}
