import {
  isHard,
  type Roll,
  type Settlement,
  type Sheet,
  totalOf,
  unrounded,
  writeMoney,
} from '@dicepit/engine';
import { counted, does, listed, YOU } from '../speech.ts';
import { type Play, rackOf, wagerName } from './play.ts';

/** A line for every bet that was decided, with arithmetic and clause, and one for what each player keeps. */
export function settlementLines(play: Play, settlements: readonly Settlement[]): readonly string[] {
  const seat = new Map(play.table.seats.map(({ name }, index) => [name, index]));
  const seated = settlements.toSorted((a, b) => (seat.get(a.player) ?? 0) - (seat.get(b.player) ?? 0));
  const decided = seated.filter(({ verdict }) => verdict !== 'stands');
  const standing = seated.filter(({ verdict }) => verdict === 'stands');
  const keepers = [...new Set(standing.map(({ player }) => player))];
  return [
    ...decided.map((line) => `  ${decidedLine(play, line)}`),
    ...keepers.map((player) => `  ${standingLine(play, player, standing)}`),
  ];
}

/** What the dealer calls, in our own words. */
export function callOf(
  { game }: { readonly game: { readonly dice: number; readonly pack: string } },
  roll: Roll,
): string {
  const total = totalOf(roll);
  const [pips] = roll;
  const named = numbers[total] ?? String(total);
  if (game.dice === 3) return isHard(roll) ? `triple ${plural[pips ?? 1]}, ${named}!` : `${named}.`;
  if (total === 7) return game.pack === 'double-dice' ? 'seven!' : 'seven out.';
  if (total === 2) return 'snake eyes!';
  if (total === 12) return 'boxcars, twelve!';
  if (game.pack === 'double-dice')
    return isHard(roll) ? `double ${plural[pips ?? 1]}, ${named}!` : `${named}.`;
  if (isHard(roll)) return `hard ${named}!`;
  return total % 2 === 0 ? `easy ${named}.` : `${named}.`;
}

/** Where a turn that is counted in sets stands, or nothing where a pack counts none. */
export function setsLine(play: Play, before: Sheet, seven: boolean): readonly string[] {
  const sets = play.table.terms.game.procedure.turn?.sets;
  if (sets === undefined || seven) return [];
  const thrown = before.thrown + 1;
  const wins = Math.floor(thrown / sets.throws);
  const count = `${counted(wins, 'set')} won this turn (double/9.2)`;
  if (thrown === sets.throws * sets.most)
    return [`Six sets in a row: the count starts again, and every bet is open (double/9.6#2).`];
  if (thrown % sets.throws === 0) return [`That set is won: ${count}.`];
  return [`Throw ${thrown % sets.throws} of ${sets.throws}; ${count}.`];
}

/** Everybody's chips, in one line. */
export const racksLine = (play: Play): string =>
  `Racks: ${play.table.seats.map(({ name }) => `${name} ${writeMoney(rackOf(play, name))}`).join(', ')}.`;

function decidedLine(play: Play, line: Settlement): string {
  const { colours } = play.table.ink;
  const { player, stake, winnings, clause, pays } = line;
  const wager = wagerName(play, line.wager);
  if (line.verdict === 'loses' || line.odds === null) {
    const lost = `${does(player, 'lose')} ${writeMoney(stake)}`;
    return `${mine(player) ? colours.red(lost) : lost} on ${wager}. ${colours.dim(clause)}`;
  }
  const { game } = play.table.terms;
  const exactly = unrounded(stake, line.odds);
  const rounded =
    exactly === winnings
      ? ''
      : `, up from ${writeExact(exactly)} (${game.prefix}/${game.procedure.rounding.clause})`;
  const stays = line.returned === 0 ? ', and the stake stays up' : '';
  const cited = pays === null || pays === clause ? clause : `${clause}, ${pays}`;
  const won = `${does(player, 'win')} ${writeMoney(winnings)}`;
  const sum = `${writeMoney(stake)} on ${wager} at ${line.odds}${rounded}${stays}`;
  return `${mine(player) ? colours.green(won) : won}: ${sum}. ${colours.dim(cited)}`;
}

function standingLine(play: Play, player: string, standing: readonly Settlement[]): string {
  const { colours } = play.table.ink;
  const own = standing.filter((line) => line.player === player);
  const bets = own.map(({ wager, stake }) => `${writeMoney(stake)} on ${wagerName(play, wager)}`);
  const clauses = [...new Set(own.map(({ clause }) => clause))];
  return `${does(player, 'keep')} ${listed(bets)}. ${colours.dim(clauses.join(', '))}`;
}

const mine = (player: string): boolean => player === YOU;

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
