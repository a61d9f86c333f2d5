import type { Basis } from './citation.ts';

export type SettlingProcedure<Clause extends string> = {
  readonly settling: Basis<Clause>;
  /** A bet over the maximum is paid or collected to the maximum only; in full where the pack does not say so. */
  readonly overMaximum: Basis<Clause> | undefined;
  /** A bet found below the minimum after the throw is good, and is noted. */
  readonly belowMinimum: Basis<Clause> | undefined;
};
