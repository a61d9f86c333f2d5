import { isDiceEntry } from '@dicepit/proof';
import type { Pit } from '../pit/pit.ts';
import { parseEntry } from '../pit/projection.ts';
import type { AtTable } from './pit-table.ts';

/** An entry about dice, with where it stands. */
type Found = { readonly version: number; readonly event: AtTable };

/** So many entries are read at a time. */
const PAGE = 500;

/**
 * Every entry about the dice of one turn. The turns of a stream only ever go up, so that a turn of long ago is found
 * by halving and not by reading all that came before it.
 */
export async function turnEntries(pit: Pit, stream: string, turn: number): Promise<readonly Found[]> {
  const { version } = await pit.tables.current(stream);
  let [low, high] = [0, version];
  while (high - low > PAGE) {
    const middle = Math.floor((low + high) / 2);
    if ((await turnAfter(pit, stream, middle)) < turn) low = middle;
    else high = middle;
  }
  const found: Found[] = [];
  for await (const each of diceEntriesAfter(pit, stream, low)) {
    if (each.turn > turn) break;
    if (each.turn === turn) found.push({ version: each.version, event: each.event });
  }
  return found;
}

/** The turn of the first entry after a version that tells one; beyond all of them where none does. */
async function turnAfter(pit: Pit, stream: string, version: number): Promise<number> {
  for await (const { turn } of diceEntriesAfter(pit, stream, version)) return turn;
  return Number.POSITIVE_INFINITY;
}

async function* diceEntriesAfter(
  pit: Pit,
  stream: string,
  after: number,
): AsyncGenerator<Found & { readonly turn: number }> {
  for (let from = after; ; from += PAGE) {
    const entries = await pit.store.read(stream, from, PAGE);
    for (const { version, text } of entries) {
      const { event } = parseEntry<AtTable>(text);
      if (isDiceEntry(event) && 'turn' in event) yield { version, event, turn: event.turn };
    }
    if (entries.length < PAGE) return;
  }
}
