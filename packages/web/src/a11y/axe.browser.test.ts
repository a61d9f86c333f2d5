import { readdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { faultsOf } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';
import { comeIn } from './testing/come-in.ts';
import { lookedAt } from './testing/looked-at.ts';

const patient = { answering: 600_000, betting: 600_000, throwing: 600_000, rolling: 200, showing: 800 };
const wide = { width: 1440, height: 900 };

describe.skipIf(executablePath === undefined)(`every page in every theme${withoutBrowser}`, () => {
  let browser: Browser;
  let casino: Casino;
  let people: string;

  beforeAll(async () => {
    browser = await aBrowser();
    casino = await aCasino(screens, {
      mode: 'fun',
      dice: 'virtual',
      staff: { by: 'house', pace: patient },
    });
    people = await comeIn(casino);
  });
  afterAll(async () => {
    await browser.close();
    await casino.close();
  });

  /** Everybody has one page and goes with it from place to place, which takes half of what a new one takes. */
  const pages = new Map<string, Page>();
  const opened = async (who: string, path: string): Promise<Page> => {
    const at = path.replace(':house', casino.table).replace(':people', people);
    const page = pages.get(who) ?? (await casino.pageOf(browser, who, at, wide));
    if (pages.has(who)) await page.goto(`${casino.url}${at}`);
    pages.set(who, page);
    return page;
  };

  test('no page that is built has been forgotten', () => {
    const built = readdirSync(screens, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => name.replace(/^rules\/.+/, 'rules/:pack.html'));
    expect(new Set(lookedAt.map(({ page }) => page))).toEqual(new Set(built));
  });

  // One component on five pages, each of which is looked at in a state of its own as well.
  const signingIn = lookedAt.filter(({ state }) => state === 'signing in');
  test.each(lookedAt.filter((each) => !signingIn.slice(1).includes(each)))(
    'axe finds nothing on $page: $state ($who)',
    async ({ page: file, who, path, ...at }) => {
      const page = await opened(who, path);
      await page.locator(at.shows).first().waitFor();
      await at.does?.(page);
      // A television is as wide as it is, and what is drawn on it is not read by anybody's software.
      const found = file === 'tv.html' ? violationsOf(page, ['dark']) : faultsOf(page);
      expect(await found).toEqual([]);
    },
  );

  test('and words that can hardly be read would be found', async () => {
    const page = await opened('nobody', '/rules');
    await page.locator('h1').waitFor();
    await page.evaluate(`document.querySelector('h1').style.opacity = '0.3'`);
    expect(await violationsOf(page, ['dark'])).toEqual([expect.stringMatching(/^dark color-contrast: <h1/)]);
  });
});
