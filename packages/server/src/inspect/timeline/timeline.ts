import type { Moment } from '@dicepit/engine';
import type { EntryKind, TimelineLine } from '@dicepit/wire';
import type { Teller } from '@dicepit/words';
import type { Pit } from '../../pit/pit.ts';
import { headsNow } from '../../pit/stream-reader.ts';
import { tellerIn } from '../../pit/tellers.ts';
import { tableKind } from '../../table/pit-table.ts';
import { linesAt } from './lines.ts';
import { type Indexes, isWithin, type StreamIndex } from './stream-index.ts';

/** What somebody wants to see; everything where nothing is said. */
export type Sought = {
  /** What happened at this table, and what other streams say of it. */
  readonly table?: string;
  readonly stream?: string;
  readonly kinds?: readonly EntryKind[];
  /** The reason of void rolls. */
  readonly reason?: string;
  /** The clause that an entry cites, or one that it is part of. */
  readonly clause?: string;
  readonly person?: string;
  readonly from?: Moment;
  readonly to?: Moment;
};

/** Where a page ends: the entry itself is on the page before. */
export type Place = { readonly at: Moment; readonly version: number; readonly stream: string };

type Page = { readonly lines: readonly TimelineLine[]; readonly before: Place | undefined };

/** Entries of many streams in the order of their moments, the newest first. */
export async function timelineOf(
  pit: Pick<Pit, 'store' | 'people'>,
  indexes: Indexes,
  sought: Sought,
  {
    before,
    limit,
    teller = tellerIn(),
  }: { readonly before?: Place; readonly limit: number; readonly teller?: Teller },
): Promise<Page> {
  const streams = await streamsFor(pit, sought);
  const walks: Walk[] = [];
  // One after another: a pit has two thousand streams, and nobody waits for the last of them.
  for (const stream of streams) walks.push(walkOf(await indexes.of(stream), sought, before));
  const places: Place[] = [];
  while (places.length < limit) {
    const next = newest(walks);
    if (next === undefined) break;
    places.push(next.place);
    next.walk.step();
  }
  const isMore = newest(walks) !== undefined;
  return {
    lines: await linesAt(pit, indexes, places, teller),
    before: isMore ? places.at(-1) : undefined,
  };
}

/** One stream that is walked backwards over what is sought. */
type Walk = { readonly place: () => Place | undefined; readonly step: () => void };

function walkOf(index: StreamIndex, sought: Sought, before: Place | undefined): Walk {
  const { stream } = index;
  const fits = fitting(index, sought);
  let version = index.version;
  const find = (): void => {
    while (version > 0 && !fits(version)) version -= 1;
  };
  const place = (): Place | undefined =>
    version === 0 ? undefined : { at: index.at[version - 1] ?? 0, version, stream };
  if (before !== undefined) while (version > 0 && !isOlder(place(), before)) version -= 1;
  find();
  return {
    place,
    step: () => {
      version -= 1;
      find();
    },
  };
}

function fitting(index: StreamIndex, sought: Sought): (version: number) => boolean {
  const { kinds, reason, clause, person, from, to, table } = sought;
  const isOwn = table === undefined || index.stream === `${tableKind.name}${table}`;
  const cited =
    clause === undefined
      ? undefined
      : new Set([...index.clauses].filter(([each]) => isWithin(each, clause)).flatMap(([, at]) => at));
  return (version) => {
    const place = version - 1;
    const at = index.at[place] ?? 0;
    const kind = index.kinds[place] ?? 'pit';
    return (
      (isOwn || index.tags[place] === table) &&
      (kinds === undefined || kinds.includes(kind)) &&
      (reason === undefined || (kind === 'no-rolls' && index.tags[place] === reason)) &&
      (person === undefined || index.persons[place] === person) &&
      (from === undefined || at >= from) &&
      (to === undefined || at < to) &&
      (cited === undefined || cited.has(version))
    );
  };
}

/** Accounts and signatures are many, and shown where somebody asks for one of them. */
const hidden: readonly string[] = ['cage/', 'heads'];

async function streamsFor(
  { store }: Pick<Pit, 'store'>,
  { stream, table }: Sought,
): Promise<readonly string[]> {
  if (stream !== undefined) return [stream];
  const heads = await headsNow(store);
  return heads
    .map((head) => head.stream)
    .filter((name) => !hidden.some((each) => name.startsWith(each)))
    .filter(
      (name) =>
        table === undefined || !name.startsWith(tableKind.name) || name === `${tableKind.name}${table}`,
    );
}

const isOlder = (place: Place | undefined, before: Place): boolean =>
  place !== undefined &&
  (place.at < before.at ||
    (place.at === before.at &&
      (place.stream < before.stream || (place.stream === before.stream && place.version < before.version))));

function newest(walks: readonly Walk[]): { readonly walk: Walk; readonly place: Place } | undefined {
  let found: { readonly walk: Walk; readonly place: Place } | undefined;
  for (const walk of walks) {
    const place = walk.place();
    if (place !== undefined && (found === undefined || isOlder(found.place, place))) found = { walk, place };
  }
  return found;
}
