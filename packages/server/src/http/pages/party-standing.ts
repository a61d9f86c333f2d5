import { balanceOf } from '@dicepit/engine';
import { isPlaying, type PartyTable, throwerOf } from '@dicepit/games';
import type { Snapshot } from '@dicepit/wire';
import { free } from './banked-standing.ts';
import type { Standing } from './standing.ts';

/** How a party stands, for a page. */
export function partyStanding(table: PartyTable, { you, house }: Snapshot): Standing {
  const mine = you.seat;
  const thrower = throwerOf(table);
  const chips = (seat: number): number => balanceOf(table.ledger, `rack:${seat}`);
  return {
    phase: signOf(table, thrower),
    seats: [...table.seats].map(([seat, { name, person }]) => ({
      seat,
      name,
      rack: `${chips(seat)} chips${cardsOf(table, seat)}`,
      marks: [
        ...(seat === mine ? ['you'] : []),
        ...(seat === thrower ? ['throws next'] : []),
        ...(house.includes(person) ? ['house player'] : []),
      ],
    })),
    free: free(table.setup?.seats ?? 0, table.seats),
    you: mine === undefined ? null : { seat: mine, rack: `${chips(mine)} chips`, cents: 0 },
    bets: [],
    wagers: [],
    may: mayAt(table, mine, you.person !== null),
  };
}

function signOf({ game, seats, diceOut }: PartyTable, thrower: number | undefined): string {
  const name = thrower === undefined ? 'nobody' : (seats.get(thrower)?.name ?? `seat ${thrower}`);
  if (diceOut) return 'the dice are in the air';
  switch (game.phase.is) {
    case 'gathering':
      return 'gathering';
    case 'high dice':
      return `throwing for who goes first, ${name} next`;
    case 'throwing':
      return `${name} throws, the kitty is ${game.kitty}`;
    case 'won':
      return 'the game is won';
  }
}

function cardsOf({ game, players }: PartyTable, seat: number): string {
  const cards = game.seats[players.indexOf(seat)]?.faceUp;
  return cards === undefined ? '' : `, cards up: ${cards.join(' ') || 'none'}`;
}

function mayAt(table: PartyTable, mine: number | undefined, isSomebody: boolean): Standing['may'] {
  if (mine === undefined) return isSomebody ? ['SitDown'] : [];
  return [
    ...(throwerOf(table) === mine && !table.diceOut ? (['ThrowDice'] as const) : []),
    ...(isPlaying(table) ? [] : (['StartGame', 'StandUp'] as const)),
  ];
}
