import { z } from 'zod';
import { cents, seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label, words } from '../facts/texts.ts';
import { newBet } from './parts.ts';

/** Where a bet lies on the layout, and who put it there. */
export const placement = {
  PlaceForPlayer: strict({ type: z.literal('PlaceForPlayer'), seat, words, bet: newBet }),
  ContestPlacement: strict({ type: z.literal('ContestPlacement'), seat, bet: label }),
  NoteMovedBet: strict({ type: z.literal('NoteMovedBet'), bet: label, wager: label, words }),
  RestoreBet: strict({ type: z.literal('RestoreBet'), bet: label, wager: label, words }),
  CorrectStake: strict({ type: z.literal('CorrectStake'), bet: label, chips: cents, words }),
  RefuseWager: strict({ type: z.literal('RefuseWager'), bet: label, grounds: words }),
} as const;
