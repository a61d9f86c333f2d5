import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joined } from 'node:path';
import { StoreFailure } from '@dicepit/store';
import { problemDetails } from '@dicepit/wire';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { standingHeaders } from './response-headers.ts';
import { fakeApp, fakeHandlers, own } from './testing/fake-app.ts';

const join = { url: '/api/v1/join', method: 'POST', headers: own } as const;
const goodJoin = { ...join, payload: '{"code":"ABCDEF","name":"Ann"}' } as const;

describe('a request that is not as it should be', async () => {
  const app = await fakeApp();

  test.each<[string, InjectOptions, number, string]>([
    ['no key', { ...goodJoin, headers: { ...own, 'idempotency-key': '' } }, 400, 'KEY_MISSING'],
    ['a short key', { ...goodJoin, headers: { ...own, 'idempotency-key': 'short' } }, 400, 'KEY_MISSING'],
    [
      'a key of other letters',
      { ...goodJoin, headers: { ...own, 'idempotency-key': 'key 12345678' } },
      400,
      'KEY_MISSING',
    ],
    ['no JSON', { ...join, payload: '{' }, 400, 'NOT_JSON'],
    ['no body', { ...join, payload: '' }, 400, 'NOT_JSON'],
    [
      'a field twice',
      { ...join, payload: '{"code":"ABCDEF","code":"ABCDEG","name":"Ann"}' },
      400,
      'NOT_JSON',
    ],
    [
      '__proto__',
      { ...join, payload: '{"__proto__":{"a":1},"code":"ABCDEF","name":"Ann"}' },
      400,
      'NOT_JSON',
    ],
    ['deep nesting', { ...join, payload: '['.repeat(1000) + ']'.repeat(1000) }, 400, 'NOT_JSON'],
    ['no UTF-8', { ...join, payload: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }, 400, 'NOT_JSON'],
    ['an unknown field', { ...join, payload: '{"code":"ABCDEF","name":"Ann","a":1}' }, 400, 'MALFORMED'],
    ['a missing field', { ...join, payload: '{"code":"ABCDEF"}' }, 400, 'MALFORMED'],
    ['a bad version', { ...goodJoin, headers: { ...own, 'if-match': '31' } }, 400, 'MALFORMED'],
    ['an unknown query', { ...goodJoin, url: '/api/v1/join?a=1' }, 400, 'MALFORMED'],
    ['a bad address', { ...goodJoin, url: '/api/v1/tables/%ZZ' }, 400, 'MALFORMED'],
    ['a large body', { ...join, payload: JSON.stringify({ name: 'a'.repeat(70_000) }) }, 413, 'TOO_LARGE'],
    ['a form', { ...goodJoin, headers: { ...own, 'content-type': 'text/plain' } }, 415, 'NOT_JSON_TYPE'],
    ['no type', { ...goodJoin, headers: { ...own, 'content-type': '' } }, 415, 'NOT_JSON_TYPE'],
    [
      'Latin 1',
      { ...goodJoin, headers: { ...own, 'content-type': 'application/json; charset=latin1' } },
      415,
      'NOT_JSON_TYPE',
    ],
    ['an unknown path', { ...goodJoin, url: '/api/v1/nowhere' }, 404, 'NOT_FOUND'],
    ['an id of 200 letters', { url: `/api/v1/tables/${'a'.repeat(200)}`, headers: own }, 400, 'MALFORMED'],
    ['another method', { ...goodJoin, method: 'DELETE' as const }, 405, 'METHOD_NOT_ALLOWED'],
    ['another name', { ...goodJoin, headers: { ...own, host: 'evil.example' } }, 403, 'CROSS_SITE'],
    [
      'another origin',
      { ...goodJoin, headers: { ...own, origin: 'http://evil.example' } },
      403,
      'CROSS_SITE',
    ],
    ['a hidden origin', { ...goodJoin, headers: { ...own, origin: 'null' } }, 403, 'CROSS_SITE'],
    ['another site', { ...goodJoin, headers: { ...own, 'sec-fetch-site': 'cross-site' } }, 403, 'CROSS_SITE'],
    ['a sister site', { ...goodJoin, headers: { ...own, 'sec-fetch-site': 'same-site' } }, 403, 'CROSS_SITE'],
    [
      'a stream for another site',
      { url: '/api/v1/tables/t-1/events', headers: { host: 'localhost', origin: 'http://evil.example' } },
      403,
      'CROSS_SITE',
    ],
  ])('%s is refused in words', async (_what, request, status, code) => {
    const response = await app.inject(request);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const details = problemDetails.parse(response.json());
    expect({ status: response.statusCode, code: details.code }).toEqual({ status, code });
    expect(details.status).toBe(status);
    expect(details.detail).toMatch(/[.]$/);
    expect(response.headers).toMatchObject(standingHeaders);
  });

  const nowhere = { ...goodJoin, url: '/api/v1/nowhere' } as const;
  const deleting = { ...goodJoin, url: '/api/v1/tables', method: 'DELETE' } as const;
  const large = { ...join, payload: JSON.stringify({ name: 'a'.repeat(70_000) }) } as const;

  test.each<[string, number, InjectOptions, string, string]>([
    [
      'en',
      404,
      nowhere,
      'There is no such thing here',
      'There is nothing at this address. See /api/v1/openapi.json.',
    ],
    [
      'de',
      404,
      nowhere,
      'Das gibt es hier nicht',
      'Unter dieser Adresse ist nichts. Siehe /api/v1/openapi.json.',
    ],
    [
      'fr',
      404,
      nowhere,
      'Cela n’existe pas ici',
      'Il n’y a rien à cette adresse. Voyez /api/v1/openapi.json.',
    ],
    ['en', 405, deleting, 'This is not done by that method', 'This is done by GET, HEAD or POST.'],
    ['de', 405, deleting, 'Mit dieser Methode geht das nicht', 'Das geht mit GET, HEAD oder POST.'],
    ['fr', 405, deleting, 'Cela ne se fait pas par cette méthode', 'Cela se fait par GET, HEAD ou POST.'],
    ['en', 413, large, 'The body is too large', 'The body is larger than 64 kB. Send less at once.'],
    [
      'de',
      413,
      large,
      'Der Inhalt ist zu groß',
      'Der Inhalt ist größer als 64 kB. Schicke weniger auf einmal.',
    ],
    ['fr', 413, large, 'Le contenu est trop grand', 'Le contenu dépasse 64 ko. Envoyez-en moins à la fois.'],
  ])(
    'is answered in the language that is asked for: %s %i',
    async (language, status, request, title, detail) => {
      const headers = { ...own, 'accept-language': language };
      const response = await app.inject({ ...request, headers });
      expect(response.headers).toMatchObject({ 'content-language': language, vary: 'accept-language' });
      expect(problemDetails.parse(response.json())).toMatchObject({ status, title, detail });
    },
  );

  test('says every place that is wrong', async () => {
    const response = await app.inject({ ...join, payload: '{"code":1,"name":2}' });
    const { problems } = problemDetails.parse(response.json());
    expect(problems?.map(({ place }) => place)).toEqual(['code', 'name']);
  });

  test('405 names what may be done, and so does OPTIONS', async () => {
    const put = await app.inject({ ...goodJoin, method: 'PUT' });
    expect(put.headers.allow).toBe('POST, OPTIONS');
    const options = await app.inject({
      url: '/api/v1/tables',
      method: 'OPTIONS',
      headers: { host: 'localhost' },
    });
    expect(options.statusCode).toBe(204);
    expect(options.headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('an answer', async () => {
  const folder = mkdtempSync(joined(tmpdir(), 'dicepit-app-'));
  for (const page of ['index.html', 'host.html']) writeFileSync(joined(folder, page), '<base href="./">');
  const app = await fakeApp({ screens: folder });
  const based = await fakeApp({ screens: folder, base: '/dice' });
  rmSync(folder, { recursive: true });

  test('is given to pages of the pit, to programs, and by any of its names', async () => {
    for (const headers of [
      own,
      {
        ...own,
        host: '192.168.1.20:7711',
        origin: 'http://192.168.1.20:7711',
        'sec-fetch-site': 'same-origin',
      },
      { ...own, host: '[::1]:7711', origin: 'https://[::1]:7711' },
      { ...own, host: 'dicepit.local', 'sec-fetch-site': 'none' },
      { ...own, host: 'PIT.example', origin: 'https://pit.example' },
      { ...own, 'content-type': 'application/json; charset=UTF-8' },
    ])
      expect((await app.inject({ ...goodJoin, headers })).statusCode).toBe(200);
  });

  test('carries the standing headers, whatever it answers', async () => {
    for (const url of [
      '/',
      '/host',
      '/files/lost.css',
      '/api/v1/pit',
      '/healthz',
      '/metrics',
      '/api/v1/tables/t-1/events',
      '/x',
    ]) {
      const { headers } = await app.inject({ url, headers: { host: 'localhost' } });
      const { 'cache-control': caching, ...standing } = standingHeaders;
      expect(headers).toMatchObject(standing);
      expect(headers['cache-control']).toBe(
        url === '/' || url === '/host' || url.startsWith('/files') ? 'no-cache' : caching,
      );
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('under https asks the browser to stay there', async () => {
    const secure = await fakeApp({ certificate: { cert: '', key: '' } });
    const request = { url: '/healthz', headers: { host: 'localhost' } };
    expect((await secure.inject(request)).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await app.inject(request)).headers['strict-transport-security']).toBeUndefined();
  });

  test('to HEAD has the headers alone, and a stream is not opened by it', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/api/v1/pit', headers: { host: 'localhost' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const stream = await app.inject({
      method: 'HEAD',
      url: '/api/v1/pit/events',
      headers: { host: 'localhost' },
    });
    expect(stream.statusCode).toBe(405);
  });

  test('is the same under a folder of a proxy', async () => {
    for (const url of ['/dice/', '/dice/api/v1/pit', '/api/v1/pit'])
      expect((await based.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(200);
    const bare = await based.inject({ url: '/dice', headers: { host: 'localhost' } });
    expect([bare.statusCode, bare.headers.location]).toEqual([308, '/dice/']);
    expect((await based.inject({ url: '/diced', headers: { host: 'localhost' } })).statusCode).toBe(404);
  });

  test('brings a cookie that no script sees and no other site sends', async () => {
    const session = { is: 'began', cookie: 'id.signature', until: Date.UTC(2030, 0, 1) } as const;
    const joinGuest = async () => ({ ok: true, answer: me, repeated: false, session }) as const;
    const plain = await fakeApp({ handlers: { ...fakeHandlers, joinGuest } });
    const { headers } = await plain.inject(goodJoin);
    expect(headers['set-cookie']).toBe(
      'dicepit=id.signature; Path=/; Expires=Tue, 01 Jan 2030 00:00:00 GMT; HttpOnly; SameSite=Strict',
    );
    const proxied = await fakeApp({
      handlers: { ...fakeHandlers, joinGuest },
      trustProxy: 1,
      base: '/dice',
    });
    const secure = await proxied.inject({ ...goodJoin, headers: { ...own, 'x-forwarded-proto': 'https' } });
    expect(secure.headers['set-cookie']).toContain('Path=/dice; ');
    expect(secure.headers['set-cookie']).toContain('; Secure');
  });

  test('says that it was given before', async () => {
    const joinGuest = async () => ({ ok: true, answer: me, repeated: true }) as const;
    const app = await fakeApp({ handlers: { ...fakeHandlers, joinGuest } });
    expect((await app.inject(goodJoin)).headers['idempotent-replayed']).toBe('true');
  });
});

const me = { person: 'p-1', name: 'Ann', kind: 'guest', roles: ['player'], seats: [] } as const;

describe('when things go wrong', () => {
  test('a refusal of the rules has its clause and says when to ask again', async () => {
    const joinGuest = async () =>
      ({
        ok: false,
        refusal: { status: 409, code: 'NOT_HALTED', clause: 'nz/4.7', figures: {}, after: 2.2 },
      }) as const;
    const app = await fakeApp({ handlers: { ...fakeHandlers, joinGuest } });
    const response = await app.inject(goodJoin);
    expect(response.headers['retry-after']).toBe('3');
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'NOT_HALTED',
      clause: 'nz/4.7',
      detail: 'The table is not halted.',
    });
  });

  test('a store that fails is 503, to be asked again with the same key', async () => {
    const joinGuest = () => Promise.reject(new StoreFailure('the disk is full'));
    const app = await fakeApp({ handlers: { ...fakeHandlers, joinGuest } });
    const response = await app.inject(goodJoin);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.body).not.toContain('disk');
  });

  test('our own mistake is 500 and tells nothing of the inside', async () => {
    const joinGuest = () => Promise.reject(new Error('Broken invariant: the seed is abcdef'));
    const app = await fakeApp({ handlers: { ...fakeHandlers, joinGuest } });
    const response = await app.inject(goodJoin);
    expect(response.json()).toEqual({
      type: 'urn:dicepit:problem:BROKEN',
      title: 'Something is wrong with the server',
      status: 500,
      code: 'BROKEN',
      figures: {},
      detail: 'Something is wrong with the server, not with what you asked. It was noted.',
      instance: expect.stringMatching(/^urn:dicepit:failure:[0-9a-f]{16}$/),
    });
  });

  test('a pit that closes takes no more, and says so', async () => {
    const app = await fakeApp({ isClosing: () => true });
    const response = await app.inject(goodJoin);
    expect([response.statusCode, response.headers.connection]).toEqual([503, 'close']);
  });

  test('too many at once are told how long to wait; by session, and by address', async () => {
    let now = 0;
    const rate = { perSecond: 2, burst: 3 };
    const wide = { perSecond: 1_000, burst: 1_000 };
    const told: string[] = [];
    const app = await fakeApp({
      now: () => now,
      rates: { session: { commands: rate, reads: wide }, address: { commands: wide, reads: rate } },
      onRefused: ({ code, person }) => told.push(`${code} ${person}`),
    });
    const command = { ...goodJoin, headers: { ...own, cookie: 'dicepit=dealer' } };
    const statuses = async (request: InjectOptions, times: number) => {
      const seen: number[] = [];
      for (let time = 0; time < times; time++) seen.push((await app.inject(request)).statusCode);
      return seen;
    };
    expect(await statuses(command, 4)).toEqual([200, 200, 200, 429]);
    expect((await app.inject(command)).headers['retry-after']).toBe('1');
    now = 500;
    expect(await statuses(command, 2)).toEqual([200, 429]);
    expect(await statuses({ ...goodJoin, headers: { ...own, cookie: 'dicepit=operator' } }, 1)).toEqual([
      200,
    ]);
    expect(await statuses({ url: '/api/v1/pit', headers: { host: 'localhost' } }, 4)).toEqual([
      200, 200, 200, 429,
    ]);
    const elsewhere = { url: '/api/v1/pit', headers: { host: 'localhost' }, remoteAddress: '192.0.2.9' };
    expect(await statuses(elsewhere, 1)).toEqual([200]);
    // What a client says about its address is not believed.
    const forwarded = { url: '/api/v1/pit', headers: { host: 'localhost', 'x-forwarded-for': '192.0.2.10' } };
    expect(await statuses(forwarded, 1)).toEqual([429]);
    expect(told).toEqual([
      'TOO_MANY p-dealer',
      'TOO_MANY p-dealer',
      'TOO_MANY p-dealer',
      'TOO_MANY ',
      'TOO_MANY ',
    ]);
  });
});
