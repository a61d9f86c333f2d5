import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { toHtml } from '@dicepit/rulebook';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest, coloursIn, everythingButColoursIn } from '../../web/src/testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../../web/src/testing/browser.ts';
import { emptyPictures } from '../../web/src/testing/reflow.ts';
import { bookWith, everyBook } from './printed-books.ts';

/**
 * Leaves one of each kind of thing in a book: the same elements with the same attributes, within the same. Hundreds of clauses
 * are written alike and have the colours of the first.
 */
const oneOfEachKind = `(() => {
  const own = /^(id|href|aria-label)$/;
  const nameOf = ({ localName, attributes }) =>
    localName + [...attributes].map(({ name, value }) => (own.test(name) ? '' : name + '=' + value));
  const shapeOf = (element) => nameOf(element) + '(' + [...element.children].map(shapeOf) + ')';
  const placeOf = (element) => (element === document.body ? '' : placeOf(element.parentElement) + nameOf(element) + ' ');
  const seen = new Set();
  for (const element of [...document.body.querySelectorAll('*')]) {
    if (!element.isConnected) continue;
    const kind = placeOf(element.parentElement) + shapeOf(element);
    if (seen.has(kind)) element.remove();
    seen.add(kind);
  }
})()`;

describe.skipIf(executablePath === undefined)(`the printed books in a browser${withoutBrowser}`, () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  async function open(html: string, width: number): Promise<Page> {
    // The page forbids scripts; the checker is one.
    const context = await browser.newContext({
      colorScheme: 'light',
      viewport: { width, height: 900 },
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.setContent(html);
    return page;
  }

  const books = everyBook.map((book) => [book.pack, toHtml(book)] as const);

  describe.each(books)('%s', (_, html) => {
    let page: Page;
    beforeAll(async () => {
      page = await open(html, 1440);
    });
    afterAll(() => page.context().close());

    test.each([390, 1440])('nothing sticks out of a page %i wide', async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await atRest(page);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    });

    test('axe finds nothing wrong', async () => {
      await page.evaluate(emptyPictures);
      expect(await everythingButColoursIn(page)).toEqual([]);
      await page.evaluate(oneOfEachKind);
      expect(await coloursIn(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await atRest(page);
      expect(await coloursIn(page)).toEqual([]);
    });
  });

  test.each(['nz/6.3(b)', 'nz/4.3#2', 'nz/4.9(craps-2)', 'nz/reading-N1'])(
    'the address of %s opens the page there',
    async (anchor) => {
      const page = await open(toHtml(bookWith(snakeEyesNz)), 1440);
      await page.evaluate(`location.hash = ${JSON.stringify(`#${anchor.replace('#', '%23')}`)}`);
      expect(await page.evaluate<string>("document.querySelector(':target')?.id")).toBe(anchor);
      await page.context().close();
    },
  );

  test('nz/1.1 a reader at 5.7(a) who follows 7 Out is shown its entry', async () => {
    const page = await open(toHtml(bookWith(snakeEyesNz)), 390);
    await page.locator('[id="nz/5.7(a)"] .rule a', { hasText: '7 Out' }).click();
    const entry = page.locator('[id="nz/1.1(7-out)"]');
    await expect
      .poll(() => page.evaluate<string>("document.querySelector(':target')?.id"))
      .toBe('nz/1.1(7-out)');
    const top = async (): Promise<number> => (await entry.boundingBox())?.y ?? -1;
    await expect.poll(async () => (await top()) >= 0 && (await top()) < 900).toBe(true);
    await page.context().close();
  });
});
