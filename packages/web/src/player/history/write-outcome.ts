import type { Game } from '@dicepit/engine';
import { callOf, voidCallOf } from '../../said/call.ts';
import type { RollEntry } from './rolls.ts';

/** A roll of the record as it was called. */
export const writeOutcome = (game: Game, { outcome, thrower }: RollEntry): string =>
  outcome.kind === 'void' ? voidCallOf(game, outcome.reason).call : callOf(game, outcome.roll, thrower);
