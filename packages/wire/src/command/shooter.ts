import { z } from 'zod';
import { list, oneOf } from '../facts/lists.ts';
import { seat } from '../facts/numbers.ts';
import { strict } from '../facts/strict.ts';
import { date, label, words } from '../facts/texts.ts';

/** Commands about who throws. */
export const shooter = {
  OfferDice: strict({ type: z.literal('OfferDice'), again: z.literal(true).exactOptional() }),
  AcceptDice: strict({ type: z.literal('AcceptDice'), seat }),
  DeclineDice: strict({ type: z.literal('DeclineDice'), seat }),
  ChooseDice: strict({ type: z.literal('ChooseDice'), seat, dice: list(label).exactOptional() }),
  GiveUpDice: strict({ type: z.literal('GiveUpDice'), seat }),
  WarnShooter: strict({ type: z.literal('WarnShooter'), words }),
  OrderToPass: strict({ type: z.literal('OrderToPass'), cause: label, words: words.exactOptional() }),
  ReportUnable: strict({ type: z.literal('ReportUnable') }),
  NameSubstitute: strict({
    type: z.literal('NameSubstitute'),
    person: label,
    born: date.exactOptional(),
    until: oneOf('set', 'turn').exactOptional(),
  }),
} as const;
