import type { Posting } from './ledger.ts';

/** What every event carries besides its own facts. */
export type Cited = { readonly clause: string; readonly postings?: readonly Posting[] };
