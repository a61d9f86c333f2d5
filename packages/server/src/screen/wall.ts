import { hash } from 'node:crypto';
import type { Moment } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import type { ScreenCard, ScreenChoice, ScreenView } from '@dicepit/wire';
import type { Pit } from '../pit/pit.ts';
import type { Caller } from '../pit/result.ts';

/** Which screens look at the pit, and which have stopped: a host who sees that one is stale goes and looks. */
export type Wall = {
  /** A screen looks, for which something was chosen before this start. */
  readonly opened: (caller: Caller, table: string | null, chosenBefore?: ScreenChoice) => Looking;
  readonly list: () => readonly ScreenCard[];
  /** A screen says which view it shows. */
  readonly tells: (caller: Caller, view: ScreenView) => void;
  /** Chooses for a screen. Gives what is to be kept of it; false where there is no such screen. */
  readonly choose: (screen: string, choice: ScreenChoice | null) => readonly Put[] | false;
};

/** What the host has chosen for a screen, as it is now; null where it shows what it likes. */
export type Chosen = { readonly choice: ScreenChoice | null };

/** A screen that looks. */
type Looking = { readonly chosen: Chosen; readonly closed: () => void };

type Hung = ScreenCard & { readonly open: number } & Hanging;

/** How the wall tells one screen from another. */
type Hanging = Pick<ScreenCard, 'screen' | 'title' | 'by'> & { readonly address: string };

/** A screen that has not come back for so long was taken off the wall. */
const SCREEN_FORGOTTEN_AFTER_MS = 12 * 3_600_000;

export function newWall(now: () => Moment): Wall {
  const screens = new Map<string, Hung>();
  const chosen = new Map<string, { choice: ScreenChoice | null }>();
  const chosenFor = (screen: string): { choice: ScreenChoice | null } => {
    const known = chosen.get(screen) ?? { choice: null };
    chosen.set(screen, known);
    return known;
  };

  const forget = (): void => {
    for (const [screen, { live, since }] of screens)
      if (!live && now() - since > SCREEN_FORGOTTEN_AFTER_MS) {
        screens.delete(screen);
        chosen.delete(screen);
      }
  };
  const changed = (by: 1 | -1, hanging: Hanging, table: string | null): void => {
    const { screen } = hanging;
    const before = screens.get(screen);
    const open = (before?.open ?? 0) + by;
    const live = open > 0;
    const since = before !== undefined && before.live === live ? before.since : now();
    screens.set(screen, { ...hanging, table, view: before?.view ?? null, choice: null, open, live, since });
  };
  /** A set that has forgotten who it was goes on with what was chosen for it. */
  const takeOver = (hanging: Hanging): void => {
    const own = screens.get(hanging.screen);
    const before = [...screens.values()].find(
      (each) => each.screen !== hanging.screen && own !== undefined && isAgain(each, own),
    );
    if (before !== undefined) chosenFor(hanging.screen).choice ??= chosenFor(before.screen).choice;
  };

  return {
    opened: (caller, table, chosenBefore) => {
      forget();
      const hanging = hungBy(caller);
      if (chosenBefore !== undefined && !screens.has(hanging.screen))
        chosenFor(hanging.screen).choice = chosenBefore;
      changed(1, hanging, table);
      takeOver(hanging);
      let open = true;
      return {
        chosen: chosenFor(hanging.screen),
        closed: () => {
          if (!open) return;
          open = false;
          changed(-1, hanging, screens.get(hanging.screen)?.table ?? table);
        },
      };
    },
    list: () => {
      forget();
      const all = [...screens.values()];
      return all
        .filter((each) => !all.some((other) => isAgain(each, other)))
        .map(({ screen, title, by, table, view, live, since }) => ({
          screen,
          title,
          by,
          table,
          view,
          choice: chosenFor(screen).choice,
          live,
          since,
        }));
    },
    tells: (caller, view) => {
      const { screen } = hungBy(caller);
      const known = screens.get(screen);
      if (known !== undefined) screens.set(screen, { ...known, view });
    },
    choose: (screen, choice) => {
      const known = screens.get(screen);
      if (known === undefined) return false;
      chosenFor(screen).choice = choice;
      // Only a screen that joined by the code is known again after a start by something that is its own.
      return known.by === 'title' ? [choicePut(screen, choice)] : [];
    },
  };
}

/** Whether a screen that has stopped looks again as another: a set may forget who it was when it is loaded anew. */
const isAgain = (stopped: Hung, other: Hung): boolean =>
  !stopped.live &&
  other.live &&
  stopped.address === other.address &&
  (stopped.by === 'address' || (stopped.by === other.by && stopped.title === other.title));

/** A screen by the title it joined with; a page that somebody opened without joining, by whose it is. */
function hungBy(caller: Caller): Hanging {
  const { address } = caller;
  if (caller.is === 'somebody')
    return { screen: named(`person ${caller.person}`), title: caller.name, by: 'person', address };
  const { screen } = caller;
  return screen === undefined
    ? { screen: named(`address ${address}`), title: address, by: 'address', address }
    : { screen: named(screen.id), title: screen.title, by: 'title', address };
}

/** What a screen is called in addresses: nobody can tell its session from it. */
const named = (id: string): string => hash('sha256', `screen ${id}`).slice(0, 16).toLowerCase();

const SHELF = 'screens';

/** What was chosen for a screen is kept beside the streams: what a television shows is no part of the trail. */
const choicePut = (screen: string, choice: ScreenChoice | null): Put => ({
  shelf: SHELF,
  key: screen,
  text: choice === null ? null : JSON.stringify(choice),
});

/** What was chosen for a screen before this start. */
export async function choiceBefore(
  { store }: Pick<Pit, 'store'>,
  caller: Caller,
): Promise<ScreenChoice | undefined> {
  const { screen, by } = hungBy(caller);
  const text = by === 'title' ? await store.record(SHELF, screen) : undefined;
  // We wrote the record ourselves.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text === undefined ? undefined : (JSON.parse(text) as ScreenChoice);
}
