import { placeInBook } from '@dicepit/engine';
import { bankedPacks, layouts, packIds, packs, writeClause } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { BASE, everyLanguage, languageName, PSEUDO } from '@dicepit/words/languages';
import { loadPageWords, loadPrint } from '@dicepit/words/page-words';
import { pseudo } from '@dicepit/words/pseudo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeIn } from '../a11y/testing/come-in.ts';
import { lookedAt } from '../a11y/testing/looked-at.ts';
import { bookPage, shelfPage } from '../rules/book-html.ts';
import { everyBook } from '../rules/books.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';

const patient = { answering: 600_000, betting: 600_000, throwing: 600_000, rolling: 200, showing: 800 };

/*
 * English in disguise stands in brackets. What may stand outside of them is a short list: names that somebody has given,
 * what is printed on a felt, clauses by their mark, and dates and times, which the browser writes.
 */
const given = [
  'Ann',
  'Ben',
  'Cleo',
  'Dora',
  'Gus',
  'Cas',
  'Hanna',
  'Ivy',
  'Table 1',
  'By people',
  'Three in the cup',
];
const printed = bankedPacks.flatMap((pack) => {
  const opened = pack.open();
  return opened.ok ? Object.values(opened.game.wagers).map(({ name }) => name) : [];
});
const signs = Object.values(layouts).map(({ sign }) => sign.name);
const clauses = Object.values(registers)
  .flat()
  .flatMap(({ clause }) => [
    clause,
    clause.slice(clause.indexOf('/') + 1),
    writeClause(clause),
    placeInBook(clause),
  ]);
const dates = [
  'am',
  'pm',
  'UTC',
  ...Array.from({ length: 7 }, (_, day) =>
    new Date(2026, 0, day + 1).toLocaleDateString('en-NZ', { weekday: 'long' }),
  ),
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1)).flatMap((day) =>
    (['short', 'long'] as const).map((month) => day.toLocaleDateString('en-NZ', { month })),
  ),
];
// Files are called by their endings and languages by those who speak them; the name of the house is drawn in three parts.
const names = [
  'Dicepit',
  'cep',
  'CSV',
  'PNG',
  'SVG',
  'PDF',
  'JSON',
  PSEUDO,
  ...everyLanguage.map(languageName),
];

/** The code to come in by. It goes first, while it is whole: its last sign may be the number of a clause. */
const CODE = /^[A-Z0-9]{6}$/g;

/** Ids and figures in letters: streams, people, hashes, the end of a trail in four words. */
const ids = [
  /\b(?:inspectorate|pit|people|house|(?:table|cage|dispute|promotion)\/[a-z0-9-]+)\b/g,
  /\b[a-z]-[a-z0-9]{10}\b/g,
  /\b[0-9a-f]{16,64}\b/g,
  /\b[a-z]+(?:-[a-z]+){3}\b/g,
  // Addresses of pages, and the networks of the machine that the test runs on.
  // Readings of the rules, by the number under which they are kept.
  /\b[A-Z]{2,3}\d+\b/g,
  /\/tv(?:\?view=[a-z]+)?/g,
  /^(?:Wi-Fi|[a-z]+\d+)$/g,
];

/** What joins a list in the language of the browser. */
const JOINED = /\] (?:and|or) \[/g;

const allowed = new RegExp(
  `(?<!\\p{L})(?:${[
    ...given,
    ...printed,
    ...signs,
    ...clauses,
    ...packs.map(({ name }) => name),
    ...dates,
    ...names,
  ]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'gu',
);

/**
 * A sentence of a book has links and clauses in it, each an element of its own: it is read whole, from one end of its
 * block to the other. On other pages an element is a text.
 */
const BLOCKS =
  'p, li, dt, dd, td, th, caption, figcaption, summary, h1, h2, h3, h4, h5, h6, a.toc, nav a, button';

/** Every text that can be read or heard on a page, but for what is quoted in English and what a felt has printed on it. */
const textsBy = (blocks: string): string => `(() => {
  const skipped = 'script, style, code, body [lang=en], svg.felt, .felt svg, [data-part="felt"] svg';
  const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
  const found = [document.title];
  let block;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement.closest(skipped + ', svg') === null && shown(node.parentElement)) {
      const own = '${blocks}' === '' ? node : (node.parentElement.closest('${blocks}') ?? node);
      if (own === block) found.push(found.pop() + node.data);
      else found.push(node.data);
      block = own;
    }
  // A drawing breaks its lines by itself.
  for (const drawing of document.querySelectorAll('svg'))
    if (drawing.closest(skipped) === null && shown(drawing))
      found.push([...drawing.querySelectorAll('title, desc, text')].map((text) => text.textContent).join(' '));
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (element.closest(skipped) === null && shown(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
  return found;
})()`;

/** What a page says outside of brackets and beyond the list; that it says nothing inside of them, where it does not. */
async function undisguised(page: Page, blocks = ''): Promise<readonly string[]> {
  const found = await page.evaluate<readonly string[]>(textsBy(blocks));
  if (!found.some((text) => outside(text) !== text)) return ['Nothing is in disguise.'];
  const { host } = new URL(page.url());
  return [...new Set(found)].filter((text) => {
    const said = outside(text.replaceAll(JOINED, '][')).replaceAll(host, '');
    const bare = said.replaceAll(CODE, '').replaceAll(allowed, '');
    return /\p{L}{2}/u.test(ids.reduce((rest, id) => rest.replaceAll(id, ''), bare));
  });
}

/** What stands in no brackets. */
function outside(text: string): string {
  const inner = text.replaceAll(/\[[^[\]]*\]/g, '');
  return inner === text ? text : outside(inner);
}

describe.skipIf(executablePath === undefined)(`every page in disguise${withoutBrowser}`, () => {
  let browser: Browser;
  let casino: Casino;
  let people: string;
  const pages = new Map<string, Page>();

  beforeAll(async () => {
    browser = await aBrowser();
    casino = await aCasino(screens, { mode: 'fun', dice: 'virtual', staff: { by: 'house', pace: patient } });
    people = await comeIn(casino);
  });
  afterAll(async () => {
    await browser.close();
    await casino.close();
  });

  /** One page to a person: what is kept from page to page is kept for everybody who comes back. */
  const pageOf = async (who: string): Promise<Page> => {
    const known = pages.get(who);
    if (known !== undefined) return known;
    const { url, world } = casino;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(`localStorage.setItem('dicepit.settings', '{"language":"${PSEUDO}"}')`);
    const cookie = world.cookieOf(who);
    if (cookie !== '')
      await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
    const page = await context.newPage();
    pages.set(who, page);
    return page;
  };

  const spoken = lookedAt.filter(({ page }) => !page.startsWith('rules'));

  // The checker of accessibility is sent to every page that is built, so whatever stands in neither list is no page.
  test('no page is left out', () => {
    const written = new Set(lookedAt.map(({ page }) => page).filter((page) => page.startsWith('rules')));
    expect([...written].toSorted()).toEqual(
      ['rules.html', 'rules/:pack.html', ...others.map((language) => `rules.${language}.html`)].toSorted(),
    );
  });

  test.each(spoken)('$page: $state ($who)', async ({ page: file, who, path, shows, does }) => {
    const page = await pageOf(who);
    const at = path.replace(':house', casino.table).replace(':people', people);
    await page.goto(`${casino.url}${at}${file === 'tv.html' ? `?lang=${PSEUDO}` : ''}`);
    await page.locator(shows).first().waitFor();
    await does?.(page, pseudo);
    await expect.poll(() => undisguised(page)).toEqual([]);
  });

  // Books are built in the languages of the house. In disguise they are written here and answered in place of those.
  test.each(['rules', ...packIds.map((pack) => `rules/${pack}`)])('%s', async (name) => {
    const page = await pageOf('nobody');
    const written = await writtenInDisguise(name, await (await fetch(`${casino.url}/rules`)).text());
    const at = `${casino.url}/${name}?lang=${PSEUDO}`;
    await page.route(at, (route) => route.fulfill({ contentType: 'text/html', body: written }));
    await page.goto(at);
    await page.locator('h1').waitFor();
    expect(await undisguised(page, BLOCKS)).toEqual([]);
    // What the page's own script says, of something found and of nothing found; what it finds is quoted.
    for (const sought of name === 'rules' ? [] : ['dice', 'nowhere to be found']) {
      await page.locator('#find').fill(sought);
      expect(outside((await page.locator('#found [role=status]').textContent()) ?? 'nothing')).toBe('');
    }
    await page.unroute(at);
  });
});

const others = everyLanguage.filter((language) => language !== BASE);

/** A page of the rulebooks as it is built, but in disguise, with the script and the style of one that is built. */
async function writtenInDisguise(name: string, built: string): Promise<string> {
  const file = (ending: string): string =>
    new RegExp(`rules/[\\w.-]+\\.${ending}`).exec(built)?.[0] ?? `no ${ending}`;
  const files = { style: file('css'), script: file('js') };
  const [print, said, { common }] = await Promise.all([
    loadPrint(PSEUDO),
    loadPageWords(PSEUDO, 'rules'),
    loadPageWords(PSEUDO, 'everywhere'),
  ]);
  const frame = { language: PSEUDO, said, packs: common.packs };
  const books = everyBook(print);
  const book = books.find(({ pack }) => name === `rules/${pack}`);
  return book === undefined ? shelfPage(books, files, frame) : bookPage(book, files, frame);
}
