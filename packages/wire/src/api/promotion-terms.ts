import { prizeKinds, type Terms } from '@dicepit/desks';
import { z } from 'zod';
import {
  cents,
  count,
  dictionary,
  flag,
  id,
  label,
  list,
  moment,
  oneOf,
  passage,
  strict,
  whole,
} from '../fields.ts';

const occasion = strict({ place: label, at: moment.nullable() });

const details = dictionary(z.union([passage, z.boolean(), count]));

const prize = strict({
  prize: id,
  kind: oneOf(...prizeKinds),
  description: passage,
  cents: cents.min(0, 'a value is no debt').nullable(),
  conditions: passage,
  items: list(
    strict({
      what: label,
      category: label,
      count: whole('a number of things', 1, 1_000_000),
      millilitres: count.exactOptional(),
      details: details.exactOptional(),
    }),
  ),
  cashAlternative: cents.min(1, 'a sum of 1 cent or more was expected').nullable(),
  details,
});

/** The terms of a promotion, each as a field; what is not decided yet is empty or null. */
export const promotionTerms = strict({
  manner: passage,
  award: occasion,
  eligibility: strict({
    words: passage,
    memberships: list(label),
    present: flag,
    entries: whole('a number of entries', 1, 1_000_000),
  }),
  bet: strict({ required: flag, cents: cents.nullable() }),
  nature: passage,
  qualification: passage,
  reservation: passage,
  guarantee: passage,
  entriesClose: moment.nullable(),
  event: occasion,
  claiming: passage,
  presence: flag.nullable(),
  redraw: strict({ minutes: whole('a number of minutes', 1, 10_000) }).exactOptional(),
  notifying: passage,
  publishing: passage,
  prizes: list(prize),
}) satisfies z.ZodType<Terms>;
