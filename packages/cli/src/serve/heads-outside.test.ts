import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SignedHeads } from '@dicepit/proof';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headsOutside } from './heads-outside.ts';

const publicKey = 'the key of this pit';
const signedAt = (at: number): SignedHeads => ({
  at,
  heads: [{ stream: 'table:harbour', version: at, hash: 'ab' }],
  signature: 'cd',
});

describe('heads that are kept at an address', () => {
  let server: Server;
  let url: string;
  let answers: number[];
  const taken: unknown[] = [];
  const failures: string[] = [];
  const failed = (cause: unknown): void => void failures.push(String(cause));

  beforeEach(async () => {
    taken.length = 0;
    failures.length = 0;
    answers = [];
    server = createServer(async (request, response) => {
      const status = answers.shift() ?? 204;
      const body = await text(request);
      const sent = `${request.method} ${request.headers['content-type']}`;
      if (status < 300) taken.push({ sent, ...JSON.parse(body) });
      response.writeHead(status).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A server that listens on a port has an address of that kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/heads`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  test('come by POST, each with the key of the pit, in the order in which they were signed', async () => {
    const outside = headsOutside(url, { publicKey, failed });
    for (const at of [1, 2, 3]) outside.keep(signedAt(at));
    await outside.end();
    expect(taken).toEqual(
      [1, 2, 3].map((at) => ({ sent: 'POST application/json', publicKey, ...signedAt(at) })),
    );
    expect(failures).toEqual([]);
  });

  test('wait when they are not taken, and come with the next in their order', async () => {
    answers = [503];
    const outside = headsOutside(url, { publicKey, failed });
    outside.keep(signedAt(1));
    await expect.poll(() => failures).toEqual([expect.stringContaining('answered 503')]);
    expect(taken).toEqual([]);
    outside.keep(signedAt(2));
    await outside.end();
    expect(taken).toMatchObject([{ at: 1 }, { at: 2 }]);
  });

  test('tell nothing of what was signed before: an address is only told', async () => {
    const outside = headsOutside(url, { publicKey, failed });
    outside.keep(signedAt(1));
    await outside.end();
    expect(await outside.kept()).toEqual([]);
  });
});
