import { readFileSync } from 'node:fs';
import { everyLanguage } from '@dicepit/words/languages';
import { expect, test } from 'vitest';
import { catalogues, clothSheet, gameLists, type WrittenFile } from './packs.ts';

const root = new URL('../', import.meta.url);

/** What is there, beside what should be. */
const expectCurrent = (files: readonly WrittenFile[]): void => {
  expect(files.map(([path]) => [path, readFileSync(new URL(path, root), 'utf8')])).toEqual(files);
};

test('every list of packs is the one in packages/games/src/list.ts: otherwise, npm run packs', async () => {
  expectCurrent(await gameLists());
});

test('the cloths of the screens are those of the packs', async () => {
  expectCurrent([await clothSheet()]);
});

test.each(everyLanguage)('the catalogues in %s have what its folder says of each pack', async (language) => {
  expectCurrent(await catalogues(language));
});
