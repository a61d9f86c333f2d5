import { chipColours, MOST_CHIPS } from '@dicepit/engine';
import { z } from 'zod';
import { oneOf } from './lists.ts';
import { strict } from './strict.ts';
import { cents, label } from './texts.ts';

/** A chip of the house: its worth and the colour of its body. How many spots it has its place in the list says. */
const houseChip = strict({
  worth: cents,
  colour: z.enum(chipColours, { error: `a colour is one of ${chipColours.join(', ')}` }),
});

/** The chips of the house, the smallest first; which sets can be played with is for the pit to say. */
export const houseChips = z
  .array(houseChip, { error: 'a list was expected' })
  .max(MOST_CHIPS, `a house has at most ${MOST_CHIPS} chips`)
  .readonly();

/** What stands beside a sum; an empty text is no symbol at all. */
export const moneySymbol = strict({ text: label, place: oneOf('before', 'after', 'locale') });

/** What sums are made of and written with here. The symbol is null where the operator has chosen none. */
export const houseMoney = z.object({ chips: houseChips, symbol: moneySymbol.nullable() });

export type HouseMoney = z.infer<typeof houseMoney>;
