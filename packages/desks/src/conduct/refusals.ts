import { everyRole, namedList, type RefusalIn, type RefusalTable } from '@dicepit/engine';
import type { Refused, Ruling } from '../ruling.ts';
import type { ConductEvent } from './event.ts';

/** Why nothing is recorded or done about conduct: every code with its figures. */
export const conductRefusals = {
  ALREADY_DETAINED: {},
  ALREADY_EXCLUDED: {},
  ALREADY_REPORTED: { incident: 'text' },
  INCIDENT_IS_CLOSED: {},
  MEASURES_TAKEN: {},
  NOBODY_IS_HELD: {},
  NOBODY_NAMED: {},
  NOT_ABOUT_A_DEVICE: {},
  NOT_EXCLUDED: {},
  'NOT_FOR_PLAYERS.results': {},
  NOT_IN_THESE_RULES: {},
  NOT_ON_DUTY: {},
  NOT_SATISFIED: {},
  NOT_THEIR_BETS: {},
  NOT_THEN: {},
  'NOT_YOUR_ROLE.conduct': { roles: namedList('role', everyRole) },
  'NOT_YOUR_ROLE.exclusion': {},
  'NOT_YOUR_ROLE.reporting': {},
  NO_BETS_NAMED: {},
  NO_DEVICE: {},
  NO_FINDING_YET: {},
  NO_NAME: {},
  NO_ORDER: {},
  NO_SUCH_INCIDENT: {},
  'OWN_CAUSE.conduct': {},
  SOMEBODY_IS_HELD: {},
  'WORDS_NEEDED.closing': {},
  'WORDS_NEEDED.finding': {},
  'WORDS_NEEDED.lifting': {},
  'WORDS_NEEDED.reporting': {},
} as const satisfies RefusalTable;

export type ConductRefusal = RefusalIn<typeof conductRefusals, { readonly clause?: string }>;

export type ConductRuling = Ruling<ConductEvent, ConductRefusal>;

export const refuse = (refusal: ConductRefusal): Refused<ConductRefusal> => ({ ok: false, refusal });
