import type { Fraction, NightReport } from '@dicepit/analysis';
import { everyRoll, type Game, totalOf } from '@dicepit/engine';
import { columns } from '../columns.ts';
import { harmless } from '../harmless.ts';
import { count, said } from '../language.ts';
import type { TableNight } from '../trail/night-book.ts';
import { gameText } from './chosen-game.ts';
import type { Drawings } from './drawings.ts';
import { nightDrawings } from './night-drawings.ts';
import type { Judged } from './night-judged.ts';
import { figure, formatDollars, NO_CURRENCY, percent, signed } from './number-text.ts';
import type { Outcome } from './outcome.ts';

/** The nights of some tables in every form; pictures are of the first. */
export function nightOutcome(nights: readonly Judged[]): Outcome {
  const [first] = nights;
  const drawings: Drawings = first === undefined ? {} : nightDrawings(first);
  return {
    text: nights.map(nightText).join('\n'),
    json: { schema: 'dicepit/night@1', currency: NO_CURRENCY, tables: nights.map(nightJson) },
    table: {
      columns: [
        'table',
        'wager',
        'bets',
        'handle',
        'win',
        'hold',
        'expected win',
        'expected hold',
        'low',
        'high',
        'z',
        'p',
        'method',
      ],
      rows: nights.flatMap(({ told, report }) =>
        linesOf(report).map(({ name, line }) => [
          told.table,
          name,
          line.bets,
          line.handle,
          line.win,
          line.hold?.toNumber() ?? '',
          line.expectedWin.toNumber(),
          line.expectedHold?.toNumber() ?? '',
          line.interval.low,
          line.interval.high,
          line.z ?? '',
          line.p,
          line.method,
        ]),
      ),
    },
    drawings,
  };
}

const linesOf = ({ hold, wagers }: NightReport) => [
  ...wagers.filter(({ bets }) => bets > 0).map((line) => ({ name: line.wager, line })),
  { name: ALL, line: hold },
];

/** The line of all wagers together, as programs read it. */
const ALL = 'all';

function nightText({ told, game, report }: Judged): string {
  const { counts } = said();
  const { head, all, ...words } = said().lab.night;
  const { from, to, z } = said().lab.figures;
  const rows = linesOf(report).map(({ name, line }) => [
    name === ALL ? all : name,
    String(line.bets),
    formatDollars(line.handle),
    formatDollars(line.win),
    line.hold === undefined ? '' : percent(line.hold.toNumber(), 1),
    line.expectedHold === undefined ? '' : percent(line.expectedHold.toNumber(), 3),
    formatDollars(line.interval.low),
    formatDollars(line.interval.high),
    line.z === undefined ? '' : signed(line.z),
    figure(line.p, 3),
  ]);
  return [
    `${words.title({ table: harmless(told.table), game: gameText(game) })}\n`,
    `${words.decided({ rolls: counts.rolls({ count: report.rolls }), bets: counts.bets({ count: report.hold.bets }) })}\n`,
    columns(
      [
        head.wager,
        head.bets,
        head.staked,
        head.kept,
        head.hold,
        head.expected,
        from({ level: 95 }),
        to,
        z,
        head.p,
      ],
      rows,
    ),
    ...unexplained(report),
    diceText(report),
    ...(told.totalsOnly === 0
      ? []
      : [`${words.totalsOnly({ rolls: counts.rolls({ count: told.totalsOnly }) })}\n`]),
    notes(report),
  ].join('');
}

function unexplained({ unexplained: cents }: NightReport): readonly string[] {
  if (cents === undefined || cents === 0) return [];
  const { moreKept, lessKept } = said().lab.night;
  return [`${(cents > 0 ? moreKept : lessKept)({ sum: formatDollars(Math.abs(cents)) })}\n`];
}

function diceText({ dice }: NightReport): string {
  const { all, leastRolls } = dice;
  const { counts } = said();
  const words = said().lab.night;
  const tests = (['faces', 'totals', 'runs'] as const).map((test) =>
    words.test({ test, p: figure(all[test].p, 3), method: all[test].method }),
  );
  const verdicts = {
    'too few rolls': words.noVerdict({ rolls: counts.rolls({ count: all.rolls }), least: leastRolls }),
    'as fair dice fall': words.fair,
    doubtful: words.doubtful,
  };
  const others = [...dice.sets, ...dice.shooters].filter((each) => each.verdict === 'doubtful');
  return [
    `${words.dice({ tests: tests.join(', '), verdict: verdicts[all.verdict] })}\n`,
    ...others.map(
      ({ name, rolls }) =>
        `${words.doubtfulWith({ name: harmless(name), rolls: counts.rolls({ count: rolls }) })}\n`,
    ),
  ].join('');
}

function notes({ hold, dice }: NightReport): string {
  const words = said().lab.night;
  const counted = words.notes({ method: hold.method, ties: hold.ties });
  return `${counted}\n${words.level({ level: count(dice.level) })}\n`;
}

function nightJson({ told, game, report }: Judged): object {
  return {
    table: told.table,
    pack: game.pack,
    options: game.options,
    chip: told.payment.chip ?? null,
    ...(told.payment.chips === undefined ? {} : { chips: told.payment.chips }),
    totalsOnly: told.totalsOnly,
    report: plain(report),
    totals: countTotals(told, game),
  };
}

/** How often each total fell. */
function countTotals({ night }: TableNight, { dice }: Game): Readonly<Record<string, number>> {
  const totals = [...new Set(everyRoll[dice].map(totalOf))].sort((a, b) => a - b);
  return Object.fromEntries(
    totals.map((total) => [String(total), night.rolls.filter(({ roll }) => totalOf(roll) === total).length]),
  );
}

/** A value as JSON has it: fractions by numerator and denominator, with their value beside. */
function plain(value: unknown): unknown {
  if (isFraction(value)) return { n: value.n.toString(), d: value.d.toString(), value: value.toNumber() };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

const isFraction = (value: unknown): value is Fraction =>
  typeof value === 'object' &&
  value !== null &&
  'n' in value &&
  typeof value.n === 'bigint' &&
  'toNumber' in value;
