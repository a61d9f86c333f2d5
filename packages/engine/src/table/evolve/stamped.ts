import type { By, Moment } from '../role.ts';
import type { Table } from '../table.ts';

/** One event of a concern as it is stored: by whom, and when. */
export type Stamped<Event extends { readonly type: string }, Type extends Event['type']> = Extract<
  Event,
  { readonly type: Type }
> & { readonly by: By; readonly at: Moment };

/** What each event of one concern changes; the compiler names the one we forgot. */
export type Evolve<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (table: Table, event: Stamped<Event, Type>) => Table;
};
