import type { PastRoll, Table } from '@dicepit/engine';
import type { Store } from '@dicepit/store';
import { parseEntry } from '../pit/projection.ts';
import { pagesOf } from '../pit/stream-reader.ts';
import { type AtTable, evolvePitTable, type PitTable, tableKind } from '../table/pit-table.ts';

/** A roll that is done, as it stands after all corrections; one that the table has forgotten is played again. */
export async function pastRoll(
  store: Store,
  stream: string,
  { recent }: Table,
  number: number,
): Promise<PastRoll | undefined> {
  const known = recent.find((past) => past.number === number);
  if (known !== undefined || number >= (recent.at(-1)?.number ?? 0)) return known;
  let state: PitTable = tableKind.initial;
  let found: PastRoll | undefined;
  for await (const page of pagesOf(store, stream))
    for (const { text } of page) {
      state = evolvePitTable(state, parseEntry<AtTable>(text).event);
      const past = rollIn(state, number);
      // What a table has forgotten cannot be put right any more.
      if (past === undefined && found !== undefined) return found;
      found = past;
    }
  return found;
}

const rollIn = (state: PitTable, number: number): PastRoll | undefined =>
  state.is === 'banked' ? state.table.recent.find((past) => past.number === number) : undefined;
