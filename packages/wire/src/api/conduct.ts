import { type ConductKind, conductKinds, offices } from '@dicepit/desks';
import { ladder, reviewing, rolesThat } from '@dicepit/engine';
import { z } from 'zod';
import { by } from '../entry/stamp.ts';
import {
  count,
  flag,
  id,
  label,
  list,
  moment,
  oneOf,
  personName,
  role,
  strict,
  version,
  whole,
  words,
} from '../fields.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, names, ofPerson, ofTable, readRoute } from './route-presets.ts';

/** Whoever works at a table reports; supervisors find and act; inspectors look on. */
const supervisors = /* #__PURE__ */ rolesThat('supervises');

const said = words.min(1, 'say it in words');

const incidentFacts = z.object({
  incident: z.string(),
  kind: z.enum(conductKinds),
  pack: z.string(),
  table: z.string(),
  person: z.string().exactOptional(),
  words: z.string(),
  clause: z.string(),
  by,
  at: moment,
  finding: z.object({ satisfied: z.boolean(), words: z.string(), by, at: moment }).exactOptional(),
  measures: z
    .array(
      z.object({
        measure: z.enum(['void', 'game', 'house', 'detention']),
        says: z.string(),
        clause: z.string(),
        by,
        at: moment,
      }),
    )
    .readonly(),
  detention: z
    .object({
      device: z.string(),
      from: moment,
      ended: z
        .object({
          office: z.enum(offices),
          /** The name of whoever took over; null once it was erased. */
          taker: z.string().nullable(),
          tookOverAt: moment,
          by,
        })
        .exactOptional(),
    })
    .exactOptional(),
  closed: z.object({ words: z.string(), by, at: moment }).exactOptional(),
});

export type IncidentFacts = z.infer<typeof incidentFacts>;

const exclusion = z.object({
  person: z.string(),
  game: z.string(),
  incident: z.string(),
  clause: z.string(),
  by,
  at: moment,
});

/** Somebody who is kept out of the house, and by which order where it was one of a finding. */
const keptOut = z.object({
  person: z.string(),
  clause: z.string().exactOptional(),
  until: moment.exactOptional(),
  order: z.string().exactOptional(),
  incident: z.string().exactOptional(),
});

const conductFacts = z.object({
  /** The newest first. */
  incidents: z.array(incidentFacts).readonly(),
  /** Who takes no further part in which game. */
  excluded: z.array(exclusion).readonly(),
  /** Who is kept out of the house. */
  out: z.array(keptOut).readonly(),
  /** What those are called who are in it, by their ids. */
  names,
  version,
});

export type ConductFacts = z.infer<typeof conductFacts>;

/** One result of a table: what was called, or why it was void. */
const tableResult = z.object({
  roll: count,
  faces: z.array(count).readonly(),
  /** Why it counts for nothing, where it does. */
  void: z.string().exactOptional(),
  at: moment,
});

export type TableResult = z.infer<typeof tableResult>;

const ofIncident = strict({ incident: id });

const done = { ...commandRoute, params: ofIncident, answer: incidentFacts, codes: ['CONFLICT'] } as const;

export const conductRoutes = {
  readConduct: {
    ...readRoute,
    path: `${API_BASE_PATH}/conduct`,
    summary: 'Incidents about the conduct of people, and who is kept from which game',
    access: reviewing,
    answer: conductFacts,
  },
  reportConduct: {
    ...commandRoute,
    path: `${API_BASE_PATH}/conduct/incidents`,
    summary: 'Report a forbidden device, a side bet or advice that nobody asked for',
    access: ladder,
    body: strict({
      kind: oneOf(...(conductKinds satisfies readonly ConductKind[])),
      table: id,
      /** Whose doing it was, where that is known. */
      person: id.exactOptional(),
      words: said,
    }),
    answer: incidentFacts,
    codes: ['NOT_FOUND', 'CONFLICT'],
  },
  recordFinding: {
    ...done,
    path: `${API_BASE_PATH}/conduct/incidents/:incident/finding`,
    summary: 'Say whether the rule was broken, and why one is satisfied of it',
    access: supervisors,
    body: strict({ satisfied: flag, words: said }),
  },
  voidWagers: {
    ...done,
    path: `${API_BASE_PATH}/conduct/incidents/:incident/void`,
    summary: 'Declare bets of the person void: the stakes go back',
    access: supervisors,
    body: strict({ bets: list(label), as: role.exactOptional() }),
  },
  excludeFromGame: {
    ...done,
    path: `${API_BASE_PATH}/conduct/incidents/:incident/game-exclusion`,
    summary: 'Direct that the person takes no further part in the game, at any of its tables',
    access: supervisors,
  },
  excludeFromHouse: {
    ...done,
    path: `${API_BASE_PATH}/conduct/incidents/:incident/house-exclusion`,
    summary: 'Exclude the person from the house by an order; sessions end at once',
    access: supervisors,
    body: strict({ order: label.min(1, 'an order has a reference') }),
  },
  startDetention: {
    ...done,
    path: `${API_BASE_PATH}/conduct/incidents/:incident/detention`,
    summary: 'Record that somebody is held with a device; the inspector is told at once',
    access: supervisors,
    body: strict({ device: said }),
  },
  endDetention: {
    ...done,
    path: `${API_BASE_PATH}/conduct/incidents/:incident/hand-over`,
    summary: 'Record who took over, and when',
    access: supervisors,
    body: strict({ name: personName.exactOptional(), office: oneOf(...offices), at: moment }),
  },
  closeConduct: {
    ...done,
    path: `${API_BASE_PATH}/conduct/incidents/:incident/close`,
    summary: 'Close an incident',
    access: supervisors,
    body: strict({ words: said }),
  },
  liftExclusion: {
    ...commandRoute,
    path: `${API_BASE_PATH}/conduct/exclusions/:person/lift`,
    summary: 'Let somebody take part in a game again',
    access: supervisors,
    params: ofPerson,
    body: strict({ game: label, words: said }),
    answer: conductFacts,
    codes: ['CONFLICT'],
  },
  takeResults: {
    ...commandRoute,
    path: `${API_BASE_PATH}/tables/:table/results`,
    summary: 'The last results of a table as a list, for inspectors and staff on duty; each use is recorded',
    access: 'signed in',
    params: ofTable,
    body: strict({ last: whole('a count of results', 1, 1_000) }),
    answer: z.object({ results: z.array(tableResult).readonly(), version }),
    codes: ['CONFLICT'],
  },
} as const satisfies Readonly<Record<string, Route>>;
