import type { Role } from '@dicepit/engine';

/** What an access token is for, and what a program that holds one is in the pit. The first and the last only read. */
export const programScopes = {
  /** Reads what a guest reads. */
  watch: [],
  /** Sits down and bets, with an account of its own. */
  play: ['player'],
  /** Deals at tables. */
  deal: ['dealer'],
  /** Reads what an inspector reads. */
  inspect: ['inspector'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type ProgramScope = keyof typeof programScopes;
