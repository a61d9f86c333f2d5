import type { Game } from '@dicepit/engine';
import { type Interval, type Result, zOfChance, zOfMean } from '@dicepit/simulator';
import { said } from '../language.ts';
import { wagerName } from './bets.ts';
import type { ExactSession } from './exact-session.ts';
import type { Figure } from './figure.ts';

/** The figures of a run, each with its interval, and the exact one beside it where there is one. */
export function simulatedFigures(game: Game, result: Result, exact: ExactSession): readonly Figure[] {
  const { ruin, goal, stopLoss, left, ahead, final, length, drawdown, start, sessions } = result;
  const hasBank = start > 0;
  const words = said().lab.figures;
  const chance = (name: string, says: string, { chance: found }: Result['ruin'], known?: number): Figure => ({
    name,
    says,
    unit: 'chance',
    ...found,
    exact: known,
    z: known === undefined ? undefined : zOfChance(found.estimate, known, sessions),
  });
  const mean = (name: string, says: string, found: Interval, known?: number): Figure => ({
    name,
    says,
    unit: 'cents',
    ...found,
    exact: known,
    z: known === undefined ? undefined : zOfMean(found, known),
  });
  return [
    ...(hasBank ? [chance('ruin', words.ruin, ruin, exact.ruin)] : []),
    ...(goal.sessions > 0 || exact.goal !== undefined ? [chance('goal', words.goal, goal, exact.goal)] : []),
    ...(stopLoss.sessions > 0 ? [chance('stop-loss', words.stopLoss, stopLoss)] : []),
    ...(left.sessions > 0 ? [chance('left', words.left, left)] : []),
    chance('ahead', words.ahead, ahead, exact.ahead),
    mean('mean', hasBank ? words.mean : words.meanResult, final.mean, exact.mean),
    ...final.quantiles.flatMap((each): readonly Figure[] => {
      const index = parts.indexOf(each.part);
      if (index === -1) return [];
      const says = each.part === 0.5 ? words.median : words.atOrBelow({ part: each.part * 100 });
      const { estimate, low, high } = each;
      return [
        {
          name: `p${each.part * 100}`,
          says,
          unit: 'cents',
          estimate,
          low,
          high,
          exact: exact.quantiles?.[index],
        },
      ];
    }),
    { name: 'length', says: words.length, unit: 'rolls', ...length },
    ...(drawdown === undefined ? [] : [mean('drawdown', words.drawdown, drawdown.mean)]),
    ...result.perWager.flatMap((each) => perWager(wagerName(game, each.wager), each, exact)),
  ];
}

const parts = [0.05, 0.25, 0.5, 0.75, 0.95];

function perWager(
  name: string,
  { wager, edge, wins, won, lost }: Result['perWager'][number],
  exact: ExactSession,
): readonly Figure[] {
  if (won + lost === 0) return [];
  const [knownEdge, knownWin] = [exact.edges[wager], exact.wins[wager]];
  return [
    {
      name: `${wager}-wins`,
      says: said().lab.figures.betsWon({ wager: name }),
      unit: 'chance',
      ...wins,
      exact: knownWin,
      z: knownWin === undefined ? undefined : zOfChance(wins.estimate, knownWin, won + lost),
    },
    {
      name: `${wager}-edge`,
      says: said().lab.figures.keptDecided({ wager: name }),
      unit: 'chance',
      ...edge,
      exact: knownEdge,
      z: knownEdge === undefined ? undefined : zOfMean(edge, knownEdge),
    },
  ];
}
