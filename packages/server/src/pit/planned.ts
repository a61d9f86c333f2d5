import type { By, Moment } from '@dicepit/engine';
import type { Refusal } from './outcome.ts';
import { type AnyEvent, writeSaid } from './stream-kind.ts';

/** Entries for one stream, as text, from the version at which they were decided. */
export type Planned = {
  readonly stream: string;
  readonly expected: number;
  /** The hash of what they were decided on, where that was not durable yet. */
  readonly after?: string;
  readonly texts: readonly string[];
  /** The mark of the rules that they were decided by, at a table. */
  readonly rules?: string;
};

/** By whom and when: what every command and every event of the pit carries. */
export type Stamp = { readonly by: By; readonly at: Moment };

/** What a decider of the pit says: what happened, or why nothing did. */
export type Ruling<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

export const happened = <Event>(...events: readonly Event[]): Ruling<Event> => ({ ok: true, events });

/** The events of one command as entries, the command standing on the first of them. */
export const planned = (
  stream: string,
  expected: number,
  events: readonly AnyEvent[],
  cause?: unknown,
): Planned => ({
  stream,
  expected,
  texts: events.map((event, index) => writeSaid(event, index === 0 ? cause : undefined)),
});
