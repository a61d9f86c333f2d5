import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadTeller, type Teller } from '@dicepit/words';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesCompiled } from '../../messages-compiled.ts';

const entry = new URL('../../../words/src/index.ts', import.meta.url).pathname;

let folder: string;
let built: { readonly loadTeller: typeof loadTeller };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dicepit-messages-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [messagesCompiled()],
    build: { outDir: folder, lib: { entry, formats: ['es'], fileName: 'words' } },
  });
  built = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'words.js')).href);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['en', 'de', 'fr', 'en-XA'] as const)(
  'what a browser tells in %s is what the server tells',
  async (tag) => {
    const [browser, server]: readonly Teller[] = [await built.loadTeller(tag), await loadTeller(tag)];
    for (const refusal of [
      { code: 'BET_TOO_SMALL', needed: 1_250_00, largest: 2_50 },
      { code: 'ENTERED_ALREADY', entries: 1 },
      { code: 'ENTERED_ALREADY', entries: 3 },
      { code: 'PRIZE_IS_BARRED', case: 'liquor', prize: "'first'", litres: 20.25, most: 20 },
      { code: 'FIRST_THROWER_NOT_CHOSEN', contenders: [0, 2, 3], clause: 'party/setup-9' },
      { code: 'NOT_YOUR_ROLE', case: 'promotion', roles: ['operator', 'inspector'] },
    ]) {
      expect(browser?.tell(refusal)).toBe(server?.tell(refusal));
      expect(browser?.tell(refusal)).not.toBeUndefined();
    }
  },
);

test('a browser is sent no parser of messages', () => {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => text.includes('EXPECT_ARGUMENT_CLOSING_BRACE'))).toEqual([]);
  const parser = readFileSync(new URL(import.meta.resolve('@formatjs/icu-messageformat-parser')), 'utf8');
  expect(parser).toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
});
