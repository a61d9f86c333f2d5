import { balanceOf, type Cents, type Game, phaseOf, type Table, writeMoney } from '@dicepit/engine';
import type { Snapshot } from '@dicepit/wire';
import type { May, Standing } from './standing.ts';

/** How a table with a bank stands, for a page. */
export function bankedStanding(table: Table, game: Game | undefined, { you, house }: Snapshot): Standing {
  const { is } = table.shooter;
  const shooting = is.kind === 'seat' ? is.seat : undefined;
  const rackOf = (seat: number): Cents => balanceOf(table.ledger, `rack:${seat}`);
  const nameOf = (wager: string): string => game?.wagers[wager]?.name ?? wager;
  const mine = you.seat;
  return {
    phase: signOf(table),
    seats: [...table.seats.values()].map(({ seat, name, person }) => ({
      seat,
      name,
      rack: writeMoney(rackOf(seat)),
      marks: [
        ...(seat === mine ? ['you'] : []),
        ...(seat === shooting ? ['shooter'] : []),
        ...(house.includes(person) ? ['house player'] : []),
      ],
    })),
    free: free(table.setup?.seats ?? 0, table.seats),
    you: mine === undefined ? null : { seat: mine, rack: writeMoney(rackOf(mine)), cents: rackOf(mine) },
    bets: table.betting.bets
      .filter(({ seat }) => seat === mine)
      .map(({ bet, wager, chips, tokens }) => ({
        bet,
        says: `${nameOf(wager)}, ${writeMoney(chips + tokens)}`,
      })),
    wagers: Object.values(game?.wagers ?? {}).map(({ id, name }) => ({ wager: id, name })),
    may: mayAt(table, mine, you.person !== null),
  };
}

export const free = (seats: number, taken: ReadonlyMap<number, unknown>): readonly number[] =>
  Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => !taken.has(seat));

function signOf(table: Table): string {
  const { is } = table.shooter;
  const phase = phaseOf(table);
  const named = (seat: number): string => table.seats.get(seat)?.name ?? `seat ${seat}`;
  if (phase === 'offering the dice' && is.kind === 'offered' && is.to !== 'waiting')
    return `the dice are offered to ${named(is.to)}`;
  return is.kind === 'seat' ? `${phase}, ${named(is.seat)} shoots` : phase;
}

/** The rules decide what may be done; these are only the buttons that make sense to show. */
function mayAt(table: Table, mine: number | undefined, isSomebody: boolean): readonly May[] {
  if (mine === undefined) return isSomebody ? ['SitDown'] : [];
  const { is, holding } = table.shooter;
  const offered = is.kind === 'offered' && is.to === mine;
  return [
    ...(offered ? (['AcceptDice', 'DeclineDice'] as const) : []),
    ...(is.kind === 'seat' && is.seat === mine && holding ? (['ThrowDice'] as const) : []),
    ...(table.state === 'open' ? (['PlaceBets'] as const) : []),
    'BuyIn',
    'StandUp',
  ];
}
