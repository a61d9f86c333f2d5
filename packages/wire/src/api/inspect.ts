import { auditing } from '@dicepit/engine';
import { z } from 'zod';
import { id, strict } from '../fields.ts';
import {
  diceStanding,
  entryKinds,
  integrity,
  layoutAt,
  receivedNotice,
  rollSheet,
  timeline,
  verification,
} from './inspect-facts.ts';
import { report, reportKinds } from './report-facts.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, ofTable, readRoute } from './route-presets.ts';

const figures = (what: string) => z.string().regex(/^(0|[1-9]\d{0,14})$/, `${what} is a whole number from 0`);

const kinds = z
  .string()
  .max(200, 'kinds have at most 200 characters')
  .refine((text) => text.split(',').every((kind) => entryKinds.some((known) => known === kind)), {
    error: `kinds are of ${entryKinds.join(', ')}, with commas between`,
  });

const stream = z
  .string()
  .regex(/^[a-z]+(\/[a-z0-9-]{1,40})?$/, 'a stream is such as pit, people or table/t-1');

const period = { from: figures('from').exactOptional(), to: figures('to').exactOptional() } as const;

const clause = z.string().regex(/^[a-z0-9./()#-]{1,60}$/i, 'a clause is such as nz/6.3(b)');

/** What the inspector's desk reads. Everything that is looked at is itself noted, in the stream `inspectorate`. */
export const inspectRoutes = {
  readTimeline: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/timeline`,
    summary: 'What happened, newest first, over all streams or those of one table',
    access: auditing,
    query: strict({
      table: id.exactOptional(),
      stream: stream.exactOptional(),
      kinds: kinds.exactOptional(),
      reason: z.string().max(60).exactOptional(),
      clause: clause.exactOptional(),
      person: id.exactOptional(),
      ...period,
      before: z
        .string()
        .regex(/^\d{1,16}~\d{1,15}~[a-z0-9/-]{1,60}$/, 'before is what the page before said')
        .exactOptional(),
      limit: z
        .string()
        .regex(/^(200|1\d\d|[1-9]\d?)$/, 'limit is a whole number from 1 to 200')
        .exactOptional(),
    }),
    answer: timeline,
    codes: ['NOT_FOUND'],
  },
  readRollSheet: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/tables/:table/rolls/:roll`,
    summary: 'One roll step by step: layout before and after, settlement, approvals, balances',
    access: auditing,
    params: strict({ table: id, roll: figures('a roll') }),
    answer: rollSheet,
  },
  readLayoutAt: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/tables/:table/layout/:version`,
    summary: 'How a table stood after an entry of its stream',
    access: auditing,
    params: strict({ table: id, version: figures('a version') }),
    answer: layoutAt,
  },
  readIntegrity: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/integrity`,
    summary: 'The latest signed head, the last check of the trail, and which dice are doubted',
    access: auditing,
    answer: integrity,
  },
  readDiceStanding: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/tables/:table/dice`,
    summary: 'How fair the dice of a table look: faces, totals, runs, and the evidence against each set',
    access: auditing,
    params: ofTable,
    answer: diceStanding,
  },
  startVerification: {
    ...commandRoute,
    path: `${API_BASE_PATH}/inspect/verification`,
    summary: 'Check the whole trail now, in the background: chains, signatures, dice, every decision anew',
    access: auditing,
    answer: verification,
  },
  readVerification: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/verification`,
    summary: 'How far that check has come, and what it found',
    access: auditing,
    answer: verification,
  },
  readNotices: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/notices`,
    summary: 'What the inspectorate was sent, the newest first',
    access: auditing,
    answer: z.object({ notices: z.array(receivedNotice).readonly() }),
  },
  readReport: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/reports/:kind`,
    summary: `A report over a period as data: ${reportKinds.join(', ')}`,
    access: auditing,
    params: strict({ kind: id }),
    query: strict({ ...period, table: id.exactOptional() }),
    answer: report,
    codes: ['NOT_FOUND'],
  },
  printReport: {
    ...readRoute,
    path: `${API_BASE_PATH}/inspect/reports/:kind/:form`,
    summary: 'The same as a file: csv, pdf or json',
    access: auditing,
    params: strict({ kind: id, form: id }),
    query: strict({
      ...period,
      table: id.exactOptional(),
      /** The language of the file, such as `de`; that of the request where it is not said. */
      lang: z.string().max(20).exactOptional(),
    }),
    form: 'file',
    answer: z.string(),
    codes: ['NOT_FOUND'],
  },
} as const satisfies Readonly<Record<string, Route>>;
