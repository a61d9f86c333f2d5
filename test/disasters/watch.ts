import { createPublicKey, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Followed, liveTable } from '@dicepit/client';
import { toCommitment, type Verification, verifyTrail } from '@dicepit/proof';
import { exportTrail, FLOOR, PEOPLE } from '@dicepit/server';
import { newReplay } from '@dicepit/server/audit';
import { tellFindingInEnglish } from '@dicepit/words/english';
import { trialBalance } from '../../packages/server/src/cage/trial-balance.ts';
import type { FloorEvent } from '../../packages/server/src/floor/event.ts';
import { dueAt } from '../../packages/server/src/house/auto-dealer.ts';
import { snapshotFor } from '../../packages/server/src/live/view.ts';
import type { PeopleEvent } from '../../packages/server/src/people/event.ts';
import { type Pit, pitOver } from '../../packages/server/src/pit/pit.ts';
import type { Ports } from '../../packages/server/src/pit/ports.ts';
import { type Entry, parseEntry } from '../../packages/server/src/pit/projection.ts';
import type { Caller } from '../../packages/server/src/pit/result.ts';
import {
  type AtTable,
  absentAt,
  evolvePitTable,
  isFlying,
  type PitTable,
  tableKind,
} from '../../packages/server/src/table/pit-table.ts';
import { type Contents, createDatabase, type Database, storeAt, type Written } from './database.ts';
import type { Simulation } from './simulation.ts';

/*
 * What must hold whatever happens. The watch sees every append at the moment at which it is durable, by a clock that
 * nobody sets, and knows nothing of what any node believes.
 */

/** So long after a pause, or after somebody was sent out, a node may not have heard of it. */
const HEARD_WITHIN_MS = 2_000;

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
  readonly caller: Caller;
};

type Watch = {
  /** What was found to be wrong; the first is what happened first. */
  readonly faults: () => readonly string[];
  readonly fault: (what: string) => void;
  readonly acknowledged: (acknowledged: Acknowledged) => void;
  readonly count: () => number;
  /** A node has learned of an entry and tells those who listen there. */
  readonly told: (node: string, stream: string, version: number, entry: Entry<unknown>) => void;
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
  readonly nodes: readonly { readonly name: string; readonly pit: Pit }[];
  readonly screens: readonly Screen[];
  readonly ports: Ports;
  /** The moment of the night at 0, in milliseconds since 1970. */
  readonly start: number;
};

/** What is known of a table by its entries alone. */
type Table = { state: PitTable; flyingSince: number | undefined; times: number[] };

type AnyEntry = Entry<AtTable | FloorEvent | PeopleEvent>;

export function createWatch(
  simulation: Simulation,
  database: Database,
  rollingOf: (table: string) => number,
): Watch {
  const faults: string[] = [];
  const acknowledged: Acknowledged[] = [];
  /** The keys by which something was written, in order, and those that were lost with a store that went back. */
  let log: string[] = [];
  const discarded = new Set<string>();
  const tables = new Map<string, Table>();
  let pausedAt: number | undefined;
  const outSince = new Map<string, number>();
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

  const floorSays = (event: FloorEvent): void => {
    if (event.type === 'Paused') pausedAt ??= simulation.now();
    if (event.type === 'Resumed') pausedAt = undefined;
  };
  const peopleSay = (event: PeopleEvent): void => {
    if (event.type === 'Excluded') outSince.set(event.person, simulation.now());
    if (event.type === 'Readmitted') outSince.delete(event.person);
  };
  const isLate = (since: number | undefined): boolean =>
    since !== undefined && simulation.now() - since > HEARD_WITHIN_MS;

  const tableSays = (stream: string, event: AtTable): void => {
    const table = tables.get(stream) ?? { state: tableKind.initial, flyingSince: undefined, times: [] };
    tables.set(stream, table);
    const { state } = table;
    // Most events of a table are none of this watch's business.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (event.type) {
      case 'BetPlaced':
        if (isLate(pausedAt)) fault(`${stream} takes a bet ${since(pausedAt)} after a pause`);
        if (isLate(outSince.get(event.by.person)))
          fault(
            `${stream} takes a bet of ${event.by.person}, who is out since ${since(outSince.get(event.by.person))}`,
          );
        break;
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
    table.times.push(simulation.now());
    const flies = table.state.is !== 'unset' && isFlying(table.state);
    table.flyingSince = flies ? (table.flyingSince ?? simulation.now()) : undefined;
  };
  const since = (moment: number | undefined): string =>
    `${(simulation.now() - (moment ?? simulation.now())).toFixed(0)} ms`;

  const wrote = ({ append, heads }: Written): void => {
    const intent = append.receipt === undefined ? undefined : intentOf(append.receipt.key);
    if (intent !== undefined) {
      if (log.includes(intent)) fault(`${intent} was done twice`);
      log.push(intent);
    }
    for (const [index, { stream, texts }] of append.writes.entries()) {
      const head = heads[index];
      const entries = database.entries(stream).slice((head?.version ?? 0) - texts.length, head?.version);
      for (const { text } of entries) {
        const { event } = parseEntry<AnyEntry['event']>(text);
        // The name of a stream says of which kind its events are.
        // oxlint-disable typescript/no-unsafe-type-assertion
        if (stream === FLOOR) floorSays(event as FloorEvent);
        else if (stream === PEOPLE) peopleSay(event as PeopleEvent);
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

  return {
    faults: () => faults,
    fault,
    count: () => acknowledged.length,
    acknowledged: (one) => void acknowledged.push(one),
    drew: (bytes) => {
      if (bytes.length === SEED_BYTES) sealed.add(Buffer.from(bytes).toString('hex'));
    },
    sent: (text) => {
      for (const [hex] of text.matchAll(/[0-9a-f]{64}/g))
        if (sealed.has(hex)) fault('a seed has left the pit that is not revealed');
    },
    told: (node, stream, version, entry) => {
      const last = heard.get(`${node} ${stream}`);
      if (last !== undefined && version !== last + 1)
        fault(`${node} tells of ${stream} ${version} after ${last}`);
      heard.set(`${node} ${stream}`, version);
      const text = database.entries(stream)[version - 1]?.text ?? '';
      if (!text.startsWith(`{"event":${JSON.stringify(entry.event)}`))
        fault(`${node} tells of another ${stream} ${version} than there is`);
    },
    backUp: () => ({ contents: database.copy(), log: log.length }),
    restored: (backup) => {
      for (const intent of log.slice(backup.log)) discarded.add(intent);
      log = log.slice(0, backup.log);
      tables.clear();
      outSince.clear();
      pausedAt = undefined;
      for (const [stream, entries] of backup.contents.streams) {
        if (stream.startsWith(tableKind.name)) {
          const events = entries.map(({ text }) => parseEntry<AtTable>(text).event);
          const state = events.reduce(evolvePitTable, tableKind.initial);
          const flyingSince = state.is !== 'unset' && isFlying(state) ? Number.NEGATIVE_INFINITY : undefined;
          tables.set(stream, { state, flyingSince, times: events.map(() => simulation.now()) });
        }
        if (stream === FLOOR) for (const { text } of entries) floorSays(parseEntry<FloorEvent>(text).event);
        if (stream === PEOPLE) for (const { text } of entries) peopleSay(parseEntry<PeopleEvent>(text).event);
      }
    },
    lookAtAll: async (looking) => {
      for (const { intent, type, table } of acknowledged)
        if (!log.includes(intent) && !discarded.has(intent))
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
    for (const { name, table, followed, caller } of screens) {
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
      const snapshot = snapshotFor({ state, version }, added, caller, start);
      const expected = liveTable(JSON.parse(JSON.stringify(snapshot)));
      if (!isDeepStrictEqual({ ...live, you: undefined }, { ...expected, you: undefined }))
        fault(`${name} shows another ${stream} ${version} than there is`);
    }
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
