import { assert, type By } from '@dicepit/engine';
import { isRace } from '@dicepit/games';
import type { RouteName } from '@dicepit/wire';
import { trialBalance } from '../cage/trial-balance.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, type Caller, deviceIn, type Handlers, type Request } from '../pit/request.ts';
import { done, refused } from '../pit/result.ts';
import { executeCommand } from '../table/execute-command.ts';
import { addTable } from './add-table.ts';
import { callsOn } from './calls.ts';
import { changeFloor, type Unstamped } from './change.ts';
import { chipsInUse } from './chips-in-use.ts';
import type { FloorCommand } from './decide.ts';
import { extendWait } from './extend-wait.ts';
import { cardNow, pitFacts } from './facts.ts';
import { FLOOR, tablesOn } from './floor.ts';
import { newJoinCode, readJoinCode } from './join-code.ts';
import { paceOf } from './new-table.ts';
import { retireTable } from './retire-table.ts';
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
        return refused(
          409,
          'CONFLICT',
          'A party has no staff. Its dice are virtual or in hand, as it was set up.',
        );
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
