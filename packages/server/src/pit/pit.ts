import { hkdfSync, randomBytes } from 'node:crypto';
import { EDITION, type Moment } from '@dicepit/engine';
import type { Written } from '@dicepit/proof';
import type { Store } from '@dicepit/store';
import { cageKind } from '../cage/account.ts';
import { type Vault, vaultOf } from '../dice/vault.ts';
import type { Jump } from '../floor/event.ts';
import { floorKind } from '../floor/floor.ts';
import { peopleKind } from '../people/people.ts';
import { newPresence, type Presence } from '../people/presence.ts';
import { type AtTable, clockOf, type PitTable, sinceOf, tableKind } from '../table/pit-table.ts';
import { conductKind, disputeKind, inspectorateKind, promotionKind, registerKind } from './desk-kinds.ts';
import { createQueue, type Writer } from './executor.ts';
import { createProjection, type Projection } from './projection.ts';
import { type Refused, refused } from './result.ts';

/*
 * A pit, as everything in this package is handed it: the streams of the store, folded; the writer that adds to them; what is
 * known of who may do what, and how old that may be; the time at tables, whose entries several machines have stamped; and the
 * ports by which all of it has its clock, its chance and its timers.
 */

/** Everything that answers requests: what the store holds, folded, and the means to add to it. */
export type Pit = Projections & {
  readonly store: Store;
  readonly ports: Ports;
  readonly keys: Keys;
  readonly writer: Writer;
  readonly control: Control;
  readonly time: TableTime;
  /** Who has a page open on this node now. */
  readonly presence: Presence;
  /** This node has noted its start: from now on it only reads as soon as a later software has noted one. */
  readonly atWork: () => void;
  /** Why this node may write nothing at all: a later software has started since. */
  readonly older: () => Refused | undefined;
  readonly vault: Vault;
};

/** The pit over a store. It hears of what other nodes write, and catches up with the streams it has in memory. */
export function pitOver(store: Store, secret: Uint8Array, ports: Ports): Pit & { readonly end: () => void } {
  const keys = keysFrom(secret);
  const projections = createProjections(store);
  const { tables, floor, people, conduct } = projections;
  const all: readonly AnyProjection[] = Object.values(projections);
  const projectionOf = (stream: string): AnyProjection | undefined => all.find(({ holds }) => holds(stream));
  const control = controlOf(
    store,
    new Map<string, AnyProjection>([
      [floorKind.name, floor],
      [peopleKind.name, people],
      [conductKind.name, conduct],
    ]),
    ports,
  );
  let isAtWork = false;
  const older = (): Refused | undefined => {
    const { software: latest = '' } = floor.known(floorKind.name)?.state ?? {};
    if (!isAtWork || !isLater(latest, ports.software ?? '')) return undefined;
    return refused(503, { code: 'UNAVAILABLE', case: 'older', latest }, { after: 5 });
  };
  const writer: Writer = {
    store,
    queue: createQueue(),
    ensureFresh: control.fresh,
    writeRefusal: (streams) => {
      const newer = older();
      if (newer !== undefined) return newer;
      return streams.some((stream) => projectionOf(stream)?.known(stream)?.unknown === true)
        ? byLater
        : undefined;
    },
    stamped: provenanceStamp(ports),
    applyCommitted: (stream, entries) => projectionOf(stream)?.applyCommitted(stream, entries) ?? 'applied',
    catchUp: async (stream) => {
      const projection = projectionOf(stream);
      const before = projection?.known(stream)?.version;
      const after = await projection?.catchUp(stream);
      return after?.version !== before;
    },
    speculate: (write) => projectionOf(write.stream)?.pending.speculate(write),
    discard: (stream, ticket) => projectionOf(stream)?.pending.discard(stream, ticket),
    inFlight: new Map(),
  };
  const hints = new Map<string, number>();
  const follow = (): void => {
    for (const [stream, version] of hints) {
      const known = projectionOf(stream)?.known(stream);
      // A hint may be late, lost or repeated. A failure is not retried: the next catch-up reads these entries too.
      if (known !== undefined && known.version < version) writer.catchUp(stream).catch(() => undefined);
    }
    hints.clear();
  };
  const time = tableTime(tables, ports);
  const endWatch = control.watch();
  const endHints = store.onWake(({ stream, version }) => {
    // What this node wrote itself it applies as soon as the append is answered, which is about now.
    if (hints.size === 0) timersOf(ports).soon(follow);
    hints.set(stream, Math.max(version, hints.get(stream) ?? 0));
  });
  return {
    store,
    ports,
    keys,
    writer,
    control,
    time,
    presence: newPresence(ports.now),
    vault: vaultOf(store, keys.seeds, ports),
    ...projections,
    atWork: () => {
      isAtWork = true;
    },
    older,
    end: () => {
      endHints();
      endWatch();
      time.end();
    },
  };
}

/** Says on the first entry of a write how it came to be written; a pit without a clock of its own run says nothing. */
const provenanceStamp =
  ({ ran, software = '' }: Pick<Ports, 'ran' | 'software'>): Writer['stamped'] =>
  (planned, device) => {
    const [first, ...others] = planned.texts;
    if (ran === undefined || first === undefined) return planned;
    const { rules, ...write } = planned;
    const written: Written = {
      ...ran(),
      software,
      edition: EDITION,
      ...(device === undefined ? {} : { device }),
      ...(rules === undefined ? {} : { rules }),
    };
    // An entry is an object that has an event: another field goes before its last brace.
    return { ...write, texts: [`${first.slice(0, -1)},"written":${JSON.stringify(written)}}`, ...others] };
  };

type Projections = ReturnType<typeof createProjections>;

/** Every kind of stream there is, each folded; the kind says which streams are its own. */
const createProjections = (store: Store) => ({
  /** The streams `table/…`. */
  tables: createProjection(store, tableKind),
  /** The stream `pit`. */
  floor: createProjection(store, floorKind),
  /** The stream `people`. */
  people: createProjection(store, peopleKind),
  /** The streams `cage/…`. */
  cages: createProjection(store, cageKind),
  /** The stream `inspectorate`. */
  inspectorate: createProjection(store, inspectorateKind),
  /** The streams `dispute/…`. */
  disputes: createProjection(store, disputeKind),
  /** The stream `conduct`. */
  conduct: createProjection(store, conductKind),
  /** The streams `promotion/…`. */
  promotions: createProjection(store, promotionKind),
  /** The stream `promotions`. */
  promotionRegister: createProjection(store, registerKind),
});

/** What is the same for the streams of every kind. */
type AnyProjection = Pick<Projection<unknown, never>, 'holds' | 'applyCommitted' | 'pending'> & {
  readonly catchUp: (stream: string) => Promise<{ readonly version: number }>;
  readonly known: (stream: string) => { readonly version: number; readonly unknown?: true } | undefined;
};

const byLater = refused(503, { code: 'UNAVAILABLE', case: 'later' }, { after: 5 });

/** Whether a version such as 1.10.0 is later than another; what is no version is neither. */
function isLater(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  if (one === undefined || other === undefined) return false;
  const differing = one.findIndex((part, index) => part !== other[index]);
  return differing >= 0 && (one[differing] ?? 0) > (other[differing] ?? 0);
}

const partsOf = (version: string): readonly number[] | undefined =>
  /^\d+\.\d+\.\d+/.exec(version)?.[0].split('.').map(Number);

/** The pit's keys, each for one use, all from the one secret that the operator keeps. */
type Keys = {
  /** Signs session cookies. */
  readonly sessions: Uint8Array;
  /** Seals the seeds of virtual dice. */
  readonly seeds: Uint8Array;
  /** The Ed25519 secret key that signs heads. */
  readonly heads: Uint8Array;
};

export const keysFrom = (secret: Uint8Array): Keys => ({
  sessions: derived(secret, 'dicepit/1 sessions'),
  seeds: derived(secret, 'dicepit/1 seeds'),
  heads: derived(secret, 'dicepit/1 heads'),
});

const derived = (secret: Uint8Array, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), use, 32));

/** What this node knows of the streams that say who may do what: that the pit is paused or locked, who is out. */
export type Control = {
  /** Answers when what is known is young enough to decide by; fails when the store cannot be asked. */
  readonly fresh: () => Promise<void>;
  /** Asks the store now. */
  readonly read: () => Promise<void>;
  /** Reads again and again until it is ended. */
  readonly watch: () => () => void;
};

type Followed = {
  readonly known: (stream: string) => { readonly version: number } | undefined;
  readonly catchUp: (stream: string) => Promise<{ readonly version: number }>;
};

/** In milliseconds: how old what is known may be when a command is decided by it, and how often the store is asked. */
const MAX_AGE_MS = 2_000;
const POLL_INTERVAL_MS = 500;

/**
 * A hint that the pit was paused may be lost, and nothing else would tell this node. So the store is asked twice a second,
 * and whoever would decide by older news than two seconds asks first: a busy process is slower then, and never wrong.
 */
function controlOf(
  store: Store,
  streams: ReadonlyMap<string, Followed>,
  ports: Pick<Ports, 'now' | 'ran' | 'timers'>,
): Control {
  const elapsed = elapsedOn(ports);
  let readAt: number | undefined;
  let reading: { readonly since: number; readonly done: Promise<void> } | undefined;

  const readOne = async (stream: string, { known, catchUp }: Followed): Promise<void> => {
    const { version } = await store.head(stream);
    // What nobody has asked for yet is read from the store by whoever does. A reading that is joined may be an old one.
    for (let has = known(stream); has !== undefined && has.version < version; ) has = await catchUp(stream);
  };
  const isYoung = (moment: number | undefined): moment is number =>
    moment !== undefined && Math.abs(elapsed() - moment) < MAX_AGE_MS;
  const read = (): Promise<void> => {
    // One that has hung for too long says nothing of now.
    if (reading !== undefined && isYoung(reading.since)) return reading.done;
    const since = elapsed();
    const done = Promise.all(Array.from(streams, ([stream, followed]) => readOne(stream, followed))).then(
      () => {
        if (readAt === undefined || since > readAt) readAt = since;
      },
    );
    const own = { since, done };
    reading = own;
    const over = (): void => {
      if (reading === own) reading = undefined;
    };
    done.then(over, over);
    return done;
  };

  return {
    read,
    fresh: async () => {
      if (!isYoung(readAt)) await read();
    },
    watch: () => timersOf(ports).every(POLL_INTERVAL_MS, () => void read().catch(() => undefined)),
  };
}

/** What time it is at tables, whose entries were stamped by the clocks of several machines. */
type TableTime = {
  /**
   * When a command is given: never before what has happened at the table. Where a clock was ahead that has written there,
   * the table's own time goes on from that, since nobody can wait for it.
   */
  readonly stamp: (stream: string, state: PitTable) => Moment;
  /** For how many milliseconds a table has been as it is, from when this node learned of it. */
  readonly waited: (stream: string, state: PitTable) => number;
  /** Counts all waits from now, since nobody could act meanwhile. */
  readonly anew: () => void;
  readonly end: () => void;
};

/** A moment in a table's own time, and when this node learned of it. */
type Learned = { readonly moment: Moment; readonly at: number };

/** A table that was left alone for so long, in milliseconds, finds its way back to the time of the machine. */
const MAX_DRIFT_MS = 60 * 60_000;

function tableTime(tables: Projection<PitTable, AtTable>, ports: Pick<Ports, 'now' | 'ran'>): TableTime {
  const elapsed = elapsedOn(ports);
  /** Since when each table has been as it is, and the last that happened there. */
  const since = new Map<string, Learned>();
  const last = new Map<string, Learned>();
  let from = elapsed();

  const learned = (moments: Map<string, Learned>, stream: string, moment: Moment): Learned => {
    const known = moments.get(stream);
    if (known?.moment === moment) return known;
    const news = { moment, at: elapsed() };
    moments.set(stream, news);
    return news;
  };
  const end = tables.listen(undefined, ({ stream }) => {
    const state = tables.known(stream)?.state;
    if (state === undefined || state.is === 'unset') return;
    learned(since, stream, sinceOf(state));
    learned(last, stream, clockOf(state));
  });

  return {
    stamp: (stream, state) => {
      const now = ports.now();
      const clock = clockOf(state);
      // At the very moment of the last entry the two could not be told apart, however long ago that was.
      if (now > clock) return now;
      return clock + Math.min(MAX_DRIFT_MS, Math.max(0, elapsed() - learned(last, stream, clock).at));
    },
    waited: (stream, state) => {
      const moment = sinceOf(state);
      // What is on its way to the store nobody has seen yet: the wait begins when it is durable, however late that is.
      if (since.get(stream)?.moment !== moment && tables.known(stream)?.state !== state) return 0;
      return elapsed() - Math.max(from, learned(since, stream, moment).at);
    },
    anew: () => {
      from = elapsed();
    },
    end,
  };
}

// What the pit has of the world beside its store: clock, chance and timers.

/** Timers, so that whoever owns the clock owns every wait as well. None of them keeps a process alive. */
export type Timers = {
  /** Runs something once after so many milliseconds, unless what it gives back is called before. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Runs something every so many milliseconds until what it gives back is called. */
  readonly every: (milliseconds: number, run: () => void) => () => void;
  /** Runs something once whatever has arrived by now was looked at. */
  readonly soon: (run: () => void) => void;
};

/** What the pit has of the world beside its store: clock, chance and timers, all given so that tests own them. */
export type Ports = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many bytes that nobody can foretell. Throws when the system has none to give. */
  readonly entropy: (bytes: number) => Uint8Array;
  /** Which run of the software this is, and for how many whole milliseconds it has run, whatever the clock says. */
  readonly ran?: () => { readonly boot: string; readonly ms: number };
  /** The version of the software that runs. */
  readonly software?: string;
  /** Those of the process where nothing is said. */
  readonly timers?: Timers;
};

const systemTimers: Timers = {
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds).unref();
    return () => clearInterval(timer);
  },
  soon: (run) => void setImmediate(run),
};

export const timersOf = ({ timers = systemTimers }: Pick<Ports, 'timers'>): Timers => timers;

/** Milliseconds on a clock that nobody sets; a test that owns one clock owns both. */
export const elapsedOn =
  ({ ran, now }: Pick<Ports, 'ran' | 'now'>): (() => number) =>
  () =>
    ran?.().ms ?? now();

const boot = randomBytes(8).toString('hex');

export const systemPorts: Ports = {
  now: () => Date.now(),
  entropy: (bytes) => randomBytes(bytes),
  ran: () => ({ boot, ms: Math.floor(performance.now()) }),
};

export type SteadyClock = {
  readonly now: () => Moment;
  /** Hears of every jump: when it is seen, and when it has lasted. */
  readonly listen: (heard: (jump: Jump) => void) => () => void;
};

/** In milliseconds: what is no jump, and how long one has to last before it is believed. */
const MIN_JUMP_MS = 1_000;

const JUMP_BELIEVED_AFTER_MS = 10_000;

/**
 * The time of the machine, without its leaps: a clock that is wrong for a few seconds sets no moment wrong, since the
 * time goes on by a clock that nobody can set. One that stays changed was set right, or the machine has slept.
 */
export function steadyClock({ now, ran }: Pick<Ports, 'now' | 'ran'>): SteadyClock {
  const listeners = new Set<(jump: Jump) => void>();
  const tell = (jump: Jump): void => {
    for (const heard of listeners) queueMicrotask(() => heard(jump));
  };
  const listen: SteadyClock['listen'] = (heard) => {
    listeners.add(heard);
    return () => listeners.delete(heard);
  };
  if (ran === undefined) return { now, listen };

  let offset = now() - ran().ms;
  let doubted: { readonly since: number; readonly offset: number } | undefined;
  return {
    listen,
    now: () => {
      const { ms } = ran();
      const seen = now() - ms;
      const jump = seen - offset;
      if (Math.abs(jump) < MIN_JUMP_MS) {
        offset = seen;
        doubted = undefined;
      } else if (doubted === undefined || Math.abs(seen - doubted.offset) >= MIN_JUMP_MS) {
        doubted = { since: ms, offset: seen };
        tell({ ms: jump, followed: false });
      } else if (ms - doubted.since >= JUMP_BELIEVED_AFTER_MS) {
        offset = seen;
        doubted = undefined;
        tell({ ms: jump, followed: true });
      }
      return ms + offset;
    },
  };
}
