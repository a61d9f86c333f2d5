import { type DistributionData, type FanData, fanPoint, type RuinCurveData, toBins } from '@dicepit/plots';
import type { ByBank, SessionAnswer } from '../exact/question.ts';
import type { Words } from '../said.ts';
import { type Lab, stakesOf } from '../state/lab.ts';

/** The bankroll from roll to roll, exactly. */
export const fanOf = ({ looks }: SessionAnswer, { bank }: Lab, said: Words['plots']): FanData => ({
  title: said.fan,
  caption: said.fanCaption,
  measures: said.bankroll,
  start: bank / 100,
  points: looks.map(({ roll, quantiles }) => fanPoint(roll, quantiles)),
});

/** How the session ends. Where a loss is stopped nobody ends near nothing, and no bar stands apart. */
export function endingOf(answer: SessionAnswer, lab: Lab, said: Words['plots']): DistributionData {
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
export function byBankOf(points: ByBank, lab: Lab, said: Words['plots']): RuinCurveData {
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
