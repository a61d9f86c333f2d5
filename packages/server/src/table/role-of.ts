import { authority, type CommandType, everyRole, type Role, rolesFor } from '@dicepit/engine';
import { partyAuthority } from '@dicepit/games';
import { type PitTable, rulesOf, seatsOf } from './pit-table.ts';

/** Who asks, and as what where that is said. */
type Asking = {
  readonly person: string;
  readonly held: readonly Role[];
  readonly named?: Role | undefined;
};

/**
 * As what a person gives a command: as the one named, else as the least that may give it; about the seat of somebody
 * else as staff, where staff may. Whoever may not give it at all asks as the least that they are, and the table says
 * why not. Undefined for a role that is not held.
 */
export function roleOf(
  state: PitTable,
  command: { readonly type: string; readonly seat?: number },
  { person, held, named }: Asking,
): Role | undefined {
  if (named !== undefined) return held.includes(named) ? named : undefined;
  if (held.length === 1) return held[0];
  const allowed = rolesAt(state, command.type);
  const mine = everyRole.filter((role) => held.includes(role));
  const able = mine.filter((role) => allowed.includes(role));
  const isForOther = command.seat !== undefined && seatsOf(state).get(command.seat)?.person !== person;
  return (isForOther ? able.find((role) => role !== 'player') : undefined) ?? able[0] ?? mine[0];
}

/** Who may give a command of this type at this table. */
function rolesAt(state: PitTable, type: string): readonly Role[] {
  if (state.is === 'unset') return ['operator'];
  const rules = rulesOf(state);
  if (rules !== undefined) return isCommandType(type) ? rolesFor(rules.procedure, type).roles : [];
  const party: Readonly<Record<string, readonly Role[]>> = partyAuthority;
  return Object.hasOwn(party, type) ? (party[type] ?? []) : [];
}

const isCommandType = (type: string): type is CommandType => Object.hasOwn(authority, type);
