import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

describe('dicepit ready', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** Something that answers /readyz with a status, and its port. */
  const answering = (status: number): Promise<number> =>
    new Promise((listening) => {
      const server = createServer(({ url }, response) => {
        response.writeHead(url === '/readyz' ? status : 404).end();
      });
      servers.push(server);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        listening(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });

  test.each([
    [200, { code: 0, out: 'ready\n', err: '' }],
    [503, { code: 5, out: '', err: 'the pit is not ready (503)\n' }],
  ])('tells a supervisor what a pit answers: %i', async (status, told) => {
    expect(await capturedRun(['ready', '--port', String(await answering(status))])).toMatchObject(told);
  });

  test('ends with code 5 where no pit answers', async () => {
    const port = await answering(200);
    await new Promise((closed) => servers.splice(0)[0]?.close(closed));
    expect(await capturedRun(['ready', '--port', String(port)])).toMatchObject({
      code: 5,
      err: `no pit answers on port ${port}\n`,
    });
  });
});
