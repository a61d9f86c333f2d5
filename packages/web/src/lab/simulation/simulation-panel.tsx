import { distributionPlot, fanPlot } from '@dicepit/plots';
import type { Result } from '@dicepit/simulator';
import { number } from '../../words/numbers.ts';
import { sessionAnswer } from '../exact/answers.ts';
import { PillField } from '../parts/pill-field.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { labWords } from '../said.ts';
import { LONGEST_SEED, MOST_SESSIONS, readWhole } from '../state/bounds.ts';
import { change, game, lab } from '../state/desk.ts';
import { amiss, stakesOf } from '../state/lab.ts';
import { isSeed } from '../state/link.ts';
import { StrategyFields, StrategyNote } from '../strategies/strategy-fields.tsx';
import { edgesBeside, figuresBeside } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import { type RunAsked, runAsked } from './plan.ts';
import { Progress } from './progress.tsx';
import { runInto, simulation } from './running.ts';
import { simulatedEnding, simulatedFan } from './simulated-plots.ts';

/** The session played many times with seeded dice, beside what is known exactly. */
export function SimulationPanel() {
  const said = labWords.value.simulation;
  const { sessions, seed, strategy } = lab.value;
  const run = simulation.value;
  const asked = runAsked(lab.value);
  return (
    <section class="panel lab-whole" aria-labelledby="simulation-h">
      <div class="panel-top">
        <h2 id="simulation-h" class="h2">
          {said.title}
        </h2>
        <span class="small quiet">{said.note}</span>
        <span class="exact is-estimate">{labWords.value.estimated}</span>
      </div>
      <div class="ctl">
        <StrategyFields
          name={said.strategy}
          strategy={strategy}
          onChoose={(next) => change({ strategy: next })}
        />
        <PillField
          name={said.sessions}
          value={sessions}
          write={String}
          read={(text) => readWhole(text, MOST_SESSIONS)}
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
          wrong={said.wrongSeed({ most: String(LONGEST_SEED) })}
          size={8}
          inputMode="text"
        />
        <Progress
          run={simulation}
          name={said.start}
          isOff={amiss(lab.value) !== undefined}
          onStart={() => void start(asked)}
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
const start = (asked: RunAsked): Promise<void> =>
  runInto(simulation, JSON.stringify(asked), async (watched) =>
    (await import('./start.ts')).simulated(asked, watched),
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
    <div class={isStale ? 'found is-stale' : 'found'}>
      <p class="small quiet" role="status">
        {[caption, wasStopped ? said.stopped : '', isStale ? said.stale : '']
          .filter((each) => each !== '')
          .join(' ')}
      </p>
      <div class="trio">
        <div>
          <FiguresTable caption={said.figures} figures={figuresBeside(result, exact, words.figures)} />
          <h3 class="lab-h3">{said.edges}</h3>
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
