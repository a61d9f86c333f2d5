import { z } from 'zod';
import { list } from '../facts/lists.ts';
import { seat, whole } from '../facts/numbers.ts';
import { partySetup } from '../facts/setup.ts';
import { strict } from '../facts/strict.ts';
import { personName } from '../facts/texts.ts';
import { faces } from './parts.ts';

const whites = whole('a number of chips', 0, 1_000_000_000);

/** Commands of a party table. */
export const party = {
  SetUpTable: strict({ type: z.literal('SetUpTable'), setup: partySetup }),
  SitDown: strict({ type: z.literal('SitDown'), seat, name: personName }),
  BringChips: strict({ type: z.literal('BringChips'), seat, whites }),
  StandUp: strict({ type: z.literal('StandUp'), seat }),
  StartGame: strict({ type: z.literal('StartGame'), without: list(seat).exactOptional() }),
  ThrowDice: strict({ type: z.literal('ThrowDice'), seat, faces: faces.exactOptional() }),
  EndGame: strict({ type: z.literal('EndGame') }),
  ThrowFor: strict({ type: z.literal('ThrowFor'), seat, faces: faces.exactOptional() }),
  ComeBack: strict({ type: z.literal('ComeBack'), seat }),
  BringToRest: strict({ type: z.literal('BringToRest'), faces }),
} as const;
