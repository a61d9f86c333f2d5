import { balanceOf, type Table } from '@dicepit/engine';
import { isHousePerson } from '@dicepit/proof';
import type { BankedScreen } from '@dicepit/wire';
import { letterAt, type Shown } from './shown.ts';
import type { StandingRoll } from './standing-roll.ts';

/** Every seat of the table, taken or free, as it stands on the rail. */
export function seatsOn(table: Table, seats: number, roll: StandingRoll | undefined): BankedScreen['seats'] {
  const { is } = table.shooter;
  return Array.from({ length: seats }, (_, index) => {
    const seat = index + 1;
    const taken = table.seats.get(seat);
    const won = roll?.decisions.filter(({ bet }) => bet.seat === seat) ?? [];
    return {
      seat,
      letter: letterAt(table, seat),
      name: taken?.name ?? null,
      rack: balanceOf(table.ledger, `rack:${seat}`),
      colour: taken?.colour ?? null,
      won: won.reduce((sum, { winnings }) => sum + winnings, 0),
      shooter: is.kind === 'seat' && is.seat === seat,
      house: taken !== undefined && isHousePerson(taken.person),
    };
  });
}

/** Who has the dice or is offered them; nobody where the dealer throws. */
export function shooterAt(table: Table): BankedScreen['shooter'] {
  const { is } = table.shooter;
  const offered = is.kind === 'offered';
  if (is.kind === 'nobody' || is.kind === 'dealer') return null;
  const seat = is.kind === 'offered' ? is.to : is.seat;
  if (seat === 'waiting') return null;
  const name = table.seats.get(seat)?.name ?? `Seat ${seat}`;
  const rolls = offered ? 0 : table.thrown;
  return { seat, letter: letterAt(table, seat), name, rolls, next: afterSeat(table, seat), offered };
}

/** Whose name stands at the dealer's place; null where the house deals. */
export function dealerAt(table: Table, { nameOf, card }: Pick<Shown, 'nameOf' | 'card'>): string | null {
  if (card.house !== null) return null;
  // The house opens a table by itself; whoever has signed on since stands before it.
  const dealers = [...table.staff].flatMap(([person, role]) => (role === 'dealer' ? [person] : []));
  const dealing = dealers.find((person) => person !== 'house') ?? table.custodian;
  return dealing === undefined || dealing === 'house' ? null : (nameOf(dealing) ?? null);
}

/** The next player clockwise, whom the dice go round to. */
function afterSeat(table: Table, from: number): string | null {
  const seats = [...table.seats.keys()].toSorted((a, b) => a - b);
  const next = seats.find((seat) => seat > from) ?? seats[0];
  return next === undefined || next === from ? null : (table.seats.get(next)?.name ?? null);
}
