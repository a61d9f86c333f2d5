import { type DisputePhase, disputeFindings, disputeGrounds, type Evidence } from '@dicepit/desks';
import { auditing, supervising } from '@dicepit/engine';
import { z } from 'zod';
import { by } from '../entry/stamp.ts';
import { count, flag, id, label, moment, oneOf, role, strict, version, whole, words } from '../fields.ts';
import { personalState } from './promotion-facts.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, names, readRoute } from './route-presets.ts';

const ground = oneOf(...disputeGrounds);
const finding = oneOf(...disputeFindings);
const said = words.min(1, 'say it in words');
const phases = [
  'raised',
  'decided',
  'review asked',
  'ended',
  'closed',
] as const satisfies readonly DisputePhase[];

const rollNumber = whole('a roll', 1, Number.MAX_SAFE_INTEGER);

/** What was known of the roll or the bet when the dispute was raised, with the hash of the trail it was copied from. */
const evidence = z
  .custom<Evidence>((value) => typeof value === 'object' && value !== null, {
    error: 'evidence is an object',
  })
  .meta({ type: 'object' });

const disputeCard = z.object({
  dispute: z.string(),
  phase: z.enum(phases),
  table: z.string(),
  pack: z.string(),
  /** Whose dispute it is. */
  person: z.string(),
  name: z.string(),
  about: z.object({ roll: count.exactOptional(), bet: z.string().exactOptional() }),
  ground: z.enum(disputeGrounds),
  raisedAt: moment,
  /** How many times it has been decided. */
  decisions: count,
  complaint: z.boolean(),
  /** Who may decide it next, where anybody may. */
  next: z.array(role).readonly(),
  version,
});

export type DisputeCard = z.infer<typeof disputeCard>;

const disputeFacts = disputeCard.extend({
  words: z.string(),
  raisedBy: by,
  evidence,
  /** The clause by which a ruling at the table had settled it before. */
  ruledBy: z.string().exactOptional(),
  decided: z
    .array(
      z.object({
        step: count,
        finding: z.enum(disputeFindings),
        words: z.string(),
        final: z.boolean(),
        clause: z.string(),
        by,
        at: moment,
      }),
    )
    .readonly(),
  review: z.object({ words: z.string().exactOptional(), by, at: moment }).exactOptional(),
  rested: z.enum(['accepted', 'withdrawn']).exactOptional(),
  advice: z.object({ how: z.enum(['acknowledged', 'told']), by, at: moment }).exactOptional(),
  /** Where at the table it was put right. */
  remedies: z.array(z.object({ version, type: z.string(), clause: z.string() })).readonly(),
  /** Its words are read by themselves, since looking at them is noted. */
  complained: z.object({ at: moment, isErased: flag }).exactOptional(),
  closedAt: moment.exactOptional(),
  /** What the player is told of the right to complain; null where the rules know none. */
  rights: z.object({ clause: z.string(), says: z.string() }).nullable(),
  /** What those are called who are in it, by their ids. */
  names,
});

export type DisputeFacts = z.infer<typeof disputeFacts>;

const ofDispute = strict({ dispute: id });

/** Something that is done in a dispute, and answered with all of it. */
const done = { ...commandRoute, params: ofDispute, answer: disputeFacts, codes: ['CONFLICT'] } as const;

export const disputeRoutes = {
  listDisputes: {
    ...readRoute,
    path: `${API_BASE_PATH}/disputes`,
    summary: 'The disputes that whoever asks may see, the newest first',
    access: 'signed in',
    query: strict({ before: id.exactOptional() }),
    answer: z.object({ disputes: z.array(disputeCard).readonly(), more: flag }),
  },
  raiseDispute: {
    ...commandRoute,
    path: `${API_BASE_PATH}/disputes`,
    summary: 'Raise a dispute about a roll or a bet; what is known of it is frozen',
    access: 'signed in',
    body: strict({
      table: id,
      roll: rollNumber.exactOptional(),
      bet: label.exactOptional(),
      ground,
      words: said,
      /** For whom staff raise it. */
      person: id.exactOptional(),
    }),
    answer: disputeFacts,
    codes: ['NOT_FOUND', 'CONFLICT'],
  },
  readDispute: {
    ...readRoute,
    path: `${API_BASE_PATH}/disputes/:dispute`,
    summary: 'A dispute with its evidence, for its player, staff of rank and inspectors',
    access: 'signed in',
    params: ofDispute,
    answer: disputeFacts,
  },
  decideDispute: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/decision`,
    summary: 'Decide a dispute, at the step of the ladder that is open to whoever asks',
    access: supervising,
    body: strict({ finding, words: said, as: role.exactOptional() }),
  },
  askReview: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/review`,
    summary: 'Ask that somebody higher looks at the decision',
    access: 'signed in',
    body: strict({ words: words.exactOptional() }),
  },
  acceptDecision: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/accept`,
    summary: 'Be content with the decision',
    access: 'signed in',
  },
  withdrawDispute: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/withdraw`,
    summary: 'Take a dispute back',
    access: 'signed in',
  },
  adviseOfComplaint: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/advice`,
    summary: 'Say that the player knows of the right to complain: read by the player, or told by staff',
    access: 'signed in',
    body: strict({ how: oneOf('acknowledged', 'told') }),
  },
  noteRemedy: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/remedy`,
    summary: 'Say which entry of the table carried a decision out',
    access: supervising,
    body: strict({ version }),
  },
  closeDispute: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/close`,
    summary: 'Close a dispute, once its player knows of the right to complain',
    access: supervising,
  },
  lodgeComplaint: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/complaint`,
    summary: 'Complain to the inspector about how a dispute was decided',
    access: 'signed in',
    body: strict({ words: said }),
  },
  readComplaint: {
    ...readRoute,
    path: `${API_BASE_PATH}/disputes/:dispute/complaint`,
    summary: 'What a player complains of; looking at it is noted',
    access: auditing,
    params: ofDispute,
    answer: z.object({ is: personalState, words: z.string() }),
  },
  eraseComplaint: {
    ...done,
    path: `${API_BASE_PATH}/disputes/:dispute/complaint/erasure`,
    summary: 'Erase the words of a complaint: one’s own, or as the operator once the inspector has read them',
    access: 'signed in',
  },
} as const satisfies Readonly<Record<string, Route>>;
