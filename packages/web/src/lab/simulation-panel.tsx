import {
  type DistributionData,
  distributionPlot,
  type FanData,
  fanParts,
  fanPlot,
  fanPoint,
  snapped,
  toBins,
} from '@dicepit/plots';
import { type Interval, type Result, type Share, zOfChance, zOfMean } from '@dicepit/simulator';
import { number } from '../words/words.ts';
import type { SessionAnswer } from './exact-answers.ts';
import * as css from './lab.module.css';
import { LabTable, PillField } from './lab-controls.tsx';
import { isSeed } from './lab-link.ts';
import { PlotFigure } from './lab-plot.tsx';
import { amiss, MAX_SEED_LENGTH, MAX_SESSIONS, readWhole, stakesOf } from './lab-settings.ts';
import { change, game, lab, ownPack, sessionAnswer } from './lab-store.ts';
import { type LabWords, labWords, money, places, signed } from './lab-words.ts';
import { Progress, runInto, simulation } from './long-run.tsx';
import { type RunRequest, toRunRequest } from './simulation-job.ts';
import { StrategyFields, StrategyNote } from './strategy-fields.tsx';

/** The session played many times with seeded dice, beside what is known exactly. */
export function SimulationPanel() {
  const said = labWords.value.simulation;
  const { sessions, seed, strategy } = lab.value;
  const run = simulation.value;
  const asked = toRunRequest(lab.value, ownPack(lab.value.pack));
  return (
    <section class={`panel ${css.whole}`} aria-labelledby="simulation-h">
      <div class={css.panelTop}>
        <h2 id="simulation-h" class="h2">
          {said.title}
        </h2>
        <span class="small quiet">{said.note}</span>
        <span class={`${css.exact} ${css.isEstimate}`}>{labWords.value.estimated}</span>
      </div>
      <div class={css.ctl}>
        <StrategyFields
          name={said.strategy}
          strategy={strategy}
          onChoose={(next) => change({ strategy: next })}
        />
        <PillField
          name={said.sessions}
          value={sessions}
          write={String}
          read={(text) => readWhole(text, MAX_SESSIONS)}
          onTake={(next) => change({ sessions: next })}
          wrong={said.wrongSessions}
          size={9}
          inputMode="text"
        />
        <PillField
          name={said.seed}
          value={seed}
          write={(text) => text}
          read={(text) => (isSeed(text) ? text : undefined)}
          onTake={(next) => change({ seed: next })}
          wrong={said.wrongSeed({ most: String(MAX_SEED_LENGTH) })}
          size={8}
          inputMode="text"
        />
        <Progress
          run={simulation}
          name={said.start}
          isOff={amiss(lab.value) !== undefined}
          onStart={() => void playSessions(asked)}
        />
      </div>
      {strategy !== 'flat' && <StrategyNote strategy={strategy} />}
      {run.is === 'done' && (
        <Found result={run.found} wasStopped={run.wasStopped} isStale={run.of !== JSON.stringify(asked)} />
      )}
    </section>
  );
}

/** What plays sessions comes when somebody wants to see it done. */
const playSessions = (asked: RunRequest): Promise<void> =>
  runInto(simulation, JSON.stringify(asked), async (watched) =>
    (await import('./start-simulation.ts')).simulated(asked, watched),
  );

type FoundProps = { readonly result: Result; readonly wasStopped: boolean; readonly isStale: boolean };

function Found({ result, wasStopped, isStale }: FoundProps) {
  const words = labWords.value;
  const said = words.simulation;
  const { answer } = sessionAnswer.value;
  const { strategy } = lab.value;
  if (result.sessions === 0) return <p role="status">{said.nothing}</p>;
  const known = answer?.ok === true && !isStale ? answer.value : undefined;
  // Exact methods keep the same bets up at every roll; a strategy that changes them is another session.
  const exact = strategy === 'flat' ? known : undefined;
  const caption = said.from({ sessions: number(result.sessions), seed: result.seed });
  const nameOf = (wager: string): string => game.value.wagers[wager]?.name ?? wager;
  return (
    <div class={isStale ? `${css.found} ${css.stale}` : css.found}>
      <p class="small quiet" role="status">
        {[caption, wasStopped ? said.stopped : '', isStale ? said.stale : '']
          .filter((each) => each !== '')
          .join(' ')}
      </p>
      <div class={css.trio}>
        <div>
          <FiguresTable caption={said.figures} figures={figuresBeside(result, exact, words.figures)} />
          <h3 class={css.h3}>{said.edges}</h3>
          <FiguresTable caption={said.edges} figures={edgesBeside(result, known?.edges ?? {}, nameOf)} />
        </div>
        <PlotFigure
          file="simulated-ending"
          draw={(look) =>
            distributionPlot(
              simulatedEnding(
                result,
                {
                  exact,
                  stakes: strategy === 'flat' ? stakesOf(lab.value) : undefined,
                  caption: exact === undefined ? caption : `${said.barsAndLines} ${caption}`,
                },
                words.plots,
              ),
              look,
            )
          }
        />
        <PlotFigure
          file="simulated-bankroll"
          draw={(look) => fanPlot(simulatedFan(result, `${said.thinLines} ${caption}`, words.plots), look)}
        />
      </div>
    </div>
  );
}

/** Estimates with their intervals, beside the exact figures. */
function FiguresTable({
  figures,
  caption,
}: {
  readonly figures: readonly BesideExact[];
  readonly caption: string;
}) {
  const said = labWords.value.figures;
  return (
    <LabTable caption={caption} columns={[said.figure, said.exact, said.estimated, 'z']}>
      {figures.map((each) => (
        <tr key={each.name}>
          <th scope="row">{each.name}</th>
          <td class="r">{each.exact === undefined ? '–' : formatFigure(each, each.exact)}</td>
          <td class="r">
            {formatFigure(each, each.found.estimate)}
            <small>{`${formatFigure(each, each.found.low)} – ${formatFigure(each, each.found.high)}`}</small>
          </td>
          <td class="r">{each.z === undefined ? '–' : signed(places(each.z, 2), each.z)}</td>
        </tr>
      ))}
    </LabTable>
  );
}

function formatFigure({ unit }: BesideExact, value: number): string {
  if (unit === 'chance') return `${places(value * 100, 3)}\u00a0%`;
  return unit === 'cents' ? money(Math.round(value)) : places(value, 1);
}

/** An estimate with its interval, and the exact figure beside it where there is one. */
type BesideExact = {
  readonly name: string;
  readonly unit: 'chance' | 'cents' | 'rolls';
  readonly found: Interval;
  readonly exact?: number | undefined;
  readonly z?: number | undefined;
};

/** The figures of a run; `exact` is left out where the exact methods do not speak of the same sessions. */
function figuresBeside(
  result: Result,
  exact: SessionAnswer | undefined,
  said: LabWords['figures'],
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
const edgesBeside = (
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

/** How simulated sessions ended; lines across show what theory says, where it does. */
function simulatedEnding(
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
  said: LabWords['plots'],
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
function simulatedFan({ paths, start }: Result, caption: string, said: LabWords['plots']): FanData {
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
