import { type By, balanceOf } from '@dicepit/engine';
import { isPlaying } from '@dicepit/games';
import { execute, type IdempotentRequest, type Plan, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Outcome } from '../pit/result.ts';
import { type PitTable, tableStream } from '../table/pit-table.ts';
import { decideFloor, type FloorCommand } from './decide.ts';
import type { ChipsLeft } from './event.ts';
import { FLOOR } from './floor.ts';

/** Takes a table out of the pit. It stands in the table's own line, so that nobody sits down meanwhile. */
export function retireTable(
  pit: Pit,
  { by, asked, table }: { readonly by: By; readonly asked?: IdempotentRequest; readonly table: string },
): Promise<Outcome<{ readonly done: true }>> {
  const stream = tableStream(table);
  return execute<{ readonly done: true }>(pit.writer, {
    streams: [FLOOR, stream],
    request: asked,
    plan: async (): Promise<Plan<{ done: true }>> => {
      const { state, version } = await pit.floor.current(FLOOR);
      const standing = state.tables.has(table) ? (await pit.tables.current(stream)).state : undefined;
      const stuck = standing === undefined ? undefined : chipsOfStuck(standing);
      const command: FloorCommand = {
        type: 'RetireTable',
        table,
        inUse: standing !== undefined && stuck === undefined && isInUse(standing),
        ...(stuck === undefined ? {} : { chips: stuck }),
        by,
        at: pit.ports.now(),
      };
      const ruling = decideFloor(state, command);
      if (!ruling.ok) return ruling;
      return {
        ok: true,
        writes: [planWrite(FLOOR, version, ruling.events, command)],
        answer: { done: true },
      };
    },
  });
}

const isInUse = (state: PitTable): boolean =>
  state.is !== 'unset' &&
  (state.table.seats.size > 0 || (state.is === 'banked' && state.table.state !== 'closed'));

/**
 * Whose chips are where at a party whose dice have failed in mid-game. Nobody can throw there again, and no rule says
 * who would have won: so it may be retired as it stands, and people settle it among themselves by this count.
 */
function chipsOfStuck(state: PitTable): readonly ChipsLeft[] | undefined {
  if (state.is !== 'party' || state.dice.failed === undefined || !isPlaying(state.table)) return undefined;
  const { seats, ledger } = state.table;
  const racks = [...seats]
    .sort(([one], [other]) => one - other)
    .map(([seat, { person }]) => ({
      account: `rack:${seat}`,
      person,
      whites: balanceOf(ledger, `rack:${seat}`),
    }));
  return [...racks, { account: 'kitty', whites: balanceOf(ledger, 'kitty') }];
}
