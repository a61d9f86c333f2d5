import type { By } from '@dicepit/engine';
import { executeCommand } from '../../table/execute-command.ts';
import { type AnyBody, tableStream } from '../../table/pit-table.ts';
import { type Exchange, inside, type World } from './world.ts';

const house: By = { person: 'house', role: 'dealer' };
const operator: By = { person: 'house', role: 'operator' };

/** Asks every route of the inspector's desk for something it does, about a table at which one roll was made. */
export async function inspectionEvening(
  { ask, server }: Pick<World, 'ask' | 'server'>,
  person: string,
): Promise<readonly Exchange[]> {
  const added = await ask('operator', 'addTable', { body: table });
  const name = String(inside(added.json, 'table'));
  const by: By = { person, role: 'player' };
  const does = async (who: By, command: AnyBody): Promise<void> => {
    const given = await executeCommand(server.pit, { table: name, by: who, command });
    if (!given.ok) throw new Error(`${command.type}: ${JSON.stringify(given.refusal)}`);
  };
  await does(operator, { type: 'OpenTable', float: 1_000_00 });
  await does(by, { type: 'SitDown', seat: 1, name: 'Anna', born: '1990-01-01' });
  await does(by, { type: 'BuyIn', seat: 1, cents: 50_00, from: 'account' });
  await does(by, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
  await does(house, { type: 'OfferDice' });
  await does(by, { type: 'AcceptDice', seat: 1 });
  await does(by, { type: 'ThrowDice', seat: 1 });
  await does(house, { type: 'BringToRest' });
  const { state } = await server.pit.tables.current(tableStream(name));
  const faces = state.is === 'banked' ? (state.table.roll?.faces ?? []).flatMap((face) => face ?? []) : [];
  await does(house, { type: 'CallRoll', faces });
  await does(house, { type: 'SettleRoll' });

  const ofTable = { params: { table: name } };
  return [
    added,
    await ask('inspector', 'readTimeline', { query: { table: name, limit: '10' } }),
    await ask('inspector', 'readTimeline', { query: { kinds: 'sign-ins,notices' } }),
    await ask('inspector', 'readRollSheet', { params: { table: name, roll: '1' } }),
    await ask('inspector', 'readLayoutAt', { params: { table: name, version: '3' } }),
    await ask('inspector', 'readDiceStanding', ofTable),
    await ask('inspector', 'readIntegrity'),
    await ask('inspector', 'startVerification'),
    await ask('inspector', 'readVerification'),
    await ask('inspector', 'readNotices'),
    await ask('inspector', 'readReport', { params: { kind: 'daily' } }),
    await ask('inspector', 'printReport', { params: { kind: 'dice', form: 'csv' } }),
    await ask('inspector', 'printReport', { params: { kind: 'exceptions', form: 'pdf' } }),
    await ask('inspector', 'printReport', { params: { kind: 'voids', form: 'json' } }),
  ];
}

const table = {
  pack: 'snake-eyes-nz',
  title: 'Inspected',
  mode: 'home',
  dice: 'virtual',
  seats: 6,
  staff: { by: 'people' },
} as const;
