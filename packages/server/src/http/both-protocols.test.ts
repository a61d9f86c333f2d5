import { once } from 'node:events';
import https from 'node:https';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hearBoth } from './both-protocols.ts';
import { portOf } from './testing/port-of.ts';

/** Without a certificate it can secure nothing: enough to see who is told apart how. */
const server = https.createServer((request, response) => response.end(`you asked ${request.url}`));
const impatient = https.createServer();

beforeAll(async () => {
  hearBoth(server, 60_000);
  hearBoth(impatient, 20);
  for (const each of [server, impatient]) await once(each.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const each of [server, impatient]) each.close();
});

describe('a server that hears both', () => {
  test('answers plain http, also again on the same connection', async () => {
    for (const path of ['/healthz', '/tv'])
      expect(await (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).text()).toBe(
        `you asked ${path}`,
      );
  });

  test('reads a request that comes in pieces', async () => {
    const socket = connect(portOf(server), '127.0.0.1').setEncoding('utf8');
    for (const piece of ['G', 'ET /t', 'v HTTP/1.1\r\nHost: localhost\r\nConnection', ': close\r\n\r\n']) {
      socket.write(piece);
      await new Promise((later) => setImmediate(later));
    }
    let answer = '';
    socket.on('data', (more: string) => void (answer += more));
    await once(socket, 'close');
    expect(answer).toMatch(/you asked \/tv$/);
  });

  test('takes a handshake for one', async () => {
    const socket = connectSecurely({ port: portOf(server), host: '127.0.0.1', rejectUnauthorized: false });
    await expect(once(socket, 'secureConnect')).rejects.toMatchObject({
      code: expect.stringMatching(/^ERR_SSL/),
    });
  });

  test('hangs up on whoever says nothing', async () => {
    const socket = connect(portOf(impatient), '127.0.0.1').resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
  });
});
