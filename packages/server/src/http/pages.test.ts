import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Evening, evening } from './testing/evening.ts';
import { inside, openWorld, type World } from './testing/world.ts';

let world: World;
let left: Evening;

beforeAll(async () => {
  world = await openWorld();
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

describe('a page of screens that are not built', () => {
  test.each(['/', '/host', '/t/any', '/tv', '/desk/conduct/1'])(
    '%s says how to build them, without a script or a style inside, and its files are there',
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('npm run web');
      expect(html).not.toMatch(/<script|<style|\son[a-z]+=|\sstyle=/);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(
        ([, link = '']) => new URL(link, `http://localhost${path}`).pathname,
      );
      expect(links).toEqual(['/files/dice.svg', '/files/lost.css', '/plain']);
      for (const link of links) expect((await get(link)).status).toBe(200);
    },
  );

  test.each([
    ['de', 'Die Seiten sind nicht gebaut'],
    ['fr', 'Les écrans ne sont pas construits'],
  ])('speaks %s where that is asked for', async (language, title) => {
    const response = await get('/', 'nobody', { 'accept-language': language });
    expect(response.headers.get('content-language')).toBe(language);
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
  });
});

test('a file that has not changed is not sent again', async () => {
  const etag = (await get('/files/lost.css')).headers.get('etag') ?? '';
  const again = await get('/files/lost.css', 'nobody', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each(['/files/lost-page.ts', '/files/..%2fapp.ts', '/files/none.js', '/files/'])(
  '%s is not there',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('a table is told in words, from where somebody asks for it', async () => {
  const told: unknown = await (await get(`/t/${left.table}/told`, 'player')).json();
  expect(inside(told, 'title')).toBe('By the door');
  expect(JSON.stringify(inside(told, 'lines'))).toContain('Anna bets $5 on Field Bet.');
  const watched: unknown = await (await get(`/t/${left.table}/told?after=10`)).json();
  expect(inside(watched, 'lines', 0, 'version')).toBeGreaterThan(10);
});

test('a party is told in words', async () => {
  const told: unknown = await (await get(`/t/${left.party}/told`, 'player')).json();
  expect(inside(told, 'lines', 0, 'says')).toMatch(/^\S.*\S$/);
});

test('a table that is not there is told of as such', async () => {
  expect((await get('/t/none/told')).status).toBe(404);
  expect((await get(`/t/${left.table}/told?after=x`)).status).toBe(400);
});
