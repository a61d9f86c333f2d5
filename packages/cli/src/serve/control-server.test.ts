import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runningPit } from './control-client.ts';
import { type ControlServer, startControlServer } from './control-server.ts';
import { type DataFolder, dataFolder } from './data-folder.ts';

let folder: DataFolder;
let control: ControlServer;
const copied: string[] = [];
let damage: string | undefined;

beforeAll(async () => {
  folder = dataFolder(await mkdtemp(join(tmpdir(), 'dicepit-test-')));
  control = await startControlServer(folder, {
    backup: async (to) => {
      if (to === 'full') throw new Error('the disk is full');
      copied.push(to);
    },
    damage: async (progress) => {
      progress?.(1, 2);
      progress?.(2, 2);
      return damage;
    },
    trail: async function* (streams = ['all']) {
      yield* streams;
    },
  });
});

afterAll(() => rm(folder.path, { recursive: true }));

describe('the control server of a running pit', () => {
  test('does what its owner asks, who can read the folder', async () => {
    const pit = await runningPit(folder);
    await pit?.backup('/there');
    expect(copied).toEqual(['/there']);
    expect(await pit?.damage()).toBeUndefined();
    const steps: unknown[] = [];
    await pit?.damage((done, of) => steps.push([done, of]));
    expect(steps).toEqual([
      [1, 2],
      [2, 2],
    ]);
    damage = 'page 7 is never used';
    expect(await pit?.damage()).toBe(damage);
    const lines: string[] = [];
    for await (const line of pit?.trail(['pit', 'table/nz-1']) ?? []) lines.push(line);
    for await (const line of pit?.trail(undefined) ?? []) lines.push(line);
    expect(lines).toEqual(['pit', 'table/nz-1', 'all']);
    await expect(pit?.backup('full')).rejects.toThrow('the disk is full');
  });

  test('does nothing for anybody else, and keeps its token to its owner', async () => {
    const { port, token } = JSON.parse(await readFile(folder.controlFile, 'utf8'));
    for (const authorization of ['', 'Bearer ', `Bearer ${token}0`, `Bearer ${'0'.repeat(token.length)}`]) {
      const answer = await fetch(`http://127.0.0.1:${port}/trail`, { headers: { authorization } });
      expect([answer.status, await answer.text()]).toEqual([403, '']);
    }
    if (process.platform === 'win32') return;
    expect((await stat(folder.controlFile)).mode & 0o77).toBe(0);
  });

  test('is not taken for open when it was left behind by a pit that was killed', async () => {
    const address = await readFile(folder.controlFile, 'utf8');
    await control.close();
    expect(await runningPit(folder)).toBeUndefined();
    await writeFile(folder.controlFile, address);
    expect(await runningPit(folder)).toBeUndefined();
    await writeFile(folder.controlFile, 'nonsense');
    expect(await runningPit(folder)).toBeUndefined();
  });
});
