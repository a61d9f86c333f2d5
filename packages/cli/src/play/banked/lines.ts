import {
  type Game,
  isFullSet,
  isHard,
  paymentSteps,
  type Roll,
  restartingClause,
  setCount,
  type TableSettlement,
  totalOf,
} from '@dicepit/engine';
import { exactSum, listed, oddsTold, said, sum, wordBy } from '../../language.ts';
import { by, called, YOU } from '../speech.ts';
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

/** What the dealer calls, in our own words; `isOut` where the roll ends the turn of whoever threw. */
export function formatCall({ dice, course }: Game, roll: Roll, isOut: boolean): string {
  const total = totalOf(roll);
  const [pips] = roll;
  const words = said().call;
  const named = { total: wordBy(words.totals, String(total)) };
  const alike = { ...named, pips: wordBy(words.pips, String(pips)) };
  const inSets = course?.sets !== undefined;
  if (dice === 3) return isHard(roll) ? words.triple(alike) : words.plain(named);
  if (total === 7) return isOut && !inSets ? words.sevenOut : words.seven;
  if (total === 2) return words.snakeEyes;
  if (total === 12) return words.boxcars;
  if (inSets) return isHard(roll) ? words.double(alike) : words.plain(named);
  if (isHard(roll)) return words.hard(named);
  return total % 2 === 0 ? words.easy(named) : words.plain(named);
}

/** Where a turn that is counted in sets stands after a throw, or nothing where a pack counts none. */
export function setsLine(before: Play, thrown: number): readonly string[] {
  const game = gameAt(before);
  const words = said().settled;
  const sets = game.course?.sets;
  const count = setCount(game, { thrown });
  if (sets === undefined || count === undefined) return [];
  if (thrown === 0)
    return isFullSet(game, before.table)
      ? [words.allSets({ sets: count.most, clause: `${game.prefix}/${restartingClause(game) ?? ''}` })]
      : [];
  const won = words.setsWon({ sets: count.won, clause: `${game.prefix}/${sets.counting}` });
  return [
    count.thrown === 0
      ? words.setWon({ won })
      : words.throwOf({ thrown: count.thrown, throws: count.throws, won }),
  ];
}

/** Everybody's chips, in one line. */
export const racksLine = (play: Play): string =>
  said().table.racks({
    racks: play.seating.seats
      .map(({ name, seat }) => `${called(name)} ${sum(rackOf(play, seat))}`)
      .join(', '),
  });

function decidedLine(play: Play, line: TableSettlement): string {
  const { colours } = play.seating.ink;
  const { seat, inPlay, winnings, clause, pays, left } = line;
  const words = said().settled;
  const name = nameOf(play, seat);
  const wager = wagerName(play, line.wager);
  if (line.verdict === 'loses' || line.odds === null) {
    const lost = { ...by(name), ...toMarks(name, colours.red), sum: sum(inPlay), wager };
    return `${words.loses(lost)} ${colours.dim(clause)}`;
  }
  const { prefix, procedure } = gameAt(play);
  const { earned, rounded, commission } = paymentSteps(line);
  const wins = words.how({ stake: sum(inPlay), wager, odds: oddsTold(line.odds) });
  const kept = commission === 0 ? wins : words.commission({ how: wins, commission: sum(commission) });
  const paid =
    rounded === undefined
      ? kept
      : (rounded === 'down' ? words.roundedDown : words.rounded)({
          how: kept,
          sum: exactSum(earned, { most: 10 }),
          clause: `${prefix}/${procedure.rounding.clause}`,
        });
  const how = left.chips + left.tokens === 0 ? paid : words.staysUp({ how: paid });
  const cited = pays === null || pays === clause ? clause : `${clause}, ${pays}`;
  const won = { ...by(name), ...toMarks(name, colours.green), sum: sum(winnings), how };
  return `${words.wins(won)} ${colours.dim(cited)}`;
}

function standingLine(play: Play, seat: number, standing: readonly TableSettlement[]): string {
  const { colours } = play.seating.ink;
  const own = standing.filter((line) => line.seat === seat);
  const bets = own.map(({ wager, stake }) =>
    said().betting.stakeOn({ sum: sum(stake), wager: wagerName(play, wager) }),
  );
  const clauses = [...new Set(own.map(({ clause }) => clause))];
  const kept = said().settled.keeps({ ...by(nameOf(play, seat)), stakes: listed(bets) });
  return `${kept} ${colours.dim(clauses.join(', '))}`;
}

/** What stands before and behind the words in colour, where it is one's own bet. */
function toMarks(
  name: string,
  colour: (text: string) => string,
): { readonly start: string; readonly end: string } {
  const [start = '', end = ''] = name === YOU ? colour('\n').split('\n') : [];
  return { start, end };
}
