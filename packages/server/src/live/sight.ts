import { overseeing, type Role, staffRoles } from '@dicepit/engine';
import type { AtTable } from '../table/pit-table.ts';

/** Who looks: the room, those who run a table or watch over it, or those whom doubts about dice are for. */
export type Class = 'room' | 'staff' | 'overseers';

/** Somebody as they look at a table; the person is empty for a screen on the wall. */
export type Viewer = { readonly person: string; readonly sees: Class };

/** What looking at one kind of event is like. */
export type Sight<Event = AtTable> = {
  /** From whom on upwards it is seen as it is. */
  readonly whole: Class;
  /** Whoever it is about, who sees it as it is as well. */
  readonly about?: (event: Event) => string;
  /** What the others are sent in its place; nothing but that there was something, where this is not said. */
  readonly trimmed?: (event: Event) => Event;
  /** What the others do not see, for the page that lists it. */
  readonly without?: string;
};

/** Seen as it is or not at all. */
type AllOrNothing = { readonly whole: Class };

export const everybody: AllOrNothing = { whole: 'room' };
export const staffOnly: AllOrNothing = { whole: 'staff' };
export const overseersOnly: AllOrNothing = { whole: 'overseers' };

/** Everybody sees that it happened, and only staff all of it. */
export const lessFor = <Event>(without: string, trimmed: (event: Event) => Event): Sight<Event> => ({
  whole: 'staff',
  trimmed,
  without,
});

const seesAll: ReadonlySet<Role> = new Set(overseeing);

/** What somebody with these roles sees of a table. */
export function classOf(roles: readonly Role[]): Class {
  if (roles.some((role) => seesAll.has(role))) return 'overseers';
  return roles.some((role) => staffRoles.includes(role)) ? 'staff' : 'room';
}
