import type { Basis } from './citation.ts';

export type IncidentsProcedure<Clause extends string> = {
  /** What may be reported, and the clause each offends against. */
  readonly kinds: Readonly<Record<string, Basis<Clause>>>;
  readonly reporting: Basis<Clause>;
};
