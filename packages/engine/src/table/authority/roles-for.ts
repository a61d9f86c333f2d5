import type { CommandType } from '../command/command.ts';
import type { TableProcedure } from '../procedure/table-procedure.ts';
import type { Role } from '../role.ts';
import { authority } from './authority.ts';
import { stated } from './stated.ts';

/** Who may give a command at the tables of a pack, and what says so. */
export type Entitled = { readonly roles: readonly Role[]; readonly basis: string };

/** The house's own table, narrowed by what the pack says. */
export function rolesFor(procedure: TableProcedure<string>, type: CommandType): Entitled {
  const narrowed = stated[type]?.(procedure) ?? procedure.authority[type];
  const roles = authority[type];
  return narrowed === undefined
    ? { roles, basis: 'policy/roles' }
    : { roles: roles.filter((role) => narrowed.roles.includes(role)), basis: narrowed.clause };
}
