import type { Append, Appended, Entry, Head, Receipt, Snapshot } from './store.ts';

/** Whatever is written in one piece: an append, and what may be written without entries. */
export type Work = Append & {
  readonly snapshot?: Snapshot;
  /** Writes something that nobody reads, to see that writing is possible. */
  readonly check?: true;
};

/** What a database does for a store; the store over it checks, groups and wakes. */
export type Backing = {
  /** Commits all works in one transaction, each decided for itself, and answers when they are durable. */
  commit(works: readonly Work[]): Promise<readonly Appended[]>;
  read(stream: string, after: number, limit: number): Promise<readonly Entry[]>;
  head(stream: string): Promise<Head>;
  heads(prefix: string, after: string, limit: number): Promise<readonly Head[]>;
  receipt(scope: string, key: string): Promise<Receipt | undefined>;
  record(shelf: string, key: string): Promise<string | undefined>;
  records(shelf: string): Promise<readonly { readonly key: string; readonly text: string }[]>;
  snapshot(stream: string): Promise<Snapshot | undefined>;
  close(): Promise<void>;
};
