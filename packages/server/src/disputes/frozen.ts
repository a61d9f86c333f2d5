import type { DisputedRoll, DisputeSubject, Evidence, EvidenceEntry } from '@dicepit/desks';
import type { CurrentRoll, PastRoll, Table, TableBet } from '@dicepit/engine';
import { type AtTable, tableStream } from '../table/pit-table.ts';

/** What evidence is made of: a table as it stood after one entry of its stream, and what the stream says. */
export type FrozenMoment = {
  readonly name: string;
  readonly pack: string;
  readonly table: Table;
  readonly version: number;
  readonly hash: string;
  readonly about: DisputeSubject;
  readonly roll: Sheet | undefined;
  readonly entries: readonly EvidenceEntry[];
};

/** The evidence of a dispute. It is made when the dispute is raised, and made again by whoever verifies the trail. */
export function frozen({ name, pack, table, version, hash, about, roll, entries }: FrozenMoment): Evidence {
  const bet = disputedBet(table, about, roll);
  const faceRuled = entries.some(({ type }) => type === 'FaceRuled');
  return {
    pack,
    table: name,
    stream: tableStream(name),
    version,
    hash,
    ...(roll === undefined ? {} : { roll: { ...roll.sheet, faceRuled } }),
    ...(bet === undefined ? {} : { bet }),
    present: present(roll?.people ?? new Map(), table),
    entries,
  };
}

/** The roll that is disputed: the one that is named, or the last that the bet lay on. */
export const disputedRoll = (table: Table, { roll, bet }: DisputeSubject): number | undefined =>
  roll ?? rollOfBet(table, bet);

/** The bet that is disputed, as it lay at the roll or lies now. */
export const disputedBet = (
  { betting }: Table,
  { bet }: DisputeSubject,
  roll: Sheet | undefined,
): TableBet | undefined =>
  bet === undefined
    ? undefined
    : [...(roll?.sheet.bets ?? []), ...betting.bets].find((each) => each.bet === bet);

function rollOfBet({ recent, roll }: Table, bet: string | undefined): number | undefined {
  if (bet === undefined) return undefined;
  const lay = (bets: readonly TableBet[]): boolean => bets.some((each) => each.bet === bet);
  return roll !== undefined && lay(roll.layout)
    ? roll.number
    : recent.find(({ layout }) => lay(layout))?.number;
}

/** Who sat where at the roll, and who sits where now. */
function present(then: ReadonlyMap<number, string>, { seats }: Table): Evidence['present'] {
  const now = [...seats.values()].map(({ seat, person }) => ({ seat, person }));
  const before = [...then].map(([seat, person]) => ({ seat, person }));
  return [...before, ...now.filter(({ seat, person }) => then.get(seat) !== person)];
}

// The entries about a dispute, and the sheet of its roll.

export type About = { readonly roll: number | undefined; readonly bet: string | undefined };

/** Gathers what a table says about a roll and a bet, entry by entry, for whoever freezes it and whoever checks that. */
export type EntryGathering = {
  readonly take: (version: number, event: AtTable) => void;
  /** Whether nothing that comes can be about it any more. */
  readonly isDone: () => boolean;
  readonly entries: () => readonly EvidenceEntry[];
};

/** So many entries are copied; there are some dozens about a roll. */
const MAX_ENTRIES = 500;

/** A table puts right the last 20 rolls: what comes after so many others is about none of them. */
const MAX_ROLLS_BACK = 20;

export function gatherEntries(about: About): EntryGathering {
  const found: EvidenceEntry[] = [];
  let inRoll = false;
  let isDone = false;
  /** The throw and the placing: what stands before both is about something else. */
  let thrownAt = Number.POSITIVE_INFINITY;
  let placedAt = Number.POSITIVE_INFINITY;
  return {
    take(version, event) {
      const thrown = thrownIn(event);
      if (thrown !== undefined) inRoll = thrown === about.roll;
      if (thrown !== undefined && thrown === about.roll) thrownAt = version;
      if (isPlacing(event, about)) placedAt = version;
      isDone ||= thrown !== undefined && thrown > (about.roll ?? Number.POSITIVE_INFINITY) + MAX_ROLLS_BACK;
      if (!isDone && (inRoll || isAbout(event, about)) && 'clause' in event) {
        const { type, by, at, clause } = event;
        found.push({ version, type, by, at, clause });
      }
      if (ends.has(event.type)) inRoll = false;
    },
    isDone: () => isDone,
    entries: () =>
      found.filter(({ version }) => version >= Math.min(thrownAt, placedAt)).slice(0, MAX_ENTRIES),
  };
}

/** What comes after these belongs to the next roll. */
const ends: ReadonlySet<string> = new Set(['RollSettled', 'RollVoided', 'RollInvalidated']);

/** The number of the roll that begins with an event. */
export const thrownIn = (event: AtTable): number | undefined =>
  event.type === 'DiceThrown' && 'roll' in event && typeof event.roll === 'number' ? event.roll : undefined;

/** Whether it is the disputed bet that is placed. */
export const isPlacing = (event: AtTable, { bet }: About): boolean =>
  event.type === 'BetPlaced' && event.bet.bet === bet;

/** Whether an event names the roll or the bet. */
function isAbout(event: AtTable, { roll, bet }: About): boolean {
  const names = (value: unknown): boolean =>
    value === bet || (typeof value === 'object' && value !== null && 'bet' in value && value.bet === bet);
  if (bet !== undefined && 'bet' in event && names(event.bet)) return true;
  return roll !== undefined && 'roll' in event && event.roll === roll;
}

/** A roll as a dispute has it, and who sat where when it was done. */
export type Sheet = {
  readonly sheet: Omit<DisputedRoll, 'faceRuled'>;
  readonly people: ReadonlyMap<number, string>;
};

/** A roll that the table knows: the one being made, or one that can still be put right. */
export function sheetIn(table: Table, number: number): Sheet | undefined {
  if (table.roll?.number === number) return { sheet: sheetInProgress(table, table.roll), people: new Map() };
  const past = table.recent.find((each) => each.number === number);
  return past && sheetOf(past);
}

export function sheetOf(past: PastRoll): Sheet {
  const { number, thrower, calls, outcome, layout, settlements, invalidated, people } = past;
  const state = invalidated ? 'invalidated' : 'done';
  return { sheet: { number, thrower, state, calls, outcome, bets: layout, settlements }, people };
}

function sheetInProgress(table: Table, roll: CurrentRoll): Sheet['sheet'] {
  const { number, thrower, calls, lines, layout, restedAt } = roll;
  const outcome = calls.at(-1)?.outcome;
  return {
    number,
    thrower,
    state: 'under way',
    calls,
    ...(outcome === undefined ? {} : { outcome }),
    bets: restedAt === undefined ? table.betting.bets : layout,
    settlements: lines,
  };
}
