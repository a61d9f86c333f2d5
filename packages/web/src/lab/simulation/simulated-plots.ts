import { type DistributionData, type FanData, fanParts, fanPoint, snapped, toBins } from '@dicepit/plots';
import type { Result } from '@dicepit/simulator';
import type { SessionAnswer } from '../exact/question.ts';
import type { Words } from '../said.ts';

/** How simulated sessions ended; lines across show what theory says, where it does. */
export function simulatedEnding(
  { final, start, sessions, ahead, ruin }: Result,
  {
    exact,
    stakes,
    caption,
  }: {
    readonly exact: SessionAnswer | undefined;
    readonly stakes: number | undefined;
    readonly caption: string;
  },
  said: Words['plots'],
): DistributionData {
  const spread = final.bars.map(({ from, sessions: times }) => ({ sum: from, share: times / sessions }));
  const known = exact === undefined ? undefined : snapped(exact.final, start, final.width);
  const apart = ruin.sessions > 0 ? stakes : undefined;
  return {
    title: said.simulatedEnding,
    caption,
    measures: said.bankroll,
    bins: toBins(spread, { from: apart ?? Number.NEGATIVE_INFINITY, start, exact: known }),
    start: start / 100,
    ahead: ahead.chance.estimate,
    ...(apart === undefined ? {} : { out: ruin.chance.estimate }),
  };
}

/** The simulated bankrolls from roll to roll, with a few of the sessions themselves. */
export function simulatedFan({ paths, start }: Result, caption: string, said: Words['plots']): FanData {
  const looks = paths?.checkpoints ?? [];
  return {
    title: said.fan,
    caption,
    measures: said.bankroll,
    start: start / 100,
    points: [
      fanPoint(
        0,
        fanParts.map(() => start),
      ),
      ...looks.map(({ roll, quantiles }) =>
        fanPoint(
          roll,
          fanParts.map((part) => quantiles.find((each) => each.part === part)?.estimate ?? start),
        ),
      ),
    ],
    paths: (paths?.samples ?? []).slice(0, 3).map((path) => [start, ...path].map((sum) => sum / 100)),
  };
}
