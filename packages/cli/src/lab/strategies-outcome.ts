import type { Game } from '@dicepit/engine';
import type { Comparison, Interval, Result } from '@dicepit/simulator';
import type { Order } from '@dicepit/simulator/threads';
import { columns } from '../columns.ts';
import { said } from '../language.ts';
import { gameText } from './chosen-game.ts';
import type { Claimed } from './claim.ts';
import type { ExactSession } from './exact-session.ts';
import { diceJson, diceText, type LoadedDice } from './loaded-dice.ts';
import { formatDollars, NO_CURRENCY, percent } from './number-text.ts';
import type { Outcome } from './outcome.ts';
import { planText, strategyName } from './simulated-outcome.ts';

export type Compared = {
  readonly game: Game;
  readonly orders: readonly Order[];
  readonly comparison: Comparison;
  readonly interrupted: boolean;
  /** What is known exactly of each, in the order of the orders: everything of flat bets, little of any other strategy. */
  readonly exact: readonly ExactSession[];
  readonly dice?: LoadedDice | undefined;
};

type Line = {
  readonly name: string;
  readonly result: Result;
  /** What it wins beyond the first on the same dice; undefined for the first itself. */
  readonly beyond: Interval | undefined;
  readonly exact: ExactSession | undefined;
};

/** Strategies on the same dice, in every form. */
export function strategiesOutcome({
  game,
  orders,
  comparison,
  interrupted,
  exact,
  dice,
}: Compared): Outcome & { readonly figures: readonly Claimed[] } {
  const [first] = orders;
  const [run] = comparison.results;
  const lines = linesOf(orders, comparison, exact);
  const isKnown = lines.some((line) => line.exact?.mean !== undefined);
  const { counts, lab, interrupted: stopped } = said();
  const { head, ...words } = lab.strategies;
  const { from, plainFrom, to } = lab.figures;
  return {
    text: [
      `${gameText(game)}\n`,
      first === undefined ? '' : `${planText(game, { ...first, strategy: undefined })}\n`,
      diceText(dice),
      run === undefined
        ? ''
        : `${words.run({ sessions: counts.sessions({ count: run.sessions }), seed: run.seed })}${interrupted ? stopped : ''}\n`,
      columns(
        [
          '',
          head.mean,
          from({ level: 95 }),
          to,
          head.beyond,
          plainFrom,
          to,
          head.ahead,
          head.ruin,
          head.median,
          ...(isKnown ? [head.exactMean, head.exactRuin] : []),
        ],
        lines.map((line) => toRow(line, isKnown)),
      ),
      `${words.note}\n`,
    ].join(''),
    json: {
      schema: 'dicepit/compare@1',
      pack: game.pack,
      options: game.options,
      currency: NO_CURRENCY,
      seed: run?.seed,
      sessions: run?.sessions,
      level: run?.level,
      method: run?.method,
      interrupted,
      ...diceJson(dice),
      strategies: lines.map(({ name, result, beyond, exact: known }) => ({
        name,
        mean: result.final.mean,
        beyond,
        ahead: result.ahead.chance,
        ruin: result.ruin.chance,
        quantiles: result.final.quantiles,
        ...(known?.mean === undefined
          ? {}
          : {
              exact: {
                mean: known.mean,
                ahead: known.ahead,
                ...(known.ruin === undefined ? {} : { ruin: known.ruin }),
              },
            }),
      })),
    },
    table: {
      columns: [
        'strategy',
        'mean',
        'low',
        'high',
        'beyond',
        'beyond low',
        'beyond high',
        'ahead',
        'ruin',
        'median',
        'exact mean',
        'exact ruin',
      ],
      rows: lines.map(({ name, result, beyond, exact: known }) => [
        name,
        ...spread(result.final.mean),
        ...(beyond === undefined ? ['', '', ''] : spread(beyond)),
        result.ahead.chance.estimate,
        result.ruin.chance.estimate,
        medianOf(result) ?? '',
        known?.mean ?? '',
        known?.ruin ?? '',
      ]),
    },
    drawings: {
      edges: {
        title: lab.drawn.meanEach,
        caption: lab.drawn.dotsFrom({
          from: lab.drawn.ofEach({ sessions: counts.sessions({ count: run?.sessions ?? 0 }) }),
          seed: run?.seed ?? '',
        }),
        measures: lab.drawn.wonOrLost,
        rows: lines.map(({ name, result: { final, start } }) => ({
          name,
          value: (final.mean.estimate - start) / 100,
          low: (final.mean.low - start) / 100,
          high: (final.mean.high - start) / 100,
          says: formatDollars(final.mean.estimate - start),
        })),
      },
    },
    figures: lines.flatMap(({ name, result }) => [
      { name: `${idOf(name)}-mean`, low: result.final.mean.low, high: result.final.mean.high },
      { name: `${idOf(name)}-ruin`, low: result.ruin.chance.low, high: result.ruin.chance.high },
    ]),
  };
}

/** A strategy's name as a claim may write it. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const spread = ({ estimate, low, high }: Interval): readonly number[] => [estimate, low, high];

const linesOf = (
  orders: readonly Order[],
  { results, differences }: Comparison,
  exact: readonly ExactSession[],
): readonly Line[] =>
  orders.flatMap((order, index) => {
    const result = results[index];
    return result === undefined
      ? []
      : [
          {
            name: strategyName(order),
            result,
            beyond: index === 0 ? undefined : differences[index],
            exact: exact[index],
          },
        ];
  });

function toRow({ name, result, beyond, exact }: Line, isKnown: boolean): readonly string[] {
  const median = medianOf(result);
  return [
    name,
    ...spread(result.final.mean).map(formatDollars),
    ...(beyond === undefined ? ['', '', ''] : spread(beyond).map(formatDollars)),
    percent(result.ahead.chance.estimate, 2),
    percent(result.ruin.chance.estimate, 2),
    median === undefined ? '' : formatDollars(median),
    ...(isKnown
      ? [
          exact?.mean === undefined ? '' : formatDollars(exact.mean),
          exact?.ruin === undefined ? '' : percent(exact.ruin, 2),
        ]
      : []),
  ];
}

const medianOf = ({ final }: Result): number | undefined =>
  final.quantiles.find(({ part }) => part === 0.5)?.estimate;
