import type { Basis } from './citation.ts';

export type SeatsProcedure<Clause extends string> = {
  readonly sitting: Basis<Clause>;
  readonly age: { readonly years: number; readonly clause: Basis<Clause> } | undefined;
  /** After how many called rolls without a bet a player may be told to leave a full table. */
  readonly vacating: { readonly rolls: number; readonly clause: Basis<Clause> } | undefined;
};
