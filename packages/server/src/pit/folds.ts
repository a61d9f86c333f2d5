import { assert } from '@dicepit/engine';
import { NOTHING, type Store } from '@dicepit/store';
import { type Foreseen, newForeseen } from './foreseen.ts';
import type { Durable, Known, Latest } from './known.ts';
import { type AnyEvent, evolved, type News, readSaid, type StreamKind } from './stream-kind.ts';

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
