import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_PUBLISHED_BYTES } from '@dicepit/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataFolder } from './data-folder.ts';
import { readPublished } from './published.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dicepit-test-'));
});
afterEach(() => rm(root, { recursive: true }));

const titled = JSON.stringify({ title: 'Casino Control Order', edition: '13 March 2019' });

/** The published folder of a pit with these files in it. */
async function withFiles(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = join(root, 'published');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return readPublished(dataFolder(root));
}

describe('the published texts in the data folder', () => {
  test('are none where nobody has attached any', async () => {
    expect(await readPublished(dataFolder(root))).toEqual([]);
    expect(await withFiles({ '.DS_Store': '' })).toEqual([]);
  });

  test('nsw/9.14 are those that the operator has put there, each with its title and edition', async () => {
    const found = await withFiles({
      'snake-eyes-nsw.txt': '9.14 …',
      'snake-eyes-nsw.json': titled,
      'snake-eyes-nz.pdf': '%PDF-1.7',
      'snake-eyes-nz.json': titled,
    });
    expect(found.map(({ bytes, ...each }) => ({ ...each, text: Buffer.from(bytes).toString() }))).toEqual([
      {
        pack: 'snake-eyes-nsw',
        title: 'Casino Control Order',
        edition: '13 March 2019',
        kind: 'text',
        text: '9.14 …',
      },
      {
        pack: 'snake-eyes-nz',
        title: 'Casino Control Order',
        edition: '13 March 2019',
        kind: 'pdf',
        text: '%PDF-1.7',
      },
    ]);
  });

  test('are as large as the bound, and no larger', async () => {
    const text = (bytes: number) =>
      withFiles({ 'wonder-dice.txt': 'a'.repeat(bytes), 'wonder-dice.json': titled });
    expect(await text(LARGEST_PUBLISHED_BYTES)).toHaveLength(1);
    await expect(text(LARGEST_PUBLISHED_BYTES + 1)).rejects.toThrow('10485760 at most');
  });

  test.each<[string, Readonly<Record<string, string | Uint8Array>>, string]>([
    ['a page that could run', { 'wonder-dice.html': '<p>' }, 'no published text of a game'],
    ['a game that is not known', { 'craps.pdf': '%PDF-' }, 'no published text of a game'],
    ['a PDF that is none', { 'wonder-dice.pdf': '<html>', 'wonder-dice.json': titled }, 'is no PDF'],
    [
      'bytes for a text',
      { 'wonder-dice.txt': Uint8Array.of(0xff, 0xfe), 'wonder-dice.json': titled },
      'UTF-8',
    ],
    ['no title', { 'wonder-dice.txt': 'a' }, 'Write there what the text is'],
    ['no edition', { 'wonder-dice.txt': 'a', 'wonder-dice.json': '{"title":"x"}' }, 'a title and an edition'],
    ['a title alone', { 'wonder-dice.json': titled }, 'names a text that is not there'],
    [
      'two texts of one game',
      { 'wonder-dice.txt': 'a', 'wonder-dice.pdf': '%PDF-', 'wonder-dice.json': titled },
      'two published texts of wonder-dice',
    ],
  ])('stop the start where there is %s', async (_, files, message) => {
    await expect(withFiles(files)).rejects.toThrow(message);
  });
});
