import { createPublicKey, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Followed, type LiveTable, liveTable } from '@dicepit/client';
import { toCommitment, type Verification, verifyTrail } from '@dicepit/proof';
import { exportTrail, FLOOR, PEOPLE } from '@dicepit/server';
import { newReplay } from '@dicepit/server/audit';
import type { Overview, Screen as Picture, PitFacts } from '@dicepit/wire';
import { tellFindingInEnglish } from '@dicepit/words/english';
import { trialBalance } from '../../packages/server/src/cage/trial-balance.ts';
import type { FloorEvent } from '../../packages/server/src/floor/event.ts';
import { pitFacts } from '../../packages/server/src/floor/facts.ts';
import { floorKind } from '../../packages/server/src/floor/floor.ts';
import { overviewOf } from '../../packages/server/src/host/overview.ts';
import { dueAt } from '../../packages/server/src/house/auto-dealer.ts';
import { snapshotFor } from '../../packages/server/src/live/event-streams.ts';
import type { PeopleEvent } from '../../packages/server/src/people/event.ts';
import { isExcluded, peopleKind } from '../../packages/server/src/people/people.ts';
import type { Presence } from '../../packages/server/src/people/presence.ts';
import { type Pit, type Ports, pitOver } from '../../packages/server/src/pit/pit.ts';
import { type Entry, parseEntry } from '../../packages/server/src/pit/projection.ts';
import type { Caller } from '../../packages/server/src/pit/result.ts';
import { pictureNow } from '../../packages/server/src/screen/screens.ts';
import {
  type AtTable,
  absentAt,
  evolvePitTable,
  isFlying,
  type PitTable,
  seatsOf,
  tableKind,
} from '../../packages/server/src/table/pit-table.ts';
import { type Contents, createDatabase, type Database, storeAt, type Written } from './database.ts';
import type { Simulation } from './simulation.ts';

/*
 * What must hold whatever happens. The watch sees every append at the moment at which it is durable, by a clock that
 * nobody sets, and knows nothing of what any node believes.
 */

/** So long something that is due may stay undone on a quiet night, in milliseconds. */
const DONE_WITHIN_MS = 20_000;

/** So long a screen may be behind on a quiet night, in milliseconds. */
const SHOWN_WITHIN_MS = 5_000;

/** A command as whoever gave it was told that it was done. */
type Acknowledged = {
  readonly intent: string;
  readonly type: string;
  readonly table: string;
  readonly version: number;
};

/** A phone that follows a table, when the night is over. */
export type Screen = {
  readonly name: string;
  readonly table: string;
  readonly followed: Followed;
  /** Who the pit may take the phone for. */
  readonly callers: readonly Caller[];
};

/** What pages that are told whole pictures show when the night is over; nothing where none has come. */
type Pictures = {
  /** A television at a table. */
  readonly board: { readonly table: string; readonly picture: Picture | undefined };
  readonly lobby: PitFacts | undefined;
  readonly overview: Overview | 'signed out' | undefined;
};

type Watch = {
  /** What was found to be wrong; the first is what happened first. */
  readonly faults: () => readonly string[];
  readonly fault: (what: string) => void;
  readonly acknowledged: (acknowledged: Acknowledged) => void;
  readonly count: () => number;
  /** A node has learned of an entry and tells those who listen there. */
  readonly told: (
    node: string,
    stream: string,
    version: number,
    entry: Entry<unknown>,
    known: unknown,
  ) => void;
  /** A phone shows a table anew. */
  readonly shown: (name: string, table: string, live: LiveTable, callers: readonly Caller[]) => void;
  /** A node has drawn so many bytes by chance: a seed may be among them. */
  readonly drew: (bytes: Uint8Array) => void;
  /** A text has left a node. */
  readonly sent: (text: string) => void;
  /** A copy of the database, with what had happened by then. */
  readonly backUp: () => Backup;
  readonly restored: (backup: Backup) => void;
  /** Looks at the whole pit, once the night has been quiet for a while. */
  readonly lookAtAll: (looking: Looking) => Promise<void>;
};

export type Backup = { readonly contents: Contents; readonly log: number };

type Looking = {
  readonly secret: Uint8Array;
  readonly nodes: readonly { readonly name: string; readonly pit: Pit; readonly presence: Presence }[];
  readonly screens: readonly Screen[];
  readonly pictures: Pictures;
  readonly ports: Ports;
  /** The moment of the night at 0, in milliseconds since 1970. */
  readonly start: number;
};

/** What is known of a table by its entries alone. */
type Table = {
  state: PitTable;
  flyingSince: number | undefined;
  /** When each entry became durable. */
  times: number[];
  /** Every state that it has been in, by version. */
  states: PitTable[];
  /** The same of the pasts that were lost with a store that went back: a phone may still show one of them. */
  lost: readonly (readonly PitTable[])[];
};

type AnyEntry = Entry<AtTable | FloorEvent | PeopleEvent>;

export function createWatch(
  simulation: Simulation,
  database: Database,
  { start, rollingOf }: { readonly start: number; readonly rollingOf: (table: string) => number },
): Watch {
  const faults: string[] = [];
  const acknowledged: Acknowledged[] = [];
  /** The keys by which something was written, in order, and those that were lost with a store that went back. */
  let log: string[] = [];
  let done = new Set<string>();
  const discarded = new Set<string>();
  const tables = new Map<string, Table>();
  let floor = floorKind.initial;
  let people = peopleKind.initial;
  /** Seeds that were drawn and are not revealed, by what they are in hexadecimal. */
  const sealed = new Set<string>();
  const revealed = new Set<string>();
  const drawn = new Set<string>();
  const committed = new Set<string>();
  const heard = new Map<string, number>();

  const fault = (what: string): void => {
    faults.push(`${simulation.now().toFixed(3)} ${what}`);
    simulation.note(`FAULT ${what}`);
  };

  const isOut = (id: string): boolean => {
    const person = people.persons.get(id);
    return person !== undefined && (person.gone || isExcluded(person, start + Math.floor(simulation.now())));
  };
  /**
   * The order of commits is the only one that counts: what was decided before a pause and is written after it was written
   * in the pause. While the pit is paused whoever deals ends the roll in progress, and nothing else happens.
   */
  const keepsOut = (stream: string, event: AtTable, before: PitTable, after: PitTable): void => {
    const { person, role } = event.by;
    if (isOut(person)) fault(`${stream}: ${event.type} by ${person}, who is out`);
    const isPaused = floor.paused !== undefined;
    if (isPaused && role === 'player') fault(`${stream}: ${event.type} by ${person} in a pause`);
    // Whatever the event is called: money that was not at risk before it is.
    const [was, is] = [atRisk(before), atRisk(after)];
    for (const [seat, { person: sitter }] of seatsOf(after)) {
      if ((is.get(seat) ?? 0) <= (was.get(seat) ?? 0)) continue;
      if (isPaused) fault(`${stream}: ${event.type} puts money of seat ${seat} at risk in a pause`);
      if (isOut(sitter)) fault(`${stream}: ${event.type} puts money of ${sitter} at risk, who is out`);
    }
  };

  const tableSays = (stream: string, event: AtTable): void => {
    const table = tables.get(stream) ?? newTable([]);
    tables.set(stream, table);
    const { state } = table;
    // Most events of a table are none of this watch's business.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (event.type) {
      case 'SeedCommitted':
        if (committed.has(event.commitment))
          fault(`${stream} commits to a seed that was committed to before`);
        committed.add(event.commitment);
        break;
      case 'FacesDrawn': {
        const commitment = state.is === 'unset' ? '' : (state.dice.live?.commitment ?? '');
        if (revealed.has(commitment)) fault(`${stream} throws with a seed that everybody knows`);
        if (drawn.has(`${commitment} ${event.draw}`)) fault(`${stream} throws dice that were seen before`);
        drawn.add(`${commitment} ${event.draw}`);
        const rolled = simulation.now() - (table.flyingSince ?? Number.NEGATIVE_INFINITY);
        // Clocks count in whole milliseconds.
        if (rolled < rollingOf(stream) - 1) fault(`${stream}: the dice rest after ${rolled.toFixed(0)} ms`);
        break;
      }
      case 'SeedRevealed':
        revealed.add(toCommitment(Buffer.from(event.seed, 'hex')));
        sealed.delete(event.seed);
        break;
      default:
    }
    table.state = evolvePitTable(state, event);
    table.states.push(table.state);
    table.times.push(simulation.now());
    keepsOut(stream, event, state, table.state);
    const flies = table.state.is !== 'unset' && isFlying(table.state);
    table.flyingSince = flies ? (table.flyingSince ?? simulation.now()) : undefined;
  };
  const wrote = ({ append, heads }: Written): void => {
    const intent = append.receipt === undefined ? undefined : intentOf(append.receipt.key);
    if (intent !== undefined) {
      if (done.has(intent)) fault(`${intent} was done twice`);
      log.push(intent);
      done.add(intent);
    }
    for (const [index, { stream, texts }] of append.writes.entries()) {
      const head = heads[index];
      const entries = database.entries(stream).slice((head?.version ?? 0) - texts.length, head?.version);
      for (const { text } of entries) {
        const { event } = parseEntry<AnyEntry['event']>(text);
        // The name of a stream says of which kind its events are.
        // oxlint-disable typescript/no-unsafe-type-assertion
        if (stream === FLOOR) floor = floorKind.evolve(floor, event as FloorEvent);
        else if (stream === PEOPLE) people = peopleKind.evolve(people, event as PeopleEvent);
        else if (stream.startsWith(tableKind.name)) tableSays(stream, event as AtTable);
        // oxlint-enable typescript/no-unsafe-type-assertion
        sumsToNothing(stream, event);
      }
    }
  };
  const sumsToNothing = (stream: string, event: unknown): void => {
    if (!hasPostings(event)) return;
    const sum = event.postings.reduce((all, { cents }) => all + cents, 0);
    if (sum !== 0) fault(`${stream}: the postings of an entry sum to ${sum}`);
  };
  database.listen(wrote);
  /** Whoever is out and loads the page again is a stranger, who may look. */
  const withStrangers = (callers: readonly Caller[]): readonly Caller[] =>
    callers.flatMap((caller) =>
      caller.is === 'somebody' && isOut(caller.person)
        ? [caller, { is: 'nobody', address: caller.address } as const]
        : [caller],
    );
  /** What becomes of a phone's table by a fresh fold, of each past in which it came to that version. */
  const expectedAt = (stream: string, version: number, caller: Caller): readonly LiveTable[] => {
    const [table, added] = [tables.get(stream), floor.tables.get(stream.slice(tableKind.name.length))];
    if (table === undefined || added === undefined) return [];
    return [table.states, ...table.lost].flatMap((states) => {
      const state = states[version];
      if (state === undefined || state.is === 'unset') return [];
      return liveTable(JSON.parse(JSON.stringify(snapshotFor({ state, version }, added, caller, start))));
    });
  };
  const foldAll = ({ streams }: Contents): void => {
    for (const { text } of streams.get(FLOOR) ?? [])
      floor = floorKind.evolve(floor, parseEntry<FloorEvent>(text).event);
    for (const { text } of streams.get(PEOPLE) ?? [])
      people = peopleKind.evolve(people, parseEntry<PeopleEvent>(text).event);
  };
  foldAll(database.copy());
  let shown = 0;

  return {
    faults: () => faults,
    fault,
    count: () => acknowledged.length,
    acknowledged: (one) => {
      acknowledged.push(one);
      if (!done.has(one.intent) && !discarded.has(one.intent))
        fault(`${one.type} at ${one.table} is acknowledged (${one.intent}) and was not written`);
    },
    drew: (bytes) => {
      if (bytes.length === SEED_BYTES) sealed.add(Buffer.from(bytes).toString('hex'));
    },
    sent: (text) => {
      for (const [hex] of text.matchAll(/[0-9a-f]{64}/g))
        if (sealed.has(hex)) fault('a seed has left the pit that is not revealed');
      for (const [coded] of text.matchAll(/[A-Za-z0-9_-]{43}/g))
        if (sealed.has(Buffer.from(coded, 'base64url').toString('hex')))
          fault('a seed has left the pit in another form, and is not revealed');
    },
    shown: (name, table, live, callers) => {
      if (++shown % SHOWN_A_LOOK !== 0) return;
      const stream = `${tableKind.name}${table}`;
      const expected = withStrangers(callers).flatMap((caller) => expectedAt(stream, live.version, caller));
      if (!expected.some((each) => isDeepStrictEqual(each, live)))
        fault(
          `${name} shows a ${stream} ${live.version} that never was: ${expected.map((each) => differenceIn(live, each)).join('; or ')}`,
        );
    },
    told: (node, stream, version, entry, known) => {
      const last = heard.get(`${node} ${stream}`);
      if (last !== undefined && version !== last + 1)
        fault(`${node} tells of ${stream} ${version} after ${last}`);
      heard.set(`${node} ${stream}`, version);
      const text = database.entries(stream)[version - 1]?.text ?? '';
      if (!text.startsWith(`{"event":${JSON.stringify(entry.event)}`))
        fault(`${node} tells of another ${stream} ${version} than there is`);
      const table = tables.get(stream);
      if (table === undefined || version % FOLDED_A_LOOK !== 0) return;
      if (!isDeepStrictEqual(known, table.states[version]))
        fault(`${node} has another ${stream} ${version} than its entries tell`);
    },
    backUp: () => ({ contents: database.copy(), log: log.length }),
    restored: (backup) => {
      for (const intent of log.slice(backup.log)) discarded.add(intent);
      log = log.slice(0, backup.log);
      done = new Set(log);
      floor = floorKind.initial;
      people = peopleKind.initial;
      foldAll(backup.contents);
      for (const [stream, { states, lost }] of tables) tables.set(stream, newTable([states, ...lost]));
      for (const [stream, entries] of backup.contents.streams) {
        if (!stream.startsWith(tableKind.name)) continue;
        const table = newTable(tables.get(stream)?.lost ?? []);
        tables.set(stream, table);
        for (const { text } of entries) {
          table.state = evolvePitTable(table.state, parseEntry<AtTable>(text).event);
          table.states.push(table.state);
          table.times.push(simulation.now());
        }
        if (table.state.is !== 'unset' && isFlying(table.state)) table.flyingSince = Number.NEGATIVE_INFINITY;
      }
    },
    lookAtAll: async (looking) => {
      for (const { intent, type, table } of acknowledged)
        if (!done.has(intent) && !discarded.has(intent))
          fault(`${type} at ${table} was acknowledged (${intent}) and is lost`);
      // From outside: a pit that nobody has written through, over what the database holds now.
      const still = createDatabase(database.copy());
      const store = storeAt(still);
      const pit = pitOver(store, looking.secret, looking.ports);
      const states = new Map(Array.from(tables.keys(), (stream) => [stream, statesOf(stream)]));
      const stateAt: StateAt = (stream, version) => states.get(stream)?.(version) ?? tableKind.initial;
      try {
        await lookForStalls(pit, looking);
        await lookAtNodes(pit, looking, stateAt);
        await lookAtScreens(pit, looking, stateAt);
        await lookAtPictures(pit, looking);
        const { sound, sum, drifts } = await trialBalance(pit);
        if (!sound || sum !== 0) fault(`the chips do not add up: ${JSON.stringify(drifts)}, sum ${sum}`);
        const lines = exportTrail({
          store,
          key: pit.keys.heads,
          software: 'disasters',
          at: looking.start + Math.floor(simulation.now()),
        });
        const report = await verifyTrail(lines, { replay: newReplay(), checkSignature: checkByNode });
        for (const finding of report.findings.slice(0, 3))
          fault(
            `the trail: ${finding.stream} ${finding.version} ${finding.kind}: ${tellFindingInEnglish(finding)}`,
          );
      } finally {
        pit.end();
      }
    },
  };

  /** What the house should have done long ago, by the clock of the night. */
  async function lookForStalls(pit: Pit, { start, nodes }: Looking): Promise<void> {
    const floor = (await pit.floor.current(FLOOR)).state;
    const people = (await pit.people.current(PEOPLE)).state;
    for (const [stream, { state, times }] of tables) {
      const waited = simulation.now() - (times.at(-1) ?? 0) - DONE_WITHIN_MS;
      if (state.is === 'unset' || waited <= 0) continue;
      const now = Math.max(state.movedAt, start) + waited;
      const table = stream.slice(tableKind.name.length);
      const look = { floor, table, people, state, now, wall: start + simulation.now(), waited };
      // Who is there is known by each node for itself, and any of them would have done.
      const due = nodes.map((node) => dueAt({ ...look, absent: absentAt(state, node.pit.presence) }));
      if (due.length > 0 && due.every((each) => each !== undefined))
        fault(`${stream} has waited ${(waited + DONE_WITHIN_MS).toFixed(0)} ms for ${due[0]?.command.type}`);
    }
  }

  async function lookAtNodes(pit: Pit, { nodes }: Looking, stateAt: StateAt): Promise<void> {
    for (const { name, pit: own } of nodes)
      for (const stream of own.tables.streams()) {
        const known = own.tables.known(stream);
        const fresh = stateAt(stream, known?.version ?? 0);
        if (!isDeepStrictEqual(known?.state, fresh))
          fault(`${name} has another ${stream} than its entries tell`);
      }
    for (const { name, pit: own } of nodes) {
      const [floor, fresh] = [own.floor.known(FLOOR), await pit.floor.current(FLOOR)];
      if (floor?.version === fresh.version && !isDeepStrictEqual(floor.state, fresh.state))
        fault(`${name} has another floor than its entries tell`);
    }
  }

  async function lookAtScreens(pit: Pit, { screens, start }: Looking, stateAt: StateAt): Promise<void> {
    const { tables: onFloor } = (await pit.floor.current(FLOOR)).state;
    for (const { name, table, followed, callers } of screens) {
      const stream = `${tableKind.name}${table}`;
      const [live, added] = [followed.state(), onFloor.get(table)];
      const version = followed.version() ?? 0;
      const times = tables.get(stream)?.times ?? [];
      if (added === undefined) continue;
      const shouldHave = times.filter((time) => time <= simulation.now() - SHOWN_WITHIN_MS).length;
      if (live === undefined || version < shouldHave) {
        fault(`${name} shows ${stream} ${version} where ${shouldHave} was long ago`);
        continue;
      }
      const state = stateAt(stream, version);
      if (state.is === 'unset') continue;
      const expected = withStrangers(callers).map((caller) =>
        liveTable(JSON.parse(JSON.stringify(snapshotFor({ state, version }, added, caller, start)))),
      );
      if (!expected.some((each) => isDeepStrictEqual(live, each)))
        fault(`${name} shows another ${stream} ${version} than there is`);
    }
  }

  /**
   * A television, the lobby and the host's page, each against what a node that knows nothing yet makes of the store. Who is
   * there is known by each node for itself, so that what any of them would show is right.
   */
  async function lookAtPictures(still: Pit, { nodes, pictures, start }: Looking): Promise<void> {
    const { board, lobby, overview } = pictures;
    const last = Math.max(0, ...[...tables.values()].map(({ times }) => times.at(-1) ?? 0));
    // What happened a moment ago may still be on its way to a screen.
    if (last > simulation.now() - SHOWN_WITHIN_MS) return;
    const same = async (
      name: string,
      shows: unknown,
      fresh: (pit: Pit, presence: Presence) => Promise<unknown>,
    ): Promise<void> => {
      const differs: string[] = [];
      for (const { presence, pit: own } of nodes) {
        // By the clock of that node, which may have been set.
        const pit = { ...still, presence, ports: own.ports };
        const difference = differenceIn(timeless(shows), timeless(await fresh(pit, presence)));
        if (difference === undefined) return;
        differs.push(difference);
      }
      fault(`${name} shows ${differs.join('; or ')}`);
    };
    await same('the lobby', lobby, pitFacts);
    await same('the television', board.picture, async (pit) => (await pictureNow(pit, board.table))?.board);
    if (overview === 'signed out') return;
    await same('the page of the host', overview && ofPit(overview), async (pit, presence) =>
      ofPit(
        await overviewOf(pit, {
          presence,
          where: { book: undefined, visits: nobodyVisited, guestUrl: undefined },
          began: 'resumed',
          startedAt: start,
          heads: async () => ({ heads: [], at: start, signature: '' }),
        }),
      ),
    );
  }

  /** Every state that a table has been in, folded anew from its first entry. */
  function statesOf(stream: string): (version: number) => PitTable {
    const states: PitTable[] = [tableKind.initial];
    for (const { text } of database.entries(stream))
      states.push(evolvePitTable(states.at(-1) ?? tableKind.initial, parseEntry<AtTable>(text).event));
    return (version) => states[version] ?? tableKind.initial;
  }
}

type StateAt = (stream: string, version: number) => PitTable;

/** One in so many of what phones show, and of what nodes fold, is compared while the night goes on: all are at its end. */
const SHOWN_A_LOOK = 8;
const FOLDED_A_LOOK = 4;

const newTable = (lost: Table['lost']): Table => ({
  state: tableKind.initial,
  flyingSince: undefined,
  times: [],
  states: [tableKind.initial],
  lost,
});

/** What each seat may lose: its bets, or what it has put into the kitty of a party, which is given by what it has left. */
function atRisk(state: PitTable): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  if (state.is === 'banked')
    for (const { seat, chips, tokens } of state.table.betting.bets)
      sums.set(seat, (sums.get(seat) ?? 0) + chips + tokens);
  return sums;
}

/** What only says when and where a picture was drawn, and that a table has moved without showing it. */
const ofItsDrawing: ReadonlySet<string> = new Set(['now', 'version', 'since', 'join', 'choice', 'trail']);

const timeless = (shown: unknown): unknown =>
  JSON.parse(JSON.stringify(shown ?? null), (key, value: unknown) =>
    ofItsDrawing.has(key) ? undefined : value,
  );

/** Of the host's page what the pit says, and not what the node that serves it does of itself. */
const ofPit = ({ tables, bank, claims, staff, guests, rematch }: Overview): object => ({
  tables,
  bank,
  claims,
  staff,
  guests,
  rematch,
});

/** The first place at which what is shown is not what was expected, and what stands there. */
function differenceIn(shown: unknown, expected: unknown, path = 'something'): string | undefined {
  if (isDeepStrictEqual(shown, expected)) return undefined;
  if (isObject(shown) && isObject(expected))
    for (const key of new Set([...Object.keys(shown), ...Object.keys(expected)])) {
      const found = differenceIn(shown[key], expected[key], path === 'something' ? key : `${path}.${key}`);
      if (found !== undefined) return found;
    }
  return `${path}: ${inShort(shown)}, where there is ${inShort(expected)}`;
}

const inShort = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const nobodyVisited = {
  note: () => undefined,
  devices: () => 0,
  last: () => undefined,
  listen: () => () => undefined,
};

const SEED_BYTES = 32;

/** What somebody wanted once, whichever keys it was asked by. */
const intentOf = (key: string): string => key.split('--')[0] ?? key;

const hasPostings = (event: unknown): event is { readonly postings: readonly { readonly cents: number }[] } =>
  typeof event === 'object' && event !== null && 'postings' in event && Array.isArray(event.postings);

/** The platform's own check of a signature, a good deal quicker than one in plain JavaScript. */
const checkByNode: NonNullable<Verification['checkSignature']> = ({ publicKey, message, signature }) => {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]);
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
};
