import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packIds } from '@dicepit/games';
import { afterAll, describe, expect, test } from 'vitest';
import { libraries } from '../../scripts/package/libraries.ts';
import { BUILT_FOR, movable } from './movable.ts';
import { sidebarOf } from './sidebar.ts';
import { pageFiles, placeOf, stagePages } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicepit-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the site', () => {
  test('has a group for every page, and nothing is left over', () => {
    const places = pageFiles().map((file) => ({ place: placeOf(file) ?? file, title: file }));
    const groups = sidebarOf(places);
    expect(groups.map(({ text }) => text)).not.toContain('More');
    expect(groups.flatMap(({ items }) => items).length).toBe(places.length);
    expect(places.length).toBeGreaterThan(70);
  });

  test('puts a page that no group names at the end, where it can be found', () => {
    const groups = sidebarOf([{ place: 'unheard-of.md', title: 'Unheard of' }]);
    expect(groups).toEqual([
      { text: 'More', collapsed: true, items: [{ text: 'Unheard of', link: '/unheard-of' }] },
    ]);
  });

  test('is staged with every page, five rulebooks, the interface and links that hold', async () => {
    const reference = join(folder, 'reference');
    for (const name of libraries) {
      mkdirSync(join(reference, name), { recursive: true });
      writeFileSync(join(reference, name, 'src.md'), '## Functions\n\nturns `{{ this }}` and {{ that }}\n');
    }
    const pages = join(folder, 'pages');
    await stagePages(pages, reference);
    const read = (place: string): string => readFileSync(join(pages, place), 'utf8');
    for (const pack of packIds)
      expect(read(`rulebooks/${pack}.md`)).toMatch(/^# .+, .+\n\nA rulebook by Dicepit/);
    expect(JSON.parse(read('public/openapi.json'))).toMatchObject({ openapi: '3.1.0', servers: [{}] });
    // What the elements draw stands in the pages as they do, and Vue leaves them alone.
    for (const place of ['embedding.md', 'operating/dealing.md'])
      expect(read(place)).toMatch(/^<dice-felt pack="snake-eyes-nz" lit="4-4"><\/dice-felt>$/m);
    expect(read('guide/lab.md')).toMatch(/^<dice-results rolls="[1-6 -]+" theory><\/dice-results>$/m);
    expect(read('embedding.md')).toMatch(/^<dice-roll faces="4-4"/m);
    // What Vue would compute is text.
    expect(read('libraries/engine.md')).toContain('&#123;&#123; that }}');
    // A link out of docs/ leads to the page on the site, and one to a file to its copy.
    expect(read('inspecting.md')).toContain('](./project/changelog.md)');
    expect(read('inspecting.md')).toContain('](./files/docs/examples/inspect.py)');
    expect(existsSync(join(pages, 'public/files/docs/examples/inspect.py'))).toBe(true);
    expect(existsSync(join(pages, 'pictures/host.webp'))).toBe(true);
  });
});

describe('a built site', () => {
  test('works at any path, and has no script and no style inside its pages', () => {
    const built = join(folder, 'built');
    mkdirSync(join(built, 'guide'), { recursive: true });
    mkdirSync(join(built, 'assets'));
    const script = `<script id="x">const a = '${BUILT_FOR}', b = \`${BUILT_FOR}c\`;</script>`;
    writeFileSync(
      join(built, 'guide/lab.html'),
      `<head><style>a{background:url(${BUILT_FOR}assets/i.svg)}</style>${script}</head><a href="${BUILT_FOR}api.html">`,
    );
    writeFileSync(
      join(built, 'assets/app.js'),
      `load("${BUILT_FOR}assets/" + name, "<a href='${BUILT_FOR}x.html'>")`,
    );
    expect(movable(built).files).toBe(5);
    const html = readFileSync(join(built, 'guide/lab.html'), 'utf8');
    expect(html).toContain('<head><script src="../assets/site-path.js"></script>');
    expect(html).toContain('<a href="../api.html">');
    expect(html).not.toMatch(/<style|<script(?![^>]* src=)/);
    const inline = /src="\.\.\/(assets\/inline-[^"]+)"/.exec(html)?.[1] ?? '';
    expect(readFileSync(join(built, inline), 'utf8')).toBe(
      "const a = (''+globalThis.sitePath+''), b = `${globalThis.sitePath}c`;",
    );
    expect(readFileSync(join(built, 'assets/app.js'), 'utf8')).toBe(
      'load((""+globalThis.sitePath+"assets/") + name, ("<a href=\'"+globalThis.sitePath+"x.html\'>"))',
    );
  });
});
