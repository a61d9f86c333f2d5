import { z } from 'zod';
import { list } from '../facts/lists.ts';
import { seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { label } from '../facts/texts.ts';
import { faces } from './parts.ts';

/** Commands by which dice are thrown. The faces of virtual dice come from the server and from nobody else. */
export const throwing = {
  PassDice: strict({ type: z.literal('PassDice'), dice: list(label).exactOptional() }),
  ThrowDice: strict({ type: z.literal('ThrowDice'), seat: seat.exactOptional() }),
  BringToRest: strict({ type: z.literal('BringToRest'), faces: faces.exactOptional() }),
} as const;
