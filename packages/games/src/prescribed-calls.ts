import type { Prescribed } from '@dicepit/engine';

/** What the rules of a pack say has to be heard of a roll. Wonder Dice and the parlour game prescribe no words. */
export const prescribedCalls: Readonly<Record<string, Prescribed>> = {
  'snake-eyes-nz': { total: 'nz/5.6(a)', void: 'nz/6.3-tail' },
  'snake-eyes-nsw': { total: 'nsw/4.3.1', void: 'nsw/5.1' },
  'double-dice': { void: 'double/4' },
};
