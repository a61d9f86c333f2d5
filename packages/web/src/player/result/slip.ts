import {
  type Cents,
  type Odds,
  type Outcome,
  type PastRoll,
  type TableSettlement,
  unrounded,
} from '@dicepit/engine';
import type { Sight } from '../sight.ts';

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
  /** Winnings before they were rounded up, where they were. */
  readonly exact: Cents | undefined;
  readonly returned: Cents;
  /** Whether the bet lies there still. */
  readonly up: boolean;
  readonly clause: string;
  readonly notes: readonly { readonly clause: string; readonly says: string }[];
};

/** What a roll did to somebody's bets. */
export type Slip = {
  readonly roll: number;
  readonly outcome: Outcome;
  readonly thrower: number | 'dealer';
  readonly calledBy: string | undefined;
  readonly lines: readonly SlipLine[];
  readonly net: Cents;
  /** The roll was put right after it had been settled, or taken out of the game. */
  readonly corrected: boolean;
  readonly invalidated: boolean;
};

/** The slip of a roll that is done, for whoever sat at the seat then; undefined where they had nothing on it. */
export function slipOf({ mine, person }: Sight, roll: PastRoll): Slip | undefined {
  if (mine === undefined || person === undefined || roll.people.get(mine.seat) !== person) return undefined;
  const lines = roll.settlements.filter(({ seat }) => seat === mine.seat).map((line) => lineOf(line));
  if (lines.length === 0) return undefined;
  const { number, outcome, thrower, calls, invalidated } = roll;
  return {
    roll: number,
    outcome,
    thrower,
    calledBy: calls[0]?.by.person,
    lines,
    net: netOf(lines),
    corrected: calls.length > 1,
    invalidated,
  };
}

export const netOf = (lines: readonly SlipLine[]): Cents =>
  lines.reduce((sum, { word, cents }) => sum + (word === 'won' ? cents : word === 'lost' ? -cents : 0), 0);

/** What the lines of one seat came to: what every settlement of them moved. */
export const netFor = (seat: number, settlements: readonly TableSettlement[]): Cents =>
  netOf(settlements.filter((line) => line.seat === seat).map((line) => lineOf(line)));

export function lineOf(line: TableSettlement): SlipLine {
  const { bet, wager, verdict, stake, inPlay, odds, winnings, returned, stage, clause, pays, notes } = line;
  const exact = odds === null ? winnings : unrounded(inPlay, odds);
  return {
    bet,
    wager,
    word: verdict === 'wins' ? 'won' : verdict === 'loses' ? 'lost' : 'stays',
    stake,
    inPlay,
    odds,
    cents: verdict === 'wins' ? winnings : verdict === 'loses' ? inPlay : stake,
    exact: verdict === 'wins' && exact !== winnings ? exact : undefined,
    returned,
    up: stage !== null,
    clause: pays ?? clause,
    notes,
  };
}
