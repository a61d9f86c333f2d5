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
  return events
    .map((event, index) => {
      const sentence = sentenceOf(names, ink, event);
      // Two events that follow from the same clause need it once.
      return events[index + 1]?.clause === event.clause
        ? sentence
        : `${sentence} ${ink.colours.dim(`(${event.clause})`)}`;
    })
    .join(' ');
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
  switch (event.type) {
    case 'GameStarted':
      return `${event.players} players lay out cards ${event.cards.join(' ')}.`;
    case 'AntePaid':
      return `${does(name(event.player), 'ante')} ${counted(event.chips, 'chip')}; the kitty is ${event.kitty}.`;
    case 'HighDiceThrown':
      return `${does(name(event.player), 'throw')} ${inkRoll(ink, event.roll)} for the first throw: ${event.total}.`;
    case 'HighDiceTied':
      return `${listed(event.players.map(name))} tie at ${event.total} and throw again.`;
    case 'FirstThrowerChosen':
      return `${does(name(event.player), 'go')} first.`;
    case 'DiceThrown':
      return `${does(name(event.player), 'throw')} ${inkRoll(ink, event.roll)}: ${thrown(event.total)}`;
    case 'CardTurnedDown':
      return `${does(name(event.player), 'turn')} ${event.card} down; ${event.left === 0 ? 'that was the last' : `${event.left} to go`}.`;
    case 'KittyPaid':
      return `${does(name(event.player), 'pay')} ${counted(event.chips, 'chip')}${short(event.shortfall)}; the kitty is ${event.kitty}.`;
    case 'KittyDrawn':
      return `${does(name(event.player), 'draw')} ${counted(event.chips, 'chip')}${short(event.shortfall)}; the kitty is ${event.kitty}.`;
    case 'DicePassed':
      return `The dice pass to ${object(name(event.to))}${event.skipped.length === 0 ? '' : `, past ${listed(event.skipped.map((each) => object(name(each))))}`}.`;
    case 'CompletePassMade':
      return `Nobody else has ${event.card} up: ${does(name(event.player), 'have')} ${counted(event.chances, 'chance')}.`;
    case 'ChanceMissed':
      return `${event.card} is down: a miss, and ${counted(event.chances, 'chance')} left.`;
    case 'GameWon':
      return ink.colours.green(
        `${does(name(event.player), 'have')} every card down and ${name(event.player) === YOU ? 'win' : 'wins'}!`,
      );
    case 'KittyCollected':
      return `${does(name(event.player), 'take')} the kitty of ${counted(event.chips, 'chip')}, which makes ${possessive(name(event.player))} rack ${event.rack}.`;
  }
}

const thrown = (total: number): string => {
  if (total === 2) return 'snake eyes!';
  return total === 7 ? 'seven.' : `${total}.`;
};

const short = (shortfall: Whites): string => (shortfall === 0 ? '' : `, ${shortfall} short`);
