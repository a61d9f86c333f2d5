import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../http/testing/world.ts';
import { systemPorts } from '../pit/pit.ts';
import { headsNow } from '../pit/stream-reader.ts';
import { commonAllowance, createAllowances, ownAllowance } from './reactions.ts';

describe('an allowance', () => {
  test('lets so many through within its time, and says when the next one may go', () => {
    const { left, spend } = createAllowances({ most: 2, within: 1_000 });
    expect(left('ann', 0)).toBe(0);
    spend('ann', 0);
    spend('ann', 400);
    expect(left('ann', 500)).toBe(500);
    expect(left('bob', 500)).toBe(0);
    expect(left('ann', 999)).toBe(1);
    expect(left('ann', 1_000)).toBe(0);
    spend('ann', 1_000);
    expect(left('ann', 1_000)).toBe(400);
  });
});

describe('reactions', () => {
  let world: World;
  let code: string;
  /** For how long the pit has run, which only a test decides. */
  let ran = 0;
  const stops: (() => void)[] = [];

  beforeEach(async () => {
    world = await openWorld({ ports: { ...systemPorts, ran: () => ({ boot: 'test', ms: ran }) } });
    await world.ask('host', 'claimHost', {
      body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
    });
    code = String(inside((await world.ask('host', 'readCode')).json, 'code'));
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await world.close();
  });

  const addTable = async (mode: 'home' | 'strict' = 'home'): Promise<string> => {
    const body = {
      pack: 'snake-eyes-nz',
      title: 'By the door',
      mode,
      dice: mode === 'strict' ? 'physical' : 'virtual',
      seats: 4,
      staff: { by: mode === 'strict' ? 'people' : 'house' },
    };
    return String(inside((await world.askAnything('host', 'addTable', { body })).json, 'table'));
  };
  const join = (name: string) => world.ask(name, 'joinGuest', { body: { code, name } });
  const react = (who: string, body: object = {}) =>
    world.askAnything(who, 'react', { body: { reaction: 'heart', ...body } });

  /** What a screen at an address has heard of reactions. */
  async function watch(path: string): Promise<() => string> {
    const controller = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${world.server.port}/api/v1/${path}`, {
      signal: controller.signal,
    });
    let heard = '';
    const reader = answer.body?.getReader();
    const read = async (): Promise<void> => {
      for (;;) {
        const part = await reader?.read();
        if (part === undefined || part.done) return;
        heard += new TextDecoder().decode(part.value);
      }
    };
    read().catch(() => undefined);
    stops.push(() => controller.abort());
    return () => heard;
  }

  test('go to the screens of the table and of the lobby, with the seat, and into no stream', async () => {
    const [table, other] = [await addTable(), await addTable()];
    await join('Ann');
    const give = (command: object) =>
      world.askAnything('Ann', 'giveCommand', { params: { table }, body: { command } });
    await expect.poll(async () => (await give({ type: 'SitDown', seat: 2, name: 'Ann' })).status).toBe(200);
    const there = await watch(`tables/${table}/screen`);
    const elsewhere = await watch(`tables/${other}/screen`);
    const lobby = await watch('screen');
    const before = new Set(
      (await headsNow(world.store)).map(({ stream, version }) => `${stream} ${version}`),
    );
    expect((await react('Ann', { table })).status).toBe(200);
    const sent = 'event: reaction\ndata: {"reaction":"heart","name":"Ann","seat":2}';
    await expect.poll(there).toContain(sent);
    await expect.poll(lobby).toContain(sent);
    expect(elsewhere()).not.toContain('reaction\n');
    const after = (await headsNow(world.store)).map(({ stream, version }) => `${stream} ${version}`);
    expect(after.filter((each) => !before.has(each) && !each.startsWith(`table-${table}`))).toEqual([]);
  });

  test('are five in ten seconds for a guest; the next is refused with its figures and a sentence', async () => {
    await join('Ann');
    for (let sent = 0; sent < ownAllowance.most; sent += 1) expect((await react('Ann')).status).toBe(200);
    const refused = await react('Ann');
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({
      code: 'TOO_MANY',
      figures: { case: 'reactions', most: 5, seconds: 10, after: 10 },
      detail: '5 reactions in 10 seconds are enough. Send the next one in 10 seconds.',
    });
    ran += 10_000;
    expect((await react('Ann')).status).toBe(200);
  });

  test('are thirty in ten seconds for all together, at each table by itself', async () => {
    const table = await addTable();
    const guests = Array.from(
      { length: commonAllowance.most / ownAllowance.most + 1 },
      (_, at) => `Guest ${at}`,
    );
    for (const name of guests) await join(name);
    for (const name of guests.slice(0, -1))
      for (let sent = 0; sent < ownAllowance.most; sent += 1)
        expect((await react(name, { table })).status).toBe(200);
    const last = guests.at(-1) ?? '';
    expect((await react(last, { table })).json).toMatchObject({
      figures: { case: 'reactions-here', most: 30 },
    });
    expect((await react(last)).status).toBe(200);
  });

  test('are off where the host has switched them off, and where a table runs by a licence', async () => {
    await join('Ann');
    const licensed = await addTable('strict');
    await world.askAnything('host', 'giveCommand', {
      params: { table: licensed },
      body: { command: { type: 'SetUpTable' } },
    });
    expect(inside((await world.ask('Ann', 'readPit')).json, 'reactions')).toBe(true);
    await world.ask('host', 'changeSettings', { body: { reactions: false } });
    expect(inside((await world.ask('Ann', 'readPit')).json, 'reactions')).toBe(false);
    expect((await react('Ann')).json).toMatchObject({ figures: { case: 'reactions-off' } });
    await world.ask('host', 'changeSettings', { body: { reactions: true } });
    expect((await react('Ann')).status).toBe(200);
    expect((await react('Ann', { table: licensed })).json).toMatchObject({
      code: 'CONFLICT',
      figures: { case: 'reactions-licence' },
    });
  });

  test('need a session, and a table that is there', async () => {
    expect((await react('nobody')).status).toBe(401);
    await join('Ann');
    expect((await react('Ann', { table: 'nz-99' })).status).toBe(404);
    expect((await react('Ann', { reaction: 'boo' })).status).toBe(400);
  });
});
