import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeApp, fakeRaw, listening } from './testing/fake-app.ts';
import { sendRaw } from './testing/socket.ts';

let apps: readonly FastifyInstance[];
/** One server cuts off soon whoever says no more; the other waits, and answers what was said on the slowest machine. */
let hasty = 0;
let port = 0;

beforeAll(async () => {
  const patience = { headers: 300, request: 600, idle: 5_000, looking: 50 };
  apps = [await fakeApp({ patience }), await fakeApp()];
  [hasty = 0, port = 0] = await Promise.all(apps.map(listening));
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

const PATIENT = 30_000;
const head = 'POST /api/v1/join HTTP/1.1\r\nHost: localhost\r\n';
const json = 'Content-Type: application/json\r\nIdempotency-Key: key-12345678\r\n';

test.each([
  ['headers that never end', `${head}X-A: 1\r\n`, 408],
  ['a body that never comes', `${head}${json}Content-Length: 20\r\n\r\n{"code"`, 408],
  ['chunks that stop', `${head}${json}Transfer-Encoding: chunked\r\n\r\n5\r\n{"cod`, 408],
  ['no HTTP at all', 'hello there\r\n\r\n', 400],
  ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['two lengths', `${head}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  [
    'a length and chunks',
    `${head}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a chunk of a bad length', `${head}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400],
  ['a folded header', `${head}X-A: 1\r\n 2\r\n\r\n`, 400],
  ['a space before the colon', `${head}X-A : 1\r\n\r\n`, 400],
  ['an expectation', `${head}${json}Content-Length: 2\r\nExpect: a miracle\r\n\r\n{}`, 417],
  ['headers of 40 kB', `${head}X-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is cut off, and answered in words where that is possible', async (_what, bytes, status) => {
  const came = await sendRaw(status === 408 ? hasty : port, Buffer.from(bytes, 'latin1'), PATIENT);
  expect(came.ended).toBe(true);
  expect(came.text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(came.text).toContain('content-type: application/problem+json');
  expect(came.text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
});

test.each([
  ['de', 'keine andere Erwartung als 100-continue.'],
  ['fr', 'aucune autre attente que 100-continue.'],
])('an expectation is refused in %s where that is asked for', async (language, sentence) => {
  const asked = `${head}${json}Content-Length: 2\r\nExpect: a miracle\r\nAccept-Language: ${language}\r\n\r\n{}`;
  const { text } = await sendRaw(port, asked, PATIENT);
  expect(text).toContain(`content-language: ${language}`);
  expect(text).toContain(sentence);
});

test('a connection that goes wrong after an answer is answered for that as well', async () => {
  const good = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const came = await sendRaw(port, good, PATIENT, {
    later: { after: 200, bytes: 'nonsense\r\n\r\n' },
  });
  expect(came.ended).toBe(true);
  expect(came.text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('an event stream lasts longer than the patience for requests', async () => {
  const streaming = await fakeApp({
    patience: { headers: 200, request: 300, idle: 200, looking: 50 },
    raw: {
      ...fakeRaw,
      followPit: async ({ response }) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': beat\n\n');
        setTimeout(() => response.end(': end\n\n'), 900);
        return undefined;
      },
    },
  });
  const stream = 'GET /api/v1/pit/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const came = await sendRaw(await listening(streaming), stream, PATIENT);
  expect(came.text).toContain(': end');
  await streaming.close();
});

test('somebody without a Host is refused', async () => {
  const came = await sendRaw(port, 'GET /api/v1/pit HTTP/1.0\r\n\r\n', PATIENT);
  expect(came.text).toMatch(/^HTTP\/1.1 403 /);
});

test('whoever may not ask is not waited for, however much they mean to send', async () => {
  const refused = 'POST /api/v1/pit/lock HTTP/1.1\r\nHost: localhost\r\n';
  const came = await sendRaw(port, `${refused}${json}Content-Length: 60000\r\n\r\n{`, PATIENT);
  expect(came.text).toMatch(/^HTTP\/1.1 401 /);
  expect(came.ended).toBe(true);
});
