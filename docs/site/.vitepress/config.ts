import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { hearModules, packagesIn } from '../../../packages/web/scripts/built-output.ts';
import { BUILT_FOR } from '../movable.ts';
import { sidebarOf } from '../sidebar.ts';

type MarkdownToken = {
  readonly type: string;
  attrs: [string, string][] | null;
  readonly attrGet: (name: string) => string | null;
  readonly attrJoin: (name: string, value: string) => void;
};

/** Whether a token opens something, closes it, or stands by itself. */
type Nesting = 1 | -1 | 0;

type MarkdownState = {
  readonly Token: new (type: string, tag: string, nesting: Nesting) => object;
  readonly tokens: readonly { readonly content: string; readonly children: object[] | null }[];
};

const pages = join(import.meta.dirname, '../out/pages');

/** The modules of the pages: a release says whose packages it carries. */
const modules = new Set<string>();

/** Every page that was staged, with its heading. */
const staged = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replaceAll('\\', '/'))
  .map((place) => ({
    place,
    title: /^# (.+)$/m.exec(readFileSync(join(pages, place), 'utf8'))?.[1] ?? place,
  }));

// VitePress asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  title: 'Dicepit',
  description: 'Dice tables by the book: how to run, deal, inspect, compute and extend them.',
  lang: 'en',
  base: BUILT_FOR,
  srcDir: 'out/pages',
  outDir: 'dist',
  cacheDir: 'out/cache',
  vite: {
    plugins: [
      hearModules((heard) => {
        for (const each of heard) modules.add(each);
        writeFileSync(join(pages, '../packages.json'), JSON.stringify(packagesIn(modules)));
      }),
    ],
  },
  // Files that are no pages; docs/markdown.test.ts follows every link of the sources.
  ignoreDeadLinks: [/\/files\//],
  // Drawn by the script of packages/elements; to Vue they are elements like any other.
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dice-') } } },
  // One place for what all pages share, in place of a copy inside each.
  metaChunk: true,
  // The switch would write a style into the page, which the policy of a pit forbids.
  appearance: { disableTransition: false },
  markdown: {
    // Colours as classes would be a second style sheet, and as attributes the policy forbids them: code is set plainly.
    config: (md) => md.core.ruler.push('aligned-by-class', ({ tokens }) => alignByClass(tokens)),
    highlight: (code) => `<pre v-pre><code>${escaped(code)}</code></pre>`,
    anchor: { permalink: linkToHeading },
    // No page has attributes in braces, and they would be looked for everywhere.
    attrs: { disable: true },
  },
  themeConfig: {
    siteTitle: 'Dicepit',
    logo: '/icon.svg',
    // A function in these options would be evaluated in the reader's browser, which the policy of a pit forbids.
    search: { provider: 'local' },
    nav: [
      { text: 'Your first evening', link: '/operating/first-evening' },
      { text: 'Rulebooks', link: '/rulebooks/snake-eyes-nz' },
      { text: 'API', link: '/api' },
      { text: 'OpenAPI', link: '/openapi.json', target: '_blank' },
    ],
    sidebar: sidebarOf(staged),
    outline: { level: [2, 3] },
    docFooter: { prev: false, next: false },
  },
});

/** How a column is aligned, as a class: a style inside a page is forbidden by the policy of a pit. */
function alignByClass(tokens: readonly MarkdownToken[]): void {
  for (const token of tokens) {
    const style = /^t[hd]_open$/.test(token.type) ? token.attrGet('style') : null;
    if (style === null) continue;
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    token.attrJoin('class', style.replace('text-align:', 'to-'));
  }
}

/** The link of a heading to itself, as the theme has it: its own way looks through the whole page for each heading. */
function linkToHeading(slug: string, _: unknown, state: MarkdownState, place: number): void {
  const heading = state.tokens[place + 1];
  if (heading === undefined) return;
  const token = (type: string, tag: string, nesting: Nesting, made: object) =>
    Object.assign(new state.Token(type, tag, nesting), made);
  const attrs = [
    ['class', 'header-anchor'],
    ['href', `#${slug}`],
    ['aria-label', `Permalink to "${heading.content}"`],
  ];
  heading.children?.push(
    token('text', '', 0, { content: ' ' }),
    token('link_open', 'a', 1, { attrs }),
    token('html_inline', '', 0, { content: '&ZeroWidthSpace;', meta: { isPermalinkSymbol: true } }),
    token('link_close', 'a', -1, {}),
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').trimEnd();
