import { type CommandBody, SUPERVISOR_CALLED } from '@dicepit/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../http/testing/world.ts';

const packs = ['wonder-dice', 'snake-eyes-nz', 'double-dice', 'snake-eyes-nsw'] as const;

let world: World;
let tables: readonly string[];

beforeEach(async () => {
  world = await openWorld();
  const { ask, hostToken } = world;
  const passphrase = 'green kettles sing at noon';
  await ask('host', 'claimHost', { body: { token: hostToken, name: 'Hanna', passphrase } });
  const staff = { by: 'people' } as const;
  const added: string[] = [];
  for (const pack of packs) {
    const body = { pack, title: pack, mode: 'home', dice: 'physical', seats: 6, staff } as const;
    added.push(String(inside((await ask('host', 'addTable', { body })).json, 'table')));
  }
  tables = added;
  for (const table of tables) await gives(table, { type: 'OpenTable', float: 1_000_00 });
});
afterEach(() => world.close());

const gives = async (table: string, command: CommandBody): Promise<void> => {
  const body = { command, as: 'operator' } as const;
  const { status, text } = await world.ask('host', 'giveCommand', { params: { table }, body });
  expect([status, text]).toEqual([200, text]);
};
const calls = (table = '', words = 'come'): Promise<void> =>
  gives(table, { type: 'ReportIncident', kind: SUPERVISOR_CALLED, words });
const open = async () => inside((await world.ask('host', 'listCalls')).json, 'calls');

test('a supervisor is called to a table of every game, and the longest wait stands first', async () => {
  for (const table of tables) await calls(table, `look at ${table}`);
  expect(await open()).toMatchObject(
    tables.map((table, place) => ({ table, title: packs[place], words: `look at ${table}` })),
  );
});

test('a call is over when it is answered, and no other incident is one', async () => {
  const [table = ''] = tables;
  await calls(table);
  await gives(table, { type: 'ReportIncident', kind: 'irregularity', words: 'a red hat' });
  const incident = String(inside(await open(), 0, 'incident'));
  expect(await open()).toHaveLength(1);
  await gives(table, { type: 'CloseIncident', incident, words: 'here' });
  expect(await open()).toEqual([]);
});

test('the calls are for those who come when they are called', async () => {
  const roles = ['dealer'] as const;
  const added = await world.ask('host', 'addStaff', { body: { name: 'Dora', roles } });
  const token = String(inside(added.json, 'signUp', 'token'));
  await world.ask('dora', 'claimStaff', { body: { token, passphrase: 'seven lamps under a bridge' } });
  expect((await world.ask('dora', 'listCalls')).status).toBe(403);
  expect((await world.ask('nobody', 'listCalls')).status).toBe(401);
});
