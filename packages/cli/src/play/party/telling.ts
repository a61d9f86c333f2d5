import type { Card, PartyEvent, PartyGame, Player, Whites } from '@dicepit/games';
import { type Ink, inkRoll } from '../ink.ts';
import { counted, does, listed, object, possessive, YOU } from '../speech.ts';

/** Who sits where, by player. */
export type Names = readonly string[];

/** One throw and all that followed from it: a sentence for each event, with its clause. */
export function tellThrow(
  { names, ink }: { readonly names: Names; readonly ink: Ink },
  events: readonly PartyEvent[],
): string {
  const { dim, green } = ink.colours;
  const sentences = events.map((event, index) => {
    const sentence = sentenceOf(names, ink, event);
    // Two events that follow from the same clause need it once.
    const again = events[index + 1]?.clause === event.clause;
    const cited = again
      ? sentence
      : `${sentence.slice(0, -1)} ${dim(`(${event.clause})`)}${sentence.slice(-1)}`;
    return event.type === 'GameWon' ? green(cited) : cited;
  });
  return sentences.join(' ');
}

/** Everybody's cards and chips, and the kitty. */
export function rowsOf(names: Names, game: PartyGame): readonly string[] {
  const width = Math.max(...names.map((name) => name.length));
  const rows = game.seats.map(({ faceUp, rack }, player) => {
    const name = nameOf(names, player).padEnd(width);
    const up = faceUp.length === 0 ? 'all down' : `up ${faceUp.join(' ')}`;
    return `  ${name}  ${up}; ${counted(rack, 'chip')}`;
  });
  return [...rows, `  The kitty holds ${counted(game.kitty, 'chip')}.`];
}

/** How everybody stands when a game is won, over all games of the evening. */
export function standingLines(names: Names, game: PartyGame, net: readonly Whites[]): readonly string[] {
  const sums = names.map((name, player) => `${name} ${signed(net[player] ?? 0)}`);
  const left = game.seats.map(({ faceUp }, player) => `${nameOf(names, player)} ${faceUp.length}`);
  return [`Cards left: ${left.join(', ')}.`, `Chips up or down: ${sums.join(', ')}.`];
}

export const upWords = (cards: readonly Card[]): string => (cards.length === 0 ? 'none' : cards.join(' '));

const signed = (chips: Whites): string => (chips > 0 ? `+${chips}` : String(chips));

const nameOf = (names: Names, player: Player): string => names[player] ?? `Player ${player}`;

function sentenceOf(names: Names, ink: Ink, event: PartyEvent): string {
  const name = (player: Player): string => nameOf(names, player);
  const says = (player: Player, verb: string): string => does(name(player), verb);
  switch (event.type) {
    case 'GameStarted':
      return `${event.players} players lay out cards ${event.cards.join(' ')}.`;
    case 'AntePaid':
      return `${says(event.player, 'ante')} ${chipsMoved(event)}.`;
    case 'HighDiceThrown':
      return `${says(event.player, 'throw')} ${inkRoll(ink, event.roll)} for who goes first.`;
    case 'HighDiceTied':
      return `${listed(event.players.map(name))} tie at ${event.total} and throw again.`;
    case 'FirstThrowerChosen':
      return `${says(event.player, 'go')} first.`;
    case 'DiceThrown':
      return `${says(event.player, 'throw')} ${inkRoll(ink, event.roll)}: ${thrown(event.total)}`;
    case 'CardTurnedDown':
      return `${says(event.player, 'turn')} ${event.card} down; ${toGo(event.left)}.`;
    case 'KittyPaid':
      return `${says(event.player, 'pay')} ${chipsMoved(event)}.`;
    case 'KittyDrawn':
      return `${says(event.player, 'draw')} ${chipsMoved(event)}.`;
    case 'DicePassed': {
      const past = listed(event.skipped.map((each) => object(name(each))));
      return `The dice pass to ${object(name(event.to))}${past === '' ? '' : `, past ${past}`}.`;
    }
    case 'CompletePassMade':
      return `Nobody else has ${event.card} up. ${says(event.player, 'have')} ${event.chances} chances.`;
    case 'ChanceMissed':
      return `${event.card} is down: a miss, and ${counted(event.chances, 'chance')} left.`;
    case 'GameWon': {
      const won = name(event.player) === YOU ? 'win' : 'wins';
      return `${says(event.player, 'have')} every card down and ${won}.`;
    }
    case 'KittyCollected': {
      const rack = `${possessive(name(event.player))} rack ${event.rack}`;
      return `${says(event.player, 'take')} the kitty of ${event.chips}; that makes ${rack}.`;
    }
  }
}

type Moved = { readonly chips: Whites; readonly shortfall?: Whites; readonly kitty: Whites };

function chipsMoved({ chips, shortfall = 0, kitty }: Moved): string {
  const short = shortfall === 0 ? '' : `, ${shortfall} short`;
  return `${counted(chips, 'chip')}${short}; the kitty is ${kitty}`;
}

const toGo = (left: number): string => (left === 0 ? 'that was the last' : `${left} to go`);

const thrown = (total: number): string => {
  if (total === 2) return 'snake eyes.';
  return total === 7 ? 'seven.' : `${total}.`;
};
