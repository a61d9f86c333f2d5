import { FLOOR } from '../floor/floor.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';

/** Reads on in streams that somebody follows, in case a hint was lost. */
export type Pulse = { readonly beat: () => Promise<'well' | 'trouble'> };

/** So many tables are read on at a time; with more of them each has its turn. */
const AT_ONCE = 100;

/**
 * Whoever follows a table hears of an entry by a hint of the store, which may be lost. So what is followed is read on
 * every now and then, and a store that cannot be read shows itself.
 */
export function pulseOf(pit: Pit, followed: () => readonly string[]): Pulse {
  let turn = 0;
  return {
    beat: async () => {
      const streams = followed();
      const from = streams.length === 0 ? 0 : turn % streams.length;
      turn = from + AT_ONCE;
      try {
        await pit.floor.catchUp(FLOOR);
        await pit.people.catchUp(PEOPLE);
        for (const stream of streams.slice(from, from + AT_ONCE)) await pit.tables.catchUp(stream);
        return 'well';
      } catch {
        return 'trouble';
      }
    },
  };
}
