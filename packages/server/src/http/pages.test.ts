import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Evening, evening } from './testing/evening.ts';
import { inside, openWorld, type World } from './testing/world.ts';

let world: World;
let left: Evening;

beforeAll(async () => {
  world = await openWorld({ guestUrl: () => 'http://192.0.2.10:7711' });
  left = await evening(world);
});
afterAll(() => world.close());

const get = (
  path: string,
  who = 'nobody',
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`http://localhost:${world.server.port}${path}`, {
    headers: {
      ...headers,
      ...(world.cookieOf(who) === '' ? {} : { cookie: `dicepit=${world.cookieOf(who)}` }),
    },
  });

test.each(['/', '/host', '/t/any'])(
  '%s is a page without a script or a style inside, and its files are there',
  async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son[a-z]+=|\sstyle=/);
    const files = [...html.matchAll(/(?:src|href)="((?:\.\.\/)?files\/[^"]+)"/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { pathname } = new URL(file, `http://localhost${path}`);
      expect((await get(pathname)).status).toBe(200);
    }
  },
);

test('a file that has not changed is not sent again', async () => {
  const etag = (await get('/files/pit.css')).headers.get('etag') ?? '';
  const again = await get('/files/pit.css', 'nobody', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each(['/files/told.ts', '/files/..%2fapp.ts', '/files/none.js', '/files/'])(
  '%s is not there',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('the code is drawn for staff, and for nobody else', async () => {
  expect((await get('/host/code.svg')).status).toBe(401);
  expect((await get('/host/code.svg', 'player')).status).toBe(403);
  const drawn = await get('/host/code.svg', 'dealer');
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
  expect(await drawn.text()).toMatch(/^<svg /);
});

test('a table is told in words, to each as much as they may see', async () => {
  const told: unknown = await (await get(`/t/${left.table}/told`, 'player')).json();
  expect(inside(told, 'title')).toBe('By the door');
  expect(inside(told, 'you')).toEqual({ seat: left.seat, rack: '$195', cents: 195_00 });
  expect(inside(told, 'bets', 0, 'says')).toBe('Field Bet, $5');
  expect(inside(told, 'may')).toContain('PlaceBets');
  expect(JSON.stringify(inside(told, 'lines'))).toContain('Anna bets $5 on Field Bet.');
  const watched: unknown = await (await get(`/t/${left.table}/told?after=10`)).json();
  expect(inside(watched, 'you')).toBeNull();
  expect(inside(watched, 'may')).toEqual([]);
  expect(inside(watched, 'lines', 0, 'version')).toBeGreaterThan(10);
});

test('a party is told in words', async () => {
  const told: unknown = await (await get(`/t/${left.party}/told`, 'player')).json();
  expect(inside(told, 'phase')).toBe('gathering');
  expect(inside(told, 'free')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(inside(told, 'may')).toEqual(['SitDown']);
});

test('a table that is not there is told of as such', async () => {
  expect((await get('/t/none/told')).status).toBe(404);
  expect((await get(`/t/${left.table}/told?after=x`)).status).toBe(400);
});
