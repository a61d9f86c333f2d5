import { writeRoll } from '@dicepit/engine';
import type { PartyTable, PartyTableEvent } from '@dicepit/games';
import { list, number } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import { partyWords } from './said.ts';

/** An event of a party in the language of this device; the table is the one it happened at, before it did. */
export function tell(event: PartyTableEvent, { seats, players }: PartyTable): string {
  const said = partyWords.peek().told;
  const seated = (seat: number): string => seats.get(seat)?.name ?? words.peek().common.seat(seat);
  const who = (player: number): string => seated(players[player] ?? 0);
  const stranger = ({ by }: PartyTableEvent): string =>
    [...seats.values()].find(({ person }) => person === by.person)?.name ??
    (by.person === 'house' ? said.theHouse : said.theHost);
  switch (event.type) {
    case 'TableSetUp':
      return said.setUp(number(event.setup.seats));
    case 'SatDown':
      return said.sits(event.name, number(event.seat));
    case 'ChipsBrought':
      return said.brings(seated(event.seat), number(event.whites));
    case 'StoodUp':
      return said.leaves(seated(event.seat));
    case 'PlayersCounted':
      return said.game(number(event.game), event.seats.map(seated).join(', '));
    case 'DiceReleased':
      return said.throwsNow(seated(event.seat));
    case 'ThrowTakenOver':
      return said.throwsFor(stranger(event), seated(event.seat));
    case 'CameBack':
      return said.back(seated(event.seat));
    case 'PlayerLeft':
      return said.playerLeft(who(event.player), number(event.chips));
    case 'KittyShared':
      return said.shared(who(event.player), number(event.chips), number(event.kitty));
    case 'GameEnded':
      return said.ended(number(event.game));
    case 'GameStarted':
      return said.started(number(event.cards.length));
    case 'AntePaid':
      return said.antes(who(event.player), number(event.chips), number(event.kitty));
    case 'HighDiceThrown':
      return said.highThrown(who(event.player), writeRoll(event.roll), number(event.total));
    case 'HighDiceTied':
      return said.tied(list(event.players.map(who)), number(event.total));
    case 'FirstThrowerChosen':
      return said.first(who(event.player));
    case 'DiceThrown':
      return said.thrown(who(event.player), writeRoll(event.roll), number(event.total));
    case 'CardTurnedDown':
      return said.turned(who(event.player), number(event.card), number(event.left));
    case 'KittyPaid':
      return said.paid(who(event.player), number(event.chips), number(event.kitty));
    case 'KittyDrawn':
      return said.drawn(who(event.player), number(event.chips), number(event.kitty));
    case 'DicePassed':
      return said.passed(who(event.to));
    case 'CompletePassMade':
      return said.completePass(who(event.player), number(event.card), number(event.chances));
    case 'ChanceMissed':
      return said.missed(number(event.card), number(event.chances));
    case 'GameWon':
      return said.won(who(event.player));
    case 'KittyCollected':
      return said.collected(who(event.player), number(event.chips));
  }
}
