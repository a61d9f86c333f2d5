import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portOf } from './testing/port-of.ts';
import { isLoopback, sendToHttps } from './to-https.ts';

const server = createServer(sendToHttps);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

/** The head of the answer to a request that is written by hand. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.end(text);
  let answer = '';
  socket.setEncoding('utf8').on('data', (more: string) => void (answer += more));
  await once(socket, 'close');
  return answer;
}

describe('plain http, where a certificate is vouched for', () => {
  test('is sent to the same place by https', async () => {
    const answer = await answerTo(
      'GET /t/nz-1?lang=de HTTP/1.1\r\nHost: dice.example:7711\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 308 /);
    expect(answer).toMatch(/\r\nlocation: https:\/\/dice\.example:7711\/t\/nz-1\?lang=de\r\n/i);
  });

  test.each(['GET / HTTP/1.0\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'])(
    'is refused where it does not say whom it asks: %j',
    async (text) => expect(await answerTo(text)).toMatch(/^HTTP\/1.1 400 /),
  );

  test.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.0.2.7', false],
    ['::ffff:192.0.2.127', false],
    ['', false],
  ])('from %s is from this computer itself: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected);
  });
});
