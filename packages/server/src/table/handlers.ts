import { assert } from '@dicepit/engine';
import { parseCommand } from '@dicepit/wire';
import { tableCards } from '../floor/facts.ts';
import { FLOOR, type FloorTable } from '../floor/floor.ts';
import { viewerOf } from '../live/follow-table.ts';
import { diceFactsOf, snapshotFor } from '../live/view.ts';
import { seenBy } from '../live/visible.ts';
import type { Pit } from '../pit/pit.ts';
import { parseEntry, type Versioned } from '../pit/projection.ts';
import {
  type Answered,
  type Caller,
  deviceIn,
  type Handlers,
  type Request,
  type Somebody,
} from '../pit/request.ts';
import { done, type Result, refused } from '../pit/result.ts';
import { contribute } from './contribute.ts';
import type { AnyBody } from './decide-at-table.ts';
import { give } from './give.ts';
import { recordKept } from './kept-record.ts';
import { type AtTable, isVirtual, type SetTable, tableStream } from './pit-table.ts';
import { roleOf } from './role-of.ts';
import { turnEntries } from './turn-entries.ts';

type TableRoutes =
  | 'listTables'
  | 'readTable'
  | 'giveCommand'
  | 'readEntries'
  | 'contribute'
  | 'readDice'
  | 'readTurn';

/** So many entries of a stream are told at once where nothing is said. */
const USUAL_PAGE = 100;

/** Answers for the tables of the pit, to each as much as they may see. */
export function tableHandlers(pit: Pit): Handlers<TableRoutes> {
  return {
    listTables: async () => done({ tables: await tableCards(pit) }),
    readTable: async ({ params, caller }) => {
      const found = await tableIn(pit, params.table);
      if (!found.ok) return found;
      return done(snapshotFor(found.known, found.added, caller, pit.ports.now()));
    },
    giveCommand: (request) => giveCommand(pit, request),
    readEntries: (request) => readEntries(pit, request),
    contribute: async ({ params: { table }, body: { text }, caller, key }) => {
      const { person } = signedIn(caller);
      const asked = { person, key, request: { table, text }, ...deviceIn(caller) };
      const outcome = await contribute(pit, { table, person, text, asked });
      if (!outcome.ok) return outcome;
      const found = await diceIn(pit, table);
      return found.ok ? { ...outcome, answer: diceFactsOf(found.known.state) } : found;
    },
    readDice: async ({ params }) => {
      const found = await diceIn(pit, params.table);
      return found.ok ? done(diceFactsOf(found.known.state)) : found;
    },
    readTurn: async ({ params, caller }) => {
      const found = await diceIn(pit, params.table);
      if (!found.ok) return found;
      const turn = Number(params.turn);
      const entries = await turnEntries(pit, tableStream(params.table), turn);
      if (entries.length === 0) return refused(404, 'NOT_FOUND', `Turn ${turn} has not been at this table.`);
      const viewer = viewerOf(caller);
      const seen = entries.map(({ version, event }) => ({ version, event: seenBy(event, viewer) }));
      return done({ table: params.table, turn, entries: seen });
    },
  };
}

async function giveCommand(
  pit: Pit,
  { params: { table }, body, caller, key, expected }: Request<'giveCommand'>,
): Promise<Answered<'giveCommand'>> {
  const found = await tableIn(pit, table);
  if (!found.ok) return found;
  if (found.added.retired) return refused(409, 'CONFLICT', 'This table has been taken out of the pit.');
  const parsed = parseCommand(found.known.state.pack, body.command);
  if (!parsed.ok) {
    const [problem] = parsed.problems;
    const place = problem?.place === '' ? '' : `${problem?.place}: `;
    return refused(400, 'MALFORMED', `The command cannot be read. ${place}${problem?.message ?? ''}.`);
  }
  const somebody = signedIn(caller);
  const role = roleOf(found.known.state, parsed.value, {
    person: somebody.person,
    held: somebody.roles,
    named: body.as,
  });
  if (role === undefined)
    return refused(403, 'NOT_ALLOWED', `You are not a ${body.as ?? 'player'} in this pit.`);
  const { person } = somebody;
  const outcome = await give(pit, {
    table,
    by: { person, role },
    command: inOwnName(parsed.value, somebody),
    asked: { person, key, request: { table, ...body }, ...deviceIn(caller) },
    ...(expected === undefined ? {} : { expected }),
  });
  if (!outcome.ok) return outcome;
  const viewer = viewerOf(caller);
  const events = outcome.answer.events.map((event) => seenBy(event, viewer));
  const repeated = outcome.repeated ? { repeated: true } : {};
  return { ...outcome, answer: { version: outcome.answer.version, events, ...repeated } };
}

async function readEntries(
  pit: Pit,
  { params: { table }, query, caller }: Request<'readEntries'>,
): Promise<Answered<'readEntries'>> {
  const found = await tableIn(pit, table);
  if (!found.ok) return found;
  const kept = recordKept(found.known.state, caller);
  if (kept !== undefined) return kept;
  const { version } = found.known;
  const after = Number(query.after ?? 0);
  const read = await pit.store.read(tableStream(table), after, Number(query.limit ?? USUAL_PAGE));
  const viewer = viewerOf(caller);
  const entries = read.map((entry) => ({
    version: entry.version,
    event: seenBy(parseEntry<AtTable>(entry.text).event, viewer),
  }));
  const last = entries.at(-1)?.version ?? after;
  return done({ entries, version: Math.max(version, last), more: last < version });
}

type Found = Result<{ readonly added: FloorTable; readonly known: Versioned<SetTable> }>;

async function tableIn(pit: Pit, table: string): Promise<Found> {
  const added = (await pit.floor.current(FLOOR)).state.tables.get(table);
  const none = refused(404, 'NOT_FOUND', 'There is no such table. Look at the list of tables.');
  if (added === undefined) return none;
  const { state, version } = await pit.tables.current(tableStream(table));
  return state.is === 'unset' ? none : { ok: true, added, known: { state, version } };
}

/** A table whose dice the software throws. */
async function diceIn(pit: Pit, table: string): Promise<Found> {
  const found = await tableIn(pit, table);
  if (!found.ok || isVirtual(found.known.state)) return found;
  return refused(409, 'CONFLICT', 'People throw the dice of this table, and they have no seeds.');
}

/** Whoever sits down does so under the name that they have in the pit. */
const inOwnName = (command: AnyBody, { name }: Somebody): AnyBody =>
  command.type === 'SitDown' ? { ...command, name } : command;

function signedIn(caller: Caller): Somebody {
  assert(caller.is === 'somebody', () => 'only whoever is signed in comes so far');
  return caller;
}
