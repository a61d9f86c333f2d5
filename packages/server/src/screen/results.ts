import { everyRoll, type Game, totalOf } from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import type { BankedScreen } from '@dicepit/wire';
import type { TableRecord } from './record.ts';

/** The last twenty results, the newest first. */
export const lastOf = ({ last }: TableRecord, game: Game): BankedScreen['last'] =>
  last.slice(0, LISTED).map(({ total, hard }) => ({ total, hard, seven: game.dice === 2 && total === 7 }));

const LISTED = 20;

/** How often each total came and how long ago it last did, beside what chance expects, save where the rules keep that from players. */
export function totalsOf({ totals, last }: TableRecord, game: Game): BankedScreen['totals'] {
  const rolls = everyRoll[game.dice];
  const count = [...totals.values()].reduce((sum, each) => sum + each, 0);
  const isBarred = chancesBarredAt(game.pack) !== undefined;
  return [...new Set(rolls.map(totalOf))]
    .toSorted((a, b) => a - b)
    .map((total) => ({
      total,
      count: totals.get(total) ?? 0,
      expected: isBarred
        ? null
        : (count * rolls.filter((roll) => totalOf(roll) === total).length) / rolls.length,
      since: sinceLast(last, total),
    }));
}

/** Results since a total last came: none for the newest of all. */
function sinceLast(last: TableRecord['last'], total: number): number | null {
  const place = last.findIndex((each) => each.total === total);
  return place < 0 ? null : place;
}

/** A picture for whoever may not have chances, whichever table it shows. */
export const withoutChances = <Board extends object>(board: Board): Board =>
  'totals' in board && Array.isArray(board.totals)
    ? { ...board, totals: board.totals.map((each: object) => ({ ...each, expected: null })) }
    : board;
