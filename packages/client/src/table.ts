import { evolveTable, phaseOf, type Table, type TableEvent } from '@dicepit/engine';
import { evolvePartyTable, type PartyTable, type PartyTableEvent } from '@dicepit/games';
import {
  type DiceEntry,
  type DiceFacts,
  routes,
  type SeenEntry,
  type Snapshot,
  stateFrom,
  type You,
} from '@dicepit/wire';
import {
  type Message,
  type MessageResult,
  parseBye,
  parseData,
  type StreamState,
  type Subscription,
  subscribe,
} from './event-stream.ts';
import type { Connection } from './request.ts';
import { createTableCommands, type TableCommands } from './table-commands.ts';

/** One table as somebody plays or runs it, and follows it. */
export type TableClient = TableCommands & { readonly follow: (settings?: FollowSettings) => Followed };

export const createTableClient = (connection: Connection, table: string): TableClient => ({
  ...createTableCommands(connection, table),
  follow: (settings) => followTable(connection, table, settings),
});

export type FollowSettings = {
  /** The table anew: at the beginning, and whenever too much was missed to be told one by one. */
  readonly onSnapshot?: (live: LiveTable) => void;
  /** One entry more, each exactly once and in order, and the table with it. */
  readonly onEntry?: (entry: SeenEntry, live: LiveTable | undefined) => void;
  /** Whether bets are taken: at the beginning, and whenever betting opens or closes at a banked table. */
  readonly onBetting?: (isOpen: boolean) => void;
  readonly onState?: (state: StreamState) => void;
  /** The version up to which the reader knows the table already; a snapshot comes first where nothing is said. */
  readonly after?: number;
};

/** A table that is being followed. */
export type Followed = Subscription & {
  /** The table as it is now; undefined until a snapshot has come. */
  readonly state: () => LiveTable | undefined;
  readonly version: () => number | undefined;
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  readonly ahead: () => number;
};

/** Follows a table: a snapshot, then every entry, without a gap and without a repeat over all that breaks off. */
function followTable(connection: Connection, table: string, settings: FollowSettings = {}): Followed {
  const { onSnapshot, onEntry, onBetting, onState, after } = settings;
  let version = after;
  /** What the server called the last message: the version, and by which past the table has come there. */
  let id: string | undefined;
  let live: LiveTable | undefined;
  let ahead = 0;

  const beginAnew = (): MessageResult => {
    version = undefined;
    id = undefined;
    return 'again';
  };
  const takeSnapshot = ({ data, id: named }: Message): MessageResult => {
    const snapshot = parseData(routes.followTable.answer.shape.snapshot, data);
    if (snapshot === undefined) return beginAnew();
    live = liveTable(snapshot);
    version = snapshot.version;
    id = named;
    ahead = snapshot.now - connection.world.now();
    onSnapshot?.(live);
    return 'goes on';
  };
  const takeEntry = ({ data, id: named }: Message): MessageResult => {
    const entry = parseData(routes.followTable.answer.shape.entry, data);
    if (entry === undefined || version === undefined || entry.version > version + 1) return beginAnew();
    if (entry.version <= version) return 'goes on';
    live = live === undefined ? undefined : evolveLive(live, entry);
    version = entry.version;
    id = named;
    onEntry?.(entry, live);
    return 'goes on';
  };
  const take = (message: Message): MessageResult => {
    const { event, data } = message;
    if (event === 'snapshot') return takeSnapshot(message);
    if (event === 'entry') return takeEntry(message);
    if (event === 'betting' && onBetting !== undefined) {
      const betting = parseData(routes.followTable.answer.shape.betting, data);
      if (betting !== undefined) onBetting(betting.open);
    }
    if (event === 'trouble' || event === 'well') onState?.({ is: 'live', inTrouble: event === 'trouble' });
    return event === 'bye' ? parseBye(data) : 'goes on';
  };

  const reading = subscribe(connection, 'followTable', {
    params: { table },
    query: onBetting === undefined ? {} : { betting: 'yes' },
    cursor: () => id ?? version?.toString(),
    take,
    onState: (state) => onState?.(state),
  });
  return { ...reading, state: () => live, version: () => version, ahead: () => ahead };
}

/** A table as whoever follows it may see it, now. */
export type LiveTable = {
  readonly id: string;
  readonly title: string;
  readonly pack: string;
  /** How many entries of its stream are in here. */
  readonly version: number;
  /** Where the table stands, as a sign over it would say. */
  readonly phase: string;
  /** Null where people throw. */
  readonly dice: DiceFacts | null;
  readonly you: You;
  /** The house players who sit here, by their ids. */
  readonly house: readonly string[];
  readonly staffed: Snapshot['staffed'];
} & (
  | { readonly kind: 'banked'; readonly table: Table }
  | { readonly kind: 'party'; readonly table: PartyTable }
);

/** The table of a snapshot. */
export function liveTable(snapshot: Snapshot): LiveTable {
  const { table: id, title, pack, version, view, dice, you, house, staffed } = snapshot;
  const facts = { id, title, pack, version, dice, you, house, staffed };
  return snapshot.kind === 'banked'
    ? banked({ ...facts, phase: '' }, stateFrom<Table>(view))
    : party({ ...facts, phase: '' }, stateFrom<PartyTable>(view));
}

/** The table after its next entry, by the same rules as on the server. What is withheld only counts. */
export function evolveLive(live: LiveTable, { version, event }: SeenEntry): LiveTable {
  if (event.type === 'Withheld') return { ...live, version };
  if (isDiceEvent(event)) return { ...live, version, dice: evolveDiceFacts(live.dice, event) };
  const facts = { ...live, version };
  // The stream of a table holds the events of its own kind and no others: the server has decided them so.
  return live.kind === 'banked'
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      banked(facts, evolveTable(live.table, event as TableEvent))
    : // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      party(facts, evolvePartyTable(live.table, event as PartyTableEvent));
}

type Seats = ReadonlyMap<number, { readonly person: string }>;
type Facts = Omit<LiveTable, 'kind' | 'table'>;

const banked = (facts: Facts, table: Table): LiveTable => ({
  ...facts,
  kind: 'banked',
  table,
  phase: phaseOf(table),
  you: seated(facts.you, table.seats),
  house: housePlayers(table.seats),
});

const party = (facts: Facts, table: PartyTable): LiveTable => ({
  ...facts,
  kind: 'party',
  table,
  phase: table.diceOut ? 'dice out' : table.game.phase.is,
  you: seated(facts.you, table.seats),
  house: housePlayers(table.seats),
});

function seated({ person, roles }: You, seats: Seats): You {
  const mine = person === null ? undefined : [...seats].find(([, sitter]) => sitter.person === person)?.[0];
  return mine === undefined ? { person, roles } : { person, roles, seat: mine };
}

/** The ids of house players begin with h, wherever they are shown. */
const housePlayers = (seats: Seats): readonly string[] =>
  [...seats.values()].map(({ person }) => person).filter((person) => person.startsWith('h-'));

/** As many turns that are over as the server tells of. */
const MAX_REVEALED_TURNS = 10;

const diceEvents: ReadonlySet<string> = new Set<DiceEntry['type']>([
  'SeedCommitted',
  'SeedContributed',
  'FacesDrawn',
  'SeedRevealed',
  'DiceDoubted',
  'DiceFailed',
]);

const isDiceEvent = (event: { readonly type: string }): event is DiceEntry => diceEvents.has(event.type);

const noSeed = { commitment: '', contributions: [], draws: 0 } as const;

/** What is known of fair dice after one more entry about them. Dice thrown by hand have no seeds. */
function evolveDiceFacts(dice: DiceFacts | null, entry: DiceEntry): DiceFacts | null {
  if (dice === null) return null;
  switch (entry.type) {
    case 'SeedCommitted': {
      const { turn, commitment } = entry;
      return { ...dice, ...noSeed, turn, commitment };
    }
    case 'SeedContributed': {
      const { person, text } = entry;
      const place = dice.contributions.findIndex((each) => each.person === person);
      const contributions =
        place === -1
          ? [...dice.contributions, { person, text }]
          : dice.contributions.with(place, { person, text });
      return { ...dice, contributions };
    }
    case 'FacesDrawn':
      return { ...dice, draws: entry.draw };
    case 'SeedRevealed': {
      const { turn, seed } = entry;
      const revealed = [...dice.revealed, { turn, commitment: dice.commitment, seed }].slice(
        -MAX_REVEALED_TURNS,
      );
      return { ...dice, ...noSeed, revealed };
    }
    case 'DiceFailed':
      return { ...dice, ...noSeed };
    case 'DiceDoubted':
      return dice;
  }
}
