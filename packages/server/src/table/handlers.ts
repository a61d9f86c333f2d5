import { pitPaused } from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import { isContribution, isDiceEntry, isHousePerson, type SeedContributed } from '@dicepit/proof';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import { tableCards } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import { diceFactsOf, seenBy, snapshotFor, viewerOf } from '../live/event-streams.ts';
import { deviceIn, viewingRole } from '../people/sessions.ts';
import { execute, type IdempotentRequest, type Plan } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { formatEntry, parseEntry } from '../pit/projection.ts';
import {
  type Answered,
  type Caller,
  done,
  type Handlers,
  type Outcome,
  type Refused,
  type Request,
  refused,
  refusedBy,
} from '../pit/result.ts';
import { pagesOf } from '../pit/stream-reader.ts';
import { type Found, signedIn, tableIn } from './execute-command.ts';
import {
  type AtTable,
  isFlying,
  isVirtual,
  type PitTable,
  type SetTable,
  seatOf,
  tableStream,
} from './pit-table.ts';

type TableRoutes = 'listTables' | 'readTable' | 'readEntries' | 'contribute' | 'readDice' | 'readTurn';

/** So many entries of a stream are told at once where nothing is said. */
const DEFAULT_PAGE_ENTRIES = 100;

/** Answers what is asked about the tables of the pit, to each as much as they may see. */
export function tableHandlers(pit: Pit): Handlers<TableRoutes> {
  return {
    listTables: async () => done({ tables: await tableCards(pit) }),
    readTable: async ({ params, caller }) => {
      const found = await tableIn(pit, params.table);
      if (!found.ok) return found;
      return done(snapshotFor(found.known, found.added, caller, pit.ports.now()));
    },
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
      if (entries.length === 0) return refused(404, { code: 'NOT_FOUND', case: 'turn', turn });
      const viewer = viewerOf(caller);
      const seen = entries.map(({ version, event }) => ({ version, event: seenBy(event, viewer) }));
      return done({ table: params.table, turn, entries: seen });
    },
  };
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
  const read = await pit.store.read(tableStream(table), after, Number(query.limit ?? DEFAULT_PAGE_ENTRIES));
  const viewer = viewerOf(caller);
  const entries = read.map((entry) => ({
    version: entry.version,
    event: seenBy(parseEntry<AtTable>(entry.text).event, viewer),
  }));
  const last = entries.at(-1)?.version ?? after;
  return done({ entries, version: Math.max(version, last), more: last < version });
}

/** A table whose dice the software throws. */
async function diceIn(pit: Pit, table: string): Promise<Found> {
  const found = await tableIn(pit, table);
  if (!found.ok || isVirtual(found.known.state)) return found;
  return refused(409, { code: 'CONFLICT', case: 'no-seeds' });
}

type Contributing = {
  readonly table: string;
  readonly person: string;
  readonly text: string;
  readonly asked?: IdempotentRequest;
};

/** Adds a player's own text to the dice of the turn, which the house could not know when it bound itself. */
export async function contribute(
  pit: Pit,
  contributing: Contributing,
): Promise<Outcome<{ version: number }>> {
  const stream = tableStream(contributing.table);
  return execute(pit.writer, {
    streams: [stream],
    request: contributing.asked,
    plan: () => plan(pit, stream, contributing),
  });
}

async function plan(
  pit: Pit,
  stream: string,
  { person, text }: Contributing,
): Promise<Plan<{ version: number }>> {
  const { state, version } = await pit.tables.current(stream);
  const { paused } = (await pit.floor.current(FLOOR)).state;
  if (paused !== undefined) return refusedBy(423, pitPaused);
  const no = mayNotContribute(state, person, text);
  if (no !== undefined) return no;

  const turn = state.is === 'unset' ? 0 : state.dice.turn;
  const event: SeedContributed = {
    type: 'SeedContributed',
    turn,
    person,
    text,
    by: { person, role: 'player' },
    at: pit.ports.now(),
  };
  return {
    ok: true,
    writes: [{ stream, expected: version, texts: [formatEntry(event)] }],
    answer: { version: version + 1 },
  };
}

function mayNotContribute(state: PitTable, person: string, text: string): Refused | undefined {
  const no = (refusal: ServerRefusal, status = 409) =>
    refused(status, refusal, { clause: 'policy/fair-dice' });
  if (state.is === 'unset') return no({ code: 'NOT_FOUND', case: 'no-table' }, 404);
  if (!isVirtual(state)) return no({ code: 'CONFLICT', case: 'dice-in-hand' });
  if (isHousePerson(person)) return no({ code: 'NOT_ALLOWED', case: 'house-player' }, 403);
  if (seatOf(state, person) === undefined) return no({ code: 'CONFLICT', case: 'not-at-table' });
  if (state.dice.live === undefined) return no({ code: 'CONFLICT', case: 'no-commitment' });
  if (isFlying(state)) return no({ code: 'CONFLICT', case: 'dice-in-air' });
  if (!isContribution(text)) return no({ code: 'MALFORMED', case: 'contribution' }, 400);
  return undefined;
}

/** An entry about dice, with where it stands. */
type DiceEntryAt = { readonly version: number; readonly event: AtTable };

/** So many entries are read at a time. */
const PAGE_ENTRIES = 500;

/**
 * Every entry about the dice of one turn. The turns of a stream only ever go up, so that a turn of long ago is found
 * by halving and not by reading all that came before it.
 */
async function turnEntries(pit: Pit, stream: string, turn: number): Promise<readonly DiceEntryAt[]> {
  const { version } = await pit.tables.current(stream);
  let [low, high] = [0, version];
  while (high - low > PAGE_ENTRIES) {
    const middle = Math.floor((low + high) / 2);
    if ((await turnAfter(pit, stream, middle)) < turn) low = middle;
    else high = middle;
  }
  const found: DiceEntryAt[] = [];
  for await (const each of diceEntriesAfter(pit, stream, low)) {
    if (each.turn > turn) break;
    if (each.turn === turn) found.push({ version: each.version, event: each.event });
  }
  return found;
}

/** The turn of the first entry after a version that tells one; beyond all of them where none does. */
async function turnAfter(pit: Pit, stream: string, version: number): Promise<number> {
  for await (const { turn } of diceEntriesAfter(pit, stream, version)) return turn;
  return Number.POSITIVE_INFINITY;
}

async function* diceEntriesAfter(
  pit: Pit,
  stream: string,
  after: number,
): AsyncGenerator<DiceEntryAt & { readonly turn: number }> {
  for await (const entries of pagesOf(pit.store, stream, { after, pageEntries: PAGE_ENTRIES }))
    for (const { version, text } of entries) {
      const { event } = parseEntry<AtTable>(text);
      if (isDiceEntry(event) && 'turn' in event) yield { version, event, turn: event.turn };
    }
}

/**
 * Why somebody is not given what happened at a table as data, if they are not: where the rules bar whatever records or
 * analyses results, no player's account has it. The board that the room sees is the house's own and stays, for screens
 * that belong to nobody.
 */
function recordKept({ pack }: SetTable, caller: Caller): Refused | undefined {
  const clause = chancesBarredAt(pack);
  if (clause === undefined || caller.is === 'nobody' || viewingRole(caller) !== 'player') return undefined;
  return refused(403, { code: 'NOT_ALLOWED', case: 'history' }, { clause });
}
