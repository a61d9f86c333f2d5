import { writeRoll } from '@dicepit/engine';
import type { PartyTable, PartyTableEvent } from '@dicepit/games';
import { list, number } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import { partyWords } from './said.ts';

/** An event of a party in the language of this device; the table is the one it happened at, before it did. */
export function tell(event: PartyTableEvent, { seats, players }: PartyTable): string {
  const said = partyWords.peek().told;
  const seated = (seat: number): string => seats.get(seat)?.name ?? words.peek().common.seat({ seat });
  const who = (player: number): string => seated(players[player] ?? 0);
  const stranger = ({ by }: PartyTableEvent): string =>
    [...seats.values()].find(({ person }) => person === by.person)?.name ??
    (by.person === 'house' ? said.theHouse : said.theHost);
  switch (event.type) {
    case 'TableSetUp':
      return said.setUp({ seats: number(event.setup.seats) });
    case 'SatDown':
      return said.sits({ name: event.name, seat: number(event.seat) });
    case 'ChipsBrought':
      return said.brings({ name: seated(event.seat), whites: number(event.whites) });
    case 'StoodUp':
      return said.leaves({ name: seated(event.seat) });
    case 'PlayersCounted':
      return said.game({ game: number(event.game), names: event.seats.map(seated).join(', ') });
    case 'DiceReleased':
      return said.throwsNow({ name: seated(event.seat) });
    case 'ThrowTakenOver':
      return said.throwsFor({ name: stranger(event), other: seated(event.seat) });
    case 'CameBack':
      return said.back({ name: seated(event.seat) });
    case 'PlayerLeft':
      return said.playerLeft({ name: who(event.player), chips: number(event.chips) });
    case 'KittyShared':
      return said.shared({ name: who(event.player), sum: number(event.chips), kitty: number(event.kitty) });
    case 'GameEnded':
      return said.ended({ game: number(event.game) });
    case 'GameStarted':
      return said.started({ cards: number(event.cards.length) });
    case 'AntePaid':
      return said.antes({ name: who(event.player), sum: number(event.chips), kitty: number(event.kitty) });
    case 'HighDiceThrown':
      return said.highThrown({
        name: who(event.player),
        roll: writeRoll(event.roll),
        total: number(event.total),
      });
    case 'HighDiceTied':
      return said.tied({ names: list(event.players.map(who)), total: number(event.total) });
    case 'FirstThrowerChosen':
      return said.first({ name: who(event.player) });
    case 'DiceThrown':
      return said.thrown({
        name: who(event.player),
        roll: writeRoll(event.roll),
        total: number(event.total),
      });
    case 'CardTurnedDown':
      return said.turned({ name: who(event.player), card: number(event.card), left: number(event.left) });
    case 'KittyPaid':
      return said.paid({ name: who(event.player), sum: number(event.chips), kitty: number(event.kitty) });
    case 'KittyDrawn':
      return said.drawn({ name: who(event.player), sum: number(event.chips), kitty: number(event.kitty) });
    case 'DicePassed':
      return said.passed({ name: who(event.to) });
    case 'CompletePassMade':
      return said.completePass({
        name: who(event.player),
        card: number(event.card),
        count: number(event.chances),
      });
    case 'ChanceMissed':
      return said.missed({ card: number(event.card), count: number(event.chances) });
    case 'GameWon':
      return said.won({ name: who(event.player) });
    case 'KittyCollected':
      return said.collected({ name: who(event.player), sum: number(event.chips) });
  }
}
