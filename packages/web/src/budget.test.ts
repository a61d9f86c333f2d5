import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BASE, everyLanguage } from '@dicepit/words/languages';
import { parse } from 'acorn';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageCompression } from '../../server/src/http/screens.ts';
import { buildScreens } from '../scripts/build-screens.ts';

const KILOBYTE = 1_000;

/** What is weighed is what is served. `npm test` has built the screens before its tests, and names their folder. */
const built = process.env['DICEPIT_SCREENS'];
let folder: string;
beforeAll(async () => {
  folder = built ?? mkdtempSync(join(tmpdir(), 'dicepit-screens-'));
  if (built !== undefined) return;
  // In a test Vite would write the file and line of every element into the pages.
  vi.stubEnv('NODE_ENV', 'production');
  await buildScreens(folder);
}, 120_000);
afterAll(() => {
  vi.unstubAllEnvs();
  if (built === undefined) rmSync(folder, { recursive: true, force: true });
});

describe('the first load of a page', () => {
  test.each([
    ['index.html', 80],
    // Straight to a table: with the felt, the rules that it is drawn by, and what one bets with.
    ['table.html', 176],
    ['dealer.html', 75],
    ['host.html', 112],
    ['fair.html', 68],
    ['desk.html', 68],
    ['drill.html', 85],
    ['promotions.html', 70],
    ['inspect.html', 142],
    ['paper.html', 145],
    ['lab.html', 108],
    ['tv.html', 54],
  ])('of %s is at most %i kB, compressed', (page, most) => {
    const files = [...filesOf(page)].map((file) => ({ file, bytes: compressed(file) }));
    const sum = files.reduce((all, { bytes }) => all + bytes, 0);
    expect({ files, isWithin: sum <= most * KILOBYTE }).toEqual({ files, isWithin: true });
  });

  test('nothing of it comes from anywhere else, and nothing is written into the page', () => {
    for (const page of [
      'index.html',
      'table.html',
      'dealer.html',
      'host.html',
      'fair.html',
      'desk.html',
      'drill.html',
      'promotions.html',
      'lab.html',
      'tv.html',
    ]) {
      const html = textOf(page);
      expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
      expect(html).not.toMatch(/<script(?![^>]*src=)[^>]*>|<style|style="|\son\w+="/);
    }
  });
});

test('a book is at most 160 kB with all it asks for, compressed', () => {
  const files = readdirSync(join(folder, 'rules')).filter((name) => !/\.(br|gz)$/.test(name));
  const books = files.filter((name) => name.endsWith('.html'));
  const size = (name: string): number => compressed(`rules/${name}`);
  const shared = files.filter((name) => !books.includes(name)).reduce((all, name) => all + size(name), 0);
  // Each in three languages, as it is and as whoever may not be shown chances has it.
  expect(books).toHaveLength(30);
  for (const name of books)
    expect({ name, fits: shared + size(name) <= 160 * KILOBYTE }).toEqual({ name, fits: true });
});

test('every class that a component takes from its own sheet is in a sheet that was built', () => {
  const built = (ending: string): string =>
    ['assets', 'tv']
      .flatMap((within) => readdirSync(join(folder, within)).map((file) => `${within}/${file}`))
      .filter((file) => file.endsWith(ending))
      .map(textOf)
      .join('');
  const named = (text: string): ReadonlySet<string> =>
    new Set(text.match(/(?<![\w$])_[a-z]{2}\d\d+(?![\w$])/g));
  const [used, styled] = [named(built('.js')), named(built('.css'))];
  expect(used.size).toBeGreaterThan(300);
  expect([...used].filter((name) => !styled.has(name))).toEqual([]);
});

test('a page carries the routes that it asks by, and not those of other pages', () => {
  const carried = (page: string): string => [...filesOf(page)].map(textOf).join('');
  expect(carried('table.html')).toContain('/api/v1/tables/:table/commands');
  expect(carried('table.html')).not.toContain('/api/v1/conduct');
  expect(carried('desk.html')).toContain('/api/v1/conduct/incidents');
});

test('no page is built with a pack: the rules are in what checks a trail, and in the words of the books alone', () => {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const withRules = scripts.filter((file) => textOf(`assets/${file}`).includes('shooters-bet'));
  expect(withRules.filter((file) => !/^(trail-worker|book\.json)/.test(file))).toEqual([]);
  expect(withRules.some((file) => file.startsWith('trail-worker'))).toBe(true);
});

describe('the television', () => {
  /** Its first load, and what comes to it after the first picture. */
  const files = (ending: string) =>
    [...filesOf('tv.html'), ...later()].filter((file) => file.endsWith(ending));
  const later = () =>
    ['css', 'js'].flatMap((ending) =>
      readdirSync(join(folder, 'tv'))
        .filter((file) => file.startsWith('later') && file.endsWith(`.${ending}`))
        .map((file) => `tv/${file}`),
    );

  test('begins with one script, which is no module', () => {
    expect(textOf('tv.html')).not.toContain('type="module"');
    expect([...filesOf('tv.html')].filter((file) => /^tv\/.*\.js$/.test(file))).toHaveLength(1);
  });

  test('has what it shows later in one more script with one sheet, both of them named by the first', () => {
    expect(later()).toEqual([
      expect.stringMatching(/^tv\/later-views-.*\.css$/),
      expect.stringMatching(/^tv\/later-views-.*\.js$/),
    ]);
    expect(later().reduce((sum, file) => sum + compressed(file), 0)).toBeLessThan(12 * KILOBYTE);
    const [style = '', script = ''] = later().map((file) => file.slice('tv/'.length));
    expect(
      [...filesOf('tv.html')].filter((file) => file.endsWith('.js') && textOf(file).includes(script)),
    ).toHaveLength(1);
    expect(textOf(`tv/${script}`)).toContain(style);
  });

  // Chromium 68 reads all of ECMAScript 2019, and nothing that came later.
  test('has no script that Chromium 68 cannot read', () => {
    for (const file of files('.js'))
      expect(() => parse(textOf(file), { ecmaVersion: 2019, sourceType: 'script' })).not.toThrow();
    expect(() => parse('a?.b', { ecmaVersion: 2019 })).toThrow('Unexpected token');
  });

  test('has the words of another language in a script beside it, as small and as old', () => {
    const scripts = readdirSync(join(folder, 'tv')).filter((file) => /^words-\w+-\w+\.js$/.test(file));
    expect(scripts.map((file) => file.split('-')[1] ?? '').toSorted()).toEqual(
      everyLanguage.filter((language) => language !== BASE).toSorted(),
    );
    for (const file of scripts) {
      expect(() => parse(textOf(`tv/${file}`), { ecmaVersion: 2019, sourceType: 'script' })).not.toThrow();
      expect(compressed(`tv/${file}`)).toBeLessThan(5 * KILOBYTE);
      const own = files('.js').map(textOf).join('');
      expect(own).toContain(`tv/${file}`);
    }
  });

  test('calls nothing that Chromium 68 does not have', () => {
    const later =
      /\.(flat|flatMap|at|matchAll|replaceAll|fromEntries|allSettled|replaceChildren|toSorted|toReversed|findLast|toWellFormed|toggleAttribute)\(|\b(globalThis|queueMicrotask|structuredClone)\b|Object\.hasOwn/;
    for (const file of files('.js')) expect(later.exec(textOf(file))?.[0]).toBeUndefined();
    expect('list.flatMap(each)').toMatch(later);
  });

  test('has no style that Chromium 68 does not know', () => {
    for (const file of files('.css')) {
      const css = textOf(file);
      expect(css).not.toMatch(/[;{]\s*(inset|aspect-ratio|translate|rotate|scale|accent-color|gap):/);
      expect(css).not.toMatch(
        /color-mix\(|:has\(|:is\(|:where\(|[\s(:,](min|max|clamp)\(|@layer|@container|dvh/,
      );
      expect(css).not.toMatch(/\{[^{}]*&/);
    }
  });
});

describe('what checks a whole trail beside a page', () => {
  const workers = () =>
    readdirSync(join(folder, 'assets')).filter((file) => /^trail-worker.*\.js$/.test(file));

  test('asks for nothing more once it is there, so that it works when the network has gone', () => {
    expect(workers()).not.toEqual([]);
    for (const file of workers())
      expect(textOf(`assets/${file}`)).not.toMatch(/\bimport\s*[({"'`*]|\bfrom\s*["'`]\.\//);
  });

  test('knows nothing of Node', () => {
    for (const file of workers()) expect(textOf(`assets/${file}`)).not.toMatch(/browser-external|["'`]node:/);
  });
});

/** The pages whose workers come with them; elsewhere one comes when somebody asks for what it does. */
const startsAtOnce: ReadonlySet<string> = new Set(['lab.html']);

/** A page and all that it asks for before it is drawn: what it names, and what that names in turn. */
function filesOf(page: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [page];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.(html|css|js)$/.test(file)) continue;
    const text = textOf(file);
    const within = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
    if (file.endsWith('.html'))
      for (const name of named(text, /(?:src|href)="\.\/([^"]+\.\w+)"/g)) waiting.push(name);
    // Rarer letters are asked for when one of them stands on the page.
    if (file.endsWith('.css'))
      for (const name of named(text, /url\(["']?\.\/([^"')]+)/g))
        if (!name.includes('barlow-condensed-more')) waiting.push(`${within}${name}`);
    // Static imports only: what is imported later is not part of the first load.
    if (file.endsWith('.js'))
      for (const name of named(text, /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
        waiting.push(`${within}${name}`);
    if (file.endsWith('.js') && startsAtOnce.has(page))
      for (const name of named(text, /new URL\(["'`]([\w-]+\.js)["'`],\s*import\.meta\.url/g))
        waiting.push(`${within}${name}`);
  }
  return found;
}

const named = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** As large as it is sent: written compressed by the build, or compressed by the pit when it is first asked for. */
const compressed = (file: string): number => {
  const path = join(folder, file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  const bytes = readFileSync(path);
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes, pageCompression(bytes)).length;
};
