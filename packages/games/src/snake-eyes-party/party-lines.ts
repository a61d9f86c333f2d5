// What happened at a party as lines: for each event the line of a catalogue that tells it, with its figures. The
// sentences are in `packages/words`.

import { named, type RefusalIn, type RefusalTable } from '@dicepit/engine';
import type { Player } from './game.ts';
import type { PartyTable, PartyTableEvent } from './table.ts';

const who = { who: 'seat' } as const;
const intoKitty = { ...who, chips: 'count', kitty: 'count' } as const;

/** A line to each event. Tables with a bank have some events of the same name, so that all of these have a case. */
export const partyLines = {
  'TableSetUp.party': { seats: 'count', dice: named('dice', ['virtual', 'physical']) },
  'SatDown.party': { name: 'text', seat: 'count' },
  'ChipsBrought.party': { ...who, whites: 'count' },
  'StoodUp.party': who,
  'PlayersCounted.party': { game: 'count', players: 'seats' },
  'DiceReleased.party': who,
  'ThrowTakenOver.party': { ...who, by: 'text' },
  'ThrowTakenOver.house': who,
  'ThrowTakenOver.host': who,
  'CameBack.party': who,
  'PlayerLeft.party': { ...who, chips: 'count' },
  'KittyShared.party': intoKitty,
  'GameEnded.party': { game: 'count' },
  'GameStarted.party': { cards: 'count' },
  'AntePaid.party': intoKitty,
  'HighDiceThrown.party': { ...who, roll: 'faces', total: 'count' },
  'HighDiceTied.party': { tied: 'seatsJoined', total: 'count' },
  'FirstThrowerChosen.party': who,
  'DiceThrown.party': { ...who, roll: 'faces', total: 'count' },
  'CardTurnedDown.party': { ...who, card: 'count', left: 'count' },
  'KittyPaid.party': intoKitty,
  'KittyDrawn.party': intoKitty,
  'DicePassed.party': who,
  'CompletePassMade.party': { ...who, card: 'count', chances: 'count' },
  'ChanceMissed.party': { card: 'count', chances: 'count' },
  'GameWon.party': who,
  'KittyCollected.party': { ...who, chips: 'count' },
} as const satisfies RefusalTable;

export type PartyLine = RefusalIn<typeof partyLines, unknown>;

/** The line that tells an event of a party; the table is the one it happened at, before it did. */
export function lineOfParty(event: PartyTableEvent, { seats, players }: PartyTable): PartyLine {
  const seated = (seat: number): string | number => seats.get(seat)?.name ?? seat;
  const playing = (player: Player): string | number => seated(players[player] ?? 0);
  switch (event.type) {
    case 'TableSetUp':
      return { code: event.type, case: 'party', seats: event.setup.seats, dice: event.setup.dice };
    case 'SatDown':
      return { code: event.type, case: 'party', name: event.name, seat: event.seat };
    case 'ChipsBrought':
      return { code: event.type, case: 'party', who: seated(event.seat), whites: event.whites };
    case 'PlayersCounted':
      return { code: event.type, case: 'party', game: event.game, players: event.seats.map(seated) };
    case 'ThrowTakenOver': {
      const by = [...seats.values()].find(({ person }) => person === event.by.person)?.name;
      const throws = { code: event.type, who: seated(event.seat) } as const;
      if (by !== undefined) return { ...throws, case: 'party', by };
      return { ...throws, case: event.by.person === 'house' ? 'house' : 'host' };
    }
    case 'StoodUp':
    case 'DiceReleased':
    case 'CameBack':
      return { code: event.type, case: 'party', who: seated(event.seat) };
    case 'GameEnded':
      return { code: event.type, case: 'party', game: event.game };
    case 'GameStarted':
      return { code: event.type, case: 'party', cards: event.cards.length };
    case 'AntePaid':
    case 'KittyPaid':
    case 'KittyDrawn':
    case 'KittyShared': {
      const { type, player, chips, kitty } = event;
      return { code: type, case: 'party', who: playing(player), chips, kitty };
    }
    case 'PlayerLeft':
    case 'KittyCollected':
      return { code: event.type, case: 'party', who: playing(event.player), chips: event.chips };
    case 'HighDiceThrown':
    case 'DiceThrown': {
      const { type, player, roll, total } = event;
      return { code: type, case: 'party', who: playing(player), roll, total };
    }
    case 'HighDiceTied':
      return { code: event.type, case: 'party', tied: event.players.map(playing), total: event.total };
    case 'CardTurnedDown': {
      const { type, player, card, left } = event;
      return { code: type, case: 'party', who: playing(player), card, left };
    }
    case 'DicePassed':
      return { code: event.type, case: 'party', who: playing(event.to) };
    case 'CompletePassMade': {
      const { type, player, card, chances } = event;
      return { code: type, case: 'party', who: playing(player), card, chances };
    }
    case 'ChanceMissed':
      return { code: event.type, case: 'party', card: event.card, chances: event.chances };
    case 'FirstThrowerChosen':
    case 'GameWon':
      return { code: event.type, case: 'party', who: playing(event.player) };
  }
}
