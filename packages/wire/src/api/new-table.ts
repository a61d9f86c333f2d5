import { isBanked, isRace, packIds, raceIds } from '@dicepit/games';
import { z } from 'zod';
import {
  cents,
  dictionary,
  flag,
  label,
  list,
  moment,
  oneOf,
  optionText,
  packName,
  personName,
  strict,
  title,
  wait,
  whole,
} from '../fields.ts';
import { CLOSEST } from '../problem.ts';
import { approval, limits, partyChoices } from '../setup.ts';

/** How the house runs a table; what is left out is the pace of the house. */
const pace = strict({
  float: cents.min(0, 'a float is not below nothing').exactOptional(),
  answering: wait.exactOptional(),
  betting: wait.exactOptional(),
  throwing: wait.exactOptional(),
  rolling: wait.exactOptional(),
  showing: wait.exactOptional(),
  closesAt: moment.exactOptional(),
});

/** Who staffs a table. */
export const staffing = z.discriminatedUnion(
  'by',
  [strict({ by: z.literal('house'), pace: pace.exactOptional() }), strict({ by: z.literal('people') })],
  { error: 'staff is {"by": "house"} or {"by": "people"}' },
);

/** Somebody of the house who plays; how, by the name of a manner, or by any of them. */
const housePlayers = list(strict({ name: personName, manner: label.exactOptional() }));

/** What the host decides of what the rules leave to the table; what is left out is as the house likes it. */
const policiesGiven = strict({
  staysUp: flag.exactOptional(),
  chip: cents.exactOptional(),
  chipStep: cents.exactOptional(),
  limitsAtEntry: oneOf('refuse', 'flag').exactOptional(),
  betsInRunOut: flag.exactOptional(),
  betsAfterVoidRound: flag.exactOptional(),
  age: whole('an age', 0, 150).exactOptional(),
});

/** The table is there to look around at, and goes when one is added that is not. */
const demo = z.literal(true).exactOptional();

/** A table with a bank, to be added to the pit. */
const bankedTable = strict({
  pack: packName.refine(isBanked, {
    error: () => `a pack is ${packIds.slice(0, -1).join(', ')} or ${packIds.at(-1)}`,
    abort: true,
  }),
  title,
  options: dictionary(optionText).exactOptional(),
  mode: oneOf('home', 'fun', 'strict', 'training'),
  dice: oneOf('virtual', 'physical'),
  seats: whole('the number of seats', 1, 100),
  limits: limits.exactOptional(),
  float: cents.min(0, 'a float is not below nothing').exactOptional(),
  policies: policiesGiven.exactOptional(),
  approval: approval.exactOptional(),
  staff: staffing,
  housePlayers: housePlayers.exactOptional(),
  demo,
});

/** A party table, which has no bank and no staff. */
const partyTable = strict({
  pack: z.literal(raceIds),
  title,
  ...partyChoices,
  /** How long somebody has for a throw, in milliseconds, before the house throws for them. */
  throwing: wait.exactOptional(),
  housePlayers: housePlayers.exactOptional(),
  demo,
});

/** One or the other, by its pack. A pit knows the packs of the house, and those it was given. */
export const newTableBody = z.union([partyTable, bankedTable], { error: CLOSEST });

/** Whether a table to be added is one of a race. */
export const isPartyTable = (table: z.infer<typeof newTableBody>): table is NewPartyTable =>
  isRace(table.pack);

export type NewBankedTable = z.infer<typeof bankedTable>;
export type NewPartyTable = z.infer<typeof partyTable>;
export type Staffing = z.infer<typeof staffing>;
export type Pace = z.infer<typeof pace>;
