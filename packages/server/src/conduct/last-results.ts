import type { Store } from '@dicepit/store';
import type { TableResult } from '@dicepit/wire';
import { parseEntry } from '../pit/projection.ts';
import { entriesBackFrom, pagesOf } from '../pit/stream-reader.ts';
import type { AtTable } from '../table/pit-table.ts';

/** The last so many results of a table, the oldest first, as they stand after every correction. */
export async function lastResults(
  store: Store,
  stream: string,
  version: number,
  last: number,
): Promise<readonly TableResult[]> {
  const after = await beforeThrows(store, stream, version, last);
  const results = new Map<number, TableResult>();
  let roll = 0;
  for await (const page of pagesOf(store, stream, { after, upTo: version }))
    for (const { text } of page) {
      const { event } = parseEntry<AtTable>(text);
      if (event.type === 'DiceThrown' && 'roll' in event && typeof event.roll === 'number') roll = event.roll;
      const result = resultIn(event, roll);
      // A correction of a roll that was made before those asked for is not among them.
      if (result !== undefined && (result.roll === roll || results.has(result.roll)))
        results.set(result.roll, result);
    }
  return [...results.values()].slice(-last);
}

/** The version before the throw from which on there are enough of them. */
async function beforeThrows(store: Store, stream: string, version: number, last: number): Promise<number> {
  let throws = 0;
  for await (const entry of entriesBackFrom(store, stream, { upTo: version })) {
    if (parseEntry<AtTable>(entry.text).event.type !== 'DiceThrown') continue;
    throws += 1;
    // One more, since the last may still be in the air.
    if (throws > last) return entry.version - 1;
  }
  return 0;
}

/** What an event says of the outcome of a roll; `under` is the roll that is being made. */
function resultIn(event: AtTable, under: number): TableResult | undefined {
  const { type, at } = event;
  if (type === 'RollCalled' || type === 'EntryAmended') return { roll: under, faces: event.roll, at };
  if (type === 'FaceRuled' && event.roll !== undefined) return { roll: under, faces: event.roll, at };
  if (type === 'RollVoided') return { roll: under, faces: [], void: event.reason, at };
  if (type === 'RollInvalidated') return { roll: event.roll, faces: [], void: event.ground, at };
  if (type !== 'CallOverruled') return undefined;
  const { outcome, roll } = event;
  return outcome.kind === 'total'
    ? { roll, faces: outcome.roll, at }
    : { roll, faces: [], void: outcome.reason, at };
}
