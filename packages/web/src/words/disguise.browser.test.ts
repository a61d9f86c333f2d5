import { placeInBook } from '@dicepit/engine';
import { bankedPacks, layouts, packs, writeClause } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { everyLanguage, languageName, PSEUDO } from '@dicepit/words/languages';
import { pseudo } from '@dicepit/words/pseudo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeIn } from '../a11y/testing/come-in.ts';
import { lookedAt } from '../a11y/testing/looked-at.ts';
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
  .flatMap(({ clause }) => [clause, writeClause(clause), placeInBook(clause)]);
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

/** Ids and figures in letters: streams, people, hashes, the end of a trail in four words, the code to come in by. */
const ids = [
  /\b(?:inspectorate|pit|people|house|(?:table|cage|dispute|promotion)\/[a-z0-9-]+)\b/g,
  /\b[a-z]-[a-z0-9]{10}\b/g,
  /\b[0-9a-f]{16,64}\b/g,
  /\b[a-z]+(?:-[a-z]+){3}\b/g,
  /^[A-Z0-9]{6}$/g,
  // Addresses of pages, and the networks of the machine that the test runs on.
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

/** Every text that can be read or heard on a page, but for what is quoted in English and what a felt has printed on it. */
const texts = `(() => {
  const skipped = 'script, style, code, body [lang=en], svg.felt, .felt svg';
  const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement.closest(skipped + ', svg') === null && shown(node.parentElement)) found.push(node.data);
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
async function undisguised(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate<readonly string[]>(texts);
  if (!found.some((text) => outside(text) !== text)) return ['Nothing is in disguise.'];
  const { host } = new URL(page.url());
  return [...new Set(found)].filter((text) => {
    const bare = outside(text.replaceAll(JOINED, '][')).replaceAll(host, '');
    // Ids first, while they are whole: the end of a code may be the number of a clause.
    const named = ids.reduce((rest, id) => rest.replaceAll(id, ''), bare);
    return /\p{L}{2}/u.test(named.replaceAll(allowed, ''));
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

  // Books are files that are built in the languages of the house; the terminal's test reads them in disguise.
  const spoken = lookedAt.filter(({ page }) => !page.startsWith('rules'));

  test.each(spoken)('$page: $state ($who)', async ({ page: file, who, path, shows, does }) => {
    const page = await pageOf(who);
    const at = path.replace(':house', casino.table).replace(':people', people);
    await page.goto(`${casino.url}${at}${file === 'tv.html' ? `?lang=${PSEUDO}` : ''}`);
    await page.locator(shows).first().waitFor();
    await does?.(page, pseudo);
    await expect.poll(() => undisguised(page)).toEqual([]);
  });
});
