import type { Moment, Outcome, Roll } from '@dicepit/engine';
import type { EntryKind } from '@dicepit/wire';
import { parseEntry } from '../../pit/projection.ts';
import { type AtTable, followTable, type PitTable, tableKind } from '../../table/pit-table.ts';
import { clausesIn } from './clauses-in.ts';
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

export const newIndex = (stream: string): StreamIndex => ({
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
export function indexEntry(index: StreamIndex, text: string): void {
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
