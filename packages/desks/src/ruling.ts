import type { By, Moment } from '@dicepit/engine';

/** By whom and when: what every command and every event of a desk carries. */
export type Stamp = { readonly by: By; readonly at: Moment };

/** Why nothing happened: a code for programs, the clause it rests on, and a sentence with the way out. */
export type DeskRefusal = { readonly code: string; readonly clause?: string; readonly sentence: string };

/** What a decider of a desk says: what happened, or why nothing did. */
export type Ruling<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: DeskRefusal };

export const happened = <Event>(...events: readonly Event[]): Ruling<Event> => ({ ok: true, events });

export const refused = (
  code: string,
  sentence: string,
  clause?: string,
): { readonly ok: false; readonly refusal: DeskRefusal } => ({
  ok: false,
  refusal: { code, sentence, ...(clause === undefined ? {} : { clause }) },
});
