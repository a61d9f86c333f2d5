import {
  type Game,
  isHard,
  type Roll,
  setCount,
  type TableSettlement,
  totalOf,
  unrounded,
  writeMoney,
} from '@dicepit/engine';
import { counted, does, listed, YOU } from '../speech.ts';
import { gameAt, nameOf, type Play, rackOf, wagerName } from './play.ts';

/** A line for every bet that was decided, with arithmetic and clause, and one for what each player keeps. */
export function settlementLines(play: Play, settlements: readonly TableSettlement[]): readonly string[] {
  const seated = settlements.toSorted((a, b) => a.seat - b.seat);
  const decided = seated.filter(({ verdict }) => verdict !== 'stands');
  const standing = seated.filter(({ verdict }) => verdict === 'stands');
  const keepers = [...new Set(standing.map(({ seat }) => seat))];
  return [
    ...decided.map((line) => `  ${decidedLine(play, line)}`),
    ...keepers.map((seat) => `  ${standingLine(play, seat, standing)}`),
  ];
}

/** What the dealer calls, in our own words. */
export function callOf({ dice, procedure }: Game, roll: Roll): string {
  const total = totalOf(roll);
  const [pips] = roll;
  const named = numbers[total] ?? String(total);
  const inSets = procedure.turn?.sets !== undefined;
  if (dice === 3) return isHard(roll) ? `triple ${plural[pips ?? 1]}, ${named}!` : `${named}.`;
  if (total === 7) return inSets ? 'seven!' : 'seven out.';
  if (total === 2) return 'snake eyes!';
  if (total === 12) return 'boxcars, twelve!';
  if (inSets) return isHard(roll) ? `double ${plural[pips ?? 1]}, ${named}!` : `${named}.`;
  if (isHard(roll)) return `hard ${named}!`;
  return total % 2 === 0 ? `easy ${named}.` : `${named}.`;
}

/** Where a turn that is counted in sets stands after a throw, or nothing where a pack counts none. */
export function setsLine(before: Play, thrown: number): readonly string[] {
  const game = gameAt(before);
  const sets = game.procedure.turn?.sets;
  const count = setCount(game, { thrown });
  if (sets === undefined || count === undefined) return [];
  if (thrown === 0)
    return before.table.thrown + 1 === sets.throws * sets.most
      ? [
          `${sets.most} sets in a row: the count starts again, and every bet is open (${game.prefix}/${sets.restarting}).`,
        ]
      : [];
  const won = `${counted(count.won, 'set')} won this turn (${game.prefix}/${sets.counting})`;
  return [
    count.thrown === 0 ? `That set is won: ${won}.` : `Throw ${count.thrown} of ${count.throws}; ${won}.`,
  ];
}

/** Everybody's chips, in one line. */
export const racksLine = (play: Play): string =>
  `Racks: ${play.seating.seats
    .map(({ name, seat }) => `${name} ${writeMoney(rackOf(play, seat))}`)
    .join(', ')}.`;

function decidedLine(play: Play, line: TableSettlement): string {
  const { colours } = play.seating.ink;
  const { seat, inPlay, winnings, clause, pays, left } = line;
  const name = nameOf(play, seat);
  const wager = wagerName(play, line.wager);
  if (line.verdict === 'loses' || line.odds === null) {
    const lost = `${does(name, 'lose')} ${writeMoney(inPlay)}`;
    return `${mine(name) ? colours.red(lost) : lost} on ${wager}. ${colours.dim(clause)}`;
  }
  const { prefix, procedure } = gameAt(play);
  const exactly = unrounded(inPlay, line.odds);
  const rounded =
    exactly === winnings ? '' : `, up from ${writeExact(exactly)} (${prefix}/${procedure.rounding.clause})`;
  const stays = left.chips + left.tokens === 0 ? '' : ', and the stake stays up';
  const cited = pays === null || pays === clause ? clause : `${clause}, ${pays}`;
  const won = `${does(name, 'win')} ${writeMoney(winnings)}`;
  const sum = `${writeMoney(inPlay)} on ${wager} at ${line.odds}${rounded}${stays}`;
  return `${mine(name) ? colours.green(won) : won}: ${sum}. ${colours.dim(cited)}`;
}

function standingLine(play: Play, seat: number, standing: readonly TableSettlement[]): string {
  const { colours } = play.seating.ink;
  const own = standing.filter((line) => line.seat === seat);
  const bets = own.map(({ wager, stake }) => `${writeMoney(stake)} on ${wagerName(play, wager)}`);
  const clauses = [...new Set(own.map(({ clause }) => clause))];
  return `${does(nameOf(play, seat), 'keep')} ${listed(bets)}. ${colours.dim(clauses.join(', '))}`;
}

const mine = (name: string): boolean => name === YOU;

/** Winnings before rounding may hold parts of a cent. */
const writeExact = (cents: number): string => `$${cents / 100}`;

const numbers: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
};

const plural: Readonly<Record<number, string>> = {
  1: 'ones',
  2: 'twos',
  3: 'threes',
  4: 'fours',
  5: 'fives',
  6: 'sixes',
};
