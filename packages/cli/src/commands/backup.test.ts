import { appendFile, copyFile, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { toPublicKey } from '@dicepit/proof';
import { openServer } from '@dicepit/server';
import { keysFrom } from '@dicepit/server/audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECRET } from '../../../server/src/audit/testing/evening.ts';
import { capturedRun } from '../captured-run.ts';
import { dataFolder } from '../serve/data-folder.ts';
import { headsOutside } from '../serve/heads-outside.ts';
import { openPitStore } from '../serve/pit-store.ts';
import { reachedFile } from '../serve/reached-file.ts';
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

  test('is told to a program, with progress beside it, and so are the export and the way back', async () => {
    const data = ['--data', pit.folder.path];
    const told = async (...args: readonly string[]) => {
      const { code, out, err } = await capturedRun([...args, '--json', '--progress']);
      return { code, err, document: JSON.parse(out) as unknown };
    };
    const trail = pit.at('told.ndjson');
    expect(await told('export', ...data, '-o', trail)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^exporting .* % {2}1 of \d+ entries/),
      document: { schema: 'dicepit/export@1', file: trail, lines: expect.any(Number) },
    });
    expect(await told('verify', trail)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^checking .* %/),
    });
    expect(await told('backup', pit.at('told'), ...data)).toMatchObject({
      code: 0,
      document: { schema: 'dicepit/backup@1', folder: pit.at('told'), bytes: expect.any(Number) },
    });
    expect(await told('restore', pit.at('told'), '--data', pit.at('told-again'))).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^checking .* % {2}1 of \d+ entries/),
      document: { schema: 'dicepit/restore@1', ok: true, found: 0 },
    });
    expect(await capturedRun(['export', ...data, '--json'])).toMatchObject({ code: 2 });
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

describe('a pit that was brought back', () => {
  const typesIn = (entries: readonly string[], stream: string): readonly string[] =>
    entries
      .map((line): { stream: string; text: string } => JSON.parse(line))
      .filter((entry) => entry.stream === stream)
      .map(({ text }) => JSON.parse(text).event.type);
  /** A start and an end of the pit in a folder: why it recovered, if it did, and what its trail says then. */
  const started = async (data: string, headsTo?: string) => {
    const folder = dataFolder(pit.at(data));
    const { is, store } = await openPitStore(folder, {});
    const publicKey = toPublicKey(keysFrom(SECRET).heads);
    const outside = headsTo === undefined ? undefined : headsOutside(headsTo, { publicKey, failed });
    const server = await openServer({
      store,
      secret: SECRET,
      reached: reachedFile(folder, { is, asked: false, ...(outside && { outside: outside.kept }) }),
      ...(outside && { onSigned: outside.keep }),
    });
    await server.close();
    await outside?.end();
    return { recovered: server.recovered, entries: await entriesIn(pit.at(data)) };
  };
  const failed = (cause: unknown): never => {
    throw cause;
  };

  test('throws none of the dice that were sealed in the backup: somebody may know them by now', async () => {
    await capturedRun(['backup', pit.at('sealed'), '--data', pit.folder.path]);
    expect((await restore('sealed', 'back')).err).toContain('Dice that were under way are not thrown');
    const { recovered, entries } = await started('back');
    expect(recovered).toBe('restored');
    expect(typesIn(entries, 'pit').slice(-2)).toEqual(['SoftwareStarted', 'PitRecovered']);
    const dice = typesIn(entries, 'table/nz-1').filter((type) => type.startsWith('Seed'));
    expect(dice.slice(-2)).toEqual(['SeedRevealed', 'SeedCommitted']);
    const { code, out } = await capturedRun(['verify', '-'], (await exported('back')).out);
    expect(code).toBe(0);
    expect(out).toContain('Recovery 1 (restored)');

    const again = await started('back');
    expect(again.recovered).toBeUndefined();
    expect(typesIn(again.entries, 'pit').filter((type) => type === 'PitRecovered')).toHaveLength(1);
  });

  test('by copying its folder is known to be a copy, and one that went back under its record to be behind', async () => {
    const record = await readFile(pit.at('back/reached.json'), 'utf8');
    await cp(pit.at('back'), pit.at('copied'), { recursive: true });
    expect((await started('copied')).recovered).toBe('copied');

    // As if the file of the store alone had been put back, with the record left as it was.
    const { heads, ...rest } = JSON.parse(record);
    const later = heads.map((head: { version: number }) => ({ ...head, version: head.version + 5 }));
    await writeFile(pit.at('back/reached.json'), JSON.stringify({ ...rest, heads: later }));
    expect((await started('back')).recovered).toBe('behind');
  });

  test('with everything around it is behind the heads that were kept outside', async () => {
    const kept = pit.at('kept.ndjson');
    await started('back', kept);
    const lines = (await readFile(kept, 'utf8')).trimEnd().split('\n');
    const { code } = await capturedRun(['verify', '-', '--anchor', kept], (await exported('back')).out);
    expect({ code, kept: lines.length > 0 }).toEqual({ code: 0, kept: true });
    const last = JSON.parse(lines.at(-1) ?? '');
    const [head] = last.heads;
    await appendFile(
      kept,
      `${JSON.stringify({ ...last, heads: [{ ...head, version: head.version + 50 }] })}\n`,
    );
    expect((await started('back', kept)).recovered).toBe('behind');
  });

  const exported = (data: string) => capturedRun(['export', '--data', pit.at(data)]);
});
