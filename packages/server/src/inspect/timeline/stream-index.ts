import { setImmediate } from 'node:timers/promises';
import type { Moment, Outcome, Roll } from '@dicepit/engine';
import type { Entry, Store } from '@dicepit/store';
import type { EntryKind } from '@dicepit/wire';
import { parseEntry } from '../../pit/projection.ts';
import { pagesOf } from '../../pit/stream-reader.ts';
import { type AtTable, followTable, type PitTable, tableKind } from '../../table/pit-table.ts';
import { entryKindOf } from './entry-kind.ts';

/**
 * What is remembered of a stream so that nobody has to read it through again: of every entry a few words, of every
 * clause the entries that cite it, and of a table how it stood now and then. Entry n is at place n - 1.
 */
export type StreamIndex = {
  readonly stream: string;
  version: number;
  /** The highest moment so far: a clock that was set back does not change the order. */
  readonly at: Moment[];
  readonly kinds: EntryKind[];
  readonly persons: string[];
  /** The reason of a void roll, and of other streams the table that an entry is about. */
  readonly tags: string[];
  readonly clauses: Map<string, number[]>;
  /** Of a table: its rolls in order. */
  readonly rolls: IndexedRoll[];
  /** Entries that put an earlier roll right, by its number. */
  readonly corrections: Map<number, number[]>;
  /** Of a table: how it stood, every `stride` entries, the beginning first. */
  readonly checkpoints: PitTable[];
  stride: number;
  /** How it stands at `version`. */
  state: PitTable;
};

export type IndexedRoll = {
  readonly number: number;
  /** The entry of the throw. */
  readonly version: number;
  /** Whoever threw, by their id; the id of a seat where nobody is known to have sat there. */
  readonly shooter: string;
  /** From which seat, or that the dealer threw; nothing at a party. */
  readonly thrower?: number | 'dealer';
  readonly dice: string;
  /** The last outcome that was called; nothing while the roll is open or where it is void. */
  roll?: Roll;
};

const newIndex = (stream: string): StreamIndex => ({
  stream,
  version: 0,
  at: [],
  kinds: [],
  persons: [],
  tags: [],
  clauses: new Map(),
  rolls: [],
  corrections: new Map(),
  checkpoints: [tableKind.initial],
  stride: 500,
  state: tableKind.initial,
});

/** Takes in the next entry. */
function indexEntry(index: StreamIndex, text: string): void {
  const { event } = parseEntry<LooseEvent>(text);
  index.version += 1;
  const { version, stream } = index;
  index.at.push(Math.max(event.at, index.at.at(-1) ?? Number.MIN_SAFE_INTEGER));
  index.kinds.push(lookOr(event, entryKindOf(stream, event.type)));
  index.persons.push(event.by?.person ?? '');
  index.tags.push(event.type === 'RollVoided' ? (event.reason ?? '') : tableIn(index, event));
  for (const clause of clausesIn(event)) {
    const cited = index.clauses.get(clause) ?? [];
    cited.push(version);
    index.clauses.set(clause, cited);
  }
  if (stream.startsWith(tableKind.name)) indexAtTable(index, event);
}

/** How often a table is remembered at most; past that only every second of the moments is kept. */
const MAX_CHECKPOINTS = 256;

function indexAtTable(index: StreamIndex, event: LooseEvent): void {
  const { rolls, corrections, checkpoints, version } = index;
  const last = rolls.at(-1);
  if (isThrow(event))
    rolls.push({
      number: typeof event.roll === 'number' ? event.roll : rolls.length + 1,
      version,
      shooter: throwerOf(index.state, event),
      ...(event.thrower === undefined ? {} : { thrower: event.thrower }),
      dice: event.dice?.join(',') ?? 'dice',
      ...(isFaces(event.roll) ? { roll: event.roll } : {}),
    });
  else if (last !== undefined && isFaces(event.roll) && outcomes.has(event.type)) last.roll = event.roll;
  else if (last !== undefined && event.type === 'RollVoided') delete last.roll;
  else if (typeof event.roll === 'number') {
    corrections.set(event.roll, [...(corrections.get(event.roll) ?? []), version]);
    if (event.type === 'CallOverruled') overrule(rolls, event.roll, event.outcome);
  }
  // What stands in the stream of a table is an event of a table.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  index.state = followTable(index.state, event as unknown as AtTable);
  if (version % index.stride !== 0) return;
  checkpoints.push(index.state);
  if (checkpoints.length <= MAX_CHECKPOINTS) return;
  const kept = checkpoints.filter((_, place) => place % 2 === 0);
  checkpoints.splice(0, checkpoints.length, ...kept);
  index.stride *= 2;
}

/** An event of whatever stream, as far as the index looks at it. */
type LooseEvent = {
  readonly type: string;
  readonly at: Moment;
  readonly by?: { readonly person: string };
  readonly reason?: string;
  readonly table?: string;
  /** What was frozen when a dispute was raised. */
  readonly evidence?: { readonly table?: string };
  readonly roll?: number | Roll;
  readonly dice?: readonly string[];
  readonly thrower?: number | 'dealer';
  readonly outcome?: Outcome;
};

/** The table that an entry of another stream is about; a matter with a stream of its own stays about the same one. */
function tableIn({ stream, tags }: StreamIndex, { table, evidence }: LooseEvent): string {
  const named = table ?? evidence?.table;
  if (named !== undefined) return named;
  return stream.includes('/') ? (tags.at(-1) ?? '') : '';
}

/** A throw: of a banked table by its number, of a party with what fell. */
const isThrow = ({ type }: LooseEvent): boolean => type === 'DiceThrown' || type === 'HighDiceThrown';

const outcomes: ReadonlySet<string> = new Set(['RollCalled', 'EntryAmended', 'FaceRuled']);

const isFaces = (roll: number | Roll | undefined): roll is Roll => Array.isArray(roll);

function throwerOf(state: PitTable, { thrower, by }: LooseEvent): string {
  if (state.is !== 'banked' || thrower === undefined) return by?.person ?? '';
  return thrower === 'dealer' ? 'dealer' : (state.table.seats.get(thrower)?.person ?? `seat/${thrower}`);
}

function overrule(rolls: readonly IndexedRoll[], number: number, outcome: Outcome | undefined): void {
  const roll = rolls.findLast((each) => each.number === number);
  if (roll === undefined) return;
  if (outcome?.kind === 'total') roll.roll = outcome.roll;
  else delete roll.roll;
}

/** Notices and looks share a stream, and are told apart. */
const lookOr = ({ type }: LooseEvent, kind: EntryKind): EntryKind => (type === 'Looked' ? 'looks' : kind);

// The indexes of all streams that were looked at, and how their tables stood.

/** The indexes of the streams that somebody has asked for. */
export type Indexes = {
  /** The index of a stream, as far as the stream goes now. */
  readonly of: (stream: string) => Promise<StreamIndex>;
  /** How many entries are remembered. */
  readonly size: () => number;
};

/** So many entries are remembered; the streams that were asked for longest ago make room. */
const MAX_ENTRIES = 2_000_000;

/** Every stream is read through once, a page at a time, and from then on only what is new. */
export function newIndexes(store: Store, mostEntries = MAX_ENTRIES): Indexes {
  const known = new Map<string, StreamIndex>();
  const reading = new Map<string, Promise<StreamIndex>>();
  const size = (): number => [...known.values()].reduce((sum, { version }) => sum + version, 0);

  const catchUp = async (stream: string): Promise<StreamIndex> => {
    const index = known.get(stream) ?? newIndex(stream);
    for await (const page of pagesOf(store, stream, { after: index.version })) {
      for (const { text } of page) indexEntry(index, text);
      // Whoever plays is not to wait for whoever looks.
      await setImmediate();
    }
    known.delete(stream);
    known.set(stream, index);
    for (const oldest of known.keys()) {
      if (oldest === stream || size() <= mostEntries) break;
      known.delete(oldest);
    }
    return index;
  };

  return {
    of: (stream) => {
      const under = reading.get(stream);
      if (under !== undefined) return under;
      const read = catchUp(stream).finally(() => reading.delete(stream));
      reading.set(stream, read);
      return read;
    },
    size,
  };
}

/** An entry of a table, and how the table stood before and after it. */
export type EntryWithStates = {
  readonly entry: Entry;
  readonly event: AtTable;
  readonly before: PitTable;
  readonly after: PitTable;
};

/**
 * Goes through the entries of a table from one version to another, with how the table stood. It begins at the
 * nearest moment that is remembered, so that a long stream costs no more than a short one.
 */
export async function* entriesWithStates(
  store: Store,
  { stream, checkpoints, stride }: StreamIndex,
  from: number,
  to: number,
): AsyncGenerator<EntryWithStates, void> {
  const place = Math.min(Math.floor((from - 1) / stride), checkpoints.length - 1);
  let state: PitTable = checkpoints[place] ?? { is: 'unset' };
  const stretch = { after: place * stride, upTo: to, pageEntries: PAGE_ENTRIES };
  for await (const page of pagesOf(store, stream, stretch))
    for (const entry of page) {
      const { event } = parseEntry<AtTable>(entry.text);
      const before = state;
      state = followTable(state, event);
      if (entry.version >= from) yield { entry, event, before, after: state };
    }
}

/** How a table stood after an entry; version 0 is before all. */
export async function standingAt(store: Store, index: StreamIndex, version: number): Promise<PitTable> {
  if (version >= index.version) return index.state;
  for await (const { after } of entriesWithStates(store, index, version, version)) return after;
  return { is: 'unset' };
}

const PAGE_ENTRIES = 500;

/** Every clause that an entry cites: its own, and those of its settlements, notes and notices. */
function clausesIn(event: object): ReadonlySet<string> {
  const found = new Set<string>();
  gather(event, found, 0);
  return found;
}

/** Whether a clause is the one that is sought, or a part of it: `nz/6.3` finds `nz/6.3(b)` and not `nz/6.30`. */
export const isWithin = (clause: string, sought: string): boolean =>
  clause === sought || (clause.startsWith(sought) && /^[(.#]/.test(clause.slice(sought.length)));

/** Settlements stand in lists of lists at the most. */
const MAX_DEPTH = 4;

const citing: ReadonlySet<string> = new Set(['clause', 'pays', 'rule']);

function gather(value: object, found: Set<string>, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string') {
      if (citing.has(key) && part.includes('/')) found.add(part);
    } else if (typeof part === 'object' && part !== null) gather(part, found, depth + 1);
  }
}
