import { assert } from '@dicepit/engine';
import { hashLink, NOTHING, type Store, type Entry as StoredEntry } from '@dicepit/store';
import { entryAt, pagesOf } from './stream-reader.ts';

/** An event of any stream: what happened, when, and by whom. */
export type AnyEvent = { readonly type: string; readonly at: number };

/** What one entry of a stream says: what happened, and on the first event of a command, the command. */
export type Entry<Event> = { readonly event: Event; readonly cause?: unknown };

/** How one kind of stream is folded into a state. */
export type StreamKind<State, Event extends AnyEvent> = {
  /** Streams of this kind are named so, or begin so where the name ends in a slash. */
  readonly name: string;
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  /** Whether this software knows what an event of such a type does; where nothing is said, `evolve` shows it. */
  readonly knows?: (state: State, type: string) => boolean;
  /** How a state is kept as text; streams that stay short are folded from their beginning. */
  readonly snapshot?: {
    readonly every: number;
    readonly write: (state: State) => string;
    readonly read: (text: string) => State;
  };
};

/** An entry that has become part of a stream, as listeners are told of it. */
type News<Event> = {
  readonly stream: string;
  readonly version: number;
  readonly entry: Entry<Event>;
  /** The hash that the stream ends with there. */
  readonly hash: string;
};

export const formatEntry = (event: AnyEvent, cause?: unknown): string =>
  JSON.stringify(cause === undefined ? { event } : { event, cause });

// Entries come from our own store, where only we have written: the chain vouches for them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const parseEntry = <Event>(text: string): Entry<Event> => JSON.parse(text) as Entry<Event>;

/** How a stream goes on with an event: a type that this software does not know, of a later one, leaves it as it is. */
function applyEvent<State, Event extends AnyEvent>(
  { evolve, knows }: Pick<StreamKind<State, Event>, 'evolve' | 'knows'>,
  state: State,
  event: Event,
): { readonly state: State; readonly known: boolean } {
  if (knows?.(state, event.type) === false) return { state, known: false };
  // A switch over the types that there are gives nothing for any other, whatever its own type says.
  const next: State | undefined = evolve(state, event);
  return next === undefined && state !== undefined ? { state, known: false } : { state: next, known: true };
}

/** A state and how far its stream had come when it was so. */
export type Versioned<State> = {
  readonly state: State;
  readonly version: number;
  /** The hash that the stream ends with there: which of all pasts it has come by. */
  readonly hash: string;
  /** The stream has events of a newer release, which this one ignores: it may be shown, but nothing may be decided on it. */
  readonly unknown?: true;
};

/** A state as it will be once everything in flight is durable. */
export type Speculative<State> = {
  readonly state: State;
  readonly version: number;
  /** With something in flight, the hash that the stream must end with: what is decided on this state may only follow it. */
  readonly after?: string;
};

/** An entry that is durable; its hash may be left out where it is not at hand. */
export type CommittedEntry = Pick<StoredEntry, 'version' | 'text'> & Partial<Pick<StoredEntry, 'hash'>>;

type Listener<Event> = (news: News<Event>) => void;

type Listening<Event> = {
  readonly listener: Listener<Event>;
  /** The types of the events that it hears of; all of them where nothing is said. */
  readonly types: ReadonlySet<string> | undefined;
};

/**
 * The folded streams of one kind: a cache of what the store holds, never more than that. It has two ends for each stream:
 * `current` is durable, and what everybody is shown; `latest` goes on to what is in flight, and is only decided on.
 */
export type Projection<State, Event extends AnyEvent> = {
  /** Whether a stream is of this kind. */
  readonly holds: (stream: string) => boolean;
  /** The durable state as far as this node has heard; read from the store if the stream is not in memory. */
  readonly current: (stream: string) => Promise<Versioned<State>>;
  /** The durable state plus what is in flight. Commands are decided on it; it is never shown to anybody. */
  readonly latest: (stream: string) => Promise<Speculative<State>>;
  /** Reads whatever the store has beyond what is known. */
  readonly catchUp: (stream: string) => Promise<Versioned<State>>;
  /** What is known without asking the store. */
  readonly known: (stream: string) => Versioned<State> | undefined;
  /**
   * Applies durable entries and tells the subscribers; entries that are already known change nothing. If earlier entries
   * are missing it applies nothing from there on and answers `gap`: the caller has to catch up.
   */
  readonly applyCommitted: (stream: string, entries: readonly CommittedEntry[]) => 'applied' | 'gap';
  /** Entries that are on their way to the store, and that the next may be decided on. */
  readonly pending: PendingAppends;
  /**
   * Hears of every entry of a stream once, in order, from now on; of all streams of the kind where none is named, and of
   * the events of some types alone where those are named.
   */
  readonly listen: <Type extends Event['type']>(
    stream: string | undefined,
    listener: Listener<Extract<Event, { readonly type: Type }>>,
    types?: readonly Type[],
  ) => () => void;
  /** The streams that are known now. */
  readonly streams: () => Iterable<string>;
  /** Forgets a stream, unless somebody listens to it or it is being read or written to. */
  readonly forget: (stream: string) => void;
  readonly size: () => number;
};

export function createProjection<State, Event extends AnyEvent>(
  store: Store,
  kind: StreamKind<State, Event>,
): Projection<State, Event> {
  const memory = new Map<string, Versioned<State>>();
  const reading = new Map<string, Promise<Versioned<State>>>();
  const listeners = new Map<string | undefined, Set<Listening<Event>>>();
  const pending = createPendingAppends(kind, (stream) => memory.get(stream));

  const applyCommitted = (stream: string, entries: readonly CommittedEntry[]): 'applied' | 'gap' => {
    let known = memory.get(stream);
    // Nobody has asked for this stream yet, and whoever does reads it from the store.
    if (known === undefined) return 'applied';
    const before = known.version;
    for (const { version, text, hash } of entries) {
      if (version <= known.version) continue;
      if (version > known.version + 1) return 'gap';
      const ready = pending.confirm(stream, version, text);
      const entry = ready?.entry ?? parseEntry<Event>(text);
      const next: { readonly state: State; readonly known: boolean } =
        ready === undefined
          ? applyEvent(kind, known.state, entry.event)
          : { state: ready.state, known: true };
      const end: string = hash ?? ready?.hash ?? hashLink(known.hash, stream, version, text);
      known = {
        state: next.state,
        version,
        hash: end,
        ...(next.known && known.unknown === undefined ? {} : { unknown: true }),
      };
      memory.set(stream, known);
      for (const name of [stream, undefined])
        for (const { listener, types } of listeners.get(name) ?? [])
          if (types === undefined || types.has(entry.event.type))
            listener({ stream, version, entry, hash: end });
    }
    keepSnapshotAfter(store, kind, stream, before, known);
    return 'applied';
  };

  const readRest = async (stream: string): Promise<Versioned<State>> => {
    if (!memory.has(stream)) memory.set(stream, await startOfFold(store, kind, stream));
    for (;;) {
      const from = memory.get(stream)?.version ?? 0;
      const entries = await store.read(stream, from);
      applyCommitted(stream, entries);
      const known = memory.get(stream);
      assert(known !== undefined, () => `${stream} was forgotten while it was read`);
      if (entries.length === 0 || known.version > (entries.at(-1)?.version ?? 0)) return known;
    }
  };

  const catchUp = (stream: string): Promise<Versioned<State>> => {
    const inFlight = reading.get(stream);
    if (inFlight !== undefined) return inFlight;
    const read = readRest(stream).finally(() => reading.delete(stream));
    reading.set(stream, read);
    return read;
  };

  const current = (stream: string): Promise<Versioned<State>> => {
    const known = memory.get(stream);
    return known === undefined || reading.has(stream) ? catchUp(stream) : Promise.resolve(known);
  };

  return {
    holds: (stream) => (kind.name.endsWith('/') ? stream.startsWith(kind.name) : stream === kind.name),
    current,
    latest: async (stream) => pending.tip(stream) ?? asSpeculative(await current(stream)),
    catchUp,
    known: (stream) => memory.get(stream),
    applyCommitted,
    pending,
    listen: (stream, listener, types) => {
      const heard = listeners.get(stream) ?? new Set();
      // Called with events of the types alone that it was written for.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const listening = { listener: listener as Listener<Event>, types: types && new Set<string>(types) };
      listeners.set(stream, heard.add(listening));
      return () => {
        heard.delete(listening);
        if (heard.size === 0 && listeners.get(stream) === heard) listeners.delete(stream);
      };
    },
    forget: (stream) => {
      if (!reading.has(stream) && !listeners.has(stream) && !pending.has(stream)) memory.delete(stream);
    },
    streams: () => memory.keys(),
    size: () => memory.size,
  };
}

/** Durable entries never change, so the version alone identifies what an append follows. */
const asSpeculative = <State>({ state, version }: Versioned<State>): Speculative<State> => ({
  state,
  version,
});

/** Where the fold of a stream begins: at its snapshot, where there is one that can be read. */
async function startOfFold<State, Event extends AnyEvent>(
  store: Store,
  { snapshot, initial }: StreamKind<State, Event>,
  stream: string,
): Promise<Versioned<State>> {
  const kept = snapshot === undefined ? undefined : await store.snapshot(stream);
  // A snapshot does not tell the hash that the stream ends with there; its entry does.
  const last = kept && (await entryAt(store, stream, kept.version));
  if (snapshot === undefined || kept === undefined || last === undefined)
    return { state: initial, version: 0, hash: NOTHING };
  return { state: snapshot.read(kept.text), version: kept.version, hash: last.hash };
}

/** The state of a stream as it was at a version, read from the store where the projection has come to another. */
export async function stateAt<State, Event extends AnyEvent>(
  store: Store,
  kind: StreamKind<State, Event>,
  projection: Pick<Projection<State, Event>, 'known'>,
  { stream, version }: { readonly stream: string; readonly version: number },
): Promise<State> {
  const known = projection.known(stream);
  if (known?.version === version) return known.state;
  const kept = await startOfFold(store, kind, stream);
  let { state, version: at } = kept.version <= version ? kept : { state: kind.initial, version: 0 };
  for await (const entries of pagesOf(store, stream, { after: at, upTo: version })) {
    for (const { text } of entries) ({ state } = applyEvent(kind, state, parseEntry<Event>(text).event));
    at += entries.length;
  }
  assert(at === version, () => `${stream} has come to ${version}, and ends at ${at}`);
  return state;
}

/** Keeps a snapshot whenever the stream has passed a round number of entries. */
function keepSnapshotAfter<State, Event extends AnyEvent>(
  store: Store,
  { snapshot }: StreamKind<State, Event>,
  stream: string,
  before: number,
  { state, version, unknown }: Versioned<State>,
): void {
  // A state that leaves out unknown events must not be kept: a newer release would start from it.
  if (snapshot === undefined || unknown === true) return;
  if (Math.floor(before / snapshot.every) === Math.floor(version / snapshot.every)) return;
  // A snapshot only saves time: without it, the stream is folded from an earlier one.
  store.keepSnapshot({ stream, version, text: snapshot.write(state) }).catch(() => undefined);
}

/** Entries for one stream that are on their way to the store, and what they were decided on. */
type SpeculativeWrite = {
  readonly stream: string;
  readonly expected: number;
  readonly after?: string;
  readonly texts: readonly string[];
};

/** Stands for one speculative append. */
export type Ticket = { readonly expected: number };

/**
 * What streams will hold when everything on its way to the store is durable, so that the next command need not wait for
 * the one before. Nobody is told of it: an append may fail, and then all that was decided on it goes as well.
 */
type PendingAppends = {
  /** Adds an append; nothing where it does not go on from the last entry that is pending or known. */
  readonly speculate: (write: SpeculativeWrite) => Ticket | undefined;
  /** The append has failed: forgets it and whatever was decided on it. */
  readonly discard: (stream: string, ticket: Ticket) => void;
};

/** One entry that is not durable yet, and the state after it. */
type PendingEntry<State, Event> = {
  readonly ticket: Ticket;
  readonly version: number;
  readonly text: string;
  readonly entry: Entry<Event>;
  readonly state: State;
  readonly hash: string;
};

type Pending<State, Event> = PendingAppends & {
  /** How the stream will end; nothing where nothing is pending. */
  readonly tip: (stream: string) => Speculative<State> | undefined;
  /**
   * An entry has become durable. Answers with what was pending of it, so that it is not folded twice; where another
   * entry stands in its place, all that was pending on the stream was decided on the wrong past, and goes.
   */
  readonly confirm: (stream: string, version: number, text: string) => PendingEntry<State, Event> | undefined;
  readonly has: (stream: string) => boolean;
};

function createPendingAppends<State, Event extends AnyEvent>(
  { evolve }: StreamKind<State, Event>,
  known: (stream: string) => Versioned<State> | undefined,
): Pending<State, Event> {
  /** Of every stream the entries that are not durable yet, the first of them right after what is known. */
  const pending = new Map<string, PendingEntry<State, Event>[]>();

  return {
    tip: (stream) => {
      const last = pending.get(stream)?.at(-1);
      return last && { state: last.state, version: last.version, after: last.hash };
    },
    speculate: ({ stream, expected, after, texts }) => {
      const entries = pending.get(stream) ?? [];
      const last = entries.at(-1) ?? known(stream);
      if (last?.version !== expected) return undefined;
      if (after !== undefined && after !== last.hash) return undefined;
      const ticket = { expected };
      let { state, version, hash } = last;
      for (const text of texts) {
        version += 1;
        hash = hashLink(hash, stream, version, text);
        const entry = parseEntry<Event>(text);
        state = evolve(state, entry.event);
        entries.push({ ticket, version, text, entry, state, hash });
      }
      pending.set(stream, entries);
      return ticket;
    },
    discard: (stream, ticket) => {
      const entries = pending.get(stream) ?? [];
      const from = entries.findIndex((each) => each.ticket === ticket);
      if (from === 0) pending.delete(stream);
      else if (from > 0) entries.length = from;
    },
    confirm: (stream, version, text) => {
      const entries = pending.get(stream);
      const first = entries?.[0];
      if (entries === undefined || first === undefined) return undefined;
      if (first.version !== version || first.text !== text || entries.length === 1) pending.delete(stream);
      else entries.shift();
      return first.version === version && first.text === text ? first : undefined;
    },
    has: (stream) => pending.has(stream),
  };
}
