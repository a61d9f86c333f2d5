import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Ended, openReader } from './event-streams.ts';

test('somebody who does not read is cut off once the bound is passed, and nothing more is kept for them', async () => {
  const bound = 256 * 1024;
  const part = Buffer.from(`: ${'x'.repeat(60_000)}\n\n`);
  const how = await new Promise<Ended>((answer, failed) => {
    const server = createServer((_, response) => {
      let waiting = 0;
      const reader = openReader(response, {
        mostWaiting: bound,
        ended: (ending) => {
          expect(waiting).toBeLessThan(bound + 2 * part.length);
          server.closeAllConnections();
          server.close();
          answer(ending);
        },
      });
      const sending = setInterval(() => {
        for (let count = 0; count < 20; count++) {
          reader.send(part);
          if (reader.isOpen()) waiting = response.writableLength;
        }
        if (!reader.isOpen()) clearInterval(sending);
      }, 1);
    }).listen(0, '127.0.0.1', () => {
      // A server on a port has an address with a port.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const { port } = server.address() as AddressInfo;
      // The answer is never read.
      get({ port, host: '127.0.0.1', agent: false }, (response) =>
        response.pause().on('error', () => undefined),
      ).on('error', failed);
    });
  });
  expect(how).toBe('too slow');
});
