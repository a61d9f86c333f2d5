import { type By, balanceOf } from '@dicepit/engine';
import { decidePartyTable, type PartyTable, type PartyTableBody } from '@dicepit/games';
import { type HouseGuest, pickOne, type Thinking } from './house-guest.ts';
import { freeSeats, mayJoin, type Seating, whoMakesRoom } from './make-room.ts';

/** Chips that are brought when the next ante could not be paid. */
const BUY_IN_CHIPS = 50;
const LOW_RACK_CHIPS = 10;

/** What a house player would do next at a party, or nothing for now. Starting a game is left to the host. */
export function wishAtParty(
  { table, house }: { readonly table: PartyTable; readonly house: readonly string[] },
  guest: HouseGuest,
  thinking: Thinking,
): PartyTableBody | undefined {
  const by: By = { person: guest.person, role: 'player' };
  const seating: Seating = { seats: table.setup?.seats ?? 0, taken: table.seats, house };
  const mine = [...table.seats].find(([, { person }]) => person === guest.person)?.[0];
  const wishes =
    mine === undefined ? sitting(seating, guest, thinking) : playing(table, mine, seating, guest);
  return wishes.find((command) => decidePartyTable(table, { ...command, by, at: thinking.now }).ok);
}

function sitting(
  seating: Seating,
  { name, among }: HouseGuest,
  { chance }: Thinking,
): readonly PartyTableBody[] {
  const seat = pickOne(freeSeats(seating), chance);
  return seat === undefined || !mayJoin(seating, among) ? [] : [{ type: 'SitDown', seat, name }];
}

function playing(
  { setup, ledger }: PartyTable,
  seat: number,
  seating: Seating,
  { person, among }: HouseGuest,
): readonly PartyTableBody[] {
  // On credit nobody runs short.
  const isShort = setup?.startingChips !== null && balanceOf(ledger, `rack:${seat}`) < LOW_RACK_CHIPS;
  return [
    ...(whoMakesRoom(seating, among) === person ? [{ type: 'StandUp' as const, seat }] : []),
    ...(isShort ? [{ type: 'BringChips' as const, seat, whites: BUY_IN_CHIPS }] : []),
    { type: 'ThrowDice', seat },
  ];
}
