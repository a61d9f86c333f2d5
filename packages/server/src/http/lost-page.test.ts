import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standingHeaders } from './response-headers.ts';
import { fakeApp } from './testing/fake-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicepit-lost-'));
let app: FastifyInstance;
let bare: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<base href="./">');
  writeFileSync(join(folder, 'rules.html'), '<base href="./">');
  app = await fakeApp({ screens: folder, base: '/dice' });
  bare = await fakeApp();
});
afterAll(async () => {
  await app.close();
  await bare.close();
  rmSync(folder, { recursive: true });
});

/** What a browser sends when somebody types an address. */
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const ask = (url: string, headers: Readonly<Record<string, string>> = { accept: browser }, of = app) =>
  of.inject({ url, headers: { host: 'localhost', ...headers } });

describe('a mistyped address', () => {
  test('is answered to a browser with a page whose links and style lead to what is there', async () => {
    const { statusCode, headers, body } = await ask('/dice/t/nz-1/delaer?<b>');
    expect({ statusCode, type: headers['content-type'], language: headers['content-language'] }).toEqual({
      statusCode: 404,
      type: 'text/html; charset=utf-8',
      language: 'en',
    });
    const links = [...body.matchAll(/href="([^"]+)"/g)].map(
      ([, link = '']) => new URL(link, 'http://localhost/dice/t/nz-1/delaer').pathname,
    );
    expect(links).toEqual([
      '/dice/files/dice.svg',
      '/dice/files/lost.css',
      '/dice/',
      '/dice/rules',
      '/dice/plain',
    ]);
    for (const link of links) expect((await ask(link)).statusCode).not.toBe(404);
  });

  test('brings neither script nor style inside, keeps the policy, and repeats nothing of the address', async () => {
    const { headers, body } = await ask('/dice/%3Cscript%3Ealert(1)%3C/script%3E');
    expect(body).not.toMatch(/script|alert|<style|\sstyle=|\son[a-z]+=/);
    expect(headers['content-security-policy']).toBe(standingHeaders['content-security-policy']);
  });

  test('is answered in German to whoever reads German', async () => {
    const { headers, body } = await ask('/dice/nirgends', {
      accept: browser,
      'accept-language': 'de-AT,en;q=0.5',
    });
    expect(headers['content-language']).toBe('de');
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('Unter dieser Adresse ist nichts');
  });

  test.each([
    ['under /api', '/dice/api/v1/nowhere', { accept: browser }],
    ['at /api itself', '/dice/api', { accept: browser }],
    ['of a program', '/dice/nowhere', { accept: '*/*' }],
    ['of a program that wants no page', '/dice/nowhere', { accept: 'application/json, text/html;q=0' }],
    ['of one that says nothing', '/dice/nowhere', {}],
  ])('%s is answered with the problem', async (_, url, headers) => {
    const { statusCode, headers: answered, body } = await ask(url, headers);
    expect(statusCode).toBe(404);
    expect(answered['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('does not lead to rules that are not there', async () => {
    const { body } = await ask('/nowhere', { accept: browser }, bare);
    expect(body).toContain('href="./plain"');
    expect(body).not.toContain('rules');
  });
});

test.each([
  ['', 'en'],
  ['de', 'de'],
  ['it, de-CH;q=0.8, en;q=0.7', 'de'],
  ['en;q=0.4, de;q=0.9', 'de'],
  ['de;q=0, en', 'en'],
  ['den', 'en'],
  ['*', 'en'],
  ['fr-CA, en;q=0.5', 'fr'],
  ['en-XA', 'en-XA'],
])('who asks for "%s" reads %s', async (accepted, language) => {
  const { headers, body } = await ask('/dice/nowhere', { accept: browser, 'accept-language': accepted });
  expect(headers['content-language']).toBe(language);
  expect(body).toContain(`<html lang="${language}">`);
});

test('the page is in French for whoever reads French', async () => {
  const { body } = await ask('/dice/nulle-part', { accept: browser, 'accept-language': 'fr' });
  expect(body).toContain('Il n’y a rien à cette adresse');
});
