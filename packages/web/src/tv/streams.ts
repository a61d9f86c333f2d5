import type { LobbyScreen, Screen, TableScreen } from '@dicepit/wire';
import { type Feed, follow, type Hearing } from './feed.ts';
import { isUnderWay, TURN, tableInTurn } from './in-turn.ts';
import { tableHere } from './place.ts';
import type { ViewName } from './view.ts';

/** What this screen follows: the lobby, and a table where the view wants one. */
export type Streams = {
  /** Follows what a view needs. */
  readonly aim: (view: ViewName) => void;
  /** What is to be seen now. */
  readonly shown: () => Screen | undefined;
};

export type Told = Pick<Hearing, 'stale' | 'back' | 'gone'> & {
  readonly shown: (before: Screen | undefined, now: Screen) => void;
};

/**
 * At a table's own address that table is followed. In the lobby the tables come in turn, and until there is one the
 * lobby itself is shown: nobody is left before an empty screen.
 */
export function streamsFor(told: Told): Streams {
  let view: ViewName = 'lobby';
  let lobby: LobbyScreen | undefined;
  let lobbyFeed: Feed | undefined;
  let atTable: TableScreen | undefined;
  let table: string | undefined;
  let feed: Feed | undefined;
  let turnedAt = Date.now();
  const stale = new Set<'lobby' | 'table'>();

  const shown = (): Screen | undefined =>
    view === 'lobby' || (atTable === undefined && tableHere === undefined) ? lobby : atTable;
  const tell = (before: Screen | undefined, now: Screen): void => {
    if (shown() === now) told.shown(before, now);
  };
  const well = (of: 'lobby' | 'table'): void => {
    if (stale.delete(of) && stale.size === 0) told.back();
  };
  const health = (of: 'lobby' | 'table'): Pick<Hearing, 'stale' | 'back'> => ({
    stale: (since) => {
      stale.add(of);
      told.stale(since);
    },
    back: () => well(of),
  });
  const followLobby = (): void => {
    if (lobbyFeed !== undefined) return;
    lobbyFeed = follow('api/v1/screen', {
      ...health('lobby'),
      gone: () => undefined,
      shown: (screen) => {
        if (screen.is !== 'lobby') return;
        const before = lobby;
        lobby = screen;
        turn(false);
        tell(before, screen);
      },
    });
  };
  const toTable = (wanted: string | undefined): void => {
    turnedAt = Date.now();
    if (wanted === table) return;
    if (feed !== undefined) feed.end();
    well('table');
    table = wanted;
    // What was shown stays until there is something else to show.
    if (wanted === undefined) atTable = undefined;
    feed =
      wanted === undefined
        ? undefined
        : follow(`api/v1/tables/${wanted}/screen`, {
            ...health('table'),
            gone: () => (tableHere === undefined ? turn(true) : told.gone()),
            shown: (screen) => {
              if (screen.is === 'lobby') return;
              const before = atTable;
              atTable = screen;
              tell(before, screen);
            },
          });
  };
  const turn = (goesOn: boolean): void => {
    if (tableHere !== undefined) toTable(tableHere);
    else if (view === 'lobby' || view === 'blank') toTable(undefined);
    else if (lobby !== undefined) {
      const next = tableInTurn(lobby.tables, table, goesOn);
      if (next !== table || goesOn) toTable(next);
    }
  };

  setInterval(() => {
    if (table !== undefined && Date.now() - turnedAt > TURN && !isUnderWay(atTable)) turn(true);
  }, 1_000);

  return {
    shown,
    aim: (now) => {
      view = now;
      if (tableHere === undefined || view === 'lobby') followLobby();
      turn(false);
    },
  };
}
