import type { CommandBody, TableEvent, TableRefusal, TableRules } from '../concern.ts';
import { rolesFor } from '../concerns.ts';
import { decideTable } from '../decide.ts';
import { type By, everyRole, type Moment, type Role } from '../role.ts';
import type { Table } from '../table.ts';

/** Somebody who might ask something, and everything that they are. */
export type Asker = { readonly person: string; readonly roles: readonly Role[]; readonly pit?: string };

/** What would come of a command if it were given now, and as what it would be given. */
export type Attempt =
  | { readonly ok: true; readonly by: By; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly by: By; readonly refusal: TableRefusal };

/**
 * Tries a command without giving it, in the least of somebody's roles that the rules let through. Where none is let
 * through, the answer is the refusal of the least that may give it at all, since that one says what stands in the way;
 * of somebody who does not sit at the table the least is not a player.
 */
export function attempt(
  rules: TableRules,
  table: Table,
  asker: Asker,
  command: CommandBody,
  now: Moment,
): Attempt {
  const { person, pit } = asker;
  const held = everyRole.filter((role) => asker.roles.includes(role));
  const entitled = held.filter((role) => rolesFor(rules.procedure, command.type).roles.includes(role));
  const tried = (entitled.length > 0 ? entitled : [held[0] ?? 'player']).map((role): Attempt => {
    const by: By = { person, role, ...(pit === undefined ? {} : { pit }) };
    const decided = decideTable(rules, table, { ...command, by, at: Math.max(now, table.clock) });
    return { ...decided, by };
  });
  const sits = [...table.seats.values()].some((seat) => seat.person === person);
  const least = tried.find(({ by }) => sits || by.role !== 'player') ?? tried[0];
  return tried.find(({ ok }) => ok) ?? least ?? nobody(person);
}

const nobody = (person: string): Attempt => ({
  ok: false,
  by: { person, role: 'player' },
  refusal: { code: 'NOT_YOUR_ROLE', clause: 'policy/roles', message: 'Nobody asks for this.' },
});
