import { germanVoids } from '@dicepit/engine';
import type { Sentences } from '../../sentences.ts';

/** What a void roll is called. */
export const voidRolls: Sentences = {
  ...germanVoids,
  'A void round': 'Runde ungültig',
  'Roll invalid': 'Nichtig',
  'what it decided is undone': 'was er entschieden hat, gilt nicht',
};
