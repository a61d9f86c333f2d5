import { everyRole, staffRoles } from '@dicepit/engine';
import { z } from 'zod';
import { role } from '../facts/lists.ts';
import { patience } from '../facts/patience.ts';
import { strict } from '../facts/strict.ts';
import { moment, personName, words } from '../facts/texts.ts';
import { claim, oneTime, personFacts } from './facts-of-people.ts';
import type { Route } from './route.ts';
import {
  API_BASE_PATH,
  commandRoute,
  done,
  ofClaim,
  ofPerson,
  operator,
  readRoute,
} from './route-presets.ts';

const roles = z.array(role).max(everyRole.length, `there are ${everyRole.length} roles`).readonly();

export const peopleRoutes = {
  listPeople: {
    ...readRoute,
    path: `${API_BASE_PATH}/people`,
    summary: 'Everybody in the pit',
    access: staffRoles,
    answer: z.object({ people: z.array(personFacts).readonly() }),
  },
  addStaff: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people`,
    summary: 'Add somebody to the staff; the token is for them to set a passphrase by',
    access: operator,
    /** `until` ends it by itself, for those who come to watch; they stay for a day where nothing is said. */
    body: strict({ name: personName, roles, until: moment.exactOptional() }),
    answer: z.object({ person: personFacts, signUp: oneTime }),
    codes: ['NAME_TAKEN', 'CONFLICT'],
  },
  changeRoles: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/:person/roles`,
    summary: 'Say what somebody is in the pit, in place of what they were',
    access: operator,
    params: ofPerson,
    body: strict({ roles, until: moment.exactOptional() }),
    answer: personFacts,
    codes: ['CONFLICT'],
  },
  kick: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/:person/kick`,
    summary: 'End the sessions of somebody, who may join again',
    access: operator,
    params: ofPerson,
    body: strict({ words: words.exactOptional() }),
    answer: personFacts,
    codes: ['CONFLICT'],
  },
  exclude: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/:person/exclude`,
    summary: 'Keep somebody out of the pit, for good or until a moment',
    access: operator,
    params: ofPerson,
    body: strict({ words, until: moment.exactOptional() }),
    answer: personFacts,
    codes: ['CONFLICT'],
  },
  readmit: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/:person/readmit`,
    summary: 'Let somebody in again who was excluded',
    access: operator,
    params: ofPerson,
    body: strict({ words: words.exactOptional() }),
    answer: personFacts,
    codes: ['CONFLICT'],
  },
  renamePerson: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/:person/rename`,
    summary: 'Give somebody another name',
    access: operator,
    params: ofPerson,
    body: strict({ name: personName }),
    answer: personFacts,
    codes: ['NAME_TAKEN'],
  },
  havePatience: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/:person/patience`,
    summary: 'Have the house wait longer for somebody, at every table',
    access: operator,
    params: ofPerson,
    body: strict({ patience }),
    answer: personFacts,
    codes: ['CONFLICT'],
  },
  resetPassphrase: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/:person/passphrase-reset`,
    summary: 'A one-time token for a new passphrase; the old one and its sessions end',
    access: operator,
    params: ofPerson,
    answer: oneTime,
    codes: ['CONFLICT'],
  },
  listClaims: {
    ...readRoute,
    path: `${API_BASE_PATH}/people/claims`,
    summary: 'Who asks to be a guest again',
    access: operator,
    answer: z.object({ claims: z.array(claim).readonly() }),
  },
  confirmClaim: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/claims/:claim/confirm`,
    summary: 'Say that it is them',
    access: operator,
    params: ofClaim,
    answer: done,
    codes: ['CONFLICT'],
  },
  refuseClaim: {
    ...commandRoute,
    path: `${API_BASE_PATH}/people/claims/:claim/refuse`,
    summary: 'Say that it is not them',
    access: operator,
    params: ofClaim,
    answer: done,
    codes: ['CONFLICT'],
  },
} as const satisfies Readonly<Record<string, Route>>;
