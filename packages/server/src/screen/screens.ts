import type { ScreenCard } from '@dicepit/wire';
import { pitFacts } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import type { Readers } from '../live/readers.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import { type Refusal, refused } from '../pit/result.ts';
import { tableStream } from '../table/pit-table.ts';
import { type Board, openBoard, tableOn } from './board.ts';
import type { FollowScreen, ScreenFollowing } from './following.ts';
import { type Paced, paced } from './paced.ts';
import type { TrailHead } from './shown.ts';
import { type Signed, trailHeads } from './trail-head.ts';
import { newWall } from './wall.ts';
import { type Watchers, watchersOf } from './watchers.ts';

/** The screens on the walls: what they look at, as it changes. */
export type Screens = {
  readonly follow: FollowScreen;
  /** The screens that look, and those that have stopped. */
  readonly list: () => readonly ScreenCard[];
  /** Where the trail ended when it was last signed. */
  readonly trail: () => TrailHead | null;
  /** The streams that screens follow on this node. */
  readonly followed: () => readonly string[];
  readonly end: () => void;
};

/** A table that somebody looks at. */
type Looked = { readonly board: Board; readonly watchers: Watchers; readonly pace: Paced };

export function screensOf(pit: Pit, readers: Readers, signing?: Signed): Screens {
  const looked = new Map<string, Promise<Looked>>();
  const wall = newWall(pit.ports.now);
  const inLobby = watchersOf(pit, readers);

  const trail = trailHeads(signing);
  const lobby = paced(async () => {
    if (inLobby.size() > 0) await inLobby.tell(await lobbyNow(pit, trail.head()));
  });
  const soon = (): void => {
    lobby.soon();
    for (const each of looked.values()) void each.then(({ pace }) => pace.soon()).catch(() => undefined);
  };
  const stops = [
    pit.floor.listen(FLOOR, soon),
    pit.people.listen(PEOPLE, () => lobby.soon()),
    pit.tables.listen(undefined, () => lobby.soon()),
    trail.listen(soon),
  ];

  const look = (table: string): Promise<Looked> => {
    const known = looked.get(table);
    if (known !== undefined) return known;
    const opening = begin(table);
    looked.set(table, opening);
    opening.catch(() => looked.delete(table));
    return opening;
  };
  const begin = async (table: string): Promise<Looked> => {
    const watchers = watchersOf(pit, readers);
    const pace = paced(async () => {
      const picture = watchers.size() === 0 ? undefined : await board.picture();
      if (picture === undefined) return;
      await watchers.tell(picture.board);
      pace.at(picture.until === undefined ? undefined : picture.until - pit.ports.now() + 1);
    });
    const board = await openBoard(pit, table, { changed: pace.soon, trail: trail.head });
    return { board, watchers, pace };
  };
  const left = (table: string, { board, watchers, pace }: Looked): void => {
    if (watchers.size() > 0) return;
    looked.delete(table);
    board.end();
    pace.end();
  };

  const followTable = async (table: string, following: ScreenFollowing): Promise<Refusal | undefined> => {
    if ((await tableOn(pit, table)) === undefined) return noTable;
    const looking = await look(table);
    const picture = await looking.board.picture();
    if (picture === undefined) return notSetUp;
    const seen = wall.opened(following.caller, table);
    const refusal = await looking.watchers.add(following, picture.board, () => {
      seen.closed();
      left(table, looking);
    });
    if (refusal !== undefined) seen.closed();
    // What has changed while the first picture was made, and what changes by itself, is told soon.
    else looking.pace.soon();
    return refusal;
  };

  return {
    list: wall.list,
    trail: trail.head,
    followed: () => [...looked.keys()].map(tableStream),
    follow: async (following) => {
      if (following.table !== undefined) return followTable(following.table, following);
      const seen = wall.opened(following.caller, null);
      const refusal = await inLobby.add(following, await lobbyNow(pit, trail.head()), seen.closed);
      if (refusal !== undefined) seen.closed();
      return refusal;
    },
    end: () => {
      for (const stop of stops) stop();
      lobby.end();
      for (const each of looked.values())
        void each
          .then(({ board, pace }) => {
            board.end();
            pace.end();
          })
          .catch(() => undefined);
    },
  };
}

async function lobbyNow(pit: Pit, trail: TrailHead | null) {
  const { name, chips, money, locked, guests, came, tables, pausing, now } = await pitFacts(pit);
  return {
    is: 'lobby' as const,
    pit: name,
    chips,
    money,
    locked,
    // That a table has moved without showing it is no news.
    tables: tables.map((card) => ({ ...card, version: 0 })),
    paused: pausing,
    guests,
    came,
    trail,
    now,
  };
}

export const noTable: Refusal = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is no such table in this pit. Look at the list of tables.',
};

export const { refusal: notSetUp } = refused(
  409,
  'CONFLICT',
  'The table is not set up yet. Look again when it is.',
);
