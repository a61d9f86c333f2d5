import type { Cents } from '@dicepit/engine';
import { nameAt, type Sight, stakeOf, wagerName } from '../sight.ts';

/** Somebody at the table as everybody may see them: where, with the dice or next to have them, and what they have down. */
export type Sitter = {
  readonly seat: number;
  readonly name: string;
  readonly isMe: boolean;
  readonly dice: 'has' | 'is asked' | 'next' | undefined;
  readonly bets: readonly { readonly wager: string; readonly cents: Cents }[];
  readonly onTable: Cents;
};

/** Everybody who sits at the table, clockwise from the dealer's left. */
export function sittersAround(sight: Sight): readonly Sitter[] {
  const seats = [...sight.table.seats.keys()].toSorted((a, b) => a - b);
  const withDice = seatWithDice(sight);
  const next = nextAfter(seats, withDice?.seat);
  return seats.map((seat) => {
    const bets = betsOf(sight, seat);
    return {
      seat,
      name: nameAt(sight, seat),
      isMe: seat === sight.mine?.seat,
      dice: seat === withDice?.seat ? withDice.dice : seat === next ? 'next' : undefined,
      bets,
      onTable: bets.reduce((all, { cents }) => all + cents, 0),
    };
  });
}

function seatWithDice({
  table,
}: Sight): { readonly seat: number; readonly dice: 'has' | 'is asked' } | undefined {
  const { is } = table.shooter;
  if (is.kind === 'seat' || is.kind === 'choosing') return { seat: is.seat, dice: 'has' };
  if (is.kind === 'offered' && is.to !== 'waiting') return { seat: is.to, dice: 'is asked' };
  return undefined;
}

/** The dice go round clockwise; alone at a table they come back to the same person, which need not be said. */
function nextAfter(seats: readonly number[], seat: number | undefined): number | undefined {
  if (seat === undefined || seats.length < 2) return undefined;
  return seats.find((each) => each > seat) ?? seats[0];
}

/** What lies on each wager for a seat, as one sum, in the order of the layout. */
function betsOf(sight: Sight, seat: number): Sitter['bets'] {
  const bets = sight.table.betting.bets.filter((bet) => bet.seat === seat);
  return Object.keys(sight.game.wagers).flatMap((id) => {
    const cents = bets.filter(({ wager }) => wager === id).reduce((all, bet) => all + stakeOf(bet), 0);
    return cents === 0 ? [] : [{ wager: wagerName(sight, id), cents }];
  });
}
