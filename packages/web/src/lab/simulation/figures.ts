import { type Interval, type Result, type Share, zOfChance, zOfMean } from '@dicepit/simulator';
import type { SessionAnswer } from '../exact/question.ts';
import type { Words } from '../said.ts';

/** An estimate with its interval, and the exact figure beside it where there is one. */
export type BesideExact = {
  readonly name: string;
  readonly unit: 'chance' | 'cents' | 'rolls';
  readonly found: Interval;
  readonly exact?: number | undefined;
  readonly z?: number | undefined;
};

/** The figures of a run; `exact` is left out where the exact methods do not speak of the same sessions. */
export function figuresBeside(
  result: Result,
  exact: SessionAnswer | undefined,
  said: Words['figures'],
): readonly BesideExact[] {
  const { ruin, goal, stopLoss, left, ahead, final, length, drawdown, sessions } = result;
  const share = (name: string, { chance: found }: Share, known?: number): BesideExact => ({
    name,
    unit: 'chance',
    found,
    exact: known,
    z: known === undefined ? undefined : zOfChance(found.estimate, known, sessions),
  });
  const mean = (name: string, unit: 'cents' | 'rolls', found: Interval, known?: number): BesideExact => ({
    name,
    unit,
    found,
    exact: known,
    z: known === undefined ? undefined : zOfMean(found, known),
  });
  const median = final.quantiles.find(({ part }) => part === 0.5);
  return [
    share(said.ruin, ruin, exact?.ruin),
    ...(goal.sessions > 0 ? [share(said.goal, goal, exact?.goal)] : []),
    ...(stopLoss.sessions > 0 ? [share(said.stopLoss, stopLoss, exact?.stopLoss)] : []),
    ...(left.sessions > 0 ? [share(said.left, left)] : []),
    share(said.ahead, ahead, exact?.ahead),
    mean(said.mean, 'cents', final.mean, exact?.mean),
    ...(median === undefined
      ? []
      : [
          {
            name: said.median,
            unit: 'cents' as const,
            found: median,
            exact: exact?.looks.at(-1)?.quantiles[2],
          },
        ]),
    mean(said.length, 'rolls', length),
    ...(drawdown === undefined ? [] : [mean(said.drawdown, 'cents', drawdown.mean)]),
  ];
}

/** What single bets came to: the edge of each wager, with the exact one of its stake beside. */
export const edgesBeside = (
  { perWager }: Result,
  edges: Readonly<Record<string, number>>,
  nameOf: (wager: string) => string,
): readonly BesideExact[] =>
  perWager
    .filter(({ won, lost }) => won + lost > 0)
    .map(({ wager, edge }) => {
      const exact = edges[wager];
      return {
        name: nameOf(wager),
        unit: 'chance',
        found: edge,
        exact,
        z: exact === undefined ? undefined : zOfMean(edge, exact),
      };
    });
