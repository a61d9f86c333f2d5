import type { PlayedParty } from '@dicepit/games';
import { columns } from './columns.ts';
import { refusalTold, said } from './language.ts';
import { MINUS } from './number-signs.ts';
import { tellEvent } from './play/party/telling.ts';
import { refusedText } from './settled-text.ts';
import type { Terminal } from './terminal.ts';

/** A player's letter at the table: A for player 0. */
export const letter = (player: number): string => String.fromCharCode(65 + player);

/** A played record for a person. */
export function partyText(played: PlayedParty, { colours }: Terminal): string {
  const { events, kitty, net, faceUp, refused } = played;
  const { head } = said().partyRecord;
  const names = faceUp.map((_, player) => letter(player));
  const ink = { colours, drawsDice: false };
  const told = events.map((event) => `${tellEvent({ names, ink }, event)} ${colours.dim(event.clause)}`);
  const standing = faceUp.map((cards, player) => [
    letter(player),
    cards.length === 0 ? said().party.allDown : cards.join(' '),
    upOrDown(net[player] ?? 0),
  ]);
  return [
    ...told,
    ...refused.map((line) => refusedText(`${line.of}[${line.index}]`, refusalTold(line), colours.yellow)),
    '',
    columns([head.player, head.cards, head.net], standing, 2),
    endText(played, kitty),
    '',
  ].join('\n');
}

/** Who has won, or throws next. */
function endText({ winner, next, chances }: PlayedParty, kitty: number): string {
  const words = said().partyRecord;
  if (winner !== null) return words.wins({ kitty, name: letter(winner) });
  if (next === null) return words.nobody({ kitty });
  const name = letter(next);
  return chances === null ? words.next({ kitty, name }) : words.nextChances({ kitty, name, chances });
}

const upOrDown = (chips: number): string => (chips > 0 ? `+${chips}` : String(chips).replace('-', MINUS));
