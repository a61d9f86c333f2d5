import type { Role } from '../role.ts';
import type { Basis } from './citation.ts';

/** What people at a table may not do, and what is done about it. */
export type ConductProcedure<Clause extends string> = {
  /** Devices that record, forecast or analyse, and who is free to use them while on duty. */
  readonly devices: { readonly clause: Basis<Clause>; readonly onDuty: Basis<Clause> };
  /** Who is to be satisfied that somebody used one, before any measure is taken. */
  readonly finding: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly measures: Readonly<Record<Measure, Basis<Clause>>>;
  /** Employees do not advise, save by these prompts that keep play within the rules. */
  readonly employees: {
    readonly clause: Basis<Clause>;
    readonly prompts: Readonly<Record<string, RulePrompt<Clause>>>;
  };
  /** Players and spectators do not advise a player who has not asked. */
  readonly patrons: Basis<Clause>;
  readonly sideBets: Basis<Clause>;
};

/** Bets declared void, no further part in the game, out of the house, held until somebody takes over. */
export type Measure = 'void' | 'game' | 'house' | 'detention';

/** A sentence that staff may send to a player, and the clause that it keeps the player within. */
export type RulePrompt<Clause extends string> = { readonly clause: Basis<Clause>; readonly says: string };
