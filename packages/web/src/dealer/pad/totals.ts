import { type Game, isHard, type Roll, rollsToldApart } from '@dicepit/engine';

/** A total as it is keyed digit by digit, and which of its ways, where bets tell more than one apart. */
export type TotalEntry = { readonly digits: string; readonly way?: number };

export const noTotal: TotalEntry = { digits: '' };

/** The total that is keyed, once it is whole: a one waits for what follows it. */
export const totalIn = ({ digits }: TotalEntry): number | undefined =>
  /^(?:[2-9]|1[0-2])$/.test(digits) ? Number(digits) : undefined;

/** What a total may be beside its sum, equal dice first; one where nothing more has to be said. */
export const waysOf = (game: Game, total: number): readonly Roll[] =>
  rollsToldApart(game, total).toSorted((a, b) => Number(isHard(b)) - Number(isHard(a)));

/** Whether totals will do at a game: nowhere is more to be asked than whether the dice are alike. */
export const canKeyTotals = (game: Game): boolean =>
  game.dice === 2 && totals.every((total) => waysOf(game, total).length <= 2);

export const totals: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** One digit more: of the total, or the number of its way. What fits nowhere changes nothing. */
export function withDigit(game: Game, entry: TotalEntry, digit: string): TotalEntry {
  const total = totalIn(entry);
  if (total === undefined) {
    const digits = entry.digits + digit;
    return /^(?:[1-9]|1[0-2])$/.test(digits) ? { digits } : entry;
  }
  const way = Number(digit) - 1;
  const ways = waysOf(game, total);
  return ways.length > 1 && ways[way] !== undefined ? { ...entry, way } : entry;
}

/** The faces that stand for what is keyed, once that is whole. */
export function rollKeyed(game: Game, entry: TotalEntry): Roll | undefined {
  const total = totalIn(entry);
  if (total === undefined) return undefined;
  const ways = waysOf(game, total);
  return ways.length === 1 ? ways[0] : entry.way === undefined ? undefined : ways[entry.way];
}
