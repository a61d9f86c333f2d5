import type { PromotionEvent } from '@dicepit/desks';
import type { By, Moment, TableCommand } from '@dicepit/engine';
import { FLOOR } from '../floor/floor.ts';
import { type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Result, refused, refusedBy } from '../pit/result.ts';
import { decideAtTable, tableStream } from '../table/pit-table.ts';

type Writes = Result<{ readonly writes: readonly PlannedWrite[] }>;

/**
 * What a table writes when a prize is a voucher for it: the operator makes the voucher known there, by the same
 * command as by hand, and the table takes it once.
 */
export async function voucherWrite(
  pit: Pit,
  events: readonly PromotionEvent[],
  { by, at }: { readonly by: By; readonly at: Moment },
): Promise<Writes> {
  const awarded = events.find((event) => event.type === 'PrizeAwarded');
  if (awarded?.voucher === undefined) return { ok: true, writes: [] };
  const { table, ...voucher } = awarded.voucher;
  const { state: floor } = await pit.floor.current(FLOOR);
  if (floor.tables.get(table)?.retired !== false)
    return refused(404, 'NOT_FOUND', 'There is no such table. Look at the list of tables.');
  const stream = tableStream(table);
  const { state, version } = await pit.tables.current(stream);
  const clock = state.is === 'banked' ? state.table.clock : 0;
  const command: TableCommand = { type: 'IssueVoucher', voucher, by, at: Math.max(at, clock) };
  const decided = decideAtTable(state, command);
  if (!decided.ok) return refusedBy(409, decided.refusal);
  return { ok: true, writes: [planWrite(stream, version, decided.events, command)] };
}
