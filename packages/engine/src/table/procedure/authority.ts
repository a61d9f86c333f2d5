import type { CommandType } from '../command/command.ts';
import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

/** Where a pack says who may give a command: narrower than the house's own table, never wider. */
export type PackAuthority<Clause extends string> = {
  readonly [Type in CommandType]?: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
};
