import type { Sentences } from '../../sentences.ts';

/** What a void roll is called. */
export const voidRolls: Sentences = {
  'No roll': 'Ungültig',
  'No Throw': 'Ungültig',
  'a void round': 'Runde ungültig',
  'A void round': 'Runde ungültig',
  'Roll invalid': 'Nichtig',
  'what it decided is undone': 'was er entschieden hat, gilt nicht',
};
