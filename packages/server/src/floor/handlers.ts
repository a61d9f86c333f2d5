import { assert, type By, balanceOf, SUPERVISOR_CALLED } from '@dicepit/engine';
import { isPlaying, isRace } from '@dicepit/games';
import type { RouteName, SupervisorCalls } from '@dicepit/wire';
import { trialBalance } from '../cage/trial-balance.ts';
import { awaitedSeat } from '../house/auto-dealer.ts';
import { deviceIn } from '../people/sessions.ts';
import { execute, type IdempotentRequest, type Plan, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import {
  type Answered,
  type Caller,
  done,
  type Handlers,
  type Outcome,
  type Request,
  refused,
  type Somebody,
} from '../pit/result.ts';
import { executeCommand } from '../table/execute-command.ts';
import { type PitTable, seatsOf, sinceOf, tableStream } from '../table/pit-table.ts';
import { addTable, paceOf } from './add-table.ts';
import { changeFloor, type Unstamped } from './change.ts';
import { chipsInUse } from './chips-in-use.ts';
import { decideFloor, type FloorCommand } from './decide.ts';
import type { ChipsLeft } from './event.ts';
import { cardNow, newJoinCode, pitFacts, readJoinCode } from './facts.ts';
import { FLOOR, tablesOn } from './floor.ts';
import { wifiPut } from './wifi.ts';

type FloorRoutes =
  | 'readPit'
  | 'lockPit'
  | 'unlockPit'
  | 'pausePit'
  | 'resumePit'
  | 'readCode'
  | 'renewCode'
  | 'shareWifi'
  | 'changeSettings'
  | 'readBalance'
  | 'listCalls'
  | 'addTable'
  | 'retireTable'
  | 'paceTable'
  | 'extendWait';

/** Answers for the pit as a whole. Who may ask has been looked at before. */
export function floorHandlers(pit: Pit): Handlers<FloorRoutes> {
  const change = (request: Request<RouteName>, body: Unstamped<FloorCommand>) =>
    changeFloor(pit, { by: operatorIn(request.caller), asked: askedBy(request, body) }, body);

  const card = async (table: string): Promise<Answered<'addTable'>> => {
    const added = (await pit.floor.current(FLOOR)).state.tables.get(table);
    assert(added !== undefined, () => `table ${table} was just added or paced`);
    return done(await cardNow(pit, added));
  };

  return {
    readPit: async () => done(await pitFacts(pit)),
    listCalls: async () => done({ calls: await callsOn(pit) }),
    readBalance: async () => {
      const { lines, sum, sound } = await trialBalance(pit);
      return done({ lines, sum, sound });
    },
    lockPit: (request) => change(request, { type: 'Lock' }),
    unlockPit: (request) => change(request, { type: 'Unlock' }),
    pausePit: (request) => change(request, { type: 'Pause', ...request.body }),
    resumePit: (request) => change(request, { type: 'Resume' }),
    readCode: async () => done((await readJoinCode(pit)) ?? { code: '', since: 0 }),
    renewCode: async (request) => {
      const asked = askedBy(request, { type: 'ChangeCode' });
      const puts = [newJoinCode(pit).put];
      const changed = await changeFloor(
        pit,
        { by: operatorIn(request.caller), asked, puts },
        { type: 'ChangeCode' },
      );
      // A repeat has the code that holds now, which is the one it made unless it was changed since.
      const code = await readJoinCode(pit);
      assert(code !== undefined, () => 'a pit has a join code from its first start');
      return changed.ok ? { ...changed, answer: code } : changed;
    },
    shareWifi: (request) => {
      const { wifi } = request.body;
      const asked = askedBy(request, request.body);
      return changeFloor(
        pit,
        { by: operatorIn(request.caller), asked, puts: [wifiPut(wifi)] },
        { type: 'ChangeWifi', shown: wifi !== null },
      );
    },
    changeSettings: async (request) => {
      const { welcome, ...settings } = request.body;
      const startingStack = welcome === undefined ? {} : { startingStack: welcome };
      const inUse = settings.houseChips === undefined ? {} : { tables: await chipsInUse(pit) };
      const changed = await changeFloor(
        pit,
        { by: operatorIn(request.caller), asked: askedBy(request, request.body) },
        { type: 'ChangeSettings', settings: { ...settings, ...startingStack }, ...inUse },
      );
      if (changed.ok && settings.houseChips !== undefined) await countedAnew(pit, operatorIn(request.caller));
      return changed.ok ? { ...changed, answer: await pitFacts(pit) } : changed;
    },
    addTable: async (request) => {
      const by = operatorIn(request.caller);
      const added = await addTable(pit, { by, asked: askedBy(request, request.body) }, request.body);
      return added.ok ? { ...(await card(added.answer.table)), repeated: added.repeated } : added;
    },
    retireTable: (request) => {
      const { table } = request.params;
      const asked = askedBy(request, { type: 'RetireTable', table });
      return retireTable(pit, { by: operatorIn(request.caller), asked, table });
    },
    paceTable: async (request) => {
      const { table } = request.params;
      const standing = (await pit.floor.current(FLOOR)).state.tables.get(table);
      const { float } = standing ?? {};
      const house = paceOf(request.body.staff, float === undefined ? {} : { float });
      if (standing !== undefined && isRace(standing.pack) && house === null)
        return refused(409, { code: 'CONFLICT', case: 'party-staff' });
      const changed = await change(request, { type: 'PaceTable', table, house });
      return changed.ok ? { ...(await card(table)), repeated: changed.repeated } : changed;
    },
    extendWait: async (request) => {
      const { caller, params } = request;
      assert(caller.is === 'somebody', () => 'whoever asks for time has come in');
      const asked = askedBy(request, { type: 'ExtendWait', table: params.table });
      const changed = await extendWait(pit, { caller, table: params.table, asked });
      return changed.ok ? { ...(await card(params.table)), repeated: changed.repeated } : changed;
    },
  };
}

/** Tables of the house that are in play pay in its new chips from now on; a closed one opens with them. */
async function countedAnew(pit: Pit, by: By): Promise<void> {
  const { state } = await pit.floor.current(FLOOR);
  for (const { table, pack } of tablesOn(state))
    if (!isRace(pack)) await executeCommand(pit, { table, by, command: { type: 'CountFloat', chips: [] } });
}

/** The operator who asks: only an operator has come so far. */
function operatorIn(caller: Caller): By {
  assert(caller.is === 'somebody', () => 'the routes of the floor are for operators');
  return { person: caller.person, role: 'operator' };
}

const askedBy = ({ caller, key }: Request<RouteName>, request: unknown) => ({
  person: caller.is === 'somebody' ? caller.person : '',
  key,
  request,
  ...deviceIn(caller),
});

/** Takes a table out of the pit. It stands in the table's own line, so that nobody sits down meanwhile. */
function retireTable(
  pit: Pit,
  { by, asked, table }: { readonly by: By; readonly asked?: IdempotentRequest; readonly table: string },
): Promise<Outcome<{ readonly done: true }>> {
  const stream = tableStream(table);
  return execute<{ readonly done: true }>(pit.writer, {
    streams: [FLOOR, stream],
    request: asked,
    plan: async (): Promise<Plan<{ done: true }>> => {
      const { state, version } = await pit.floor.current(FLOOR);
      const standing = state.tables.has(table) ? (await pit.tables.current(stream)).state : undefined;
      const stuck = standing === undefined ? undefined : chipsOfStuck(standing);
      const command: FloorCommand = {
        type: 'RetireTable',
        table,
        inUse: standing !== undefined && stuck === undefined && isInUse(standing),
        ...(stuck === undefined ? {} : { chips: stuck }),
        by,
        at: pit.ports.now(),
      };
      const ruling = decideFloor(state, command);
      if (!ruling.ok) return ruling;
      return {
        ok: true,
        writes: [planWrite(FLOOR, version, ruling.events, command)],
        answer: { done: true },
      };
    },
  });
}

const isInUse = (state: PitTable): boolean =>
  state.is !== 'unset' &&
  (state.table.seats.size > 0 || (state.is === 'banked' && state.table.state !== 'closed'));

/**
 * Whose chips are where at a party whose dice have failed in mid-game. Nobody can throw there again, and no rule says
 * who would have won: so it may be retired as it stands, and people settle it among themselves by this count.
 */
function chipsOfStuck(state: PitTable): readonly ChipsLeft[] | undefined {
  if (state.is !== 'party' || state.dice.failed === undefined || !isPlaying(state.table)) return undefined;
  const { seats, ledger } = state.table;
  const racks = [...seats]
    .sort(([one], [other]) => one - other)
    .map(([seat, { person }]) => ({
      account: `rack:${seat}`,
      person,
      whites: balanceOf(ledger, `rack:${seat}`),
    }));
  return [...racks, { account: 'kitty', whites: balanceOf(ledger, 'kitty') }];
}

type Extending = { readonly caller: Somebody; readonly table: string; readonly asked: IdempotentRequest };

/** Gives a player more time for an answer or a throw: for the asking to that player, and to whoever runs the tables. */
export function extendWait(
  pit: Pit,
  { caller, table, asked }: Extending,
): Promise<Outcome<{ readonly done: true }>> {
  return execute<{ readonly done: true }>(pit.writer, {
    streams: [FLOOR],
    request: asked,
    plan: async (): Promise<Plan<{ done: true }>> => {
      const { state: floor, version } = await pit.floor.current(FLOOR);
      if (!floor.tables.has(table)) return refused(404, { code: 'NOT_FOUND', case: 'table' });
      const { state } = await pit.tables.current(tableStream(table));
      const awaited = awaitedAt(state);
      if (awaited === undefined) return refused(409, { code: 'CONFLICT', case: 'nobody-awaited' });
      const role = awaited === caller.person ? 'player' : caller.roles.find((each) => each !== 'player');
      if (role === undefined) return refused(403, { code: 'NOT_ALLOWED', case: 'not-your-dice' });
      const since = sinceOf(state);
      const by: By = { person: caller.person, role };
      const command: FloorCommand = {
        type: 'ExtendWait',
        table,
        since,
        by,
        at: pit.time.stamp(tableStream(table), state),
      };
      const ruling = decideFloor(floor, command);
      if (!ruling.ok) return ruling;
      return {
        ok: true,
        writes: [planWrite(FLOOR, version, ruling.events, command)],
        answer: { done: true },
      };
    },
  });
}

/** Whom the table waits for. */
function awaitedAt(state: PitTable): string | undefined {
  const seat = state.is === 'unset' ? undefined : awaitedSeat(state);
  return seat === undefined ? undefined : seatsOf(state).get(seat)?.person;
}

/** The tables that ask for a supervisor, the longest wait first. */
async function callsOn(pit: Pit): Promise<SupervisorCalls['calls']> {
  const { state: floor } = await pit.floor.current(FLOOR);
  const open = tablesOn(floor).map(async ({ table, title }) => {
    const { state } = await pit.tables.current(tableStream(table));
    const incidents = state.is === 'banked' ? state.table.incidents : [];
    return incidents
      .filter(({ kind }) => kind === SUPERVISOR_CALLED)
      .map(({ incident, words, at }) => ({ table, title, incident, words, at }));
  });
  return (await Promise.all(open)).flat().toSorted((a, b) => a.at - b.at);
}
