import { posted } from '@dicepit/engine';
import { evolveParty, withChips, withoutPlayer } from '../evolve.ts';
import { newParty } from '../game.ts';
import type { PartyTableEvent } from './event.ts';
import type { PartyTable } from './party-table.ts';

/** The party after an event. It believes what it is told: what happened, happened. */
export function evolvePartyTable(table: PartyTable, event: PartyTableEvent): PartyTable {
  const after = { ...changed(table, event), ...whoIsAway(table, event), since: event.at };
  return event.postings === undefined ? after : { ...after, ledger: posted(after.ledger, event.postings) };
}

/**
 * Whoever did not throw in time is away, until they do anything again or leave. Not so somebody for whom the host throws,
 * who may sit beside the host and have no phone at all.
 */
function whoIsAway({ seats, away = [] }: PartyTable, event: PartyTableEvent): Pick<PartyTable, 'away'> {
  const isOver = (seat: number): boolean =>
    seats.get(seat)?.person === event.by.person || (event.type === 'StoodUp' && event.seat === seat);
  const still = away.filter((seat) => !isOver(seat));
  const isLate =
    event.type === 'ThrowTakenOver' && (event.by.role === 'player' || event.by.person === 'house');
  const now = isLate ? [...new Set([...still, event.seat])] : still;
  return now.length === 0 && away.length === 0 ? {} : { away: now };
}

function changed(table: PartyTable, event: PartyTableEvent): PartyTable {
  switch (event.type) {
    case 'TableSetUp':
      return { ...table, setup: event.setup };
    case 'SatDown': {
      const { seat, person, name, at } = event;
      return { ...table, seats: new Map(table.seats).set(seat, { person, name, since: at }) };
    }
    case 'StoodUp': {
      const seats = new Map(table.seats);
      seats.delete(event.seat);
      return { ...table, seats };
    }
    // The postings of this event are all there is to it.
    case 'ChipsBrought':
      return table;
    case 'PlayersCounted':
      return { ...table, players: event.seats, games: event.game };
    case 'DiceReleased':
      return { ...table, diceOut: true };
    case 'ThrowTakenOver':
    case 'CameBack':
      return table;
    case 'PlayerLeft':
      return { ...table, game: withoutPlayer(table.game, event.player) };
    case 'KittyShared':
      return { ...table, game: withChips(table.game, event) };
    case 'GameEnded':
      return { ...table, game: newParty, players: [], diceOut: false };
    case 'GameStarted':
    case 'AntePaid':
    case 'HighDiceThrown':
    case 'HighDiceTied':
    case 'FirstThrowerChosen':
    case 'DiceThrown':
    case 'CardTurnedDown':
    case 'KittyPaid':
    case 'KittyDrawn':
    case 'DicePassed':
    case 'CompletePassMade':
    case 'ChanceMissed':
    case 'GameWon':
    case 'KittyCollected':
      return { ...table, game: evolveParty(table.game, event), diceOut: false };
  }
}
