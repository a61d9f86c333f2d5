import type { Moment } from '@dicepit/engine';
import type { ScreenCard } from '@dicepit/wire';
import type { Caller } from '../pit/caller.ts';

/** Which screens look at the pit, and which have stopped: a host who sees that one is stale goes and looks. */
export type Wall = {
  readonly opened: (caller: Caller, table: string | null) => { readonly closed: () => void };
  readonly list: () => readonly ScreenCard[];
};

type Hung = ScreenCard & { readonly open: number };

/** A screen that has not come back for so long was taken off the wall. */
const FORGOTTEN = 12 * 3_600_000;

export function newWall(now: () => Moment): Wall {
  const screens = new Map<string, Hung>();

  const forget = (): void => {
    for (const [id, { live, since }] of screens) if (!live && now() - since > FORGOTTEN) screens.delete(id);
  };
  const changed = (id: string, by: 1 | -1, about: Pick<ScreenCard, 'title' | 'table'>): void => {
    const before = screens.get(id);
    const open = (before?.open ?? 0) + by;
    const live = open > 0;
    const since = before !== undefined && before.live === live ? before.since : now();
    screens.set(id, { ...about, open, live, since });
  };

  return {
    opened: (caller, table) => {
      forget();
      const [id, title] = hungBy(caller);
      changed(id, 1, { title, table });
      let open = true;
      return {
        closed: () => {
          if (!open) return;
          open = false;
          changed(id, -1, { title, table: screens.get(id)?.table ?? table });
        },
      };
    },
    list: () => {
      forget();
      return [...screens.values()].map(({ title, table, live, since }) => ({ title, table, live, since }));
    },
  };
}

/** A screen by the title it joined with; a page that somebody opened without joining, by whose it is. */
function hungBy(caller: Caller): readonly [id: string, title: string] {
  if (caller.is === 'somebody') return [`person ${caller.person}`, `Screen of ${caller.name}`];
  const { screen, address } = caller;
  return screen === undefined ? [`address ${address}`, `Screen at ${address}`] : [screen.id, screen.title];
}
