import type { Store } from '@dicepit/store';
import type { Ticket } from './foreseen.ts';
import type { Durable } from './known.ts';
import type { refused } from './outcome.ts';
import type { Planned } from './planned.ts';
import type { Queue } from './queue.ts';

export type { Planned } from './planned.ts';

/** The means to write: the store, the lines before its streams, and the folds that are kept of them. */
export type Acting = {
  readonly store: Store;
  readonly queue: Queue;
  /** Answers once this node knows how the pit stands: what it knows may be old where a hint was lost. */
  readonly fresh: () => Promise<void>;
  /** Why this node may not write to streams now: a later software has, or runs the pit. */
  readonly heldBack: (streams: readonly string[]) => ReturnType<typeof refused> | undefined;
  /** Says in the entries how they came to be written, and from which device. */
  readonly written: (planned: Planned, device: string | undefined) => Planned;
  /** Takes entries into the folds once they are durable; a gap before them is to be read. */
  readonly takeIn: (stream: string, entries: readonly Durable[]) => 'taken' | 'gap';
  /** Reads a stream on, since somebody else may have written to it, and says whether anybody had. */
  readonly readOn: (stream: string) => Promise<boolean>;
  /** Lets the next command be decided on what is on its way to the store; nothing where it has to wait. */
  readonly foresee: (planned: Planned) => Ticket | undefined;
  /** What was foreseen has not come to be. */
  readonly drop: (stream: string, ticket: Ticket) => void;
  /** What is on its way to each stream, and answers when it has come to an end. */
  readonly underWay: Map<string, Set<Promise<unknown>>>;
};
