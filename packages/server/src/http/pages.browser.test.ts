import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everythingIn } from '../../../web/src/testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../../../web/src/testing/browser.ts';
import { type Evening, evening } from './testing/evening.ts';
import { openWorld, type World } from './testing/world.ts';

describe.skipIf(executablePath === undefined)(
  `the pages that the server writes, in a browser${withoutBrowser}`,
  () => {
    let browser: Browser;
    let world: World;
    let left: Evening;

    beforeAll(async () => {
      world = await openWorld();
      left = await evening(world);
      browser = await aBrowser();
    });
    afterAll(async () => {
      await browser.close();
      await world.close();
    });

    async function open(width: number): Promise<Page> {
      const context = await browser.newContext({ viewport: { width, height: 700 } });
      return context.newPage();
    }

    /** What a checker of accessibility has against a page, and whether it has to be pushed sideways. */
    async function faultsOf(page: Page): Promise<readonly string[]> {
      const violations = await everythingIn(page);
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      return [...violations, ...(isWide === true ? ['scrolls sideways'] : [])];
    }

    test.each([
      ['the screens that are not built', () => '/'],
      ['an address where nothing is', () => '/nowhere/at/all'],
      ['the tables', () => '/plain'],
      ['a table', () => `/t/${left.table}/plain`],
      ['a party', () => `/t/${left.party}/plain`],
      ['the board of a table', () => `/tv/plain/${left.table}`],
    ])('%s can be read by everybody, on the narrowest phone', async (_, path) => {
      const page = await open(320);
      // A page that loads itself anew in the middle would never be looked at to its end.
      await page.route('**/*', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(/<meta http-equiv="refresh"[^>]*>/, '') });
      });
      await page.goto(`http://localhost:${world.server.port}${path()}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
    });

    test('a reader goes from a page that is not built to the tables in words', async () => {
      const page = await open(390);
      await page.goto(`http://localhost:${world.server.port}/t/${left.table}`);
      await page.getByRole('link', { name: 'The tables in words' }).click();
      await page.getByRole('link', { name: 'By the door' }).click();
      await page.getByText('Anna bets $5 on Field Bet.').waitFor();
      expect(await page.title()).toBe('By the door');
    });
  },
);
