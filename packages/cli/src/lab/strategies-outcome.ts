import type { Game } from '@dicepit/engine';
import type { Comparison, Interval, Result } from '@dicepit/simulator';
import type { Order } from '@dicepit/simulator/threads';
import { columns } from '../columns.ts';
import { gameText } from './chosen-game.ts';
import type { Claimed } from './claim.ts';
import { counted, formatDollars, NO_CURRENCY, percent } from './number-text.ts';
import type { Outcome } from './outcome.ts';
import { planText, strategyName } from './simulated-outcome.ts';

export type Compared = {
  readonly game: Game;
  readonly orders: readonly Order[];
  readonly comparison: Comparison;
  readonly interrupted: boolean;
};

type Line = {
  readonly name: string;
  readonly result: Result;
  /** What it wins beyond the first on the same dice; undefined for the first itself. */
  readonly beyond: Interval | undefined;
};

/** Strategies on the same dice, in every form. */
export function strategiesOutcome({
  game,
  orders,
  comparison,
  interrupted,
}: Compared): Outcome & { readonly figures: readonly Claimed[] } {
  const [first] = orders;
  const [run] = comparison.results;
  const lines = linesOf(orders, comparison);
  return {
    text: [
      `${gameText(game)}\n`,
      first === undefined ? '' : `${planText(game, { ...first, strategy: undefined })}\n`,
      run === undefined
        ? ''
        : `${counted(run.sessions, 'session')} of each on the same dice, seed ${run.seed}${interrupted ? ', interrupted' : ''}\n`,
      columns(
        ['', 'mean', '95 % from', 'to', 'beyond the first', 'from', 'to', 'ahead', 'ruin', 'median'],
        lines.map(toRow),
      ),
      'All estimated. Beyond the first: on the same dice, session by session, so that shared luck falls out.\n',
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
      strategies: lines.map(({ name, result, beyond }) => ({
        name,
        mean: result.final.mean,
        beyond,
        ahead: result.ahead.chance,
        ruin: result.ruin.chance,
        quantiles: result.final.quantiles,
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
      ],
      rows: lines.map(({ name, result, beyond }) => [
        name,
        ...spread(result.final.mean),
        ...(beyond === undefined ? ['', '', ''] : spread(beyond)),
        result.ahead.chance.estimate,
        result.ruin.chance.estimate,
        medianOf(result) ?? '',
      ]),
    },
    drawings: {
      edges: {
        title: 'Mean result of a session, each strategy on the same dice',
        caption: `Dots: estimated, with their intervals at 95 %, from ${counted(run?.sessions ?? 0, 'session')} of each, seed ${run?.seed ?? ''}.`,
        measures: 'won or lost in a session, $',
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

const linesOf = (orders: readonly Order[], { results, differences }: Comparison): readonly Line[] =>
  orders.flatMap((order, index) => {
    const result = results[index];
    return result === undefined
      ? []
      : [{ name: strategyName(order), result, beyond: index === 0 ? undefined : differences[index] }];
  });

function toRow({ name, result, beyond }: Line): readonly string[] {
  const median = medianOf(result);
  return [
    name,
    ...spread(result.final.mean).map(formatDollars),
    ...(beyond === undefined ? ['', '', ''] : spread(beyond).map(formatDollars)),
    percent(result.ahead.chance.estimate, 2),
    percent(result.ruin.chance.estimate, 2),
    median === undefined ? '' : formatDollars(median),
  ];
}

const medianOf = ({ final }: Result): number | undefined =>
  final.quantiles.find(({ part }) => part === 0.5)?.estimate;
