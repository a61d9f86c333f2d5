import {
  type DistributionData,
  distributionPlot,
  type FanData,
  fanPlot,
  fanPoint,
  type RuinCurveData,
  ruinCurvePlot,
  toBins,
} from '@dicepit/plots';
import { Icon } from '../parts/icon.tsx';
import { Banner } from '../shell/banners.tsx';
import { tellRefusal } from '../words/refusal-words.ts';
import { list } from '../words/words.ts';
import type { ByBank, SessionAnswer } from './exact-answers.ts';
import * as css from './lab.module.css';
import { PillField } from './lab-controls.tsx';
import { PlotFigure } from './lab-plot.tsx';
import {
  amiss,
  type Lab,
  type LabBet,
  MAX_BETS,
  MAX_ROLLS,
  readSum,
  readWhole,
  stakesOf,
  unbet,
  writeSum,
} from './lab-settings.ts';
import { byBankAnswer, change, game, lab, sessionAnswer } from './lab-store.ts';
import { chance, type LabWords, labWords, money } from './lab-words.ts';

/** A session of some bets: what becomes of a bankroll, exactly. */
export function SessionPanel() {
  const said = labWords.value.session;
  const { bets } = lab.value;
  const { answer, isAsking } = sessionAnswer.value;
  const names = bets.map(({ wager }) => game.value.wagers[wager]?.name ?? wager);
  const isOff = amiss(lab.value) !== undefined;
  return (
    <section class="panel" aria-labelledby="session-h" aria-busy={isAsking}>
      <div class={css.panelTop}>
        <h2 id="session-h" class="h2">
          {said.title({ bets: list(names) })}
        </h2>
        <span class={css.exact}>{labWords.value.exact}</span>
      </div>
      <div class={css.sessionSet}>
        <div class={css.sessionCtl}>
          <BetsEditor />
          <LimitsFields />
        </div>
        {answer?.ok === true && !isOff && <KeyFigures answer={answer.value} />}
      </div>
      {isOff && <p class="lead">{said.cannotBe}</p>}
      {!isOff && answer === undefined && <p class="quiet">{said.working}</p>}
      {!isOff && answer?.ok === false && (
        <Banner role="status" text={`${tellRefusal(answer.unanswered)} ${said.simulateInstead}`} />
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
    <dl class={css.keyFigures} data-part="key-figures">
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
    <div class={isStale ? `${css.pictures} ${css.stale}` : css.pictures}>
      <PlotFigure file="bankroll" draw={(look) => fanPlot(fanOf(answer, set, said), look)} />
      <div class={css.pair}>
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

/** The bets that are up at every roll. */
function BetsEditor() {
  const said = labWords.value.session;
  const { bets } = lab.value;
  const { wagers } = game.value;
  const free = unbet(game.value, bets);
  const put = (at: number, bet: LabBet): void =>
    change({ bets: bets.map((each, place) => (place === at ? bet : each)) });
  return (
    <ul class={css.betList} aria-label={said.bets}>
      {bets.map(({ wager, stake }, at) => (
        <li key={wager}>
          <PillField
            name={wagers[wager]?.name ?? wager}
            value={stake}
            write={writeSum}
            read={readSum}
            onTake={(next) => put(at, { wager, stake: next })}
            wrong={said.wrongSum}
            size={4}
          />
          {bets.length > 1 && (
            <button
              type="button"
              class="iconbtn"
              aria-label={said.remove({ wager: wagers[wager]?.name ?? wager })}
              onClick={() => change({ bets: bets.filter((_, place) => place !== at) })}
            >
              <Icon name="close" small />
            </button>
          )}
        </li>
      ))}
      {free.length > 0 && bets.length < MAX_BETS && (
        <li>
          <div class={`${css.pill} ${css.addBet}`}>
            <label for="add-bet">
              <Icon name="plus" small />
              <span class="sr">{said.add}</span>
            </label>
            <select
              id="add-bet"
              class={css.pick}
              value=""
              onChange={({ currentTarget }) => {
                const wager = currentTarget.value;
                currentTarget.value = '';
                if (wager !== '') change({ bets: [...bets, { wager, stake: bets[0]?.stake ?? 5_00 }] });
              }}
            >
              <option value="">{said.add}</option>
              {free.map((id) => (
                <option key={id} value={id}>
                  {wagers[id]?.name ?? id}
                </option>
              ))}
            </select>
          </div>
        </li>
      )}
    </ul>
  );
}

/** What is brought, how long it goes on, and where somebody stops. */
function LimitsFields() {
  const said = labWords.value.session;
  const { bank, rolls, goal, stopLoss } = lab.value;
  const wrong = amiss(lab.value);
  return (
    <div class={css.ctl}>
      <PillField
        name={said.bank}
        value={bank}
        write={writeSum}
        read={readSum}
        onTake={(next) => change({ bank: next })}
        isAmiss={wrong === 'bank'}
        wrong={
          wrong === 'bank' ? said.bankTooSmall({ stakes: writeSum(stakesOf(lab.value)) }) : said.wrongSum
        }
        size={4}
      />
      <PillField
        name={said.rolls}
        value={rolls}
        write={String}
        read={(text) => readWhole(text, MAX_ROLLS)}
        onTake={(next) => change({ rolls: next })}
        wrong={said.wrongRolls({ most: String(MAX_ROLLS) })}
        size={4}
        inputMode="numeric"
      />
      <PillField
        name={said.goal}
        value={limit(goal)}
        write={writeLimit}
        read={readLimit}
        onTake={({ sum }) => change({ goal: sum })}
        isAmiss={wrong === 'goal'}
        wrong={wrong === 'goal' ? said.goalTooLow({ bank: writeSum(bank) }) : said.wrongSum}
        placeholder={said.none}
        size={4}
      />
      <PillField
        name={said.stopLoss}
        value={limit(stopLoss)}
        write={writeLimit}
        read={readLimit}
        onTake={({ sum }) => change({ stopLoss: sum })}
        isAmiss={wrong === 'stopLoss'}
        wrong={wrong === 'stopLoss' ? said.stopTooHigh({ bank: writeSum(bank) }) : said.wrongSum}
        placeholder={said.none}
        size={4}
      />
    </div>
  );
}

/** A sum that may be left out; an empty line leaves it out. */
type Limit = { readonly sum: number | undefined };

const limit = (sum: number | undefined): Limit => ({ sum });

const writeLimit = ({ sum }: Limit): string => (sum === undefined ? '' : writeSum(sum));

function readLimit(text: string): Limit | undefined {
  if (text.trim() === '') return { sum: undefined };
  const sum = readSum(text);
  return sum === undefined ? undefined : { sum };
}

/** The bankroll from roll to roll, exactly. */
const fanOf = ({ looks }: SessionAnswer, { bank }: Lab, said: LabWords['plots']): FanData => ({
  title: said.fan,
  caption: said.fanCaption,
  measures: said.bankroll,
  start: bank / 100,
  points: looks.map(({ roll, quantiles }) => fanPoint(roll, quantiles)),
});

/** How the session ends. Where a loss is stopped nobody ends near nothing, and no bar stands apart. */
function endingOf(answer: SessionAnswer, lab: Lab, said: LabWords['plots']): DistributionData {
  const stakes = stakesOf(lab);
  const hasOut = answer.ruin > 0;
  return {
    title: said.ending({ rolls: lab.rolls }),
    measures: said.bankroll,
    bins: toBins(answer.final, {
      from: hasOut ? stakes : Number.NEGATIVE_INFINITY,
      start: lab.bank,
    }),
    start: lab.bank / 100,
    ahead: answer.ahead,
    ...(hasOut ? { out: answer.ruin } : {}),
  };
}

/** The chance to run out by what is brought; this session's own bank is written out, and half of it. */
function byBankOf(points: ByBank, lab: Lab, said: LabWords['plots']): RuinCurveData {
  const own = points.find(({ bank }) => bank === lab.bank);
  const half = points.find(({ bank }) => bank >= lab.bank / 2 && bank < lab.bank);
  const marked = [half, own].filter((point) => point !== undefined);
  return {
    title:
      lab.stopLoss === undefined
        ? said.byBank({ rolls: lab.rolls })
        : said.byBankStopped({ rolls: lab.rolls }),
    along: said.startingBank,
    points: points.map(placed),
    marked: marked.map(placed),
  };
}

const placed = ({ bank, ruin }: ByBank[number]) => ({ at: bank / 100, chance: ruin });
