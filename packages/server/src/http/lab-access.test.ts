import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyOf } from '@dicepit/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from './testing/world.ts';

let folder: string;
let world: World;
const tables = new Map<string, string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dicepit-lab-'));
  writeFileSync(join(folder, 'index.html'), '<p>player</p>');
  writeFileSync(join(folder, 'lab.html'), '<base href="./"><p>lab</p>');
  mkdirSync(join(folder, 'rules'));
  for (const pack of ['snake-eyes-nsw', 'snake-eyes-nz']) {
    writeFileSync(join(folder, `rules/${pack}.html`), `<p>${pack} with its edge</p>`);
    writeFileSync(join(folder, `rules/${pack}.posted.html`), `<p>${pack} as posted</p>`);
    writeFileSync(join(folder, `rules/${pack}.de.html`), `<p>${pack} mit Vorteil</p>`);
    writeFileSync(join(folder, `rules/${pack}.posted.de.html`), `<p>${pack} wie ausgehängt</p>`);
  }
  world = await openWorld({ screens: folder });
  const { ask, hostToken } = world;
  const passphrase = 'seven lamps under a bridge';
  await ask('hanna', 'claimHost', { body: { token: hostToken, name: 'Hanna', passphrase } });
  const code = String(inside((await ask('hanna', 'readCode')).json, 'code'));
  for (const pack of ['snake-eyes-nsw', 'snake-eyes-nz'] as const) {
    const body: BodyOf<'addTable'> = {
      pack,
      title: `<${pack}>`,
      mode: 'home',
      dice: 'virtual',
      seats: 4,
      staff: { by: 'house' },
    };
    tables.set(pack, String(inside((await ask('hanna', 'addTable', { body })).json, 'table')));
  }
  for (const name of ['nell', 'zoe', 'walt']) await ask(name, 'joinGuest', { body: { code, name } });
  await sits('nell', 'snake-eyes-nsw');
  await sits('zoe', 'snake-eyes-nz');
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function sits(who: string, pack: string): Promise<void> {
  const command = { type: 'SitDown', seat: 1, name: who, born: '1990-01-01' } as const;
  const table = tables.get(pack) ?? '';
  const { status, text } = await world.ask(who, 'giveCommand', { params: { table }, body: { command } });
  if (status >= 300) throw new Error(text);
}

const lab = (who: string, accept = 'text/html'): Promise<Response> =>
  fetch(`${world.server.url}/lab`, { headers: { cookie: `dicepit=${world.cookieOf(who)}`, accept } });

const rules = (who: string, pack: string): Promise<Response> =>
  fetch(`${world.server.url}/rules/${pack}`, { headers: { cookie: `dicepit=${world.cookieOf(who)}` } });

/** What chance expects of each total, on the board of a table as somebody sees it. */
async function expectedAt(who: string, pack: string): Promise<readonly unknown[]> {
  const { json } = await world.ask(who, 'readScreen', { params: { table: tables.get(pack) ?? '' } });
  const totals = inside(json, 'totals');
  return Array.isArray(totals) ? totals.map((each) => inside(each, 'expected')) : [];
}

describe('the rulebooks and the boards', () => {
  test.each(['snake-eyes-nsw', 'snake-eyes-nz'])(
    'nsw/9.1 %s is without chances for whoever has a seat in New South Wales, and whole for all others',
    async (pack) => {
      const posted = await rules('nell', pack);
      expect([posted.status, posted.headers.get('vary')]).toEqual([
        200,
        'cookie, accept-language, accept-encoding',
      ]);
      expect(await posted.text()).toBe(`<p>${pack} as posted</p>`);
      for (const who of ['zoe', 'walt', 'hanna', 'a stranger'])
        expect(await (await rules(who, pack)).text()).toBe(`<p>${pack} with its edge</p>`);
    },
  );

  test.each([
    ['snake-eyes-nz', 'de-CH, en;q=0.5'],
    ['snake-eyes-nz?lang=de', 'en'],
    ['snake-eyes-nz.de', 'en'],
  ])('nsw/9.1 %s asked for in %s is German, and without chances for the same people', async (page, asked) => {
    const get = async (who: string): Promise<string> => {
      const headers = { cookie: `dicepit=${world.cookieOf(who)}`, 'accept-language': asked };
      return (await fetch(`${world.server.url}/rules/${page}`, { headers })).text();
    };
    expect(await get('nell')).toBe('<p>snake-eyes-nz wie ausgehängt</p>');
    expect(await get('zoe')).toBe('<p>snake-eyes-nz mit Vorteil</p>');
  });

  test('nsw/9.1 what chance expects is on no board that they see, of whichever table', async () => {
    expect(new Set(await expectedAt('nell', 'snake-eyes-nz'))).toEqual(new Set([null]));
    expect(new Set(await expectedAt('zoe', 'snake-eyes-nsw'))).toEqual(new Set([null]));
    expect(await expectedAt('zoe', 'snake-eyes-nz')).not.toContain(null);
  });
});

describe('the odds lab', () => {
  test.each(['zoe', 'walt', 'hanna', 'a stranger'])(
    'opens for %s, who has no seat in New South Wales',
    async (who) => {
      const response = await lab(who);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('lab');
    },
  );

  test('nsw/9.1 is refused to whoever has a seat at the table, with the clause and the way out', async () => {
    const response = await lab('nell');
    expect(response.status).toBe(403);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('You have a seat at &#60;snake-eyes-nsw&#62;');
    expect(page).toContain('href="rules/snake-eyes-nsw#nsw/9.1"');
    expect(page).toContain('Leave your seat');
    expect(page).not.toContain('<p>lab</p>');
  });

  test('nsw/9.1 is refused to a program as by every route', async () => {
    const response = await lab('nell', '*/*');
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 403, code: 'NOT_ALLOWED', clause: 'nsw/9.1' });
    const head = await fetch(`${world.server.url}/lab`, {
      method: 'HEAD',
      headers: { cookie: `dicepit=${world.cookieOf('nell')}` },
    });
    expect(head.status).toBe(403);
  });

  test.each([
    [
      'German',
      'de-AT,de;q=0.9,en;q=0.5',
      'de',
      'Das Quotenlabor ist für dich geschlossen',
      'Du hast einen Platz an',
    ],
    ['French', 'fr', 'fr', 'Le labo des cotes vous est fermé', 'Vous avez une place à'],
  ])('nsw/9.1 is refused in %s to whoever reads it', async (_, accepted, language, title, seat) => {
    const response = await fetch(`${world.server.url}/lab`, {
      headers: {
        cookie: `dicepit=${world.cookieOf('nell')}`,
        accept: 'text/html',
        'accept-language': accepted,
      },
    });
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(title);
    expect(page).toContain(`${seat} &#60;snake-eyes-nsw&#62;`);
    expect(page).toContain('href="rules/snake-eyes-nsw#nsw/9.1"');
  });

  test('nsw/9.1 opens again once the seat is left', async () => {
    const table = tables.get('snake-eyes-nsw') ?? '';
    const command = { type: 'StandUp', seat: 1 } as const;
    const { status, text } = await world.ask('nell', 'giveCommand', { params: { table }, body: { command } });
    expect({ status, text }).toMatchObject({ status: 200 });
    expect((await lab('nell')).status).toBe(200);
    expect(await (await rules('nell', 'snake-eyes-nsw')).text()).toContain('with its edge');
    expect(await expectedAt('nell', 'snake-eyes-nz')).not.toContain(null);
  });
});
