import type { Moment } from '@dicepit/engine';

/** Who has a page open on this node now. */
export type Presence = {
  /** A page was opened; the answer says that it was closed. */
  readonly opened: (person: string) => () => void;
  readonly isHere: (person: string) => boolean;
  /** When somebody came or went last; undefined for whoever has not been here since the start. */
  readonly since: (person: string) => Moment | undefined;
  /** Hears when somebody comes or goes; the answer ends it. */
  readonly listen: (changed: () => void) => () => void;
};

export function newPresence(now: () => Moment = Date.now): Presence {
  const pages = new Map<string, number>();
  const changes = new Map<string, Moment>();
  const listeners = new Set<() => void>();
  const count = (person: string, by: 1 | -1): void => {
    const before = pages.get(person) ?? 0;
    const open = before + by;
    if (open === 0) pages.delete(person);
    else pages.set(person, open);
    if (before !== 0 && open !== 0) return;
    changes.set(person, now());
    for (const changed of listeners) changed();
  };
  return {
    isHere: (person) => pages.has(person),
    since: (person) => changes.get(person),
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    opened: (person) => {
      let open = true;
      count(person, 1);
      return () => {
        if (open) count(person, -1);
        open = false;
      };
    },
  };
}
