import type { RoundingWarning } from '@dicepit/analysis';
import { listed, oddsTold, said, sum } from '../language.ts';

/** What rounding up does to a wager at this table, for the one who posts its limits. */
export function roundingText(warning: RoundingWarning): string {
  const words = said().odds.rounding;
  const { wager, stake, chips: paidIn, exact, rounded, effect, clause } = warning;
  const paid = warning.odds
    .filter(({ exact: posted, rounded: effective }) => !posted.equals(effective))
    .map(({ odds, paid }) => words.paid({ stake: sum(stake), odds: oddsTold(odds), sum: sum(paid) }));
  const chips =
    paidIn.length === 1
      ? words.smallest({ chip: sum(paidIn[0] ?? 1) })
      : words.chips({ chips: listed(paidIn.map(sum)) });
  return words.told({
    wager,
    paid: paid.join(', '),
    chips,
    clause,
    effect,
    from: exact.edge.toString(),
    to: rounded.edge.toString(),
  });
}

/** The same for a program. */
export const roundingJson = (warning: RoundingWarning): object => ({
  wager: warning.wager,
  effect: warning.effect,
  stake: warning.stake,
  chip: Math.min(...warning.chips),
  ...(warning.chips.length === 1 ? {} : { chips: warning.chips }),
  edge: warning.exact.edge.toString(),
  roundedEdge: warning.rounded.edge.toString(),
  clause: warning.clause,
  message: roundingText(warning),
});
