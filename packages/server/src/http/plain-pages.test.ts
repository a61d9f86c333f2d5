import { afterAll, beforeAll, expect, test } from 'vitest';
import { inside, openWorld, type World } from './testing/world.ts';

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

// Decision 0044: a page in words has no dice that it could be ahead of, and whoever reads it sees none.
test('a call stands on the pages in words as soon as the table has it, which wait for no dice', async () => {
  const body = {
    pack: 'snake-eyes-nz',
    title: 'In words',
    mode: 'fun',
    dice: 'virtual',
    seats: 2,
    limits: { minimum: 1_00, maximum: 50_00 },
    staff: {
      by: 'house',
      pace: { answering: 600_000, betting: 1, throwing: 600_000, rolling: 1, showing: 600_000 },
    },
  };
  const table = String(inside((await world.askAnything('host', 'addTable', { body })).json, 'table'));
  const code = String(inside((await world.ask('host', 'readCode')).json, 'code'));
  await world.ask('ann', 'joinGuest', { body: { code, name: 'Ann' } });
  const give = async (command: object) =>
    (await world.askAnything('ann', 'giveCommand', { params: { table }, body: { command } })).status;
  await expect.poll(() => give({ type: 'SitDown', seat: 1, name: 'Ann' })).toBe(200);
  await give({ type: 'BuyIn', seat: 1, cents: 50_00, from: 'account' });
  await give({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
  await expect.poll(() => give({ type: 'AcceptDice', seat: 1 })).toBe(200);
  await expect.poll(() => give({ type: 'ThrowDice', seat: 1 })).toBe(200);
  const thrownAt = Date.now();
  const called = / is called/;
  await expect.poll(async () => (await get(`/t/${table}/plain`)).text(), { interval: 10 }).toMatch(called);
  expect(await (await get(`/tv/plain/${table}`)).text()).toMatch(/<h2>.+<\/h2>/);
  // Dice that fly take one second and three quarters.
  expect(Date.now() - thrownAt).toBeLessThan(1_760);
});
