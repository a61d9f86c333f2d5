import type { Cents } from '@dicepit/engine';
import { findPack } from '@dicepit/games';
import { FLOOR } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import { parseEntry } from '../pit/projection.ts';
import { pagesOf } from '../pit/stream-reader.ts';
import { type AtTable, tableStream } from '../table/pit-table.ts';

/** What the tables of these rules have on record of everybody's wagers. */
export type Wagers = { readonly largestOf: (person: string) => Promise<Cents> };

/** What was read of one table so far. */
type ReadSoFar = {
  version: number;
  rolling: number;
  readonly seats: Map<number, string>;
  /** The rolls that can still be put right, and what played in each, by bet. */
  readonly rolls: Map<number, OpenRoll>;
  /** The largest of each person in rolls that nothing changes any more. */
  readonly largest: Map<string, Cents>;
};

type OpenRoll = {
  valid: boolean;
  readonly played: Map<string, Played>;
  /** Whose each bet was when it was first settled: somebody else may sit there when the roll is put right. */
  readonly owners: Map<string, string>;
};

type Played = { readonly person: string; readonly cents: Cents };

/** More rolls than a table keeps to put them right. */
const MAX_OPEN_ROLLS = 64;

/**
 * The largest wager of each person that played in a roll; what was taken down before the dice rested was none, and
 * neither is one that was declared void or that lay on a roll without an outcome in the end. Each table is read
 * once and then only caught up with, since streams are long and entries to a promotion many.
 */
export function openWagers(pit: Pick<Pit, 'store' | 'floor'>): Wagers {
  const tables = new Map<string, ReadSoFar>();
  let reading: Promise<void> = Promise.resolve();

  const catchUp = async (): Promise<void> => {
    const { state } = await pit.floor.current(FLOOR);
    for (const { table, pack } of state.tables.values()) {
      if (findPack(pack)?.promotions !== true) continue;
      const known = tables.get(table) ?? {
        version: 0,
        rolling: 0,
        seats: new Map(),
        rolls: new Map(),
        largest: new Map(),
      };
      tables.set(table, known);
      await readTable(pit, tableStream(table), known);
    }
  };

  return {
    largestOf: async (person) => {
      // One after the other: two that read the same table at once would take its seats for each other's.
      reading = reading.then(catchUp, catchUp);
      await reading;
      return Math.max(0, ...[...tables.values()].map((known) => largestAt(known, person)));
    },
  };
}

async function readTable({ store }: Pick<Pit, 'store'>, stream: string, known: ReadSoFar): Promise<void> {
  for await (const entries of pagesOf(store, stream, { after: known.version }))
    for (const { text, version } of entries) {
      // Most entries are about something else, and parsing them all would take most of the time.
      if (OF_WAGERS.test(text)) take(known, parseEntry<AtTable>(text).event);
      known.version = version;
    }
}

const OF_WAGERS =
  /"(SatDown|DiceThrown|RollSettled|BetSettled|RollReversed|RollSettledAgain|BetSettledAgain|RollInvalidated|BetVoided)"/;

function largestAt({ rolls, largest }: ReadSoFar, person: string): Cents {
  const open = [...rolls.values()].filter(({ valid }) => valid).flatMap(({ played }) => [...played.values()]);
  const own = open.filter((each) => each.person === person).map(({ cents }) => cents);
  return Math.max(largest.get(person) ?? 0, ...own);
}

/** What an event says about the wagers of a roll; most events say nothing. */
function take(known: ReadSoFar, event: AtTable): void {
  const { seats, rolls, rolling } = known;
  const { type } = event;
  // Only banked tables are of these rules, and there a throw has only a number and a roll is settled bet by bet.
  if (type === 'SatDown' && 'person' in event) seats.set(event.seat, event.person);
  else if (type === 'DiceThrown' && typeof event.roll === 'number') known.rolling = event.roll;
  else if (type === 'BetSettled') playedIn(known, rolling, [event.settlement]);
  else if (type === 'RollSettled') {
    playedIn(known, rolling, event.settlements);
    closeOldest(known);
  } else if (type === 'RollReversed')
    for (const { roll, line } of event.lines) rolls.get(roll)?.played.delete(line.bet);
  else if (type === 'RollSettledAgain') {
    rolls.get(event.roll)?.played.clear();
    playedIn(known, event.roll, event.settlements);
  } else if (type === 'BetSettledAgain') playedIn(known, event.roll, [event.settlement]);
  else if (type === 'RollInvalidated') {
    const roll = rolls.get(event.roll);
    if (roll !== undefined) roll.valid = false;
  } else if (type === 'BetVoided') for (const { played } of rolls.values()) played.delete(event.bet);
}

type Line = { readonly bet: string; readonly seat: number; readonly inPlay: Cents };

function playedIn({ rolls, seats }: ReadSoFar, number: number, lines: readonly Line[]): void {
  const roll: OpenRoll = rolls.get(number) ?? { valid: true, played: new Map(), owners: new Map() };
  rolls.set(number, roll);
  for (const { bet, seat, inPlay } of lines) {
    const person = roll.owners.get(bet) ?? seats.get(seat) ?? '';
    roll.owners.set(bet, person);
    roll.played.set(bet, { person, cents: inPlay });
  }
}

/** What is too old to be put right is no longer kept roll by roll. */
function closeOldest({ rolls, largest }: ReadSoFar): void {
  const [oldest] = rolls;
  if (oldest === undefined || rolls.size <= MAX_OPEN_ROLLS) return;
  const [number, { valid, played }] = oldest;
  rolls.delete(number);
  if (!valid) return;
  for (const { person, cents } of played.values())
    largest.set(person, Math.max(cents, largest.get(person) ?? 0));
}
