import { edgesPlot } from '@dicepit/plots';
import type { Comparison } from '@dicepit/simulator';
import { Icon } from '../parts/icon.tsx';
import { number } from '../words/words.ts';
import * as css from './lab.module.css';
import { LabTable } from './lab-controls.tsx';
import { PlotFigure } from './lab-plot.tsx';
import { amiss, MAX_RIVALS } from './lab-settings.ts';
import { change, lab, ownPack } from './lab-store.ts';
import { chance, labWords, money, signed } from './lab-words.ts';
import { comparison, Progress, runInto } from './long-run.tsx';
import { type RunRequest, toRunRequest } from './simulation-job.ts';
import { StrategyFields, strategyName } from './strategy-fields.tsx';

/** Strategies played with the same dice, session by session. */
export function StrategiesPanel() {
  const said = labWords.value.strategies;
  const { rivals } = lab.value;
  const run = comparison.value;
  const asked = { ...toRunRequest(lab.value, ownPack(lab.value.pack)), strategy: 'flat' };
  const key = JSON.stringify([asked, rivals]);
  const put = (at: number, strategy: string): void => {
    const next = rivals.map((each, place) => (place === at ? strategy : each));
    change({ rivals: [...new Set(next)] });
  };
  return (
    <section class="panel" aria-labelledby="strategies-h">
      <div class={css.panelTop}>
        <h2 id="strategies-h" class="h2">
          {said.title}
        </h2>
        <span class="small quiet">{said.note}</span>
        <span class={`${css.exact} ${css.isEstimate}`}>{labWords.value.estimated}</span>
      </div>
      <ol class={css.rivals} aria-label={said.title}>
        {rivals.map((strategy, at) => (
          <li key={at} class={css.ctl}>
            <StrategyFields
              name={at === 0 ? said.first : said.rival({ place: String(at + 1) })}
              strategy={strategy}
              onChoose={(next) => put(at, next)}
            />
            {rivals.length > 1 && (
              <button
                type="button"
                class="iconbtn"
                aria-label={said.remove({ strategy: strategyName(strategy) })}
                onClick={() => change({ rivals: rivals.filter((_, place) => place !== at) })}
              >
                <Icon name="close" small />
              </button>
            )}
          </li>
        ))}
      </ol>
      <div class={css.ctl}>
        {rivals.length < MAX_RIVALS && (
          <button type="button" class="btn btn-sm" onClick={() => change({ rivals: withAnother(rivals) })}>
            <Icon name="plus" small />
            {said.add}
          </button>
        )}
        <Progress
          run={comparison}
          name={said.start}
          isOff={amiss(lab.value) !== undefined}
          onStart={() => void playRivals(asked, rivals, key)}
        />
      </div>
      {run.is === 'done' && <Compared found={run.found} of={run.of} isStale={run.of !== key} />}
      <p class={`small quiet ${css.note}`}>{said.warning}</p>
    </section>
  );
}

const playRivals = (run: RunRequest, rivals: readonly string[], key: string): Promise<void> =>
  runInto(comparison, key, async (watched) =>
    (await import('./start-simulation.ts')).compared({ run, rivals }, watched),
  );

const strategyNames = [
  'flat',
  'press',
  'martingale',
  'regress',
  'ladder',
  'leave-up',
  'proportional',
  'bet-only-after',
];

const withAnother = (rivals: readonly string[]): readonly string[] => {
  const next = strategyNames.find((name) => !rivals.some((rival) => rival.split(':')[0] === name));
  return next === undefined ? rivals : [...rivals, next];
};

type ComparedProps = { readonly found: Comparison; readonly of: string; readonly isStale: boolean };

function Compared({ found, of, isStale }: ComparedProps) {
  const words = labWords.value;
  const said = words.strategies;
  const lines = linesOf(found, of);
  const [first] = found.results;
  if (first === undefined || first.sessions === 0) return <p role="status">{words.simulation.nothing}</p>;
  const caption = words.simulation.from({ sessions: number(first.sessions), seed: first.seed });
  return (
    <div class={isStale ? `${css.found} ${css.stale}` : css.found}>
      <LabTable caption={said.result} columns={said.columns}>
        {lines.map(({ name, mean, beyond, ahead, ruin, median }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="r">
              {signed(money(Math.round(mean.estimate)), mean.estimate)}
              <small>{`± ${money(Math.round((mean.high - mean.low) / 2))}`}</small>
            </td>
            <td class="r">
              {beyond === undefined ? (
                '–'
              ) : (
                <>
                  {signed(money(Math.round(beyond.estimate)), beyond.estimate)}
                  <small>{`± ${money(Math.round((beyond.high - beyond.low) / 2))}`}</small>
                </>
              )}
            </td>
            <td class="r">{chance(ahead)}</td>
            <td class="r">{chance(ruin)}</td>
            <td class="r">{money(median)}</td>
          </tr>
        ))}
      </LabTable>
      <p class="small quiet" role="status">
        {`${caption} ${said.sameDice}${isStale ? ` ${words.simulation.stale}` : ''}`}
      </p>
      <PlotFigure
        file="strategies"
        draw={(look) =>
          edgesPlot(
            {
              title: said.plot,
              caption,
              measures: said.measures,
              rows: lines.map(({ name, mean }) => ({
                name,
                value: mean.estimate / 100,
                low: mean.low / 100,
                high: mean.high / 100,
                says: signed(money(Math.round(mean.estimate)), mean.estimate),
              })),
            },
            look,
          )
        }
      />
    </div>
  );
}

/** The strategies with what they won or lost; those that were played, whatever stands on the page by now. */
function linesOf({ results, differences }: Comparison, of: string) {
  // The key of a run was written by this page itself: what was asked, and the strategies.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [, rivals] = JSON.parse(of) as [unknown, readonly string[]];
  return results.map(({ final, start: began, ahead, ruin }, at) => ({
    name: strategyName(rivals[at] ?? 'flat'),
    mean: {
      estimate: final.mean.estimate - began,
      low: final.mean.low - began,
      high: final.mean.high - began,
    },
    beyond: at === 0 ? undefined : differences[at],
    ahead: ahead.chance.estimate,
    ruin: ruin.chance.estimate,
    median: final.quantiles.find(({ part }) => part === 0.5)?.estimate ?? 0,
  }));
}
