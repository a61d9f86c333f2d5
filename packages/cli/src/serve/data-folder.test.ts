import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { dataFolder, makeFolder } from './data-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dicepit-test-'));
});
afterAll(() => rm(root, { recursive: true }));

describe('the data folder', () => {
  test('is made with those above it, for its owner alone, and may be there already', async () => {
    const path = join(root, 'a', 'b');
    await Promise.all([makeFolder(dataFolder(path)), makeFolder(dataFolder(path))]);
    await makeFolder(dataFolder(path));
    expect((await stat(path)).isDirectory()).toBe(true);
    // Windows keeps no such modes.
    expect(process.platform === 'win32' ? 0 : (await stat(path)).mode & 0o77).toBe(0);
  });

  test('is no file, nor in one', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'in')])
      await expect(makeFolder(dataFolder(path))).rejects.toThrow('cannot make the data folder');
  });

  test.runIf(process.platform === 'linux')(
    'that cannot be made where nothing can is refused at once',
    async () => {
      const serving = await capturedRun([
        'serve',
        '--data',
        '/proc/x/y',
        '--host',
        '127.0.0.1',
        '--port',
        '0',
      ]);
      expect(serving).toMatchObject({ code: 1, err: expect.stringContaining('cannot make the data folder') });
    },
  );
});
