import { z } from 'zod';
import { contribution } from '../entry/dice.ts';
import { visibleEntry, visibleEvent } from '../entry/stream-event.ts';
import { count, givenCommand, id, role, strict, version } from '../fields.ts';
import { diceFacts, snapshot, tableCard } from './facts-of-tables.ts';
import { newTableBody, staffing } from './new-table.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, done, ofTable, operator, readRoute } from './route-presets.ts';

const commandBody = strict({
  command: givenCommand,
  /** As what it is given, where somebody is more than one thing; the lowest role that may, where nothing is said. */
  as: role.exactOptional(),
});

/** What came of a command: the table's version after it, and what of it whoever gave it may see. */
const commandAnswer = z.object({
  version,
  events: z.array(visibleEvent).readonly(),
  /** The key was used before: this is what was answered then. */
  repeated: z.boolean().exactOptional(),
});

export type CommandAnswer = z.infer<typeof commandAnswer>;

/** Told where it is asked for: after a snapshot, and whenever betting opens or closes at a banked table. */
const betting = z.object({ open: z.boolean(), version });

const turnOfDice = z.object({ table: z.string(), turn: count, entries: z.array(visibleEntry).readonly() });

const after = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/, 'after is a version, a whole number from 0')
  .exactOptional();

/** The version that a reader has, for those who cannot send it as Last-Event-ID. */
/** With `betting=yes` the stream also tells when betting opens and closes. */
const following = strict({ after, betting: z.literal('yes').exactOptional() });

/** Where to read on in a stream, as an address writes it: figures are texts there. */
const paging = strict({
  after,
  limit: z
    .string()
    .regex(/^(1000|[1-9]\d{0,2})$/, 'limit is a whole number from 1 to 1000')
    .exactOptional(),
});

export const tableRoutes = {
  listTables: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables`,
    summary: 'The tables of the pit',
    access: 'anyone',
    answer: z.object({ tables: z.array(tableCard).readonly() }),
  },
  addTable: {
    ...commandRoute,
    path: `${API_BASE_PATH}/tables`,
    summary: 'Add a table to the pit, staffed by the house or by people',
    access: operator,
    body: newTableBody,
    answer: tableCard,
    codes: ['CONFLICT'],
  },
  retireTable: {
    ...commandRoute,
    path: `${API_BASE_PATH}/tables/:table/retire`,
    summary: 'Take a closed table out of the pit; its stream stays',
    access: operator,
    params: ofTable,
    answer: done,
    codes: ['CONFLICT'],
  },
  paceTable: {
    ...commandRoute,
    path: `${API_BASE_PATH}/tables/:table/pace`,
    summary: 'Say who staffs a table, and how quickly the house deals',
    access: operator,
    params: ofTable,
    body: strict({ staff: staffing }),
    answer: tableCard,
  },
  extendWait: {
    ...commandRoute,
    path: `${API_BASE_PATH}/tables/:table/wait`,
    summary: 'Ask the house for a minute more before it asks the next player or takes the dice on',
    access: 'signed in',
    params: ofTable,
    answer: tableCard,
    codes: ['CONFLICT'],
  },
  readTable: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table`,
    summary: 'The table as whoever asks may see it; its version is the ETag',
    access: 'anyone',
    params: ofTable,
    answer: snapshot,
  },
  giveCommand: {
    ...commandRoute,
    path: `${API_BASE_PATH}/tables/:table/commands`,
    summary: 'Give a command; the answer comes when what it caused is durable',
    access: 'signed in',
    params: ofTable,
    body: commandBody,
    answer: commandAnswer,
    codes: ['VERSION_MOVED', 'NOT_ENOUGH_IN_ACCOUNT', 'PIT_PAUSED', 'CONFLICT'],
  },
  followTable: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table/events`,
    summary:
      'The table as server-sent events: a snapshot, then each entry; with betting=yes also when betting opens and closes; Last-Event-ID resumes',
    access: 'anyone',
    params: ofTable,
    query: following,
    form: 'events',
    answer: z.object({ snapshot, entry: visibleEntry, betting }),
  },
  readEntries: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table/entries`,
    summary: 'What happened at the table after a version, as whoever asks may see it',
    access: 'anyone',
    params: ofTable,
    query: paging,
    answer: z.object({ entries: z.array(visibleEntry).readonly(), version, more: z.boolean() }),
  },
  contribute: {
    ...commandRoute,
    path: `${API_BASE_PATH}/tables/:table/contribution`,
    summary: 'Add a text of your own to the dice of this turn',
    access: 'signed in',
    params: ofTable,
    body: strict({ text: contribution }),
    answer: diceFacts,
    codes: ['CONFLICT', 'PIT_PAUSED'],
  },
  readDice: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table/dice`,
    summary: 'What binds the house now, what players added, and the seeds of the last turns',
    access: 'anyone',
    params: ofTable,
    answer: diceFacts,
    codes: ['CONFLICT'],
  },
  readTurn: {
    ...readRoute,
    path: `${API_BASE_PATH}/tables/:table/dice/:turn`,
    summary: 'Every entry about the dice of one turn, to check them by',
    access: 'anyone',
    params: strict({
      table: id,
      turn: z.string().regex(/^[1-9]\d{0,14}$/, 'a turn is a whole number from 1'),
    }),
    answer: turnOfDice,
  },
} as const satisfies Readonly<Record<string, Route>>;
