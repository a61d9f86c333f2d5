import type { Game, Pack } from '../pack.ts';
import type { Terms } from '../settle.ts';
import type { EventBody } from './event/event.ts';
import type { TableProcedure } from './procedure/table-procedure.ts';
import type { By, Moment, Role } from './role.ts';
import type { Setup } from './setup.ts';
import type { Table } from './table.ts';

/** What a table is run by: a pack, and the procedure written for it. */
export type TableRules = { readonly pack: Pack; readonly procedure: TableProcedure<string> };

/** What a leaf of `decide` may look at: the table, the game as it is posted, who asks, and when. */
export type Context = {
  readonly table: Table;
  readonly setup: Setup;
  readonly rules: TableRules;
  readonly procedure: TableProcedure<string>;
  readonly game: Game;
  readonly terms: Terms;
  /** A clause of the pack or a policy, as it is cited: `nz/4.7`. */
  readonly cite: (basis: string) => string;
  readonly by: By;
  readonly at: Moment;
};

/** Why a command changed nothing: a code for programs, the clause or the policy, and a sentence for a person. */
export type TableRefusal = {
  readonly code: string;
  /** `nz/4.7`, or a named table policy: `policy/limits-at-entry`. */
  readonly clause: string;
  readonly message: string;
};

export type Decided<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** The functions that decide the commands of one concern; the compiler names the one we forgot. */
export type Decide<Command extends { readonly type: string }> = {
  readonly [Type in Command['type']]: (
    context: Context,
    command: Extract<Command, { readonly type: Type }>,
  ) => Decided<EventBody>;
};

/** Who may give each command of one concern, where a pack says nothing narrower. */
export type Authority<Command extends { readonly type: string }> = Readonly<
  Record<Command['type'], readonly Role[]>
>;

export const accept = (...events: readonly EventBody[]): Decided<EventBody> => ({ ok: true, events });

export const refuse = (code: string, clause: string, message: string): Decided<never> => ({
  ok: false,
  refusal: { code, clause, message },
});
