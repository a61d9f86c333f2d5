import type { Chance } from '@dicepit/games';

const json = 'Content-Type: application/json\r\nIdempotency-Key: raw-12345678\r\n';
const post = `POST /api/v1/join HTTP/1.1\r\nHost: localhost\r\n${json}`;

/** Bytes that are no request, half of one, or two in the place of one. */
export const rawAttacks: readonly ((chance: Chance) => string | Buffer)[] = [
  (chance) => Buffer.from(Array.from({ length: 1 + chance(2_000) }, () => chance(256))),
  (chance) => post.slice(0, chance(post.length)),
  () => `${post}Content-Length: 1000\r\n\r\n{"code":`,
  () => `${post}Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}`,
  () => `${post}Content-Length: -1\r\n\r\n{}`,
  () => `${post}Content-Length: 99999999999999999999\r\n\r\n{}`,
  () => `${post}Content-Length: 0x2\r\n\r\n{}`,
  () => `${post}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n`,
  () => `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  () => `${post}Transfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  () => `${post}Transfer-Encoding: xchunked\r\n\r\n{}`,
  () => `${post}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
  () => `${post}Content-Length: 2\r\nExpect: something-else\r\n\r\n{}`,
  () => `${post}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
  () => 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
  () => 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  () => 'GET /\r\n\r\n',
  () => 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () =>
    'GET /api/v1/pit/events HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => `GET /${'a'.repeat(15_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(3_000)}\r\n`,
  () => `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'dicepit=a; '.repeat(1_000)}\r\n\r\n`,
  () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: \x00\r\n\r\n',
  () => 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50),
  () =>
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\nPOST /api/v1/pit/lock HTTP/1.1\r\n\r\n`,
];
