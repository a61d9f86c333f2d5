import type { Cents } from '@dicepit/engine';
import { FLOOR } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import { readSaid } from '../pit/stream-kind.ts';
import { type AtTable, tableStream } from '../table/pit-table.ts';

/** The rules that know promotional prizes. */
const PACK = 'snake-eyes-nsw';

/** What the tables of these rules have on record of everybody's wagers. */
export type Wagers = { readonly largestOf: (person: string) => Promise<Cents> };

/** What was read of one table so far. */
type ReadSoFar = {
  version: number;
  readonly seats: Map<number, string>;
  readonly largest: Map<string, Cents>;
};

/**
 * The largest wager of each person that played in a roll; what was taken down before the dice rested was none. Each
 * table is read once and then read on, since streams are long and entries to a promotion many.
 */
export function openWagers(pit: Pick<Pit, 'store' | 'floor'>): Wagers {
  const tables = new Map<string, ReadSoFar>();
  let reading: Promise<void> = Promise.resolve();

  const readOn = async (): Promise<void> => {
    const { state } = await pit.floor.current(FLOOR);
    for (const { table, pack } of state.tables.values()) {
      if (pack !== PACK) continue;
      const known = tables.get(table) ?? { version: 0, seats: new Map(), largest: new Map() };
      tables.set(table, known);
      await readTable(pit, tableStream(table), known);
    }
  };

  return {
    largestOf: async (person) => {
      // One after the other: two that read the same table at once would take its seats for each other's.
      reading = reading.then(readOn, readOn);
      await reading;
      return Math.max(0, ...[...tables.values()].map(({ largest }) => largest.get(person) ?? 0));
    },
  };
}

async function readTable({ store }: Pick<Pit, 'store'>, stream: string, known: ReadSoFar): Promise<void> {
  for (;;) {
    const entries = await store.read(stream, known.version);
    for (const { text, version } of entries) {
      // Most entries are about something else, and parsing them all would take most of the time.
      if (/"(SatDown|RollSettled|BetSettled)"/.test(text)) take(known, readSaid<AtTable>(text).event);
      known.version = version;
    }
    if (entries.length === 0) return;
  }
}

function take({ seats, largest }: ReadSoFar, event: AtTable): void {
  // Only banked tables are of these rules, and there a roll is settled bet by bet.
  if (event.type === 'SatDown' && 'person' in event) seats.set(event.seat, event.person);
  const settlements =
    event.type === 'RollSettled' ? event.settlements : event.type === 'BetSettled' ? [event.settlement] : [];
  for (const { seat, inPlay } of settlements) {
    const person = seats.get(seat) ?? '';
    largest.set(person, Math.max(inPlay, largest.get(person) ?? 0));
  }
}
