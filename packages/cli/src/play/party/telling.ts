import type { Card, PartyEvent, PartyGame, Player, Whites } from '@dicepit/games';
import { listed, said } from '../../language.ts';
import { by, called } from '../speech.ts';
import { formatRoll, type TextStyle } from '../text-style.ts';

/** Who sits where, by player. */
export type Names = readonly string[];

type OutputLine = { readonly names: Names; readonly ink: Pick<TextStyle, 'drawsDice' | 'colours'> };

/** One throw and all that followed from it: a sentence for each event, with its clause. */
export function tellThrow(told: OutputLine, events: readonly PartyEvent[]): string {
  const { dim, green } = told.ink.colours;
  const sentences = events.map((event, index) => {
    // Two events that follow from the same clause need it once.
    const again = events[index + 1]?.clause === event.clause;
    const sentence = formatSentence(told, event, again ? '' : ` ${dim(`(${event.clause})`)}`);
    return event.type === 'GameWon' ? green(sentence) : sentence;
  });
  return sentences.join(' ');
}

/** One event by itself, without its clause. */
export const tellEvent = (told: OutputLine, event: PartyEvent): string => formatSentence(told, event, '');

/** Everybody's cards and chips, and the kitty. */
export function formatRows(names: Names, game: PartyGame): readonly string[] {
  const words = said().party;
  const width = Math.max(...names.map((name) => called(name).length));
  const rows = game.seats.map(({ faceUp, rack }, player) => {
    const name = called(nameOf(names, player)).padEnd(width);
    const cards = faceUp.length === 0 ? words.allDown : words.up({ cards: faceUp.join(' ') });
    return `  ${name}  ${words.row({ cards, chips: rack })}`;
  });
  return [...rows, `  ${words.kittyHolds({ chips: game.kitty })}`];
}

/** How everybody stands when a game is won, over all games of the evening. */
export function standingLines(names: Names, game: PartyGame, net: readonly Whites[]): readonly string[] {
  const sums = names.map((name, player) => `${called(name)} ${signed(net[player] ?? 0)}`);
  const left = game.seats.map(({ faceUp }, player) => `${called(nameOf(names, player))} ${faceUp.length}`);
  const { cardsLeft, upOrDown } = said().party;
  return [cardsLeft({ list: left.join(', ') }), upOrDown({ list: sums.join(', ') })];
}

export const upWords = (cards: readonly Card[]): string =>
  cards.length === 0 ? said().party.none : cards.join(' ');

const signed = (chips: Whites): string => (chips > 0 ? `+${chips}` : String(chips));

const nameOf = (names: Names, player: Player): string => names[player] ?? said().player({ number: player });

function formatSentence({ names, ink }: OutputLine, event: PartyEvent, cited: string): string {
  const words = said().party.told;
  const name = (player: Player): string => nameOf(names, player);
  const who = 'player' in event ? by(name(event.player)) : by('');
  const someone = (player: Player): string => words.someone(by(name(player)));
  switch (event.type) {
    case 'GameStarted':
      return words.started({ players: event.players, cards: event.cards.join(' '), cited });
    case 'AntePaid':
      return words.antes({ ...who, moved: chipsMoved(event), cited });
    case 'HighDiceThrown':
      return words.highDice({ ...who, roll: formatRoll(ink, event.roll), cited });
    case 'HighDiceTied':
      return words.tied({
        names: listed(event.players.map((player) => called(name(player)))),
        total: event.total,
        cited,
      });
    case 'FirstThrowerChosen':
      return words.first({ ...who, cited });
    case 'DiceThrown':
      return words.throws({ ...who, roll: formatRoll(ink, event.roll), total: event.total, cited });
    case 'CardTurnedDown':
      return words.turns({ ...who, card: event.card, left: event.left, cited });
    case 'KittyPaid':
      return words.pays({ ...who, moved: chipsMoved(event), cited });
    case 'KittyDrawn':
      return words.draws({ ...who, moved: chipsMoved(event), cited });
    case 'DicePassed': {
      const to = someone(event.to);
      return event.skipped.length === 0
        ? words.passes({ to, cited })
        : words.passesPast({ to, past: listed(event.skipped.map(someone)), cited });
    }
    case 'CompletePassMade':
      return words.complete({ ...who, card: event.card, chances: event.chances, cited });
    case 'ChanceMissed':
      return words.missed({ card: event.card, chances: event.chances, cited });
    case 'GameWon':
      return words.won({ ...who, cited });
    case 'KittyCollected':
      return words.collects({ ...who, chips: event.chips, rack: event.rack, cited });
  }
}

type Moved = { readonly chips: Whites; readonly shortfall?: Whites; readonly kitty: Whites };

function chipsMoved({ chips, shortfall = 0, kitty }: Moved): string {
  const { moved, movedShort } = said().party.told;
  return shortfall === 0 ? moved({ chips, kitty }) : movedShort({ chips, short: shortfall, kitty });
}
