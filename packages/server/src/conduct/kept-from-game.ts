import { CONDUCT_STREAM, exclusionOf } from '@dicepit/desks';
import { type By, excludedFromGame, takesPart } from '@dicepit/engine';
import type { Pit } from '../pit/pit.ts';
import type { Refused } from '../pit/result.ts';
import { type AnyBody, type PitTable, seatsOf } from '../table/pit-table.ts';

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
  if (exclusionOf(known.state, person, state.pack) === undefined) return undefined;
  // Nobody is refused by old news.
  const exclusion = exclusionOf((await conduct.catchUp(CONDUCT_STREAM)).state, person, state.pack);
  return exclusion && { ok: false, refusal: { status: 409, ...excludedFromGame(exclusion.clause) } };
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
