import { distributionPlot, fanPlot, ruinCurvePlot } from '@dicepit/plots';
import { list } from '../../words/numbers.ts';
import { told } from '../../words/refusal-words.ts';
import { byBankAnswer, sessionAnswer } from '../exact/answers.ts';
import type { SessionAnswer } from '../exact/question.ts';
import { chance, money } from '../parts/figures.ts';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { labWords } from '../said.ts';
import { game, lab } from '../state/desk.ts';
import { amiss } from '../state/lab.ts';
import { BetsEditor } from './bets-editor.tsx';
import { LimitsFields } from './limits-fields.tsx';
import { byBankOf, endingOf, fanOf } from './session-plots.ts';

/** A session of some bets: what becomes of a bankroll, exactly. */
export function SessionPanel() {
  const said = labWords.value.session;
  const { bets } = lab.value;
  const { answer, isAsking } = sessionAnswer.value;
  const names = bets.map(({ wager }) => game.value.wagers[wager]?.name ?? wager);
  const isOff = amiss(lab.value) !== undefined;
  return (
    <section class="panel lab-session" aria-labelledby="session-h" aria-busy={isAsking}>
      <div class="panel-top">
        <h2 id="session-h" class="h2">
          {said.title({ bets: list(names) })}
        </h2>
        <span class="exact">{labWords.value.exact}</span>
      </div>
      <div class="session-set">
        <div class="session-ctl">
          <BetsEditor />
          <LimitsFields />
        </div>
        {answer?.ok === true && !isOff && <KeyFigures answer={answer.value} />}
      </div>
      {isOff && <p class="lead">{said.cannotBe}</p>}
      {!isOff && answer === undefined && <p class="quiet">{said.working}</p>}
      {!isOff && answer?.ok === false && (
        <p class="banner" role="status">
          <span>{`${told(answer.unanswered)} ${said.simulateInstead}`}</span>
        </p>
      )}
      {!isOff && answer?.ok === true && <Pictures answer={answer.value} isStale={isAsking} />}
    </section>
  );
}

function KeyFigures({ answer }: { readonly answer: SessionAnswer }) {
  const said = labWords.value.session;
  const { goal, stopLoss } = lab.value;
  const last = answer.looks.at(-1)?.quantiles ?? [];
  return (
    <dl class="keyfig">
      <Figure name={said.median} value={money(last[2] ?? 0)} />
      <Figure name={said.mean} value={money(Math.round(answer.mean))} />
      <Figure name={said.ahead} value={chance(answer.ahead)} />
      <Figure name={said.out} value={chance(answer.ruin)} />
      {goal !== undefined && <Figure name={said.goalMet} value={chance(answer.goal)} />}
      {stopLoss !== undefined && <Figure name={said.stopped} value={chance(answer.stopLoss)} />}
    </dl>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Pictures({ answer, isStale }: { readonly answer: SessionAnswer; readonly isStale: boolean }) {
  const said = labWords.value.plots;
  const byBank = byBankAnswer.value.answer;
  const set = lab.value;
  return (
    <div class={isStale ? 'pictures is-stale' : 'pictures'}>
      <PlotFigure file="bankroll" draw={(look) => fanPlot(fanOf(answer, set, said), look)} />
      <div class="pair">
        <PlotFigure file="ending" draw={(look) => distributionPlot(endingOf(answer, set, said), look)} />
        {byBank?.ok === true && (
          <PlotFigure
            file="ruin-by-bank"
            draw={(look) => ruinCurvePlot(byBankOf(byBank.value, set, said), look)}
          />
        )}
      </div>
    </div>
  );
}
