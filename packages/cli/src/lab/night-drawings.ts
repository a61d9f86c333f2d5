import { everyRoll, totalOf } from '@dicepit/engine';
import type { RollsHeatData, TotalCount } from '@dicepit/plots';
import { said } from '../language.ts';
import type { Drawings } from './drawings.ts';
import type { Judged } from './night-judged.ts';
import { figure, percent } from './number-text.ts';

const Z_95 = 1.959963984540054;

/** What can be drawn of one table's night. */
export function nightDrawings(night: Judged): Drawings {
  const { game, told, report } = night;
  if (report.rolls === 0) return {};
  const words = said().lab.drawn;
  return {
    totals: {
      title: words.totals({ rolls: said().counts.rolls({ count: report.rolls }), table: told.table }),
      caption: words.totalsNote,
      rolls: report.rolls,
      totals: totalCounts(night),
    },
    edges: {
      title: words.keptBeside({ table: told.table }),
      caption: words.keptNote,
      measures: words.kept,
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
  const words = said().lab.drawn;
  const counts = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
  for (const { roll } of told.night.rolls) {
    const [first = 1, second = 1] = roll;
    const row = counts[first - 1] ?? [];
    row[second - 1] = (row[second - 1] ?? 0) + 1;
  }
  return {
    title: words.heat({ table: told.table }),
    caption: words.heatNote({ share: figure(report.rolls / 36, 1) }),
    counts,
  };
}
