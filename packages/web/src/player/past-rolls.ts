import {
  type Cents,
  type CoursePosition,
  type Game,
  isHard,
  linesOfNotes,
  type Odds,
  type Outcome,
  type PastRoll,
  type PaymentSteps,
  type Pips,
  paymentSteps,
  type Roll,
  type Seat,
  standingAtRoll,
  type Table,
  type TableSettlement,
  totalOf,
} from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import { callOf, voidCallOf } from '../words/calls.ts';

/** Whose past it is, and at which table. */
type Onlooker = {
  readonly game: Game;
  readonly table: Table;
  readonly person: string | undefined;
  readonly mine: Seat | undefined;
};

/** One line of a pay slip, in figures; its words are the screen's. */
export type SlipLine = {
  readonly bet: string;
  readonly wager: string;
  readonly word: 'won' | 'lost' | 'stays';
  readonly stake: Cents;
  readonly inPlay: Cents;
  readonly odds: Odds | null;
  /** What came of it: winnings, the stake lost, or the stake that lies there still. */
  readonly cents: Cents;
  /** How a won bet came to that; undefined for any other. */
  readonly payment: PaymentSteps | undefined;
  readonly returned: Cents;
  /** Whether the bet lies there still. */
  readonly up: boolean;
  readonly clause: string;
  readonly notes: ReturnType<typeof linesOfNotes>;
};

/** What a roll did to somebody's bets. */
export type Slip = {
  readonly roll: number;
  readonly outcome: Outcome;
  readonly thrower: number | 'dealer';
  /** Where the table stood when it was thrown. */
  readonly standing: CoursePosition;
  readonly calledBy: string | undefined;
  readonly lines: readonly SlipLine[];
  readonly net: Cents;
  /** The roll was put right after it had been settled, or taken out of the game. */
  readonly corrected: boolean;
  readonly invalidated: boolean;
};

/** The slip of a roll that is done, for whoever sat at the seat then; undefined where they had nothing on it. */
export function toSlip(
  { mine, person, table }: Pick<Onlooker, 'mine' | 'person' | 'table'>,
  roll: PastRoll,
): Slip | undefined {
  if (mine === undefined || person === undefined || roll.people.get(mine.seat) !== person) return undefined;
  const lines = roll.settlements.filter(({ seat }) => seat === mine.seat).map((line) => toSlipLine(line));
  if (lines.length === 0) return undefined;
  const { number, outcome, thrower, calls, invalidated } = roll;
  return {
    roll: number,
    outcome,
    thrower,
    standing: standingAtRoll(table, roll),
    calledBy: calls[0]?.by.person,
    lines,
    net: netOf(lines),
    corrected: calls.length > 1,
    invalidated,
  };
}

export const netOf = (lines: readonly SlipLine[]): Cents =>
  lines.reduce((sum, { word, cents }) => sum + (word === 'won' ? cents : word === 'lost' ? -cents : 0), 0);

export function toSlipLine(line: TableSettlement): SlipLine {
  const { bet, wager, verdict, stake, inPlay, odds, winnings, returned, stage, clause, pays } = line;
  return {
    bet,
    wager,
    word: verdict === 'wins' ? 'won' : verdict === 'loses' ? 'lost' : 'stays',
    stake,
    inPlay,
    odds,
    cents: verdict === 'wins' ? winnings : verdict === 'loses' ? inPlay : stake,
    payment: verdict === 'wins' ? paymentSteps(line) : undefined,
    returned,
    up: stage !== null,
    clause: pays ?? clause,
    notes: linesOfNotes(line),
  };
}

/** One roll of the record. */
export type RollEntry = {
  readonly number: number;
  readonly outcome: Outcome;
  readonly total: number | undefined;
  /** All dice alike, where that is worth a sign of its own. */
  readonly alike: boolean;
  readonly thrower: number | 'dealer';
  /** Where the table stood when it was thrown. */
  readonly standing: CoursePosition;
  /** What it did to one's own bets; undefined without any. */
  readonly net: Cents | undefined;
};

/** The last rolls, the newest first, as far as somebody may have them on a phone. */
export function lastRolls(view: Onlooker): readonly RollEntry[] {
  const kept = isRecordBarred(view) ? view.table.recent.slice(0, 1) : view.table.recent;
  return kept.map((roll) => toRollEntry(view, roll));
}

/** A player at a table of a casino may have no device that records outcomes, where the rules say so. */
export const isRecordBarred = ({ game, table }: Pick<Onlooker, 'game' | 'table'>): boolean =>
  chancesBarredAt(game.pack) !== undefined && table.setup?.mode === 'strict';

/** How often each total fell among these rolls, from the lowest that can fall to the highest. */
export function countTotals(
  rolls: readonly RollEntry[],
  dice: number,
): readonly (readonly [total: number, times: number])[] {
  return Array.from({ length: dice * 5 + 1 }, (_, index) => {
    const total = dice + index;
    return [total, rolls.filter((roll) => roll.total === total).length] as const;
  });
}

/** How many dice showed each face among these rolls, and how many rolls ago one did; undefined where none has. */
export function countFaces(
  rolls: readonly RollEntry[],
): readonly { readonly pips: Pips; readonly times: number; readonly ago: number | undefined }[] {
  const shown = rolls.flatMap(({ outcome }) => (outcome.kind === 'total' ? [outcome.roll] : []));
  return everyPips.map((pips) => {
    const ago = shown.findIndex((roll) => roll.includes(pips));
    const times = shown.reduce((sum, roll) => sum + roll.filter((each) => each === pips).length, 0);
    return { pips, times, ago: ago === -1 ? undefined : ago };
  });
}

const everyPips: readonly Pips[] = [1, 2, 3, 4, 5, 6];

/** How many valid rolls the shooter has made in a row, the newest counted first. */
export function countStreak(rolls: readonly RollEntry[]): number {
  const [newest] = rolls;
  if (newest === undefined || newest.thrower === 'dealer') return 0;
  const other = rolls.findIndex(({ thrower }) => thrower !== newest.thrower);
  const own = other === -1 ? rolls : rolls.slice(0, other);
  return own.filter(({ total }) => total !== undefined).length;
}

/** How many rolls ago a total last fell; undefined where it has not among these. */
export function rollsSince(rolls: readonly RollEntry[], total: number): number | undefined {
  const valid = rolls.filter((roll) => roll.total !== undefined);
  const found = valid.findIndex((roll) => roll.total === total);
  return found === -1 ? undefined : found;
}

function toRollEntry(view: Onlooker, roll: PastRoll): RollEntry {
  const { number, outcome, thrower } = roll;
  const faces = outcome.kind === 'total' ? outcome.roll : undefined;
  return {
    number,
    outcome,
    total: faces === undefined ? undefined : totalOf(faces),
    alike: faces !== undefined && isMarked(faces),
    thrower,
    standing: standingAtRoll(view.table, roll),
    net: toSlip(view, roll)?.net,
  };
}

/** Two and twelve are doubles in any case, and need no sign. */
const isMarked = (roll: Roll): boolean =>
  isHard(roll) && (roll.length > 2 || ![2, 12].includes(totalOf(roll)));

/** A roll of the record as it was called. */
export const writeOutcome = (game: Game, { outcome, thrower, standing }: RollEntry): string =>
  outcome.kind === 'void'
    ? voidCallOf(game, outcome.reason).call
    : callOf(game, outcome.roll, { thrower, standing });
