import { assert } from '@dicepit/engine';
import { type Entry, linkOf, NOTHING, type Store } from '@dicepit/store';

/** An event of any stream: what happened, when, and by whom. */
export type AnyEvent = { readonly type: string; readonly at: number };

/** What one entry of a stream says: what happened, and on the first event of a command, the command. */
export type Said<Event> = { readonly event: Event; readonly cause?: unknown };

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
export type News<Event> = { readonly stream: string; readonly version: number; readonly said: Said<Event> };

export const writeSaid = (event: AnyEvent, cause?: unknown): string =>
  JSON.stringify(cause === undefined ? { event } : { event, cause });

// Entries come from our own store, where only we have written: the chain vouches for them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const readSaid = <Event>(text: string): Said<Event> => JSON.parse(text) as Said<Event>;

/** How a stream goes on with an event: a type that this software does not know, of a later one, leaves it as it is. */
export function evolved<State, Event extends AnyEvent>(
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
export type Known<State> = {
  readonly state: State;
  readonly version: number;
  /** The hash that the stream ends with there, as far as that is known: a snapshot does not tell it. */
  readonly hash?: string;
  /** A later software has written there what this one does not know: it may be shown, and nothing be decided on it. */
  readonly unknown?: true;
};

/** As it will be when everything under way is durable; `after` is the hash of what it then ends with. */
export type Latest<State> = {
  readonly state: State;
  readonly version: number;
  /** Only where something is under way: whatever is decided on it may be written after that and nothing else. */
  readonly after?: string;
};

/** An entry that is durable; its hash may be left out where it is not at hand. */
export type Durable = Pick<Entry, 'version' | 'text'> & Partial<Pick<Entry, 'hash'>>;

type Listener<Event> = (news: News<Event>) => void;

/** The folded streams of one kind: a memory of what the store holds, never more than that. */
export type Folds<State, Event extends AnyEvent> = {
  /** The state as the store has it now, as far as this node has heard; read from the store where it is unknown. */
  readonly current: (stream: string) => Promise<Known<State>>;
  /** What is current, and what is under way on top of it. To be decided on, and never to be told to anybody. */
  readonly latest: (stream: string) => Promise<Latest<State>>;
  /** Reads whatever the store has beyond what is known. */
  readonly catchUp: (stream: string) => Promise<Known<State>>;
  /** What is known without asking the store. */
  readonly known: (stream: string) => Known<State> | undefined;
  /**
   * Takes in entries that are durable; those already known change nothing. Says whether there is a gap before them:
   * then they are not taken in, and the stream is to be read on.
   */
  readonly takeIn: (stream: string, entries: readonly Durable[]) => 'taken' | 'gap';
  /** Entries that are on their way to the store, and that the next may be decided on. */
  readonly foreseen: Foreseen;
  /** Hears of every entry of a stream once, in order, from now on; of all streams of the kind where none is named. */
  readonly listen: (stream: string | undefined, listener: Listener<Event>) => () => void;
  /** The streams that are known now. */
  readonly streams: () => Iterable<string>;
  /** Forgets a stream, unless somebody listens to it or it is being read or written to. */
  readonly forget: (stream: string) => void;
  readonly size: () => number;
};

export function foldsOf<State, Event extends AnyEvent>(
  store: Store,
  kind: StreamKind<State, Event>,
): Folds<State, Event> {
  const memory = new Map<string, Known<State>>();
  const reading = new Map<string, Promise<Known<State>>>();
  const listeners = new Map<string | undefined, Set<Listener<Event>>>();
  const foreseen = newForeseen(kind, (stream) => memory.get(stream));

  const takeIn = (stream: string, entries: readonly Durable[]): 'taken' | 'gap' => {
    let known = memory.get(stream);
    // Nobody has asked for this stream yet, and whoever does reads it from the store.
    if (known === undefined) return 'taken';
    const before = known.version;
    for (const { version, text, hash } of entries) {
      if (version <= known.version) continue;
      if (version > known.version + 1) return 'gap';
      const step = foreseen.came(stream, version, text);
      const said = step?.said ?? readSaid<Event>(text);
      const next: { readonly state: State; readonly known: boolean } =
        step === undefined ? evolved(kind, known.state, said.event) : { state: step.state, known: true };
      const end = hash ?? step?.hash;
      known = {
        state: next.state,
        version,
        ...(end === undefined ? {} : { hash: end }),
        ...(next.known && known.unknown === undefined ? {} : { unknown: true }),
      };
      memory.set(stream, known);
      for (const listener of listeners.get(stream) ?? []) listener({ stream, version, said });
      for (const listener of listeners.get(undefined) ?? []) listener({ stream, version, said });
    }
    keep(store, kind, stream, before, known);
    return 'taken';
  };

  const readOn = async (stream: string): Promise<Known<State>> => {
    if (!memory.has(stream)) memory.set(stream, await beginning(store, kind, stream));
    for (;;) {
      const from = memory.get(stream)?.version ?? 0;
      const entries = await store.read(stream, from);
      takeIn(stream, entries);
      const known = memory.get(stream);
      assert(known !== undefined, () => `${stream} was forgotten while it was read`);
      if (entries.length === 0 || known.version > (entries.at(-1)?.version ?? 0)) return known;
    }
  };

  const catchUp = (stream: string): Promise<Known<State>> => {
    const under = reading.get(stream);
    if (under !== undefined) return under;
    const read = readOn(stream).finally(() => reading.delete(stream));
    reading.set(stream, read);
    return read;
  };

  const current = (stream: string): Promise<Known<State>> => {
    const known = memory.get(stream);
    return known === undefined || reading.has(stream) ? catchUp(stream) : Promise.resolve(known);
  };

  return {
    current,
    latest: async (stream) => foreseen.tip(stream) ?? unpinned(await current(stream)),
    catchUp,
    known: (stream) => memory.get(stream),
    takeIn,
    foreseen,
    listen: (stream, listener) => {
      const heard = listeners.get(stream) ?? new Set();
      listeners.set(stream, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(stream) === heard) listeners.delete(stream);
      };
    },
    forget: (stream) => {
      if (!reading.has(stream) && !listeners.has(stream) && !foreseen.has(stream)) memory.delete(stream);
    },
    streams: () => memory.keys(),
    size: () => memory.size,
  };
}

/** What is durable stays as it is, so that its version alone says after what. */
const unpinned = <State>({ state, version }: Known<State>): Latest<State> => ({ state, version });

/** Where the fold of a stream begins: at its snapshot, where there is one that can be read. */
async function beginning<State, Event extends AnyEvent>(
  store: Store,
  { snapshot, initial }: StreamKind<State, Event>,
  stream: string,
): Promise<Known<State>> {
  const kept = snapshot === undefined ? undefined : await store.snapshot(stream);
  if (snapshot === undefined || kept === undefined) return { state: initial, version: 0, hash: NOTHING };
  return { state: snapshot.read(kept.text), version: kept.version };
}

/** The state of a stream as it was at a version, read from the store where the folds have come to another. */
export async function stateAt<State, Event extends AnyEvent>(
  store: Store,
  kind: StreamKind<State, Event>,
  folds: Pick<Folds<State, Event>, 'known'>,
  { stream, version }: { readonly stream: string; readonly version: number },
): Promise<State> {
  const known = folds.known(stream);
  if (known?.version === version) return known.state;
  const kept = await beginning(store, kind, stream);
  let { state, version: at } = kept.version <= version ? kept : { state: kind.initial, version: 0 };
  while (at < version) {
    const entries = await store.read(stream, at, Math.min(PAGE, version - at));
    assert(entries.length > 0, () => `${stream} has come to ${version}, and ends at ${at}`);
    for (const { text } of entries) ({ state } = evolved(kind, state, readSaid<Event>(text).event));
    at += entries.length;
  }
  return state;
}

const PAGE = 1_000;

/** Keeps a snapshot whenever the stream has passed a round number of entries. */
function keep<State, Event extends AnyEvent>(
  store: Store,
  { snapshot }: StreamKind<State, Event>,
  stream: string,
  before: number,
  { state, version, unknown }: Known<State>,
): void {
  // What this software only knows in part is left for a later one to keep.
  if (snapshot === undefined || unknown === true) return;
  if (Math.floor(before / snapshot.every) === Math.floor(version / snapshot.every)) return;
  // A snapshot only saves time: when it cannot be kept, the stream is folded from further back.
  store.keepSnapshot({ stream, version, text: snapshot.write(state) }).catch(() => undefined);
}

/** Entries for one stream that are on their way to the store, and what they were decided on. */
type UnderWay = {
  readonly stream: string;
  readonly expected: number;
  readonly after?: string;
  readonly texts: readonly string[];
};

/**
 * What a stream will hold when everything that is on its way to the store is durable, so that the next command need
 * not wait for the one before. Nobody hears of it: an append may fail, and then all that was foreseen after it falls.
 */
export type Foreseen = {
  /** Foresees an append; nothing where it does not go on from what is foreseen or known, and is to be waited for. */
  readonly add: (underWay: UnderWay) => Ticket | undefined;
  /** The append has come to nothing: forgets it and whatever was decided on it. */
  readonly drop: (stream: string, ticket: Ticket) => void;
};

/** Stands for one append. */
export type Ticket = { readonly expected: number };

export type Foreseeing<State, Event> = Foreseen & {
  /** How the stream will end; nothing where nothing is under way. */
  readonly tip: (stream: string) => Latest<State> | undefined;
  /**
   * An entry has become durable. Answers with what was foreseen of it; where another entry stands in its place,
   * everything foreseen falls.
   */
  readonly came: (stream: string, version: number, text: string) => Step<State, Event> | undefined;
  readonly has: (stream: string) => boolean;
};

type Step<State, Event> = {
  readonly ticket: Ticket;
  readonly version: number;
  readonly text: string;
  readonly said: Said<Event>;
  readonly state: State;
  readonly hash: string;
};

export function newForeseen<State, Event extends AnyEvent>(
  { evolve }: StreamKind<State, Event>,
  known: (stream: string) => Known<State> | undefined,
): Foreseeing<State, Event> {
  /** Of every stream the steps that are not durable yet, the first of them right after what is known. */
  const ahead = new Map<string, Step<State, Event>[]>();

  return {
    tip: (stream) => {
      const last = ahead.get(stream)?.at(-1);
      return last && { state: last.state, version: last.version, after: last.hash };
    },
    add: ({ stream, expected, after, texts }) => {
      const steps = ahead.get(stream) ?? [];
      const last = steps.at(-1) ?? known(stream);
      if (last?.hash === undefined || last.version !== expected) return undefined;
      if (after !== undefined && after !== last.hash) return undefined;
      const ticket = { expected };
      let { state, version, hash } = last;
      for (const text of texts) {
        version += 1;
        hash = linkOf(hash, stream, version, text);
        const said = readSaid<Event>(text);
        state = evolve(state, said.event);
        steps.push({ ticket, version, text, said, state, hash });
      }
      ahead.set(stream, steps);
      return ticket;
    },
    drop: (stream, ticket) => {
      const steps = ahead.get(stream) ?? [];
      const from = steps.findIndex((step) => step.ticket === ticket);
      if (from === 0) ahead.delete(stream);
      else if (from > 0) steps.length = from;
    },
    came: (stream, version, text) => {
      const steps = ahead.get(stream);
      const first = steps?.[0];
      if (steps === undefined || first === undefined) return undefined;
      if (first.version !== version || first.text !== text || steps.length === 1) ahead.delete(stream);
      else steps.shift();
      return first.version === version && first.text === text ? first : undefined;
    },
    has: (stream) => ahead.has(stream),
  };
}
