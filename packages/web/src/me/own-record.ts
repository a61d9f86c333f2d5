import type { LiveTable } from '@dicepit/client';
import { balanceOf, type Cents, type Posting } from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import type { SeenEntry } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import type { OpenTable } from '../live/table.ts';

/** What somebody has at one table. */
type Own = { readonly seat: number; readonly rack: Cents; readonly onTable: Cents };

export function ownAt(live: LiveTable): Own | undefined {
  const { seat } = live.you;
  if (seat === undefined) return undefined;
  const rack = balanceOf(live.table.ledger, `rack:${seat}`);
  if (live.kind === 'party') return { seat, rack, onTable: 0 };
  const mine = live.table.betting.bets.filter((bet) => bet.seat === seat);
  return { seat, rack, onTable: mine.reduce((sum, { chips, tokens }) => sum + chips + tokens, 0) };
}

/** The clause that bars what records results at this table, if one does: no phone there has a chart or a file of them. */
export const recordBarredBy = ({ kind, pack }: Pick<LiveTable, 'kind' | 'pack'>): string | undefined =>
  kind === 'banked' ? chancesBarredAt(pack) : undefined;

/** As many entries as are read back, in pages as large as the server gives. */
const PAGE_ENTRIES = 1_000;
const MAX_PAGES = 3;

/** How one's rack has changed, as far back as is read; undefined until it is. */
export function useRackChanges(open: OpenTable | undefined): readonly RackChange[] | undefined {
  const [changes, setChanges] = useState<readonly RackChange[] | undefined>(undefined);
  useEffect(() => {
    const live = open?.live.peek();
    const own = live === undefined ? undefined : ownAt(live);
    if (open === undefined || live === undefined || own === undefined) return;
    void readBack(open, live.version).then((entries) => setChanges(rackHistory(entries, own)));
  }, [open]);
  return changes;
}

async function readBack({ give }: OpenTable, version: number): Promise<readonly SeenEntry[]> {
  const entries: SeenEntry[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const after = entries.at(-1)?.version ?? Math.max(0, version - PAGE_ENTRIES * MAX_PAGES);
    if (after >= version) break;
    const answer = await give.entries(after, PAGE_ENTRIES);
    if (!answer.ok || answer.value.entries.length === 0) break;
    entries.push(...answer.value.entries);
  }
  return entries.filter((entry) => entry.version <= version);
}

/** One change of somebody's rack, and what was in it afterwards. */
export type RackChange = {
  readonly version: number;
  readonly at: number;
  readonly type: string;
  readonly clause: string;
  readonly change: Cents;
  readonly chips: Cents;
};

/**
 * How a rack came to hold what it holds, since whoever has it sat down. It is counted back from what is there now, so
 * that the whole stream of a long evening need not be read.
 */
export function rackHistory(
  entries: readonly SeenEntry[],
  { seat, rack }: { readonly seat: number; readonly rack: Cents },
): readonly RackChange[] {
  const changes: RackChange[] = [];
  let chips = rack;
  for (const { version, event } of entries.toReversed()) {
    if (event.type === 'SatDown' && Reflect.get(event, 'seat') === seat) break;
    const change = moved(event, seat);
    if (change === 0) continue;
    const { at, clause } = factsOf(event);
    changes.push({ version, at, type: event.type, clause, change, chips });
    chips -= change;
  }
  return changes.toReversed();
}

/** What an entry put into a rack, or took out of it. */
function moved(event: SeenEntry['event'], seat: number): Cents {
  if (!('postings' in event) || event.postings === undefined) return 0;
  const postings: readonly Posting[] = event.postings;
  return postings
    .filter(({ account }) => account === `rack:${seat}`)
    .reduce((sum, { cents }) => sum + cents, 0);
}

function factsOf(event: SeenEntry['event']): { readonly at: number; readonly clause: string } {
  const at = 'at' in event && typeof event.at === 'number' ? event.at : 0;
  const clause = 'clause' in event && typeof event.clause === 'string' ? event.clause : '';
  return { at, clause };
}
