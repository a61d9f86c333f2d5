import type { By, Moment } from '@dicepit/engine';

/** By whom and when: what every command and every event of a desk carries. */
export type Stamp = { readonly by: By; readonly at: Moment };

/** Why nothing happened, as data: the sentence for a person is in the message catalogues. */
export type Refused<Refusal> = { readonly ok: false; readonly refusal: Refusal };

/** What a decider of a desk says: what happened, or why nothing did. */
export type Ruling<Event, Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | Refused<Refusal>;

export const accept = <Event>(...events: readonly Event[]): Ruling<Event, never> => ({ ok: true, events });
