import { type Course, type RepeatedBet, sumStakes } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import { type FanData, fanParts, fanPoint, type RuinCurveData, toBins } from '@dicepit/plots';
import { said } from '../language.ts';
import { gameText } from './chosen-game.ts';
import type { Drawings } from './drawings.ts';
import { type Figure, figuresTable, figuresText } from './figure.ts';
import { diceJson, diceText } from './loaded-dice.ts';
import { atMost, formatDollars, NO_CURRENCY } from './number-text.ts';
import type { Outcome } from './outcome.ts';
import { type Session, solveCourse, solveRuin } from './ruin-answer.ts';

/** A session's risk in every form. `first` is what stands before it: the answer to what was solved for. */
export function ruinOutcome(
  game: Game,
  session: Session,
  first: { readonly text: string; readonly json: object },
): Outcome & { readonly figures: readonly Figure[] } {
  const course = solveCourse(session);
  const figures = toFigures(session, course);
  const quantiles = course.points.at(-1)?.quantiles ?? [];
  const ends = fanParts.map((part, index) => [String(part), quantiles[index] ?? 0] as const);
  const text = [
    `${gameText(game)}\n`,
    `${sessionText(session)}\n`,
    diceText(session.dice),
    first.text,
    figuresText(figures),
    `${said().lab.ruin.error({ error: atMost(course.error) })}\n`,
  ].join('');
  const json = {
    schema: 'dicepit/ruin@1',
    pack: game.pack,
    options: game.options,
    method: 'exact',
    relativeError: course.error,
    currency: NO_CURRENCY,
    ...first.json,
    session: sessionJson(session),
    ...Object.fromEntries(
      figures.filter(({ name }) => !/^p\d/.test(name)).map(({ name, exact }) => [name, { value: exact }]),
    ),
    quantiles: Object.fromEntries(ends),
  };
  return { text, json, table: figuresTable(figures), drawings: toDrawings(session, course), figures };
}

const sessionText = ({ bets, bank, goal, rolls }: Session): string =>
  [
    formatBets(bets),
    said().lab.plan.bank({ sum: formatDollars(bank) }),
    ...(goal === undefined ? [] : [said().lab.plan.goal({ sum: formatDollars(goal) })]),
    said().counts.rolls({ count: rolls }),
  ].join(', ');

export const formatBets = (bets: readonly RepeatedBet[]): string =>
  bets.map(({ wager, stake }) => `${wager.name} ${formatDollars(stake)}`).join(', ');

const sessionJson = ({ bets, bank, goal, rolls, dice }: Session): object => ({
  bets: bets.map(({ wager, stake }) => ({ wager: wager.id, stake })),
  bank,
  ...(goal === undefined ? {} : { goal }),
  rolls,
  ...diceJson(dice),
});

function toFigures({ bets, bank, goal }: Session, { points, final }: Course): readonly Figure[] {
  const last = points.at(-1);
  const [ruin, reached] = [last?.ruin ?? 0, last?.goal ?? 0];
  const total = (of: (sum: number) => number): number =>
    final.reduce((all, { sum, chance }) => all + of(sum) * chance, 0);
  const mean = total((sum) => sum);
  const words = said().lab.figures;
  return [
    {
      name: 'ruin',
      says: words.ruinBelow({ sum: formatDollars(sumStakes(bets)) }),
      unit: 'chance',
      exact: ruin,
    },
    ...(goal === undefined
      ? []
      : [
          {
            name: 'goal',
            says: words.goalAt({ sum: formatDollars(goal) }),
            unit: 'chance',
            exact: reached,
          } as const,
          {
            name: 'playing',
            says: words.playing,
            unit: 'chance',
            exact: Math.max(0, 1 - ruin - reached),
          } as const,
        ]),
    { name: 'ahead', says: words.ahead, unit: 'chance', exact: total((sum) => (sum > bank ? 1 : 0)) },
    { name: 'mean', says: words.mean, unit: 'cents', exact: mean },
    ...fanParts.map(
      (part, index): Figure => ({
        name: `p${part * 100}`,
        says: part === 0.5 ? words.median : words.atOrBelow({ part: part * 100 }),
        unit: 'cents',
        exact: last?.quantiles[index] ?? 0,
      }),
    ),
    {
      name: 'deviation',
      says: words.deviation,
      unit: 'cents',
      exact: Math.sqrt(total((sum) => (sum - mean) ** 2)),
    },
  ];
}

function toDrawings(session: Session, { points, final }: Course): Drawings {
  const { bets, bank, rolls } = session;
  const what = formatBets(bets);
  const words = said().lab.drawn;
  const fan: FanData = {
    title: words.bankrollEach({ what }),
    caption: `${words.bands} ${words.exact}`,
    measures: words.bankroll,
    start: bank / 100,
    points: points.map(({ roll, quantiles }) => fanPoint(roll, quantiles)),
  };
  const ruined = points.at(-1)?.ruin ?? 0;
  const ahead = final.reduce((all, { sum, chance }) => all + (sum > bank ? chance : 0), 0);
  const spread = final.map(({ sum, chance }) => ({ sum, share: chance }));
  return {
    fan,
    distribution: {
      title: words.bankrollAfter({ rolls: said().counts.rolls({ count: rolls }), what }),
      caption: words.exact,
      measures: words.bankroll,
      bins: toBins(spread, { from: sumStakes(bets), start: bank }),
      start: bank / 100,
      ahead,
      out: ruined,
    },
    ruin: ruinCurve(session, points),
  };
}

/** By the bankroll where that is quickly worked out, else by the rolls that were looked at anyway. */
function ruinCurve(session: Session, points: Course['points']): RuinCurveData {
  const { bets, bank, goal, rolls } = session;
  const what = formatBets(bets);
  const words = said().lab.drawn;
  const last = points.at(-1);
  if (rolls > MAX_ROLLS_BY_BANK)
    return {
      title: words.outByRollBank({ what, sum: formatDollars(bank) }),
      caption: words.exact,
      along: words.rolls,
      points: points.map(({ roll, ruin }) => ({ at: roll, chance: ruin })),
      marked: last === undefined ? [] : [{ at: last.roll, chance: last.ruin }],
    };
  const stakes = sumStakes(bets);
  const most = Math.min(Math.max(2 * bank, 4 * stakes), goal ?? Number.POSITIVE_INFINITY);
  const step = Math.max(1, Math.ceil((most - stakes) / BANKS / stakes)) * stakes;
  const banks = Array.from(
    { length: Math.floor((most - stakes) / step) + 1 },
    (_, index) => stakes + index * step,
  );
  const at = (sum: number) => ({ at: sum / 100, chance: solveRuin({ ...session, bank: sum }) });
  return {
    title: words.outIn({ rolls: said().counts.rolls({ count: rolls }), what }),
    caption: words.exact,
    along: words.startingBank,
    points: [...new Set([...banks, bank])].sort((a, b) => a - b).map(at),
    marked: [at(bank)],
  };
}

const MAX_ROLLS_BY_BANK = 1000;
const BANKS = 40;
