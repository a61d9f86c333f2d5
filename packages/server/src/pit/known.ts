import type { Entry } from '@dicepit/store';

/** A state and how far its stream had come when it was so. */
export type Known<State> = {
  readonly state: State;
  readonly version: number;
  /** The hash that the stream ends with there, as far as that is known: a snapshot does not tell it. */
  readonly hash?: string;
  /** A later software has written there what this one does not know: it may be shown, and nothing be decided on it. */
  readonly unknown?: true;
};

/** As it will be when everything under way is durable; `after` is the hash of what it then ends with. */
export type Latest<State> = {
  readonly state: State;
  readonly version: number;
  /** Only where something is under way: whatever is decided on it may be written after that and nothing else. */
  readonly after?: string;
};

/** An entry that is durable; its hash may be left out where it is not at hand. */
export type Durable = Pick<Entry, 'version' | 'text'> & Partial<Pick<Entry, 'hash'>>;
