import type { Fraction, NightReport } from '@dicepit/analysis';
import { everyRoll, type Game, totalOf } from '@dicepit/engine';
import { columns } from '../columns.ts';
import { harmless } from '../harmless.ts';
import type { TableNight } from '../trail/night-book.ts';
import { gameText } from './chosen-game.ts';
import type { Drawings } from './drawings.ts';
import { nightDrawings } from './night-drawings.ts';
import type { Judged } from './night-judged.ts';
import { counted, formatDollars, NO_CURRENCY, percent, signed } from './number-text.ts';
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
  { name: 'all', line: hold },
];

function nightText({ told, game, report }: Judged): string {
  const rows = linesOf(report).map(({ name, line }) => [
    name,
    String(line.bets),
    formatDollars(line.handle),
    formatDollars(line.win),
    line.hold === undefined ? '' : percent(line.hold.toNumber(), 1),
    line.expectedHold === undefined ? '' : percent(line.expectedHold.toNumber(), 3),
    formatDollars(line.interval.low),
    formatDollars(line.interval.high),
    line.z === undefined ? '' : signed(line.z),
    line.p.toFixed(3),
  ]);
  return [
    `table ${harmless(told.table)}: ${gameText(game)}\n`,
    `${counted(report.rolls, 'roll')}, ${counted(report.hold.bets, 'bet')} decided\n`,
    columns(['wager', 'bets', 'staked', 'kept', 'hold', 'expected', '95 % from', 'to', 'z', 'p'], rows),
    ...unexplained(report),
    diceText(report),
    ...(told.totalsOnly === 0
      ? []
      : [
          `Of ${counted(told.totalsOnly, 'roll')} only the total was read: their faces say nothing of the dice.\n`,
        ]),
    notes(report),
  ].join('');
}

function unexplained({ unexplained: cents }: NightReport): readonly string[] {
  if (cents === undefined || cents === 0) return [];
  return [
    `${formatDollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} was kept than the rolls and the bets on the layout explain.\n`,
  ];
}

function diceText({ dice }: NightReport): string {
  const { all, leastRolls } = dice;
  const tests = (['faces', 'totals', 'runs'] as const).map(
    (test) => `${test} p ${all[test].p.toFixed(3)} (${all[test].method})`,
  );
  const verdict =
    all.verdict === 'too few rolls'
      ? `no verdict: ${counted(all.rolls, 'roll')} of the ${leastRolls} that one needs`
      : all.verdict;
  const others = [...dice.sets, ...dice.shooters].filter((each) => each.verdict === 'doubtful');
  return [
    `dice: ${tests.join(', ')}; ${verdict}\n`,
    ...others.map(({ name, rolls }) => `dice: doubtful with ${harmless(name)} (${counted(rolls, 'roll')})\n`),
  ].join('');
}

const notes = ({ hold, dice }: NightReport): string =>
  `Expected: exact. Kept, hold and dice: counted from the trail. From, to: where 95 of 100 such nights lie, ${hold.method === 'exact' ? 'exact' : 'by the normal distribution'}, ${hold.ties === 'seen' ? 'bets on one roll seen together' : 'each bet by itself'}.\nThe dice are doubted with a chance of ${dice.level} at most if they are fair.\n`;

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
