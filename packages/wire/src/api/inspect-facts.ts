import { z } from 'zod';
import { by } from '../entry/stamp.ts';
import { cents, count, moment, role, seat, version } from '../fields.ts';
import { signedHead } from './audit.ts';

/** What an entry is about: what a timeline can be narrowed to. */
export const entryKinds = [
  'rolls',
  'no-rolls',
  'amendments',
  'overrules',
  'late-bets',
  'bets',
  'limits',
  'dice',
  'faults',
  'money',
  'seats',
  'staff',
  'disputes',
  'conduct',
  'exclusions',
  'sign-ins',
  'promotions',
  'notices',
  'looks',
  'pit',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** One entry of any stream, in words. */
const timelineLine = z.object({
  stream: z.string(),
  version,
  hash: z.string(),
  at: moment,
  by: by.extend({ name: z.string().exactOptional() }),
  type: z.string(),
  kind: z.enum(entryKinds),
  says: z.string(),
  clause: z.string().exactOptional(),
  /** The roll it belongs to, where it belongs to one. */
  roll: count.exactOptional(),
});

export type TimelineLine = z.infer<typeof timelineLine>;

/** The newest entries first, and where to go on. */
export const timeline = z.object({
  lines: z.array(timelineLine).readonly(),
  /** To be sent as `before` for what is older; null where there is nothing. */
  before: z.string().nullable(),
});

/** A bet as it lies. */
const lyingBet = z.object({
  bet: z.string(),
  seat,
  /** Empty where nobody sits there. */
  name: z.string(),
  wager: z.string(),
  wagerName: z.string(),
  stage: z.string(),
  chips: cents,
  tokens: cents,
});

const balance = z.object({ account: z.string(), cents });

/** A table at one moment of its stream. */
export const layoutAt = z.object({
  table: z.string(),
  version,
  phase: z.string(),
  /** The options of its pack that it was played by: they say what is printed on the layout. */
  options: z.record(z.string(), z.string()).readonly(),
  /** The stage that the table stood in, where its game has such stages and a roll has moved it. */
  course: z.string().optional(),
  bets: z.array(lyingBet).readonly(),
  balances: z.array(balance).readonly(),
});

export type LayoutAt = z.infer<typeof layoutAt>;

/** What a roll did to one bet, with its arithmetic. */
const settlementLine = z.object({
  bet: z.string(),
  seat,
  /** Empty where nobody sits there. */
  name: z.string(),
  wager: z.string(),
  wagerName: z.string(),
  verdict: z.enum(['wins', 'loses', 'pushes', 'stands']),
  stake: cents,
  /** As much of the stake as the limits of the table let play. */
  inPlay: cents,
  winnings: cents,
  /** What the house kept of them, where it keeps a commission. */
  commission: cents.optional(),
  returned: cents,
  odds: z.string().nullable(),
  clause: z.string(),
  pays: z.string().nullable(),
  /** What was noted about the limits: that the stake is too small, and that it is too large. */
  notes: z.array(z.object({ clause: z.string() })).readonly(),
});

/** Who had a part in a roll by their rank. */
const approval = z.object({
  person: z.string(),
  name: z.string(),
  role,
  at: moment,
  what: z.string(),
  clause: z.string(),
});

/** One roll, from the throw to the last that was said of it. */
export const rollSheet = z.object({
  table: z.string(),
  pack: z.string(),
  roll: count,
  /** The mark of the rules that it was decided by, as the sign shows it; a party has none. */
  rules: z.string().exactOptional(),
  /** How many rolls the table has. */
  of: count,
  thrower: z.discriminatedUnion('is', [
    z.object({ is: z.literal('dealer') }),
    z.object({ is: z.literal('player'), name: z.string() }),
    /** A seat of which nobody is known. */
    z.object({ is: z.literal('seat'), seat }),
  ]),
  dice: z.array(z.string()).readonly(),
  /** For virtual dice: the turn and the draw that the faces came from. */
  drawn: z.object({ turn: count, draw: count, faces: z.array(z.number()).readonly() }).exactOptional(),
  /** The last outcome: what the dice show, or why the roll is void, by the reason of its pack; null while it is open. */
  outcome: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('total'), roll: z.array(z.int().min(1).max(6)).readonly() }),
      z.object({ kind: z.literal('void'), reason: z.string() }),
    ])
    .nullable(),
  thrownAt: moment,
  calledAt: moment.exactOptional(),
  /** When the outcome was entered into the equipment, and by what; not there where none was in use. */
  entered: z.object({ at: moment, source: z.enum(['capture', 'keypad']) }).exactOptional(),
  settledAt: moment.exactOptional(),
  lit: z.array(z.string()).readonly(),
  before: layoutAt,
  after: layoutAt,
  settlements: z.array(settlementLine).readonly(),
  approvals: z.array(approval).readonly(),
  /** Every entry of the roll, in order, with corrections that came later. */
  steps: z.array(timelineLine).readonly(),
});

export type RollSheet = z.infer<typeof rollSheet>;

const placedFinding = z.object({
  kind: z.string(),
  stream: z.string(),
  version,
  /** What is wrong as data: lines that the message catalogues have sentences for. */
  says: z.array(z.looseObject({ code: z.string(), case: z.string().exactOptional() })).readonly(),
  /** The same in English. */
  sentence: z.string(),
});

/** How a check of the whole trail stands. */
export const verification = z.object({
  state: z.enum(['never', 'running', 'sound', 'broken', 'failed']),
  begun: moment.exactOptional(),
  ended: moment.exactOptional(),
  entries: count,
  of: count,
  found: count,
  /** The first that are wrong, in the order of the streams. */
  findings: z.array(placedFinding).readonly(),
  /** What is no fault but must be known, such as what an earlier edition of the rules decided otherwise. */
  remarked: count,
  remarks: z.array(placedFinding).readonly(),
});

export type VerificationFacts = z.infer<typeof verification>;

const tested = z.object({
  name: z.string(),
  rolls: count,
  classes: z
    .array(
      z.object({
        of: z.enum(['faces', 'totals', 'runs']),
        name: z.string(),
        counted: z.number(),
        expected: z.number(),
      }),
    )
    .readonly(),
  /** How rare so great a difference is with fair dice. */
  p: z.object({ faces: z.number(), totals: z.number(), runs: z.number() }),
  verdict: z.string(),
});

/** How fair the dice of a table look. */
export const diceStanding = z.object({
  table: z.string(),
  dice: z.enum(['physical', 'virtual']),
  rolls: count,
  leastRolls: count,
  all: tested,
  sets: z.array(tested.extend({ evidence: z.number(), doubted: z.boolean() })).readonly(),
  shooters: z.array(tested).readonly(),
});

export type DiceStanding = z.infer<typeof diceStanding>;

export const integrity = z.object({
  software: z.string(),
  publicKey: z.string(),
  head: signedHead,
  /** One hash for where every stream ends, and four words for the ear. */
  hash: z.string(),
  words: z.string(),
  verification,
  tables: z.array(z.object({ table: z.string(), title: z.string(), doubted: z.boolean() })).readonly(),
});

/** What the inspectorate was sent. */
export const receivedNotice = z.object({
  number: count,
  kind: z.enum(['complaint', 'integrity-stop', 'detention', 'overdue-winner', 'dice-doubted']),
  about: z.string(),
  version: version.exactOptional(),
  words: z.string(),
  clause: z.string(),
  by: z.string(),
  at: moment,
});
