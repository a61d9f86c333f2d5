import { writeRoll } from '@dicepit/engine';
import type { PartyEvent, PlayedParty } from '@dicepit/games';
import { tellInEnglish } from '@dicepit/words/english';
import { columns } from './columns.ts';
import { MINUS } from './number-signs.ts';
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
    ...refused.map(
      (line) => `${colours.yellow('refused')} ${line.of}[${line.index}]: ${tellInEnglish(line)}`,
    ),
    '',
    columns(['player', 'cards up', 'net'], standing, 2),
    `Kitty ${kitty}. ${end}`,
    '',
  ].join('\n');
}

/** One event of the party game as it is told at the table. */
function sentence(event: PartyEvent): string {
  switch (event.type) {
    case 'GameStarted':
      return `${event.players} players lay out cards ${event.cards.join(' ')}.`;
    case 'AntePaid':
      return `${letter(event.player)} puts ${plural(event.chips, 'chip')} in; the kitty is ${event.kitty}.`;
    case 'HighDiceThrown':
      return `${letter(event.player)} throws ${writeRoll(event.roll)}, ${event.total}, for the first throw.`;
    case 'HighDiceTied':
      return `${event.players.map(letter).join(' and ')} tie at ${event.total} and throw again.`;
    case 'FirstThrowerChosen':
      return `${letter(event.player)} goes first.`;
    case 'DiceThrown':
      return `${letter(event.player)} throws ${writeRoll(event.roll)}: ${event.total}.`;
    case 'CardTurnedDown':
      return `${letter(event.player)} turns ${event.card} down; ${event.left} to go.`;
    case 'KittyPaid':
      return `${letter(event.player)} pays ${plural(event.chips, 'chip')}${short(event.shortfall)}; the kitty is ${event.kitty}.`;
    case 'KittyDrawn':
      return `${letter(event.player)} draws ${plural(event.chips, 'chip')}${short(event.shortfall)}; the kitty is ${event.kitty}.`;
    case 'DicePassed':
      return `The dice pass to ${letter(event.to)}${event.skipped.length === 0 ? '' : `, past ${event.skipped.map(letter).join(', ')}`}.`;
    case 'CompletePassMade':
      return `Nobody has ${event.card} up: ${letter(event.player)} has ${plural(event.chances, 'chance')}.`;
    case 'ChanceMissed':
      return `${letter(event.player)} misses with ${event.card}; ${plural(event.chances, 'chance')} left.`;
    case 'GameWon':
      return `${letter(event.player)} has every card down and wins.`;
    case 'KittyCollected':
      return `${letter(event.player)} collects the kitty of ${event.chips}.`;
  }
}

const upOrDown = (chips: number): string => (chips > 0 ? `+${chips}` : String(chips).replace('-', MINUS));

export const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const short = (shortfall: number): string => (shortfall === 0 ? '' : ` (${shortfall} short)`);
