import type { EvidenceEntry } from '@dicepit/desks';
import type { Store } from '@dicepit/store';
import { parseEntry } from '../pit/projection.ts';
import { entriesBackFrom, pagesOf } from '../pit/stream-reader.ts';
import type { AtTable } from '../table/pit-table.ts';
import { type About, gatherEntries, isPlacing, thrownIn } from './gather-entries.ts';

const PAGE_ENTRIES = 500;

/** What the stream of a table says about a roll and a bet, in its order: who did what, and when. */
export async function entriesAbout(
  store: Store,
  stream: string,
  version: number,
  about: About,
): Promise<readonly EvidenceEntry[]> {
  const gathering = gatherEntries(about);
  const after = await beginning(store, stream, version, about);
  for await (const page of pagesOf(store, stream, { after, upTo: version, pageEntries: PAGE_ENTRIES })) {
    for (const entry of page) gathering.take(entry.version, parseEntry<AtTable>(entry.text).event);
    if (gathering.isDone()) break;
  }
  return gathering.entries();
}

/** The version before the first entry about it, looked for from the end: most disputes are about what just happened. */
async function beginning(store: Store, stream: string, version: number, about: About): Promise<number> {
  let needsThrow = about.roll !== undefined;
  let needsBet = about.bet !== undefined;
  let first = version;
  if (!needsThrow && !needsBet) return first;
  for await (const entry of entriesBackFrom(store, stream, { upTo: version, pageEntries: PAGE_ENTRIES })) {
    // Most entries are neither, and reading them would take longest.
    if (!/"(DiceThrown|BetPlaced)"/.test(entry.text)) continue;
    const { event } = parseEntry<AtTable>(entry.text);
    const isThrow = about.roll !== undefined && thrownIn(event) === about.roll;
    const isBet = isPlacing(event, about);
    if ((isThrow && needsThrow) || (isBet && needsBet)) first = entry.version - 1;
    if (isThrow) needsThrow = false;
    if (isBet) needsBet = false;
    if (!needsThrow && !needsBet) break;
  }
  return first;
}
