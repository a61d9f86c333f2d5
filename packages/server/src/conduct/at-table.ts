import { CONDUCT_STREAM, decideConduct, findExclusion } from '@dicepit/desks';
import { type By, excludedFromGame, type Moment, takesPart } from '@dicepit/engine';
import { statusOf } from '../disputes/change.ts';
import { type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Refused, type Result, refusedBy, ruledAtDesk } from '../pit/result.ts';
import { type AnyBody, type AtTable, type PitTable, seatsOf } from '../table/pit-table.ts';

/** Why somebody may not take part in the game of this table, if they may not: at every table of it, until it is lifted. */
export async function keptFromGame(
  pit: Pick<Pit, 'conduct'>,
  state: PitTable,
  command: AnyBody,
  by: By,
): Promise<Refused | undefined> {
  if (state.is === 'unset' || !takesPart(command.type)) return undefined;
  const person = whoPlays(state, command, by);
  if (person === undefined) return undefined;
  const { conduct } = pit;
  // Whoever sits down is looked up in the store: another node may have written a moment ago.
  const known = await (command.type === 'SitDown'
    ? conduct.catchUp(CONDUCT_STREAM)
    : conduct.current(CONDUCT_STREAM));
  if (findExclusion(known.state, person, state.pack) === undefined) return undefined;
  // Nobody is refused by old news.
  const exclusion = findExclusion((await conduct.catchUp(CONDUCT_STREAM)).state, person, state.pack);
  return exclusion && refusedBy(409, excludedFromGame(exclusion.clause));
}

/** Whose part in the game a command is, where it is anybody's. */
function whoPlays(state: PitTable, command: AnyBody, by: By): string | undefined {
  if (command.type === 'SitDown') return by.person;
  if (command.type === 'NameSubstitute') return command.person;
  // A dealer who says that dice are out tells of what has happened.
  if (command.type === 'ThrowDice') return by.role === 'player' ? by.person : undefined;
  if (command.type === 'ConfirmLateBet') {
    const late = state.is === 'banked' ? state.table.betting.late : [];
    const asked = late.find(({ bet }) => bet === command.bet);
    return asked && seatsOf(state).get(asked.seat)?.person;
  }
  const seat = 'seat' in command ? command.seat : undefined;
  return seat === undefined ? by.person : seatsOf(state).get(seat)?.person;
}

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
