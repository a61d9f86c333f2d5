import type { By, Moment } from '@dicepit/engine';
import type { TimelineLine } from '@dicepit/wire';
import type { Teller } from '@dicepit/words';
import { PEOPLE } from '../../people/people.ts';
import type { Pit } from '../../pit/pit.ts';
import { parseEntry } from '../../pit/projection.ts';
import { pagesOf } from '../../pit/stream-reader.ts';
import { tableKind } from '../../table/pit-table.ts';
import { type EntryWithStates, entriesWithStates, type Indexes, type StreamIndex } from './stream-index.ts';
import { tellAtTable, tellOther } from './tell-entry.ts';

/** The entries at these places in words, in their order. */
export async function linesAt(
  pit: Pick<Pit, 'store' | 'people'>,
  indexes: Indexes,
  places: readonly { readonly stream: string; readonly version: number }[],
  teller: Teller,
): Promise<readonly TimelineLine[]> {
  const told = new Map<string, TimelineLine>();
  const { persons } = (await pit.people.current(PEOPLE)).state;
  const nameOf = (person: string): string | undefined => persons.get(person)?.name;
  for (const [stream, own] of Map.groupBy(places, (place) => place.stream)) {
    const index = await indexes.of(stream);
    for (const { from, to, wanted } of spansOf(own.map(({ version }) => version)))
      for await (const line of linesIn(pit, index, { from, to }, { nameOf, teller }))
        if (wanted.has(line.version)) told.set(`${stream} ${line.version}`, line);
  }
  return places.flatMap(({ stream, version }) => told.get(`${stream} ${version}`) ?? []);
}

/** Versions that lie close together are read together. */
const MAX_GAP_ENTRIES = 100;

function spansOf(versions: readonly number[]) {
  const spans: { from: number; to: number; readonly wanted: Set<number> }[] = [];
  for (const version of versions.toSorted((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last !== undefined && version - last.to < MAX_GAP_ENTRIES) {
      last.to = version;
      last.wanted.add(version);
    } else spans.push({ from: version, to: version, wanted: new Set([version]) });
  }
  return spans;
}

/** The entries of one stream in words, from one version to another. */
async function* linesIn(
  { store }: Pick<Pit, 'store'>,
  index: StreamIndex,
  { from, to }: { readonly from: number; readonly to: number },
  telling: Telling,
): AsyncGenerator<TimelineLine, void> {
  if (index.stream.startsWith(tableKind.name)) {
    for await (const standing of entriesWithStates(store, index, from, to))
      yield lineOf(index, standing, telling);
    return;
  }
  const { nameOf, teller } = telling;
  const naming = { stream: index.stream, nameOf: (person: string) => nameOf(person) ?? person };
  for await (const page of pagesOf(store, index.stream, { after: from - 1, upTo: to }))
    for (const entry of page) {
      const { event } = parseEntry<Stamped>(entry.text);
      yield { ...stampOf(index, { entry, event }, nameOf), says: tellOther(event, naming, teller) };
    }
}

/** What people are called, and in which language entries are told. */
type Telling = {
  readonly nameOf: (person: string) => string | undefined;
  readonly teller: Teller;
};

/** One entry of a table in words. */
export const lineOf = (
  index: StreamIndex,
  standing: EntryWithStates,
  { nameOf, teller }: Telling,
): TimelineLine => ({
  ...stampOf(index, standing, nameOf),
  says: tellAtTable(standing.event, standing.before, (person) => nameOf(person) ?? person, teller),
});

type Stamped = {
  readonly type: string;
  readonly at: Moment;
  /** What the pit notes of strangers was done by nobody it knows. */
  readonly by?: By;
  readonly clause?: string;
};

const nobody: By = { person: 'house', role: 'operator' };

function stampOf(
  { stream, kinds, rolls }: StreamIndex,
  {
    entry,
    event,
  }: { readonly entry: { readonly version: number; readonly hash: string }; readonly event: Stamped },
  nameOf: (person: string) => string | undefined,
): Omit<TimelineLine, 'says'> {
  const { version, hash } = entry;
  const { type, at, by = nobody, clause } = event;
  const name = nameOf(by.person);
  const kind = kinds[version - 1] ?? 'pit';
  const roll = numbered(event) ?? (inRoll.has(kind) ? rollAt(rolls, version) : undefined);
  return {
    stream,
    version,
    hash,
    at,
    by: { ...by, ...(name === undefined ? {} : { name }) },
    type,
    kind,
    ...(clause === undefined ? {} : { clause }),
    ...(roll === undefined ? {} : { roll }),
  };
}

/** What is said while a roll is under way, and belongs to it. */
const inRoll: ReadonlySet<string> = new Set(['rolls', 'no-rolls', 'amendments']);

/** The roll that an entry itself names: what comes back to an earlier one names it. */
const numbered = (event: object): number | undefined =>
  'roll' in event && typeof event.roll === 'number' ? event.roll : undefined;

/** The number of the roll under way at an entry. */
function rollAt(rolls: StreamIndex['rolls'], version: number): number | undefined {
  let low = 0;
  let high = rolls.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rolls[middle]?.version ?? 0) <= version) low = middle + 1;
    else high = middle;
  }
  return rolls[low - 1]?.number;
}
