import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  const passphrase = 'gravel lantern pewter dune';
  await world.ask('host', 'claimHost', { body: { token: world.hostToken, name: 'Hanna', passphrase } });
  await world.ask('host', 'addTable', {
    body: {
      pack: 'snake-eyes-nz',
      title: 'Table <1>',
      mode: 'home',
      dice: 'virtual',
      seats: 4,
      staff: { by: 'house' },
    },
  });
});
afterAll(() => world.close());

const get = (path: string, language = 'en'): Promise<Response> =>
  fetch(`${world.server.url}${path}`, { headers: { 'accept-language': language } });

test('every table is listed in words, and what people wrote is shown as they wrote it', async () => {
  const text = await (await get('/plain')).text();
  expect(text).toContain('<a href="t/nz-1/plain">Table &#60;1&#62;</a>');
  expect(text).not.toContain('<1>');
});

test('a table is told in words on a page that loads itself anew and needs no script', async () => {
  const response = await get('/t/nz-1/plain');
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/<meta http-equiv="refresh" content="\d+">/);
  expect(text).toMatch(/<ol reversed><li>.+<\/li><\/ol>/);
  expect(text).not.toContain('<script');
});

test.each([
  ['en', 'All tables', 'A table of snake-eyes-nz is set up', 'Minimum'],
  ['de', 'Alle Tische', 'Ein Tisch für snake-eyes-nz ist eingerichtet', 'Letzte Ergebnisse: noch keine'],
  ['fr', 'Toutes les tables', 'Une table de snake-eyes-nz est installée', 'Derniers résultats\u00a0: aucun'],
])('a plain page speaks %s where that is asked for', async (language, back, first, board) => {
  const told = await (await get('/t/nz-1/plain', language)).text();
  expect(told).toContain(`<html lang="${language}">`);
  expect(told).toContain(`>${back}</a>`);
  expect(told).toContain(first);
  const shown = await (await get('/tv/plain/nz-1', language)).text();
  expect(shown).toContain(`<html lang="${language}">`);
  expect(shown).toContain(`>${back}</a>`);
  expect(shown).toContain(board);
});

test('a table that is not there is not told', async () => {
  expect((await get('/t/nowhere/plain')).status).toBe(404);
  const page = await fetch(`${world.server.url}/tv/plain/nowhere`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('<a href="../../plain">');
});
