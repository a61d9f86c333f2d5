import { writeRoll } from '@dicepit/engine';
import type { PartyEvent, PlayedParty } from '@dicepit/games';
import { columns } from './columns.ts';
import type { Terminal } from './terminal.ts';

/** A player's letter at the table: A for player 0. */
export const letter = (player: number): string => String.fromCharCode(65 + player);

/** A played record for a person. */
export function partyText(played: PlayedParty, { colours }: Terminal): string {
  const { events, winner, kitty, net, faceUp, next, chances, refused } = played;
  const told = events.map((event) => `${sentence(event)} ${colours.dim(event.clause)}`);
  const standing = faceUp.map((cards, player) => [
    letter(player),
    cards.length === 0 ? 'all down' : cards.join(' '),
    upOrDown(net[player] ?? 0),
  ]);
  const end =
    winner === null
      ? next === null
        ? 'Nobody has the dice.'
        : `${letter(next)} throws next${chances === null ? '' : `, with ${plural(chances, 'chance')} left`}.`
      : `${letter(winner)} wins.`;
  return [
    ...told,
    ...refused.map(({ of, index, message }) => `${colours.yellow('refused')} ${of}[${index}]: ${message}`),
    '',
    columns(['player', 'cards up', 'net'], standing, 2),
    `Kitty ${kitty}. ${end}`,
    '',
  ].join('\n');
}

/** One event of the party game as it is told at the table. */
function sentence(event: PartyEvent, name: (player: number) => string = letter): string {
  switch (event.type) {
    case 'GameStarted':
      return `${event.players} players lay out cards ${event.cards.join(' ')}.`;
    case 'AntePaid':
      return `${name(event.player)} puts ${plural(event.chips, 'chip')} in; the kitty is ${event.kitty}.`;
    case 'HighDiceThrown':
      return `${name(event.player)} throws ${writeRoll(event.roll)}, ${event.total}, for the first throw.`;
    case 'HighDiceTied':
      return `${event.players.map(name).join(' and ')} tie at ${event.total} and throw again.`;
    case 'FirstThrowerChosen':
      return `${name(event.player)} goes first.`;
    case 'DiceThrown':
      return `${name(event.player)} throws ${writeRoll(event.roll)}: ${event.total}.`;
    case 'CardTurnedDown':
      return `${name(event.player)} turns ${event.card} down; ${event.left} to go.`;
    case 'KittyPaid':
      return `${name(event.player)} pays ${plural(event.chips, 'chip')}${short(event.shortfall)}; the kitty is ${event.kitty}.`;
    case 'KittyDrawn':
      return `${name(event.player)} draws ${plural(event.chips, 'chip')}${short(event.shortfall)}; the kitty is ${event.kitty}.`;
    case 'DicePassed':
      return `The dice pass to ${name(event.to)}${event.skipped.length === 0 ? '' : `, past ${event.skipped.map(name).join(', ')}`}.`;
    case 'CompletePassMade':
      return `Nobody has ${event.card} up: ${name(event.player)} has ${plural(event.chances, 'chance')}.`;
    case 'ChanceMissed':
      return `${name(event.player)} misses with ${event.card}; ${plural(event.chances, 'chance')} left.`;
    case 'GameWon':
      return `${name(event.player)} has every card down and wins.`;
    case 'KittyCollected':
      return `${name(event.player)} collects the kitty of ${event.chips}.`;
  }
}

const upOrDown = (chips: number): string => (chips > 0 ? `+${chips}` : String(chips));

const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const short = (shortfall: number): string => (shortfall === 0 ? '' : ` (${shortfall} short)`);
