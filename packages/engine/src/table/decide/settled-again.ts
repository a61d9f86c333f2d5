import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { correctionOf, isLast } from '../correction.ts';
import type { EventBody } from '../event/event.ts';
import { balanceOf, type Posting } from '../ledger.ts';
import { postingsOf } from '../settlement.ts';
import type { PastRoll, TableBet } from '../table.ts';

/** A bet as it lay on the last roll, while that can still be put right. */
export function lastLay({ table }: Pick<Context, 'table'>, bet: string): TableBet | undefined {
  const [past] = table.recent;
  if (table.roll !== undefined || past === undefined || !isLast(table, past)) return undefined;
  return past.layout.find((each) => each.bet === bet);
}

/**
 * Settles a bet of the last roll again as it should have lain: what it did is undone by its own postings with their
 * signs turned. Nothing where the roll decides the bet neither way, so that it only goes on from another place.
 */
export function settleAgain(
  context: Context,
  lies: TableBet,
  { words, clause }: { readonly words: string; readonly clause: string },
): Decided<EventBody> | undefined {
  const { table } = context;
  const [past] = table.recent;
  if (past === undefined) return undefined;
  const { lines, undoing, settlements } = correctionOf(context, alone(past, lies), past.outcome);
  const [settlement] = settlements;
  if (lines.length === 0 || settlement === undefined) return undefined;
  const postings = [...undoing, ...postingsOf(settlement)];

  if (table.seats.get(lies.seat)?.person !== past.people.get(lies.seat))
    return refuse(
      'PLAYER_HAS_LEFT',
      clause,
      `Whoever had that bet at seat ${lies.seat} has left. Have the operator rule on it.`,
    );
  if (!isCovered(context, lies.seat, postings))
    return refuse(
      'NOT_ENOUGH_CHIPS',
      clause,
      `Seat ${lies.seat} no longer has the chips to hand back. Have the operator rule on it.`,
    );

  return accept({
    type: 'BetSettledAgain',
    roll: past.number,
    bet: lies,
    undone: lines.map(({ line }) => line),
    settlement,
    words,
    clause,
    postings,
  });
}

/** The roll as if this were the only bet on it. */
const alone = (past: PastRoll, lies: TableBet): PastRoll => ({
  ...past,
  layout: [lies],
  settlements: past.settlements.filter(({ bet }) => bet === lies.bet),
});

const isCovered = ({ table }: Context, seat: number, postings: readonly Posting[]): boolean =>
  ([`rack:${seat}`, `tokens:${seat}`, 'float'] as const).every(
    (account) =>
      postings
        .filter((posting) => posting.account === account)
        .reduce((sum, { cents }) => sum + cents, balanceOf(table.ledger, account)) >= 0,
  );
