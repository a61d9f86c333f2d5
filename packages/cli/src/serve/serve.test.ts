import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@dicepit/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { childPit, endChildren } from './testing/child-pit.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dicepit-test-'));
});

afterAll(async () => {
  endChildren();
  await rm(root, { recursive: true, force: true });
});

/** One table at which nothing happens by itself, since people throw its dice. */
const still = ['--port', '0', '--game', 'snake-eyes-nz', '--dice', 'physical'];

/** What a pit says happened, running or not. */
async function entriesIn(data: string): Promise<readonly string[]> {
  const { code, out, err } = await capturedRun(['export', '--data', data]);
  expect({ code, err }).toMatchObject({ code: 0 });
  return out.trimEnd().split('\n').slice(1, -1);
}

const streamIn = (line: string): string => JSON.parse(line).stream;
/** Without what every start and every stop writes. */
const played = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !['heads', 'pit'].includes(streamIn(line)));

describe('dicepit serve', () => {
  test('does not open without built screens, leaves nothing behind, and says how to get them', async () => {
    const [data, screens] = [join(root, 'no-screens'), join(root, 'half-built')];
    await mkdir(screens);
    await writeFile(join(screens, 'index.html'), '<!doctype html>');
    const { code, err } = await capturedRun(['serve', '--port', '0', '--data', data, '--screens', screens]);
    expect({ code, err }).toEqual({
      code: 1,
      err: `error: there are no built screens in '${screens}'. Name another folder with --screens, or leave it out.\n`,
    });
    await expect(stat(data)).rejects.toThrow('ENOENT');
  });

  test('opens, is claimed by its link, ends in order, and goes on where it stopped', async () => {
    const data = join(root, 'ordered');
    const pit = await childPit(data, still);
    expect(await (await fetch(`${pit.url}/healthz`)).json()).toMatchObject({ ok: true });
    expect((await stat(join(data, 'secret'))).mode & 0o77).toBe(0);
    expect((await stat(data)).mode & 0o77).toBe(0);
    const host = createClient({ url: pit.url });
    const claimed = await host.claimHost({
      token: pit.claim,
      name: 'Ann',
      passphrase: 'a long night of dice',
    });
    expect(claimed).toMatchObject({ ok: true });
    vi.stubEnv('DICEPIT_USER', 'Ann');
    vi.stubEnv('DICEPIT_PASSPHRASE', 'a long night of dice');
    const remote = await capturedRun(['export', '--url', pit.url]);
    vi.stubEnv('DICEPIT_PASSPHRASE', 'guessed');
    expect(await capturedRun(['export', '--url', pit.url])).toMatchObject({ code: 1, out: '' });
    vi.unstubAllEnvs();
    expect(await capturedRun(['export', '--url', pit.url])).toMatchObject({ code: 2, out: '' });
    expect((await capturedRun(['verify', '-'], remote.out)).code).toBe(0);
    const guest = createClient({ url: pit.url });
    expect(await guest.join({ code: pit.code, name: 'Ben' })).toMatchObject({ ok: true });
    expect(await pit.end('SIGINT')).toBe(130);
    expect(pit.said()).toContain(`dicepit serve --data ${data}`);

    const before = await entriesIn(data);
    const again = await childPit(data, ['--port', '0']);
    expect(again.printed()).toContain('Resumed: 1 table');
    expect(again.claim).toBe('');
    // Nobody else gets at the folder meanwhile, and hears why.
    expect(await capturedRun(['serve', '--data', data, '--host', '127.0.0.1', '--port', '0'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('open in another process'),
    });
    // A phone that was asleep meanwhile is still the same guest.
    const woken = createClient({ url: again.url, session: guest.session() });
    expect(await woken.me()).toMatchObject({ ok: true, value: { name: 'Ben' } });
    expect(played(await entriesIn(data))).toEqual(played(before));
    expect(await again.end('SIGTERM')).toBe(143);
    expect((await capturedRun(['verify', '-'], await trailOf(data))).code).toBe(0);
  });

  test('is copied while guests come in, and killed then, goes on with everything that was acknowledged', async () => {
    const data = join(root, 'killed');
    const pit = await childPit(data, still);
    const guests: string[] = [];
    const enough = new AbortController();
    const arriving = (async () => {
      for (let number = 0; !enough.signal.aborted; number++) {
        const joined = await createClient({ url: pit.url }).join({ code: pit.code, name: `Guest ${number}` });
        expect(joined).toMatchObject({ ok: true });
        if (joined.ok) guests.push(joined.value.person ?? '');
        // Not so quickly that the pit takes it for an attack.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    const backup = await capturedRun(['backup', join(root, 'copy'), '--data', data]);
    enough.abort();
    await arriving;
    expect(backup).toMatchObject({ code: 0 });
    const before = await entriesIn(data);
    expect(await pit.end('SIGKILL')).toBe('SIGKILL');

    const again = await childPit(data, ['--port', '0']);
    const after = played(await entriesIn(data));
    expect(after).toEqual(played(before));
    for (const guest of guests)
      expect(
        after.filter((line) => line.includes(`"type\\":\\"GuestJoined`) && line.includes(guest)),
      ).toHaveLength(1);
    await again.end('SIGINT');
    expect((await capturedRun(['verify', '-'], await trailOf(data))).code).toBe(0);

    const restored = await capturedRun(['restore', join(root, 'copy'), '--data', join(root, 'again')]);
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^✔ /) });
    const copied = await entriesIn(join(root, 'again'));
    expect(before.filter((line) => copied.includes(line))).toEqual(copied);
  });

  test('opens a table of each pack, and house players come to life', async () => {
    const data = join(root, 'demo');
    const pit = await childPit(data, ['--port', '0']);
    const guest = createClient({ url: pit.url });
    const seated = async (): Promise<number> => {
      const tables = await guest.tables();
      return tables.ok ? tables.value.tables.reduce((sum, { taken }) => sum + taken, 0) : 0;
    };
    await expect.poll(seated, { interval: 500 }).toBeGreaterThanOrEqual(5);
    const tables = await guest.tables();
    expect(tables.ok && tables.value.tables.map(({ table }) => table)).toHaveLength(5);
    expect(await pit.end('SIGINT')).toBe(130);
    expect((await capturedRun(['verify', '-'], await trailOf(data))).code).toBe(0);
  });

  test('does not go on by a secret that is not its own, nor name a broken disk a fault of its own', async () => {
    const data = join(root, 'sealed');
    const pit = await childPit(data, still);
    await pit.end('SIGINT');
    const file = join(data, 'pit.sqlite');
    await writeFile(join(data, 'secret'), 'a'.repeat(64));
    const serving = await capturedRun(['serve', '--data', data, '--port', '0']);
    expect(serving).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^error: The secret is not the one/),
    });

    const whole = await readFile(file);
    await writeFile(file, whole.fill(0xde, 4_096));
    const exported = await capturedRun(['export', '--data', data]);
    expect(exported).toMatchObject({ code: 1, err: expect.stringMatching(/^error: The disk failed/) });
  });

  test('says who has the port, and tries no other', async () => {
    const server = createServer();
    const port = await new Promise<number>((listening) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        listening(typeof address === 'object' && address !== null ? address.port : 0);
      }),
    );
    const data = join(root, 'never');
    const serving = await capturedRun(['serve', '--data', data, '--host', '127.0.0.1', '--port', `${port}`]);
    server.close();
    expect(serving).toMatchObject({
      code: 5,
      err: expect.stringMatching(/port \d+ is taken by another program.*--port 0/),
    });
    await expect(readFile(join(data, 'secret'))).rejects.toThrow('ENOENT');
  });
});

const trailOf = async (data: string): Promise<string> => (await capturedRun(['export', '--data', data])).out;
