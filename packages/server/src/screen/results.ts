import { everyRoll, type Game, totalOf } from '@dicepit/engine';
import { barredChances } from '@dicepit/games';
import type { BankedScreen } from '@dicepit/wire';
import type { TableRecord } from './record.ts';

/** The last twenty results, the newest first. */
export const lastOf = ({ last }: TableRecord, game: Game): BankedScreen['last'] =>
  last.map(({ total, hard }) => ({ total, hard, seven: game.dice === 2 && total === 7 }));

/** How often each total came beside what chance expects, save where the rules keep that from players. */
export function totalsOf({ totals }: TableRecord, game: Game): BankedScreen['totals'] {
  const rolls = everyRoll[game.dice];
  const count = [...totals.values()].reduce((sum, each) => sum + each, 0);
  const isBarred = Object.hasOwn(barredChances, game.pack);
  return [...new Set(rolls.map(totalOf))]
    .toSorted((a, b) => a - b)
    .map((total) => ({
      total,
      count: totals.get(total) ?? 0,
      expected: isBarred
        ? null
        : (count * rolls.filter((roll) => totalOf(roll) === total).length) / rolls.length,
    }));
}
