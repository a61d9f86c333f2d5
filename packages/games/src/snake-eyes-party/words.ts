import { writeRoll } from '@dicepit/engine';
import type { Player } from './game.ts';
import type { PartyTable, PartyTableEvent } from './table.ts';

/** An event of a party in words; the table is the one it happened at, before it did. */
export function tellPartyTable(event: PartyTableEvent, { seats, players }: PartyTable): string {
  const seated = (seat: number): string => seats.get(seat)?.name ?? `Seat ${seat}`;
  const who = (player: Player): string => seated(players[player] ?? 0);
  const stranger = ({ by }: PartyTableEvent): string =>
    [...seats.values()].find(({ person }) => person === by.person)?.name ??
    (by.person === 'house' ? 'The house' : 'The host');
  switch (event.type) {
    case 'TableSetUp':
      return `A party of ${event.setup.seats} seats is set up with ${event.setup.dice} dice.`;
    case 'SatDown':
      return `${event.name} sits down at seat ${event.seat}.`;
    case 'ChipsBrought':
      return `${seated(event.seat)} brings ${event.whites} white chips.`;
    case 'StoodUp':
      return `${seated(event.seat)} leaves the table.`;
    case 'PlayersCounted':
      return `Game ${event.game}: ${event.seats.map(seated).join(', ')}.`;
    case 'DiceReleased':
      return `${seated(event.seat)} throws.`;
    case 'ThrowTakenOver':
      return `${stranger(event)} throws for ${seated(event.seat)}.`;
    case 'CameBack':
      return `${seated(event.seat)} is back.`;
    case 'PlayerLeft':
      return `${who(event.player)} is out of the game and takes ${event.chips} chips away; the kitty stays.`;
    case 'KittyShared':
      return `${who(event.player)} has ${event.chips} of the kitty back; ${event.kitty} are left in it.`;
    case 'GameEnded':
      return `Game ${event.game} is ended, and nobody has won it.`;
    case 'GameStarted':
      return `Everybody lays out ${event.cards.length} cards face up.`;
    case 'AntePaid':
      return `${who(event.player)} antes ${event.chips}; the kitty is ${event.kitty}.`;
    case 'HighDiceThrown':
      return `${who(event.player)} throws ${writeRoll(event.roll)} for who goes first: ${event.total}.`;
    case 'HighDiceTied':
      return `${event.players.map(who).join(' and ')} are tied at ${event.total} and throw again.`;
    case 'FirstThrowerChosen':
      return `${who(event.player)} goes first.`;
    case 'DiceThrown':
      return `${who(event.player)} throws ${writeRoll(event.roll)}: ${event.total}.`;
    case 'CardTurnedDown':
      return `${who(event.player)} turns card ${event.card} down; ${event.left} left.`;
    case 'KittyPaid':
      return `${who(event.player)} pays ${event.chips}; the kitty is ${event.kitty}.`;
    case 'KittyDrawn':
      return `${who(event.player)} draws ${event.chips}; the kitty is ${event.kitty}.`;
    case 'DicePassed':
      return `The dice pass to ${who(event.to)}.`;
    case 'CompletePassMade':
      return `Nobody has card ${event.card} up: ${who(event.player)} has ${event.chances} chances.`;
    case 'ChanceMissed':
      return `A miss with ${event.card}; chances left: ${event.chances}.`;
    case 'GameWon':
      return `${who(event.player)} has every card down and wins.`;
    case 'KittyCollected':
      return `${who(event.player)} takes the kitty of ${event.chips}.`;
  }
}
