import { assert, type Cents } from '@dicepit/engine';
import type { Head } from '@dicepit/store';
import type { Pit } from '../pit/pit.ts';
import { parseEntry } from '../pit/projection.ts';
import { pagesOf } from '../pit/stream-reader.ts';
import { type AtTable, tableKind } from '../table/pit-table.ts';
import { drawn } from './at-table.ts';

/** What came from accounts to each seat of each table, less what went back: `nz-1/3`. */
export type AtSeats = Map<string, Cents>;

/** What a table's own stream says of chips that came or went, entry by entry. */
export type Told = {
  readonly seats: AtSeats;
  /** Cash for which a dealer gave chips: they never came from an account, and may go to one. */
  readonly cash: Cents;
  /** What a correction found somebody to owe, by whom: no account has paid it. */
  readonly owed: ReadonlyMap<string, Cents>;
};

/** As far as the stream had come at a head. */
export async function movedAtSeats(
  { store }: Pick<Pit, 'store'>,
  { stream, version: upTo }: Pick<Head, 'stream' | 'version'>,
): Promise<Told> {
  const table = stream.slice(tableKind.name.length);
  const seats: AtSeats = new Map();
  const owed = new Map<string, Cents>();
  let cash = 0;
  let version = 0;
  for await (const entries of pagesOf(store, stream, { upTo })) {
    version += entries.length;
    for (const { text } of entries) {
      // Few entries move chips, and reading all the others would take most of the time.
      if (!/"(BoughtIn|CashedOut|BalanceCarried)"/.test(text)) continue;
      const { event } = parseEntry<AtTable>(text);
      if (event.type === 'BoughtIn' && event.from === 'cash') cash += event.cents;
      if (event.type === 'BalanceCarried' && event.cents < 0) add(owed, event.person, event.cents);
      const cents = drawn(event);
      if (cents !== 0 && 'seat' in event) add(seats, `${table}/${event.seat}`, cents);
    }
  }
  assert(version === upTo, () => `${stream} has come to ${upTo}, and ends at ${version}`);
  return { seats, cash, owed };
}

function add(sums: Map<string, Cents>, key: string, cents: Cents): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}
