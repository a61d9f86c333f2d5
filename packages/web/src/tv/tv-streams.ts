import { createScreenClient, type FollowScreenSettings, type ScreenClient } from '@dicepit/client/screen';
import type { LobbyScreen, Reaction, Screen, TableScreen } from '@dicepit/wire';
import type { Tune } from '../sound/synth.ts';
import { tableHere, type ViewName } from './tv-address.ts';

/** What this screen follows: the lobby, and a table where the view wants one. */
type Streams = {
  /** Joins as a screen by the code of the pit. Says whether the code was right, or nothing where nobody answered. */
  readonly join: (code: string, title: string) => Promise<boolean | undefined>;
  /** Follows what a view needs, at a table that was chosen for this screen where one was. */
  readonly aim: (view: ViewName, chosen?: string | null) => void;
  /** Tells the pit which view is shown, for its host. */
  readonly tell: (view: ViewName) => void;
  /** What is to be seen now. */
  readonly shown: () => Screen | undefined;
};

type StreamListeners = {
  readonly shown: (before: Screen | undefined, now: Screen) => void;
  /** A guest has sent a reaction to what is shown. */
  readonly reaction: (reaction: Reaction) => void;
  /** Nothing is heard any more; what is shown was right at that moment. */
  readonly stale: (since: number) => void;
  readonly back: () => void;
  /** There is no such table. */
  readonly gone: () => void;
};

/** For so long a screen of the lobby shows one table before it goes on to the next. */
const TURN_MS = 20_000;
/** How often a quiet connection is looked after, and how long an answer may take. */
const PROBE_INTERVAL_MS = 10_000;
const PROBE_TIMEOUT_MS = 6_000;
/** After so long a stream is read again that the pit has ended. */
const REOPEN_MS = 2_000;

/**
 * At a table's own address that table is followed. In the lobby the tables come in turn, and until there is one the
 * lobby itself is shown: nobody is left before an empty screen.
 */
export function streamsFor(listeners: StreamListeners): Streams {
  const client = createScreenClient({ url: pitUrl() });
  /** The table that the address names, or that was chosen for this screen. */
  let own = tableHere();
  let view: ViewName = 'lobby';
  let lobby: LobbyScreen | undefined;
  let lobbyFeed: Feed | undefined;
  let atTable: TableScreen | undefined;
  let table: string | undefined;
  let feed: Feed | undefined;
  let turnedAt = Date.now();
  const stale = new Set<'lobby' | 'table'>();

  const shown = (): Screen | undefined =>
    view === 'lobby' || (atTable === undefined && own === undefined) ? lobby : atTable;
  const tell = (before: Screen | undefined, now: Screen): void => {
    if (shown() === now) listeners.shown(before, now);
  };
  const well = (of: 'lobby' | 'table'): void => {
    if (stale.delete(of) && stale.size === 0) listeners.back();
  };
  const health = (of: 'lobby' | 'table'): Pick<Hearing, 'stale' | 'back'> => ({
    stale: (since) => {
      if (stale.has(of)) return;
      stale.add(of);
      listeners.stale(since);
    },
    back: () => well(of),
  });
  const open = (wanted: string | undefined, hearing: Hearing): Feed =>
    feedOf(
      (onState) =>
        client.follow({
          ...(wanted === undefined ? {} : { table: wanted }),
          onScreen: hearing.shown,
          onReaction: (reaction) => {
            const now = shown();
            // A screen of the lobby hears of a table twice: there, and in the lobby.
            if (now !== undefined && (now.is === 'lobby') === (wanted === undefined))
              listeners.reaction(reaction);
          },
          onState,
        }),
      hearing,
    );
  const followLobby = (): void => {
    if (lobbyFeed !== undefined) return;
    lobbyFeed = open(undefined, {
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
        : open(wanted, {
            ...health('table'),
            gone: () => {
              if (own === wanted && wanted === tableHere()) listeners.gone();
              else {
                if (own === wanted) own = tableHere();
                if (own === undefined) followLobby();
                turn(true, wanted);
              }
            },
            shown: (screen) => {
              if (screen.is === 'lobby') return;
              const before = atTable;
              atTable = screen;
              tell(before, screen);
            },
          });
  };
  const turn = (goesOn: boolean, gone?: string): void => {
    if (own !== undefined) toTable(own);
    else if (view === 'lobby' || view === 'blank') toTable(undefined);
    else if (lobby !== undefined) {
      const there = lobby.tables.filter((each) => each.table !== gone);
      const next = tableInTurn(there, table, goesOn);
      if (next !== table || goesOn) toTable(next);
    }
  };

  setInterval(() => {
    if (table !== undefined && Date.now() - turnedAt > TURN_MS && !isUnderWay(atTable)) turn(true);
  }, 1_000);

  return {
    shown,
    join: (code, title) =>
      client
        .join({ code, title })
        .then((answer) => (answer.ok ? true : answer.problem.code === 'UNREACHABLE' ? undefined : false)),
    tell: (now) => void client.tell({ view: now }),
    aim: (now, chosen) => {
      view = now;
      own = chosen || tableHere();
      if (own === undefined || view === 'lobby') followLobby();
      turn(false);
    },
  };
}

/** The pit as this page's own address has it, behind whatever path it stands. */
const pitUrl = (): string => document.baseURI.replace(/\/[^/]*$/, '');

type Listed = Pick<LobbyScreen['tables'][number], 'table' | 'phase'>;

/**
 * The table that a screen of the lobby shows after another: each in its turn, and closed ones only where no other is
 * open. The one that is shown stays where it is not time to go on.
 */
export function tableInTurn(
  tables: readonly Listed[],
  shown: string | undefined,
  goesOn: boolean,
): string | undefined {
  const openTables = tables.filter(({ phase }) => phase !== 'closed');
  const names = (openTables.length > 0 ? openTables : tables).map(({ table }) => table);
  const at = shown === undefined ? -1 : names.indexOf(shown);
  if (at >= 0 && !goesOn) return shown;
  return names[(at + 1) % Math.max(1, names.length)];
}

/** Nobody wants to miss how a roll ends: while one is under way the screen stays. */
export const isUnderWay = (screen: Screen | undefined): boolean =>
  screen !== undefined &&
  screen.is !== 'lobby' &&
  ['last call', 'dice out', 'cup shaken', 'called'].indexOf(screen.phase) >= 0;

type Feed = { readonly end: () => void };

type Hearing = Pick<StreamListeners, 'stale' | 'back' | 'gone'> & {
  readonly shown: (screen: Screen) => void;
};

type OnState = FollowScreenSettings['onState'];

type Follow = (onState: OnState) => ReturnType<ScreenClient['follow']>;

/** Follows one picture for ever, whatever becomes of the network, of the pit and of the session of this screen. */
function feedOf(follow: Follow, { stale, back, gone }: Hearing): Feed {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onState: OnState = (state) => {
    if (ended) return;
    if (state.is === 'live') {
      if (state.inTrouble === true) stale(Date.now());
      else back();
    } else if (state.is === 'reconnecting') stale(state.staleSince);
    else if (state.is === 'ended') {
      stale(Date.now());
      if (state.why === 'not there') gone();
      // Whoever was sent away as a screen of the house looks on as anybody may.
      else
        timer = setTimeout(() => {
          reading = follow(onState);
        }, REOPEN_MS);
    }
  };
  let reading = follow(onState);

  const retry = (): void => reading.retryNow();
  const cut = (): void => reading.reconnect();
  /** A network that goes away without a word leaves the stream open and silent. */
  const probe = (): void => {
    const asking = new AbortController();
    const late = setTimeout(() => asking.abort(), PROBE_TIMEOUT_MS);
    fetch('healthz', { cache: 'no-store', signal: asking.signal }).then(
      () => clearTimeout(late),
      () => {
        clearTimeout(late);
        cut();
      },
    );
  };
  const probing = setInterval(probe, PROBE_INTERVAL_MS);
  window.addEventListener('online', retry);
  window.addEventListener('offline', cut);
  document.addEventListener('visibilitychange', retry);
  return {
    end: () => {
      ended = true;
      window.removeEventListener('online', retry);
      window.removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', retry);
      clearInterval(probing);
      clearTimeout(timer);
      reading.stop();
    },
  };
}

/** What is to be heard of a change, and who it is about where that has to be said. */
export type Heard =
  | { readonly kind: 'chips' | 'call' | 'last call' }
  /** Something wins, or is what a room stops for. */
  | { readonly kind: 'win'; readonly moment?: Tune }
  /** They are thrown, or they fall onto their faces. */
  | { readonly kind: 'dice'; readonly rests?: true }
  | { readonly kind: 'join'; readonly name: string; readonly seat: number }
  /** In the lobby, where nobody is named. */
  | { readonly kind: 'join'; readonly guests: number };

/** What has become so between two pictures of the same thing. */
export function heardBetween(before: Screen | undefined, now: Screen): readonly Heard[] {
  if (before === undefined) return [];
  if (now.is === 'lobby')
    return before.is === 'lobby' && now.guests > before.guests ? [{ kind: 'join', guests: now.guests }] : [];
  if (before.is === 'lobby' || before.table !== now.table) return [];
  const heard: Heard[] = [];
  if (isOut(now.phase) && !isOut(before.phase)) heard.push({ kind: 'dice' });
  if (now.phase === 'last call' && before.phase !== 'last call') heard.push({ kind: 'last call' });
  if (now.call !== null && JSON.stringify(now.call) !== JSON.stringify(before.call))
    heard.push({ kind: 'call' });
  if (now.is === 'banked' && before.is === 'banked') {
    if (now.moment !== null && before.moment === null) heard.push({ kind: 'win', moment: now.moment.is });
    else if (now.pays.length > 0 && before.pays.length === 0) heard.push({ kind: 'win' });
    if (now.bets.length > before.bets.length && now.phase !== 'called') heard.push({ kind: 'chips' });
  }
  if (now.is === 'party' && before.is === 'party' && now.winner !== null && before.winner === null)
    heard.push({ kind: 'win' });
  const [somebody] = comeBetween(seatedIn(before), seatedIn(now));
  return somebody === undefined ? heard : [...heard, { kind: 'join', ...somebody }];
}

type Seated = { readonly seat: number; readonly name: string };

const isOut = (phase: string): boolean => phase === 'dice out' || phase === 'cup shaken';

/** Those who sit; players of the house are nobody's guests. */
function seatedIn(screen: Exclude<Screen, { readonly is: 'lobby' }>): readonly Seated[] {
  const places: readonly { readonly seat: number; readonly name: string | null; readonly house: boolean }[] =
    screen.is === 'banked' ? screen.seats : screen.rows;
  const seated: Seated[] = [];
  for (const { seat, name, house } of places) if (name !== null && !house) seated.push({ seat, name });
  return seated;
}

const comeBetween = (before: readonly Seated[], now: readonly Seated[]): readonly Seated[] =>
  now.filter(({ seat }) => !before.some((each) => each.seat === seat));
