import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@dicepit/store';
import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { clockCheck, databaseCheck, entropyCheck, nodeCheck, pitCheck } from '../doctor/machine.ts';
import { addressChecks, firewallHint, portCheck } from '../doctor/network.ts';

describe('dicepit doctor', () => {
  test('looks at everything a pit needs and leaves nothing behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dicepit-test-'));
    const { out } = await capturedRun([
      'doctor',
      '--json',
      '--data',
      join(folder, 'not-yet'),
      '--port',
      '1025',
    ]);
    const { checks }: { readonly checks: readonly { what: string; is: string }[] } = JSON.parse(out);
    const found = Object.fromEntries(checks.map(({ what, is }) => [what, is]));
    expect(found).toMatchObject({ node: 'ok', store: 'ok', entropy: 'ok', clock: 'ok', firewall: 'ok' });
    expect(await readdir(folder)).toEqual([]);
    const { out: text } = await capturedRun(['doctor', '--data', join(folder, 'not-yet')]);
    expect(text).toMatch(/^ok {4}node {8}v2\d/);
    await rm(folder, { recursive: true });
  });

  test('notices that the pit in the folder is damaged, and ends with code 1', async () => {
    const data = await mkdtemp(join(tmpdir(), 'dicepit-test-'));
    const file = join(data, 'pit.sqlite');
    const store = await openSqlite({ file });
    const texts = Array.from({ length: 20 }, () => 'x'.repeat(10_000));
    await store.append({ writes: [{ stream: 's', expected: 0, texts }] });
    await store.close();
    expect(await pitCheck(data)).toMatchObject([{ is: 'ok', what: 'pit' }]);
    const whole = await readFile(file);
    await writeFile(file, whole.fill(0xde, whole.length - 40_960, whole.length - 20_480));
    const { code, out } = await capturedRun(['doctor', '--data', data, '--port', '1025']);
    expect({ code, out }).toMatchObject({
      out: expect.stringMatching(/fail {2}pit .* is damaged: .*\n.*dicepit restore/),
    });
    expect(code).not.toBe(0);
    await rm(data, { recursive: true });
  });

  test('says every hint about the firewall as a sentence', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const)
      expect(firewallHint(platform, 7711).said).toMatch(/\. A guest Wi-Fi .*\.$/);
  });

  test('ends with code 5 when the port is taken, and says the way out', async () => {
    const server = createServer();
    const port = await new Promise<number>((listening) =>
      server.listen(0, () => {
        const address = server.address();
        listening(typeof address === 'object' && address !== null ? address.port : 0);
      }),
    );
    const { code, out } = await capturedRun(['doctor', '--port', `${port}`]);
    server.close();
    expect(code).toBe(5);
    expect(out).toContain(`--port ${port + 1} or --port 0`);
  });

  test.each([
    ['an old Node', () => nodeCheck('v20.1.0'), 'fail'],
    ['a new Node', () => nodeCheck('v24.0.0'), 'ok'],
    ['a clock that was never set', () => clockCheck(0), 'warn'],
    [
      'entropy that throws',
      () =>
        entropyCheck(() => {
          throw new Error('none');
        }),
      'fail',
    ],
    ['entropy that repeats itself', () => entropyCheck((bytes) => new Uint8Array(bytes).fill(4)), 'fail'],
    ['no network', () => addressChecks({})[0], 'fail'],
    ['a VPN alone', () => addressChecks({ tun0: [{ address: '10.8.0.2', internal: false }] })[0], 'warn'],
    ['a Wi-Fi', () => addressChecks({ wlan0: [{ address: '10.8.0.2', internal: false }] })[0], 'ok'],
    ['a firewall nobody knows', () => firewallHint('aix', 7711), 'ok'],
  ] as const)('%s', (_, check, is) => {
    expect(check()?.is).toBe(is);
  });

  test('a database that does not answer is trouble with the network', async () => {
    const [check] = await databaseCheck('postgres://nobody:secret@127.0.0.1:9/none');
    expect(check).toMatchObject({ is: 'fail', network: true });
    expect(JSON.stringify(check)).not.toContain('secret');
    expect(await databaseCheck(undefined)).toEqual([]);
  });

  test('any port that is free will do', async () => {
    expect(await portCheck(0)).toMatchObject({ is: 'ok', network: true });
  });
});

test('dicepit spec prints the interface as OpenAPI 3.1', async () => {
  const { code, out } = await capturedRun(['spec']);
  expect({ code, openapi: JSON.parse(out).openapi }).toEqual({ code: 0, openapi: '3.1.0' });
});
