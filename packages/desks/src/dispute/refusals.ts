import { everyRole, named, namedList, type RefusalIn, type RefusalTable } from '@dicepit/engine';
import type { Refused, Ruling } from '../ruling.ts';
import type { DisputeEvent } from './event.ts';

/** Why nothing happens in a dispute: every code with its figures. */
export const disputeRefusals = {
  ADVICE_IS_GIVEN: {},
  ADVICE_NOT_GIVEN: {},
  ALREADY_RAISED: {},
  ANOTHER_PERSON_NEEDED: {},
  BEFORE_THE_DISPUTE: { entry: 'count', began: 'count' },
  COMPLAINT_IS_LODGED: {},
  'DECISION_IS_FINAL.dispute': {},
  'DISPUTE_IS_CLOSED.already': {},
  'DISPUTE_IS_CLOSED.stays': {},
  DISPUTE_RESTS: { rested: named('rested', ['accepted', 'withdrawn']) },
  FACE_RULING_IS_FINAL: {},
  NOTHING_DISPUTED: {},
  NOTHING_TO_ADVISE: {},
  'NOTHING_TO_ERASE.dispute': {},
  NOT_ABOVE: { role: named('role', everyRole), roles: namedList('role', everyRole) },
  NOT_AT_THE_TABLE: {},
  NOT_A_CORRECTION: { type: 'text' },
  'NOT_DECIDED_YET.accepting': {},
  'NOT_DECIDED_YET.deciding': { roles: namedList('role', everyRole) },
  'NOT_DECIDED_YET.remedy': {},
  'NOT_DECIDED_YET.reviewing': {},
  'NOT_ENDED_YET.advising': {},
  'NOT_ENDED_YET.closing': {},
  'NOT_ENDED_YET.complaining': {},
  NOT_FOR_YOU_TO_SAY: {},
  'NOT_READ_YET.dispute': {},
  NOT_YOUR_BET: {},
  'NOT_YOUR_DISPUTE.player': {},
  'NOT_YOUR_DISPUTE.raising': {},
  'NOT_YOUR_DISPUTE.reviewing': {},
  'NOT_YOUR_ROLE.closing': {},
  'NOT_YOUR_ROLE.complaint': {},
  'NOT_YOUR_ROLE.deciding': { role: named('role', everyRole), roles: namedList('role', everyRole) },
  'NOT_YOUR_ROLE.remedy': {},
  NO_COMPLAINT_HERE: {},
  'NO_DISPUTES_HERE.kept': {},
  'NO_DISPUTES_HERE.raising': {},
  'NO_SUCH_DISPUTE.dispute': {},
  'OWN_CAUSE.dispute': {},
  REVIEW_IS_ASKED: {},
  REVIEW_NOT_ASKED: {},
  'WORDS_NEEDED.decision': {},
  'WORDS_NEEDED.dispute': {},
} as const satisfies RefusalTable;

export type DisputeRefusal = RefusalIn<typeof disputeRefusals, { readonly clause?: string }>;

export type DisputeRuling = Ruling<DisputeEvent, DisputeRefusal>;

export const refuse = (refusal: DisputeRefusal): Refused<DisputeRefusal> => ({ ok: false, refusal });
