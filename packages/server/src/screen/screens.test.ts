import type { LobbyScreen, TableScreen } from '@dicepit/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../http/testing/world.ts';

/** A screen that is followed as a browser does it: every message that has come, and the way to wait for one. */
type Watched = {
  readonly until: (
    isIt: (screen: TableScreen | LobbyScreen) => boolean,
  ) => Promise<TableScreen | LobbyScreen>;
  readonly count: () => number;
  readonly end: () => void;
};

let world: World;
let code: string;
const open: Watched[] = [];

beforeEach(async () => {
  world = await openWorld({ guestUrl: () => 'http://192.0.2.10:7711' });
  await world.ask('host', 'claimHost', {
    body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
  });
  code = String(inside((await world.ask('host', 'readCode')).json, 'code'));
});
afterEach(async () => {
  for (const each of open.splice(0)) each.end();
  await world.close();
});

const house = { by: 'house', pace: { betting: 60_000, showing: 100, rolling: 100 } } as const;

async function addTable(pack: 'snake-eyes-nz' | 'snake-eyes-party'): Promise<string> {
  const common = { title: 'Table one', seats: 4, dice: 'virtual' } as const;
  const body =
    pack === 'snake-eyes-party'
      ? ({ ...common, pack, startingChips: 50, first: 'first seat' } as const)
      : ({ ...common, pack, mode: 'home', staff: house, limits: { minimum: 1_00, maximum: 50_00 } } as const);
  return String(inside((await world.askAnything('host', 'addTable', { body })).json, 'table'));
}

async function watch(path: string, who = 'nobody'): Promise<Watched> {
  const cookie = world.cookieOf(who);
  const controller = new AbortController();
  const response = await fetch(`http://localhost:${world.server.port}/api/v1/${path}`, {
    signal: controller.signal,
    ...(cookie === '' ? {} : { headers: { cookie: `dicepit=${cookie}` } }),
  });
  expect(response.status).toBe(200);
  const screens: (TableScreen | LobbyScreen)[] = [];
  let changed = (): void => undefined;
  const reading = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const blocks = `${rest}${Buffer.from(chunk).toString()}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (block.includes('event: screen') && data !== undefined) screens.push(JSON.parse(data));
      }
      changed();
    }
  };
  reading().catch(() => undefined);
  const watched: Watched = {
    count: () => screens.length,
    end: () => controller.abort(),
    until: async (isIt) => {
      for (;;) {
        const found = screens.find(isIt);
        if (found !== undefined) return found;
        await new Promise<void>((more) => {
          changed = more;
        });
      }
    },
  };
  open.push(watched);
  return watched;
}

describe('a screen on a wall', () => {
  test('is told whole pictures as the table moves', async () => {
    const table = await addTable('snake-eyes-nz');
    const screen = await watch(`tables/${table}/screen`);
    await screen.until((now) => now.is === 'banked' && now.phase !== 'closed');
    await world.ask('ann', 'joinGuest', { body: { code, name: 'Ann' } });
    const give = (command: object) =>
      world.askAnything('ann', 'giveCommand', { params: { table }, body: { command } });
    await give({ type: 'SitDown', seat: 1, name: 'Ann' });
    await give({ type: 'BuyIn', seat: 1, cents: 50_00, from: 'account' });
    await give({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
    const staked = await screen.until((now) => now.is === 'banked' && now.bets.length === 1);
    expect(staked).toMatchObject({ seats: [{ name: 'Ann', rack: 45_00 }, {}, {}, {}] });
  });

  test('shows the address to everybody, and the code only where it was given it', async () => {
    const table = await addTable('snake-eyes-nz');
    const stranger = await (await watch(`tables/${table}/screen`)).until(() => true);
    expect(stranger.join).toMatchObject({ address: '192.0.2.10:7711', code: null });

    expect((await world.ask('tv', 'joinScreen', { body: { code: 'WRONGX', title: 'Bar' } })).status).toBe(
      401,
    );
    expect((await world.ask('tv', 'joinScreen', { body: { code, title: 'Bar' } })).status).toBe(200);
    expect((await (await watch(`tables/${table}/screen`, 'tv')).until(() => true)).join.code).toBe(code);
    expect((await (await watch('screen', 'host')).until(() => true)).join.code).toBe(code);
    expect((await world.ask('tv', 'readMe')).json).toMatchObject({ person: null });
  });

  test('has to be given a new code again', async () => {
    await world.ask('tv', 'joinScreen', { body: { code, title: 'Bar' } });
    const lobby = await watch('screen', 'tv');
    await lobby.until(({ join }) => join.code === code);
    await new Promise((later) => setTimeout(later, 5));
    await world.ask('host', 'renewCode');
    expect((await lobby.until(({ join }) => join.code !== code)).join.code).toBeNull();
  });

  test('is listed for the host with its table, live or since when it is not', async () => {
    const table = await addTable('snake-eyes-nz');
    await world.ask('tv', 'joinScreen', { body: { code, title: 'Bar' } });
    const screen = await watch(`tables/${table}/screen`, 'tv');
    await screen.until(() => true);
    const listed = async () => inside((await world.ask('host', 'listScreens')).json, 'screens');
    expect(await listed()).toMatchObject([{ title: 'Bar', table, live: true }]);
    screen.end();
    await expect.poll(listed).toMatchObject([{ title: 'Bar', table, live: false }]);
    expect((await world.ask('ann', 'listScreens')).status).toBe(401);
  });

  test('is one screen when it is loaded anew, and when it is given the code again', async () => {
    const listed = async () => inside((await world.ask('host', 'listScreens')).json, 'screens');
    const before = await watch('screen', 'tv');
    await before.until(() => true);
    // Nobody had joined yet; now it has a name, and later it is opened anew with the code.
    for (let time = 0; time < 2; time += 1) {
      await world.ask('tv', 'joinScreen', { body: { code, title: 'Bar' } });
      await (await watch('screen', 'tv')).until(({ join }) => join.code === code);
      open.shift()?.end();
      await expect.poll(listed).toMatchObject([{ title: 'Bar', table: null, live: true }]);
    }
  });

  test('is told of a pause, and who paused', async () => {
    const table = await addTable('snake-eyes-party');
    const screen = await watch(`tables/${table}/screen`);
    await screen.until(({ paused }) => paused === null);
    await world.ask('host', 'pausePit');
    expect(await screen.until(({ paused }) => paused !== null)).toMatchObject({
      is: 'party',
      paused: { by: 'Hanna' },
    });
  });

  test('says in the lobby how many guests have come in, and who', async () => {
    const lobby = await watch('screen');
    await lobby.until((now) => now.is === 'lobby' && now.guests === 0);
    await world.ask('ann', 'joinGuest', { body: { code, name: 'Ann' } });
    expect(await lobby.until((now) => now.is === 'lobby' && now.guests === 1)).toMatchObject({
      came: ['Ann'],
    });
  });

  test('shows the words of the head while a table opens and once it is closed, the host’s own words', async () => {
    const lobby = await watch('screen');
    const begun = (await lobby.until(({ trail }) => trail !== null)).trail?.words;
    expect(begun).toMatch(/^\w+(-\w+){3}$/);
    const table = await addTable('snake-eyes-nz');
    const screen = await watch(`tables/${table}/screen`);
    // That the table has opened is signed for at once, and not at the next minute.
    const opened = (await screen.until(({ trail }) => trail !== null && trail.words !== begun)).trail?.words;
    expect(inside((await world.ask('host', 'readOverview')).json, 'trail', 'words')).toBe(opened);
    expect((await world.ask('nobody', 'readScreen', { params: { table } })).json).toMatchObject({
      trail: { words: opened },
    });
  });

  test('is sent nothing while nothing changes', async () => {
    const lobby = await watch('screen');
    await lobby.until(() => true);
    await world.ask('host', 'readPit');
    await new Promise((later) => setTimeout(later, 250));
    expect(lobby.count()).toBe(1);
  });

  test('is told that there is no such table', async () => {
    expect((await world.ask('nobody', 'readScreen', { params: { table: 'none-1' } })).status).toBe(404);
    expect((await world.ask('nobody', 'followScreen', { params: { table: 'none-1' } })).status).toBe(404);
    expect((await world.ask('nobody', 'readFelt', { params: { table: 'none-1' } })).status).toBe(404);
  });

  test('gets a felt that carries no style and no script, and none at a party', async () => {
    const felt = await world.ask('nobody', 'readFelt', {
      params: { table: await addTable('snake-eyes-nz') },
    });
    expect(felt.headers.get('content-type')).toBe('image/svg+xml');
    expect(felt.text).toContain('data-wager="hard-8"');
    expect(felt.text).not.toMatch(/<style|<script|style="/);
    const party = await world.ask('nobody', 'readFelt', {
      params: { table: await addTable('snake-eyes-party') },
    });
    expect(party.status).toBe(409);
  });

  test('without scripts is a page that loads itself anew', async () => {
    const table = await addTable('snake-eyes-nz');
    const page = await fetch(`http://localhost:${world.server.port}/tv/plain/${table}`);
    const html = await page.text();
    expect(html).toContain('http-equiv="refresh" content="5"');
    expect(html).toContain('SNAKE EYES, Table one');
    expect(html).not.toContain('<script');
  });
});
