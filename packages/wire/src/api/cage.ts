import { cashiers, reviewing } from '@dicepit/engine';
import { z } from 'zod';
import { by } from '../entry/stamp.ts';
import { cents, id, moment, strict, version, whole, words } from '../fields.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, ofPerson, readRoute } from './route-presets.ts';

/** One line of an account: what came (or, below nothing, went), whence, and what was there afterwards. */
const accountLine = z.object({
  entry: version,
  type: z.string(),
  cents,
  balance: cents,
  table: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  by,
  at: moment,
});

/** A line that somebody wants undone; another person has to agree. */
const reversal = z.object({
  reversal: z.string(),
  entry: version,
  reason: z.string(),
  state: z.enum(['asked', 'approved', 'refused']),
  askedBy: z.string(),
  at: moment,
});

const account = z.object({
  person: z.string(),
  cents,
  /** The latest lines, the newest last. */
  lines: z.array(accountLine).readonly(),
  reversals: z.array(reversal).readonly(),
  version,
});

export type CageAccount = z.infer<typeof account>;
export type AccountLine = z.infer<typeof accountLine>;
export type Reversal = z.infer<typeof reversal>;

const ofReversal = strict({ person: id, reversal: id });

export const cageRoutes = {
  readMyAccount: {
    ...readRoute,
    path: `${API_BASE_PATH}/me/account`,
    summary: 'The account of whoever asks',
    access: 'signed in',
    answer: account,
  },
  readAccount: {
    ...readRoute,
    path: `${API_BASE_PATH}/cage/:person`,
    summary: "A player's account",
    access: reviewing,
    params: ofPerson,
    answer: account,
  },
  issueChips: {
    ...commandRoute,
    path: `${API_BASE_PATH}/cage/:person/issue`,
    summary: 'Put play chips into an account',
    access: cashiers,
    params: ofPerson,
    body: strict({
      cents: cents.min(1, 'a sum of 1 cent or more was expected'),
      reason: words.min(1, 'a reason is not empty'),
    }),
    answer: account,
    codes: ['CONFLICT'],
  },
  askReversal: {
    ...commandRoute,
    path: `${API_BASE_PATH}/cage/:person/reversals`,
    summary: 'Ask that a line of an account be undone',
    access: cashiers,
    params: ofPerson,
    body: strict({
      entry: whole('an entry', 1, Number.MAX_SAFE_INTEGER),
      reason: words.min(1, 'a reason is not empty'),
    }),
    answer: reversal,
    codes: ['NOT_FOUND', 'CONFLICT'],
  },
  approveReversal: {
    ...commandRoute,
    path: `${API_BASE_PATH}/cage/:person/reversals/:reversal/approve`,
    summary: 'Undo the line, as a second person',
    access: cashiers,
    params: ofReversal,
    answer: account,
    codes: ['SECOND_PERSON_NEEDED', 'NOT_ENOUGH_IN_ACCOUNT', 'CONFLICT'],
  },
  refuseReversal: {
    ...commandRoute,
    path: `${API_BASE_PATH}/cage/:person/reversals/:reversal/refuse`,
    summary: 'Leave the line as it is',
    access: cashiers,
    params: ofReversal,
    answer: reversal,
    codes: ['SECOND_PERSON_NEEDED', 'CONFLICT'],
  },
} as const satisfies Readonly<Record<string, Route>>;
