import { CONDUCT_STREAM, decideConduct } from '@dicepit/desks';
import type { By, Moment } from '@dicepit/engine';
import { statusOf } from '../disputes/change.ts';
import { type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Result, ruledAtDesk } from '../pit/result.ts';
import { type AtTable, type PitTable, seatsOf } from '../table/pit-table.ts';

type Written = Result<{ readonly writes: readonly PlannedWrite[] }>;

/**
 * What the record of conduct writes when bets are voided at a table: in the same append, so that no bet is voided
 * without a finding, by whichever way the command came.
 */
export async function voidedAtTable(
  pit: Pick<Pit, 'conduct'>,
  { table, state, by, at }: { table: string; state: PitTable; by: By; at: Moment },
  events: readonly AtTable[],
): Promise<Written> {
  const voided = events.filter((event) => event.type === 'BetVoided');
  const [first] = voided;
  if (first === undefined) return { ok: true, writes: [] };
  const known = await pit.conduct.current(CONDUCT_STREAM);
  const command = {
    type: 'VoidWagers',
    incident: first.incident,
    table,
    person: first.person ?? seatsOf(state).get(first.seat)?.person ?? '',
    bets: voided.map(({ bet, chips, tokens }) => ({ bet, cents: chips + tokens })),
    by,
    at,
  } as const;
  const ruling = decideConduct(known.state, command);
  const ruled = ruledAtDesk(ruling, ruling.ok ? undefined : statusOf(ruling.refusal.code));
  return ruled.ok
    ? { ok: true, writes: [planWrite(CONDUCT_STREAM, known.version, ruled.events, command)] }
    : ruled;
}
