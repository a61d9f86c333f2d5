import type { By } from '@dicepit/engine';
import { awaitedSeat } from '../house/due.ts';
import { execute, type IdempotentRequest, type Plan, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Somebody } from '../pit/request.ts';
import { type Outcome, refused } from '../pit/result.ts';
import { type PitTable, seatsOf, tableStream } from '../table/pit-table.ts';
import { sinceOf } from '../table/table-time.ts';
import { decideFloor, type FloorCommand } from './decide.ts';
import { FLOOR } from './floor.ts';

type Extending = { readonly caller: Somebody; readonly table: string; readonly asked: IdempotentRequest };

/** Gives a player more time for an answer or a throw: for the asking to that player, and to whoever runs the tables. */
export function extendWait(
  pit: Pit,
  { caller, table, asked }: Extending,
): Promise<Outcome<{ readonly done: true }>> {
  return execute<{ readonly done: true }>(pit.writer, {
    streams: [FLOOR],
    request: asked,
    plan: async (): Promise<Plan<{ done: true }>> => {
      const { state: floor, version } = await pit.floor.current(FLOOR);
      if (!floor.tables.has(table))
        return refused(404, 'NOT_FOUND', 'There is no such table. Look at the list of tables.');
      const { state } = await pit.tables.current(tableStream(table));
      const awaited = awaitedAt(state);
      if (awaited === undefined) return refused(409, 'CONFLICT', 'The table waits for nobody now.');
      const role = awaited === caller.person ? 'player' : caller.roles.find((each) => each !== 'player');
      if (role === undefined)
        return refused(403, 'NOT_ALLOWED', 'The dice are not yours now. Whoever has them may ask for time.');
      const since = sinceOf(state);
      const by: By = { person: caller.person, role };
      const command: FloorCommand = {
        type: 'ExtendWait',
        table,
        since,
        by,
        at: pit.time.stamp(tableStream(table), state),
      };
      const ruling = decideFloor(floor, command);
      if (!ruling.ok) return ruling;
      return {
        ok: true,
        writes: [planWrite(FLOOR, version, ruling.events, command)],
        answer: { done: true },
      };
    },
  });
}

/** Whom the table waits for. */
function awaitedAt(state: PitTable): string | undefined {
  const seat = state.is === 'unset' ? undefined : awaitedSeat(state);
  return seat === undefined ? undefined : seatsOf(state).get(seat)?.person;
}
