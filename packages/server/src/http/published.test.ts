import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeApp } from './testing/fake-app.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dicepit-published-'));
  writeFileSync(join(folder, 'index.html'), '<p>player</p>');
  mkdirSync(join(folder, 'rules'));
  for (const name of ['snake-eyes-nsw', 'snake-eyes-nsw.posted', 'snake-eyes-nz', 'wonder-dice'])
    writeFileSync(join(folder, `rules/${name}.html`), `<h1>${name}</h1><!-- published -->`);
  app = await fakeApp({
    screens: folder,
    published: [
      {
        pack: 'snake-eyes-nsw',
        title: 'Casino Control <Order>',
        edition: '13 March 2019',
        kind: 'text',
        bytes: Buffer.from('9.14. $& <script>alert(1)</script>'),
      },
      {
        pack: 'snake-eyes-nz',
        title: 'Division 12',
        edition: '2018',
        kind: 'pdf',
        bytes: Buffer.from('%PDF-1'),
      },
    ],
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ url, headers: { host: 'localhost' } });

describe('the published text of a game', () => {
  test.each(['snake-eyes-nsw', 'snake-eyes-nsw.posted'])(
    'nsw/9.14 is led to from our own words at %s, by its title and its edition',
    async (page) => {
      const { body } = await get(`/rules/${page}`);
      expect(body).toContain('<a href="../published/snake-eyes-nsw">Casino Control &#60;Order&#62;</a>');
      expect(body).toContain('13 March 2019 (text). It is the last word.');
    },
  );

  test('nsw/9.14 is handed to anybody who asks, as it was attached', async () => {
    const { statusCode, body, headers } = await get('/published/snake-eyes-nsw');
    expect([statusCode, body]).toEqual([200, '9.14. $& <script>alert(1)</script>']);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="snake-eyes-nsw.txt"',
    });
  });

  test('is a file to be kept where it is a PDF', async () => {
    const { rawPayload, headers } = await get('/published/snake-eyes-nz');
    expect(rawPayload.toString()).toBe('%PDF-1');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="snake-eyes-nz.pdf"',
    });
    expect((await get('/rules/snake-eyes-nz')).body).toContain('Division 12</a>, 2018 (PDF)');
  });

  test('is nowhere where none was attached', async () => {
    expect((await get('/published/wonder-dice')).statusCode).toBe(404);
    expect((await get('/rules/wonder-dice')).body).not.toContain('published text');
    for (const path of ['/published/', '/published/..%2fsecret', '/published/snake-eyes-nsw/x'])
      expect((await get(path)).statusCode).toBe(404);
  });
});
