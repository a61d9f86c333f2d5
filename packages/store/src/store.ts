/** One entry of a stream as it was written: its text to the byte, and its link to the entry before. */
export type Entry = {
  readonly stream: string;
  /** Counted from 1 in its stream, without a gap. */
  readonly version: number;
  /** The event as JSON text, kept to the byte: the chain is made of these bytes. */
  readonly text: string;
  /** Lower-case hexadecimal SHA-256; see `hashLink`. */
  readonly hash: string;
};

/** Where a stream ends. A stream that was never written to is at version 0 with the hash of nothing. */
export type Head = { readonly stream: string; readonly version: number; readonly hash: string };

/** Entries for one stream, to be written only if it still ends as expected. */
export type Write = {
  readonly stream: string;
  readonly expected: number;
  /**
   * The hash that the stream has to end with as well, for entries that were decided on others which are not yet known
   * to be durable: at the same version somebody else's could stand in their place.
   */
  readonly after?: string;
  /** At least one: an append of nothing is a mistake. */
  readonly texts: readonly string[];
};

/** A small fact beside the streams that may change or go: a session, a sealed seed. Never part of the trail. */
export type Put = {
  readonly shelf: string;
  readonly key: string;
  /** Null takes the record away. */
  readonly text: string | null;
};

/** What a command was answered, so that its repeat has the same answer and no second effect. */
export type Receipt = {
  /** Whose key it is: the same key of two people is two keys. */
  readonly scope: string;
  readonly key: string;
  /** The hash of what was asked: the same key for something else is refused. */
  readonly fingerprint: string;
  readonly answer: string;
};

/** A stream that was only looked at, and where it ended then. */
export type Guard = Pick<Write, 'stream' | 'expected'>;

/** All or nothing: entries of several streams, records beside them, and the receipt. */
export type Append = {
  readonly writes: readonly Write[];
  /** What the entries were decided on beside their own streams: nothing is written where one of these has gone on. */
  readonly guards?: readonly Guard[];
  readonly puts?: readonly Put[];
  readonly receipt?: Receipt;
};

export type Appended =
  | { readonly is: 'appended'; readonly heads: readonly Head[] }
  /** A stream did not end where it was expected to: catch up and decide again. */
  | { readonly is: 'conflict'; readonly found: Head; readonly expected: number }
  /** The key was used before; this is what was answered then. */
  | { readonly is: 'repeated'; readonly receipt: Receipt };

export type Snapshot = { readonly stream: string; readonly version: number; readonly text: string };

/** What other nodes or this one have written: a hint to catch up, which may be lost, repeated or late. */
export type Wake = (head: { readonly stream: string; readonly version: number }) => void;

/**
 * Append-only streams. Whatever `append` has answered with is durable: it survives the loss of the process and of
 * the power. Every method rejects with a `StoreFailure` when the world fails (disk, network), and then it is
 * unknown whether an append took place: ask again with the same receipt key.
 */
export interface Store {
  append(append: Append): Promise<Appended>;
  /** Entries after a version, in order, at most `limit` (1,000 where nothing is said). */
  read(stream: string, after: number, limit?: number): Promise<readonly Entry[]>;
  head(stream: string): Promise<Head>;
  /** The heads of all streams whose name begins so, in the order of their names, after a name. */
  heads(prefix: string, after?: string, limit?: number): Promise<readonly Head[]>;
  receipt(scope: string, key: string): Promise<Receipt | undefined>;
  record(shelf: string, key: string): Promise<string | undefined>;
  records(shelf: string): Promise<readonly { readonly key: string; readonly text: string }[]>;
  /** Writes records by themselves, all or none, as durably as an append. */
  put(puts: readonly Put[]): Promise<void>;
  snapshot(stream: string): Promise<Snapshot | undefined>;
  /** Keeps the newest snapshot of a stream; an older one than there is changes nothing. */
  keepSnapshot(snapshot: Snapshot): Promise<void>;
  /** Calls on every append that this store hears of, its own included; the answer ends it. */
  onWake(wake: Wake): () => void;
  /** Whether the store can be written to now: a real write, for the readiness check. */
  check(): Promise<void>;
  /** Waits for what is under way and closes; nothing may be asked afterwards. */
  close(): Promise<void>;
}

/**
 * The world failed: the disk is full, the database is gone. `fatal` means that this process can no longer trust
 * what it has (a sync failed): it has to end and begin again from what is on the disk.
 */
export class StoreFailure extends Error {
  readonly fatal: boolean;
  /** What is stored has the form of a later version, and which forms are known here. */
  readonly later: { readonly form: number; readonly known: number } | undefined;

  constructor(
    message: string,
    {
      fatal = false,
      cause,
      later,
    }: { fatal?: boolean; cause?: unknown; later?: { readonly form: number; readonly known: number } } = {},
  ) {
    super(message, { cause });
    this.name = 'StoreFailure';
    this.fatal = fatal;
    this.later = later;
  }
}
