import type { Game } from '@dicepit/engine';
import { InvalidArgumentError, Option } from 'commander';
import { type Chosen, dollars } from '../choosing.ts';
import { columns } from '../columns.ts';
import { Failure } from '../exit.ts';
import { said } from '../language.ts';
import type { TypedBet } from './bets.ts';
import { gameText } from './chosen-game.ts';
import { type Figure, figuresJson, figuresTable, figureText } from './figure.ts';
import { formatDollars } from './number-text.ts';
import type { Outcome } from './outcome.ts';

/** A parameter with the values that it takes one after the other. */
export type Sweep = { readonly name: string; readonly values: readonly string[] };

/** The `--sweep` of every command that answers a question about a session. */
export const sweepFlag = () =>
  new Option(
    '--sweep <name=values>',
    'the same for every value of stake, bank, goal, stop-loss, rolls or an option: bank=100..500:50 or field=1,2',
  ).argParser(parseSweep);

/** What may be swept over besides the options of a pack: sums of money, and a number of rolls. */
const parameters = ['stake', 'bank', 'goal', 'stop-loss', 'rolls'] as const;

/** The flags of a session that a sweep can set. */
type Swept = {
  readonly option: Chosen;
  readonly bet: readonly TypedBet[];
  readonly bank?: number;
  readonly goal?: number;
  readonly stopLoss?: number;
  readonly rolls?: number;
};

/** The same flags with one value of the sweep in them. */
export function withValue<Flags extends Swept>(flags: Flags, { name }: Sweep, value: string): Flags {
  switch (name) {
    case 'stake':
      return { ...flags, bet: flags.bet.map((bet) => ({ ...bet, stake: dollars(value) })) };
    case 'bank':
    case 'goal':
      return { ...flags, [name]: dollars(value) };
    case 'stop-loss':
      return { ...flags, stopLoss: dollars(value) };
    case 'rolls':
      return { ...flags, rolls: rollsOf(value) };
    default:
      return { ...flags, option: { ...flags.option, [name]: value } };
  }
}

/** Whatever is neither a parameter nor an option of the pack is refused before anything is played. */
export function assertSwept({ options }: Game, { name }: Sweep): void {
  const known = [...parameters, ...Object.keys(options)];
  if (!known.includes(name)) throw new Failure({ code: 'SWEEP_UNKNOWN', name, known: known.join(', ') });
}

/** The answers of a sweep, each with the value that it is for. */
export type SweptAnswers = {
  readonly command: 'simulate' | 'ruin';
  readonly game: Game;
  readonly sweep: Sweep;
  readonly seed?: string;
  readonly answers: readonly { readonly value: string; readonly figures: readonly Figure[] }[];
};

/** A sweep in every form but a picture: a wide table for people, a long one for other programs. */
export function sweepOutcome({ command, game, sweep, seed, answers }: SweptAnswers): Outcome {
  const { strategies, figures: words, sweep: swept } = said().lab;
  const { mean, ahead, ruin, median } = strategies.head;
  const shown = [
    ['ruin', ruin],
    ['goal', words.goal],
    ['ahead', ahead],
    ['mean', mean],
    ['p50', median],
  ].filter(([name]) => answers.some(({ figures }) => figures.some((each) => each.name === name)));
  const rows = answers.map(({ value, figures }) => [
    isMoney(sweep) ? formatDollars(dollars(value)) : value,
    ...shown.map(([name]) => {
      const found = figures.find((each) => each.name === name);
      return found === undefined ? '' : figureText(found, found.estimate ?? found.exact);
    }),
  ]);
  const head = answers[0] === undefined ? [] : figuresTable(answers[0].figures).columns;
  return {
    text: [
      `${gameText(game)}\n`,
      columns([sweep.name, ...shown.map(([, says = '']) => says)], rows),
      `${seed === undefined ? swept.exact : swept.estimated({ seed })}\n`,
    ].join(''),
    json: {
      schema: 'dicepit/sweep@1',
      command,
      pack: game.pack,
      parameter: sweep.name,
      ...(seed === undefined ? {} : { seed }),
      answers: answers.map(({ value, figures }) => ({
        value: jsonValue(sweep, value),
        figures: figuresJson(figures),
      })),
    },
    table: {
      columns: [sweep.name, ...head],
      rows: answers.flatMap(({ value, figures }) =>
        figuresTable(figures).rows.map((row) => [jsonValue(sweep, value), ...row]),
      ),
    },
    drawings: {},
  };
}

const isMoney = ({ name }: Sweep): boolean => name !== 'rolls' && parameters.some((each) => each === name);

/** Sums in cents as everywhere else, rolls as a number, a choice of an option as it is written. */
function jsonValue(sweep: Sweep, value: string): number | string {
  if (isMoney(sweep)) return dollars(value);
  return sweep.name === 'rolls' ? rollsOf(value) : value;
}

function rollsOf(text: string): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value >= 1) return value;
  throw new InvalidArgumentError('A number of rolls is whole, such as 200.');
}

const MAX_VALUES = 1000;

function parseSweep(text: string): Sweep {
  const [, name, given] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text.trim()) ?? [];
  if (name === undefined || given === undefined)
    throw new InvalidArgumentError(
      'A sweep is written name=from..to:step or name=a,b,c, such as bank=100..500:50.',
    );
  const values = rangeOf(given) ?? given.split(',').map((each) => each.trim());
  if (values.length < 2 || values.length > MAX_VALUES || values.includes(''))
    throw new InvalidArgumentError(`A sweep has from 2 to ${MAX_VALUES} values.`);
  const sweep = { name, values };
  for (const value of values) jsonValue(sweep, value);
  return sweep;
}

/** `5..100:5`, counted in hundredths so that nothing is lost on the way. */
function rangeOf(text: string): readonly string[] | undefined {
  const [, from, to, step = '1'] = /^([\d.]+)\.\.([\d.]+?)(?::([\d.]+))?$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [first, last, by] = [from, to, step].map((each) => Math.round(Number(each) * 100));
  if (first === undefined || last === undefined || by === undefined || !(by > 0) || !(last >= first))
    throw new InvalidArgumentError('A range rises in steps above 0, such as 5..100:5.');
  const count = Math.floor((last - first) / by) + 1;
  if (count > MAX_VALUES) throw new InvalidArgumentError(`A sweep has from 2 to ${MAX_VALUES} values.`);
  return Array.from({ length: count }, (_, at) => String((first + at * by) / 100));
}
