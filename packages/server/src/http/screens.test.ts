import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standingHeaders } from './response-headers.ts';
import { fakeApp } from './testing/fake-app.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dicepit-screens-'));
  mkdirSync(join(folder, 'screens/assets'), { recursive: true });
  const files = {
    'secret.txt': 'not to be read',
    'screens/index.html': '<base href="./"><p>player</p>',
    'screens/table.html': '<base href="./"><p>table</p>',
    'screens/host.html': '<base href="./"><p>host</p>',
    'screens/dealer.html': '<base href="./"><p>dealer</p>',
    'screens/desk.html': '<base href="./"><p>desk</p>',
    'screens/promotions.html': '<base href="./"><p>promotions</p>',
    'screens/lab.html': '<base href="./"><p>lab</p>',
    'screens/assets/lab-player-AbCd_123.js': 'play()',
    'screens/assets/lab-rivals-AbCd_123.js': 'compare()',
    'screens/assets/lab-AbCd_123.js': 'lab()',
    'screens/tv.html': '<base href="./"><p>tv</p>',
    'screens/watch.js': 'watch()',
    'screens/.hidden.js': 'hidden()',
    'screens/assets/lobby-AbCd_123.js': 'plain()',
    'screens/assets/lobby-AbCd_123.js.br': 'written for br',
    'screens/assets/lobby-AbCd_123.js.gz': 'written for gzip',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  app = await fakeApp({ screens: join(folder, 'screens') });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

describe('the built screens', () => {
  test('nobody is signed in by "as", which is for the pit of npm run dev alone', async () => {
    for (const path of ['/', '/t/table-1/dealer', '/host']) {
      const answer = await get(`${path}?as=dealer`);
      expect([answer.statusCode, answer.body]).toEqual([200, (await get(path)).body]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  test.each([
    ['/', './', 'player'],
    ['/host', './', 'host'],
    ['/tv', './', 'tv'],
    ['/t/table-1', '../', 'table'],
    ['/t/party-1', '../', 'player'],
    ['/dealer', './', 'dealer'],
    ['/t/table-1/dealer', '../../', 'dealer'],
    ['/t/table-1/screen', '../../', 'tv'],
    ['/desk', './', 'desk'],
    ['/desk/promotions/pr-1/terms', '../../../', 'desk'],
    ['/promotions', './', 'promotions'],
    ['/promotions/pr-1/2', '../../', 'promotions'],
  ])('a page at %s finds its files at %s', async (url, base, page) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toBe(`<base href="${base}"><p>${page}</p>`);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test.each([
    ['gzip, deflate, br', 'br', 'written for br'],
    ['gzip', 'gzip', 'written for gzip'],
    ['br;q=0, gzip', 'gzip', 'written for gzip'],
    ['identity', undefined, 'plain()'],
    ['', undefined, 'plain()'],
  ])('whoever takes "%s" is sent it written as %s', async (accepted, writing, body) => {
    const response = await get('/assets/lobby-AbCd_123.js', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(writing);
    expect(response.headers['vary']).toBe('accept-encoding');
    expect(response.body).toBe(body);
  });

  test('pages are compressed as well, and say the same', async () => {
    const [br, gzip] = await Promise.all(
      ['br', 'gzip'].map((writing) => get('/host', { 'accept-encoding': writing })),
    );
    const page = '<base href="./"><p>host</p>';
    expect(brotliDecompressSync(br?.rawPayload ?? Buffer.of()).toString()).toBe(page);
    expect(gunzipSync(gzip?.rawPayload ?? Buffer.of()).toString()).toBe(page);
  });

  test('a file whose name changes with it is kept for good, any other is asked for again', async () => {
    const lasting = await get('/assets/lobby-AbCd_123.js');
    expect(lasting.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/watch.js')).headers['cache-control']).toBe('no-cache');
  });

  test('whoever has it already is told so', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.hidden.js',
    '/assets/lobby-AbCd_123.js.br',
    '/index.html%00.js',
    '//etc/passwd',
  ])('%s leads nowhere', async (url) => {
    const { statusCode, body } = await get(url);
    expect([400, 404]).toContain(statusCode);
    expect(body).not.toContain('not to be read');
  });

  test('the interface is answered beside them', async () => {
    expect((await get('/api/v1/pit')).statusCode).toBe(200);
    expect(
      (await app.inject({ method: 'POST', url: '/host', headers: { host: 'localhost' } })).statusCode,
    ).toBe(405);
  });

  describe('the content security policy', () => {
    const { 'content-security-policy': usual = '' } = standingHeaders;
    const policyAt = async (url: string): Promise<unknown> =>
      (await get(url)).headers['content-security-policy'];

    test.each(['/lab', '/assets/lab-player-AbCd_123.js', '/assets/lab-rivals-AbCd_123.js'])(
      'lets %s compile what the simulator writes, and no more than that',
      async (url) => {
        const policy = String(await policyAt(url));
        expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
        expect(policy.replace(" 'wasm-unsafe-eval'", '')).toBe(usual);
      },
    );

    test.each([
      '/',
      '/host',
      '/dealer',
      '/desk',
      '/promotions',
      '/tv',
      '/t/table-1',
      '/watch.js',
      '/assets/lobby-AbCd_123.js',
      '/assets/lab-AbCd_123.js',
      '/lab/',
      '/healthz',
      '/api/v1/pit',
    ])('of %s is that of every answer', async (url) => {
      expect(usual).toContain("script-src 'self';");
      expect(await policyAt(url)).toBe(usual);
    });
  });
});
