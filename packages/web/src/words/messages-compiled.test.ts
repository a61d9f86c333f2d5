import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { everyLanguage, languages, loadTeller, type Teller } from '@dicepit/words';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageIn } from '../../../words/src/message.ts';
import { compiled, messagesCompiled } from '../../messages-compiled.ts';

const words = new URL('../../../words/src/', import.meta.url).pathname;
const entry = `${words}index.ts`;

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

describe.each(everyLanguage)('every message in %s', (language) => {
  const catalogues = globSync('**/*.json', { cwd: `${words}${language}` });
  const { locale } = languages[language];

  test.each(catalogues)('%s says the same in a browser as in Node', async (file) => {
    const text = readFileSync(`${words}${language}/${file}`, 'utf8');
    const code = `data:text/javascript,${encodeURIComponent(compiled(text, language))}`;
    const inBrowser: { readonly default: unknown } = await import(/* @vite-ignore */ code);
    const said = new Map(leavesOf(inBrowser.default));
    for (const [place, message] of leavesOf(JSON.parse(text))) {
      const inNode = messageIn(locale, String(message));
      for (const figures of samplesFor(String(message))) {
        const found = said.get(place);
        const telling: unknown = typeof found === 'function' ? found(figures) : found;
        expect([place, figures, telling]).toEqual([place, figures, inNode(figures)]);
      }
    }
  });
});

/** The texts and functions of a catalogue, each with its place. */
function leavesOf(value: unknown, place = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${place}/${key}`));
}

type Figures = Readonly<Record<string, string | number>>;

/** Figures for a message: counts of every kind, and every word that it chooses by. */
function samplesFor(message: string): readonly Figures[] {
  const found = partsIn(parse(message, { ignoreTag: true }));
  const choices = found.flatMap((part) => (part.type === TYPE.select ? Object.keys(part.options) : []));
  return [0, 1, 2, 5, 1_250].flatMap((count) =>
    (choices.length === 0 ? ['any'] : choices).map((choice) =>
      Object.fromEntries(
        // What is counted is a number, wherever else it is said.
        found
          .toSorted((one, other) => Number(isCounted(one)) - Number(isCounted(other)))
          .map((part) => [part.value, sampleOf(part, count, choice)]),
      ),
    ),
  );
}

type Filled = Exclude<MessageFormatElement, { readonly type: TYPE.literal | TYPE.pound | TYPE.tag }>;

const isCounted = ({ type }: Filled): boolean => type === TYPE.plural || type === TYPE.number;

function sampleOf(part: Filled, count: number, choice: string): string | number {
  if (isCounted(part)) return count;
  return part.type === TYPE.select ? choice : `<${part.value}>`;
}

function partsIn(parts: readonly MessageFormatElement[]): readonly Filled[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound || part.type === TYPE.tag) return [];
    const inner = 'options' in part ? Object.values(part.options).flatMap(({ value }) => partsIn(value)) : [];
    return [part, ...inner];
  });
}
