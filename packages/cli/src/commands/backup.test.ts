import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { type KeptPit, keptPit } from '../trail/testing/kept-pit.ts';

let pit: KeptPit;

beforeAll(async () => {
  pit = await keptPit(1);
});

afterAll(() => pit.remove());

const restore = (from: string, to: string) => capturedRun(['restore', pit.at(from), '--data', pit.at(to)]);

/** The entries of a trail: what the pit in a folder says happened. */
async function entriesIn(folder: string): Promise<readonly string[]> {
  const { code, out } = await capturedRun(['export', '--data', folder]);
  expect(code).toBe(0);
  return out.trimEnd().split('\n').slice(1, -1);
}

describe('a backup', () => {
  test('comes back elsewhere, checked, and says what the pit said', async () => {
    expect(await capturedRun(['backup', pit.at('copy'), '--data', pit.folder.path])).toMatchObject({
      code: 0,
    });
    const { code, out } = await restore('copy', 'again');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^✔ \d+ entries/) });
    expect(await entriesIn(pit.at('again'))).toEqual(await entriesIn(pit.folder.path));
    if (process.platform === 'win32') return;
    const { mode } = await stat(pit.at('again/secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('overwrites nothing, neither when made nor when brought back', async () => {
    await capturedRun(['backup', pit.at('once'), '--data', pit.folder.path]);
    expect(await capturedRun(['backup', pit.at('once'), '--data', pit.folder.path])).toMatchObject({
      code: 2,
      err: expect.stringContaining('not empty'),
    });
    expect(await capturedRun(['restore', pit.at('once'), '--data', pit.folder.path])).toMatchObject({
      code: 2,
      err: expect.stringContaining('never overwritten'),
    });
  });

  test('that was damaged is not brought back', async () => {
    const stake = '"minimum":500';
    await capturedRun(['backup', pit.at('good'), '--data', pit.folder.path]);
    await mkdir(pit.at('bad'));
    await copyFile(pit.at('good/secret'), pit.at('bad/secret'));
    const bytes = await readFile(pit.at('good/pit.sqlite'));
    // A stake in the middle of the file, wherever it lies: SQLite reads it happily, and the chain does not.
    for (let at = bytes.indexOf(stake); at >= 0; at = bytes.indexOf(stake, at + 1))
      bytes.write('"minimum":600', at);
    await writeFile(pit.at('bad/pit.sqlite'), bytes);
    expect(await restore('bad', 'never')).toMatchObject({
      code: 4,
      err: expect.stringMatching(/Entry \d+ of table\/\S+ is not what was written/),
    });
    await expect(stat(pit.at('never/pit.sqlite'))).rejects.toThrow('ENOENT');
    await writeFile(pit.at('bad/pit.sqlite'), 'This is no database.');
    expect(await restore('bad', 'never')).toMatchObject({
      code: 4,
      err: expect.stringContaining('not a SQLite file'),
    });
  });

  test('of what was edited is not made, and doctor names the entry', async () => {
    await capturedRun(['backup', pit.at('sound'), '--data', pit.folder.path]);
    const bytes = await readFile(pit.at('sound/pit.sqlite'));
    bytes.write('"minimum":600', bytes.indexOf('"minimum":500'));
    await writeFile(pit.at('sound/pit.sqlite'), bytes);
    const named = /Entry \d+ of table\/\S+ is not what was written/;
    expect(await capturedRun(['backup', pit.at('unsound'), '--data', pit.at('sound')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(named),
    });
    await expect(stat(pit.at('unsound/pit.sqlite'))).rejects.toThrow('ENOENT');
    expect(await capturedRun(['doctor', '--data', pit.at('sound'), '--port', '1025'])).toMatchObject({
      out: expect.stringMatching(named),
    });
  });

  test('of nothing is refused', async () => {
    expect(await restore('nothing', 'never')).toMatchObject({ code: 1 });
    expect(await capturedRun(['backup', pit.at('x'), '--data', pit.at('nothing')])).toMatchObject({
      code: 1,
    });
  });
});
