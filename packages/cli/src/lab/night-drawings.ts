import { everyRoll, totalOf } from '@dicepit/engine';
import type { RollsHeatData, TotalCount } from '@dicepit/plots';
import type { Drawings } from './drawings.ts';
import type { Judged } from './night-judged.ts';
import { counted, percent } from './number-text.ts';

const Z_95 = 1.959963984540054;

/** What can be drawn of one table's night. */
export function nightDrawings(night: Judged): Drawings {
  const { game, told, report } = night;
  if (report.rolls === 0) return {};
  return {
    totals: {
      title: `Totals of ${counted(report.rolls, 'roll')} at ${told.table} against fair dice`,
      caption:
        'Bars: what fell. Lines across: what fair dice give. Upright: where each total lies on 95 of 100 such nights.',
      rolls: report.rolls,
      totals: totalCounts(night),
    },
    edges: {
      title: `What the house kept at ${told.table}, beside what it expects`,
      caption:
        'Dots: what was kept of the stakes. Lines: where 95 of 100 such nights lie. Upright marks: expected, exact.',
      measures: 'kept by the house, % of the stakes',
      rows: report.wagers
        .filter(({ handle }) => handle > 0)
        .map(({ name, hold, expectedHold, interval, handle }) => ({
          name,
          value: (hold?.toNumber() ?? 0) * 100,
          low: (interval.low / handle) * 100,
          high: (interval.high / handle) * 100,
          against: (expectedHold?.toNumber() ?? 0) * 100,
          says: percent(hold?.toNumber() ?? 0, 1),
        })),
    },
    ...(game.dice === 2 ? { rolls: rollsHeat(night) } : {}),
  };
}

function totalCounts({ game, told, report }: Judged): readonly TotalCount[] {
  const every = everyRoll[game.dice];
  const totals = [...new Set(every.map(totalOf))].sort((a, b) => a - b);
  return totals.map((total) => {
    const expected = every.filter((roll) => totalOf(roll) === total).length / every.length;
    const off = Z_95 * Math.sqrt((expected * (1 - expected)) / report.rolls);
    return {
      total,
      count: told.night.rolls.filter(({ roll }) => totalOf(roll) === total).length,
      expected,
      low: Math.max(0, expected - off),
      high: Math.min(1, expected + off),
    };
  });
}

function rollsHeat({ told, report }: Judged): RollsHeatData {
  const counts = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
  for (const { roll } of told.night.rolls) {
    const [first = 1, second = 1] = roll;
    const row = counts[first - 1] ?? [];
    row[second - 1] = (row[second - 1] ?? 0) + 1;
  }
  return {
    title: `The 36 rolls at ${told.table} against a fair share`,
    caption: `Beyond a fair share of ${(report.rolls / 36).toFixed(1)} rolls, in % of it. Stronger colour: more standard deviations.`,
    counts,
  };
}
