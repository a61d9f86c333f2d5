import type { PartyCommand, PartyDecision } from './command.ts';
import type { PartyGame } from './game.ts';
import { throwHighDice } from './high-dice.ts';
import { startGame } from './starting.ts';
import { throwDice } from './throwing.ts';

/** What happens in the party game, or why nothing does. */
export function decideParty(game: PartyGame, command: PartyCommand): PartyDecision {
  switch (command.type) {
    case 'StartGame':
      return startGame(game, command);
    case 'ThrowHighDice':
      return throwHighDice(game, command);
    case 'ThrowDice':
      return throwDice(game, command);
  }
}
