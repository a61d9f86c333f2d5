import { raceIds } from '@dicepit/games';
import { z } from 'zod';
import {
  cents,
  dictionary,
  flag,
  hex32,
  id,
  label,
  moment,
  oneOf,
  optionText,
  strict,
  whole,
  words,
} from './fields.ts';

/** The least and the most that may be staked, as a sign says it. */
export const limits = strict({
  minimum: cents,
  maximum: cents,
  unit: cents.exactOptional(),
  multiples: flag.exactOptional(),
});

/** What the rules leave to the table. */
const policies = strict({
  staysUp: flag.exactOptional(),
  chip: cents.exactOptional(),
  chipStep: cents.exactOptional(),
  limitsAtEntry: oneOf('refuse', 'flag'),
  betsInRunOut: flag,
  betsAfterVoidRound: flag,
  age: whole('an age', 0, 150).exactOptional(),
});

/** The record of a game's approval, where its rules ask for one. */
export const approval = strict({
  instrument: words,
  body: words,
  operator: words,
  venue: words,
  from: moment,
});

const seats = whole('the number of seats', 1, 1000);

/** What is decided about a banked table before it opens. */
export const setup = strict({
  table: id,
  pack: label,
  packHash: hex32.exactOptional(),
  options: dictionary(optionText),
  mode: oneOf('home', 'fun', 'strict', 'training'),
  dice: oneOf('virtual', 'physical'),
  seats,
  pit: label.exactOptional(),
  approval: approval.exactOptional(),
  policies,
});

/** What a party leaves to its host. */
export const partyChoices = {
  dice: oneOf('virtual', 'physical'),
  seats: whole('the number of seats', 2, 100),
  /** Null is credit without limit. */
  startingChips: whole('a number of chips', 0, 1_000_000_000).nullable(),
  first: oneOf('high dice', 'first seat'),
};

/** What is decided about a party table before anyone sits down. */
export const partySetup = strict({ pack: z.literal(raceIds), table: id, ...partyChoices });
