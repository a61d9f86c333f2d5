import type { TableSettlement } from '@dicepit/engine';
import type { SettleRow } from './settle-list.ts';

/** Why a line cannot be settled now, in words; undefined where it can be. */
export type WhyNotLine = (line: TableSettlement) => string | undefined;

/**
 * The same for every line of a list, without trying each of them: at a full table every try reckons the whole layout.
 *
 * What bars one bars all, but for a float that is too small for some. So the lines that pay most and least are tried;
 * a sentence that holds for both holds for whatever lies between them.
 */
export function whyNotSettled(rows: readonly SettleRow[], tryLine: WhyNotLine): WhyNotLine {
  const [first, ...others] = rows.filter(({ done }) => !done).map(({ line }) => line);
  if (first === undefined) return () => undefined;
  const most = others.reduce((a, b) => (b.winnings > a.winnings ? b : a), first);
  const least = others.reduce((a, b) => (b.winnings < a.winnings ? b : a), first);
  const why = tryLine(most);
  return why === tryLine(least) ? () => why : tryLine;
}
