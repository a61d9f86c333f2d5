import type { Pips } from '@dicepit/engine';
import {
  decidePartyTable,
  evolvePartyTable,
  findThrower,
  newPartyTable,
  type PartySetup,
  type PartyTable,
  type PartyTableBody,
  type PartyTableEvent,
} from '@dicepit/games';

/** A party with dice of its own, begun by those named; the first seat throws, unless they throw for it. */
export function partyOf(names: readonly string[], first: PartySetup['first'] = 'first seat'): PartyTable {
  const setup: PartySetup = {
    pack: 'snake-eyes-party',
    table: 'table-1',
    dice: 'physical',
    seats: 8,
    startingChips: 20,
    first,
  };
  const empty = given(newPartyTable, { type: 'SetUpTable', setup }, 'host');
  const seated = names.reduce(
    (table, name, index) => given(table, { type: 'SitDown', seat: index + 1, name }, name),
    empty,
  );
  return given(seated, { type: 'StartGame' }, names[0] ?? '');
}

/** The party after whoever has the dice has thrown them. */
export const thrown = (table: PartyTable, faces: readonly Pips[]): PartyTable =>
  eventsOf(table, faces).reduce(evolvePartyTable, table);

/** What a throw makes happen. */
export function eventsOf(table: PartyTable, faces: readonly Pips[]): readonly PartyTableEvent[] {
  const seat = findThrower(table) ?? 0;
  return happening(table, { type: 'ThrowDice', seat, faces }, table.seats.get(seat)?.person ?? '');
}

const given = (table: PartyTable, body: PartyTableBody, person: string): PartyTable =>
  happening(table, body, person).reduce(evolvePartyTable, table);

function happening(table: PartyTable, body: PartyTableBody, person: string): readonly PartyTableEvent[] {
  const role = body.type === 'SetUpTable' ? 'operator' : 'player';
  const decided = decidePartyTable(table, { ...body, by: { person, role }, at: 1 });
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.events;
}
