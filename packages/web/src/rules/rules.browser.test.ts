import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { claimed, cupRound } from '../testing/cup-round.ts';
import { pushedSideways } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`the rulebooks in a browser${withoutBrowser}`, () => {
  const troubles: string[] = [];
  let browser: Browser;
  let world: World;

  beforeAll(async () => {
    world = await openWorld({ screens: screens });
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  type Opening = NonNullable<Parameters<Browser['newContext']>[0]>;

  async function open(path: string, how: Opening = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...how });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => troubles.push(message));
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    await page.goto(`${world.server.url}${path}`);
    return page;
  }
  const target = (page: Page) => page.evaluate("document.querySelector(':target')?.id");

  // A checker of accessibility looks at the text of all books where they are printed, and with all other pages at the page
  // around them.
  test.each(['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice', 'snake-eyes-party'])(
    'nothing of %s sticks out from 320 to 1920',
    async (pack) => {
      const page = await open(`/rules/${pack}`);
      expect(await pushedSideways(page)).toEqual([]);
      await page.context().close();
    },
  );

  test('every clause is its own address, under the policy of the pit, without a script', async () => {
    const page = await open('/rules/snake-eyes-nz#nz/6.3(b)', {
      javaScriptEnabled: false,
      colorScheme: 'light',
    });
    const clause = page.locator('[id="nz/6.3(b)"]');
    const top = async (): Promise<number> => (await clause.boundingBox())?.y ?? -1;
    await expect.poll(async () => (await top()) >= 0 && (await top()) < 900).toBe(true);
    expect(await clause.evaluate((part) => getComputedStyle(part).backgroundColor)).toBe(
      'rgb(255, 253, 246)',
    );
    // What only a script could do is not offered.
    expect(await page.locator('#find').isVisible()).toBe(false);
    expect(await page.locator('#print').isVisible()).toBe(false);
    await page.context().close();
  });

  test('a number finds its clause, and Enter leads there', async () => {
    const page = await open('/rules/snake-eyes-nz');
    await page.keyboard.press('/');
    await page.keyboard.type('6.3(b)');
    await page.keyboard.press('Enter');
    await expect.poll(() => target(page)).toBe('nz/6.3(b)');
    expect(await page.locator('#found').isVisible()).toBe(false);
    await page.fill('#find', 'die on top of');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate('document.activeElement?.closest("#found") !== null')).toBe(true);
    await page.context().close();
  });

  test('the number of a clause copies its address', async () => {
    const page = await open('/rules/snake-eyes-nz', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('[id="nz/4.3#2"] h3 a').click();
    await page.getByText('The link to 4.3#2 is copied').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toBe(`${world.server.url}/rules/snake-eyes-nz#nz/4.3%232`);
    await page.context().close();
  });

  test('the contents mark the part that is read', async () => {
    const page = await open('/rules/snake-eyes-nz#nz/5.1');
    const marked = page.locator('.toc a[aria-current]');
    await expect.poll(() => marked.textContent()).toContain('Dice, shooter and throw');
    await page.context().close();
  });

  test('on paper the bar and the contents are gone, and the clauses are dark on white', async () => {
    const page = await open('/rules/double-dice', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.book-bar').isVisible()).toBe(false);
    expect(await page.locator('.toc').isVisible()).toBe(false);
    const paper = await page.locator('body').evaluate((body) => {
      const { backgroundColor, color } = getComputedStyle(body);
      return { backgroundColor, color };
    });
    expect(paper).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
    await page.context().close();
  });

  test('on paper no clause is torn: it asks for that, and is not a grid, which a printer tears all the same', async () => {
    const page = await open('/rules/double-dice');
    await page.emulateMedia({ media: 'print' });
    const ways = await page
      .locator('.clause, .clause .full')
      .evaluateAll((all) => [
        ...new Set(all.map((each) => getComputedStyle(each).display)),
        ...new Set(
          all
            .filter(({ className }) => className === 'clause')
            .map((each) => getComputedStyle(each).breakInside),
        ),
      ]);
    expect(ways).toEqual(['block', 'avoid']);
    await page.context().close();
  });

  test('a roll that somebody comes from stands in the margin of the clauses it rests on', async () => {
    await claimed(world);
    const table = await cupRound(world);
    const page = await open(`/rules/wonder-dice?table=${table}&roll=1`);
    await page.getByText(/^Clauses of this book that roll 1 rests on: \d/).waitFor();
    const margins = await page.locator('.used').allTextContents();
    expect(margins.join(' ')).toMatch(/Used in roll 1.*\$5/);
    const back = page.getByRole('link', { name: 'Back to roll 1' });
    expect(await back.getAttribute('href')).toBe(`../t/${table}#roll=1`);
    await page.goto(`${world.server.url}/rules/wonder-dice?table=${table}&roll=999`);
    await page.getByText('Roll 999 is not among what this table tells').waitFor();
    await page.context().close();
  });

  test('nothing failed on the way, and nothing was against the policy', () => {
    // There is no icon in a folder of rulebooks alone.
    expect(troubles.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
