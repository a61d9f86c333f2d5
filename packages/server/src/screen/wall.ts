import type { Moment } from '@dicepit/engine';
import type { ScreenCard } from '@dicepit/wire';
import type { Caller } from '../pit/request.ts';

/** Which screens look at the pit, and which have stopped: a host who sees that one is stale goes and looks. */
export type Wall = {
  readonly opened: (caller: Caller, table: string | null) => { readonly closed: () => void };
  readonly list: () => readonly ScreenCard[];
};

type Hung = ScreenCard & { readonly open: number } & Hanging;

/** How the wall tells one screen from another. */
type Hanging = {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  /** A page that was opened without joining: it has no name of its own. */
  readonly nameless: boolean;
};

/** A screen that has not come back for so long was taken off the wall. */
const FORGOTTEN = 12 * 3_600_000;

export function newWall(now: () => Moment): Wall {
  const screens = new Map<string, Hung>();

  const forget = (): void => {
    for (const [id, { live, since }] of screens) if (!live && now() - since > FORGOTTEN) screens.delete(id);
  };
  const changed = (by: 1 | -1, hanging: Hanging, table: string | null): void => {
    const { id } = hanging;
    const before = screens.get(id);
    const open = (before?.open ?? 0) + by;
    const live = open > 0;
    const since = before !== undefined && before.live === live ? before.since : now();
    screens.set(id, { ...hanging, table, open, live, since });
  };

  return {
    opened: (caller, table) => {
      forget();
      const hanging = hungBy(caller);
      changed(1, hanging, table);
      let open = true;
      return {
        closed: () => {
          if (!open) return;
          open = false;
          changed(-1, hanging, screens.get(hanging.id)?.table ?? table);
        },
      };
    },
    list: () => {
      forget();
      const all = [...screens.values()];
      return all
        .filter((each) => !all.some((other) => isAgain(each, other)))
        .map(({ title, table, live, since }) => ({ title, table, live, since }));
    },
  };
}

/** Whether a screen that has stopped looks again as another: a set may forget who it was when it is loaded anew. */
const isAgain = (stopped: Hung, other: Hung): boolean =>
  !stopped.live &&
  other.live &&
  stopped.address === other.address &&
  (stopped.nameless || stopped.title === other.title);

/** A screen by the title it joined with; a page that somebody opened without joining, by whose it is. */
function hungBy(caller: Caller): Hanging {
  const { address } = caller;
  if (caller.is === 'somebody')
    return { id: `person ${caller.person}`, title: `Screen of ${caller.name}`, address, nameless: false };
  const { screen } = caller;
  return screen === undefined
    ? { id: `address ${address}`, title: `Screen at ${address}`, address, nameless: true }
    : { id: screen.id, title: screen.title, address, nameless: false };
}
