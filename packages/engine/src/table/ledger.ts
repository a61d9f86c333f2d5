import type { Cents } from '../money.ts';

/**
 * Where chips and cash can lie. `outside` is the world beyond the table: what it has given is negative. Tokens are
 * kept apart from chips all the way, since they can never be cashed.
 */
export type Account =
  | 'outside'
  | 'float'
  | 'drop-box'
  | 'layout'
  | 'kitty'
  | `rack:${number}`
  | 'outside-tokens'
  | 'layout-tokens'
  | `tokens:${number}`;

/** A movement into an account (or, negative, out of it). The postings of an event sum to zero. */
export type Posting = { readonly account: Account; readonly cents: Cents };

export type Ledger = ReadonlyMap<Account, Cents>;

export const emptyLedger: Ledger = new Map();

/** Moves a sum from one account to another. */
export const moved = (from: Account, to: Account, cents: Cents): readonly Posting[] =>
  cents === 0
    ? []
    : [
        { account: from, cents: -cents },
        { account: to, cents },
      ];

export const balanceOf = (ledger: Ledger, account: Account): Cents => ledger.get(account) ?? 0;

export function posted(ledger: Ledger, postings: readonly Posting[]): Ledger {
  if (postings.length === 0) return ledger;
  const after = new Map(ledger);
  for (const { account, cents } of postings) {
    const balance = balanceOf(after, account) + cents;
    if (balance === 0) after.delete(account);
    else after.set(account, balance);
  }
  return after;
}

export const sumOf = (postings: readonly Posting[]): Cents =>
  postings.reduce((sum, { cents }) => sum + cents, 0);
