import type { RoundingWarning } from '@dicepit/analysis';
import { writeMoney } from '@dicepit/engine';

const effects: Readonly<Record<RoundingWarning['effect'], string>> = {
  moves: 'the edge falls',
  erases: 'the edge is gone',
  reverses: 'the edge is the player’s',
};

/** What rounding up does to a wager at this table, for the one who posts its limits. */
export function roundingText(warning: RoundingWarning): string {
  const { wager, stake, chips: paidIn, exact, rounded, effect, clause } = warning;
  const paid = warning.odds
    .filter(({ exact: posted, rounded: effective }) => !posted.equals(effective))
    .map(({ odds, paid }) => `${writeMoney(stake)} at ${odds} is paid ${writeMoney(paid)}`);
  const chips =
    paidIn.length === 1
      ? `with ${writeMoney(paidIn[0] ?? 1)} as the smallest chip`
      : `in chips of ${allOf(paidIn.map((chip) => writeMoney(chip)))}`;
  return `${wager}: ${paid.join(', ')} ${chips} (${clause}); ${effects[effect]}: ${exact.edge.toString()} becomes ${rounded.edge.toString()}`;
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

const allOf = (items: readonly string[]): string => new Intl.ListFormat('en-NZ').format(items);
