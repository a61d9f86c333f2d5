import type { BodyOf } from '@dicepit/wire';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`the views of a television${withoutBrowser}`, () => {
  let browser: Browser;
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ screens, settings: { name: 'Harbour School night' } });
    await world.ask('host', 'claimHost', {
      body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
    });
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  /** A television of its own, as another set in the room is. */
  async function hung(path: string): Promise<Page> {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
    await page.goto(`${world.server.url}${path}`);
    return page;
  }
  const addTable = async (body: BodyOf<'addTable'>): Promise<string> =>
    String(inside((await world.ask('host', 'addTable', { body })).json, 'table'));

  test('a view of the lobby waits there for a table, shows it, and goes on to the next when it is taken away', async () => {
    const tv = await hung('/tv?view=sign&lang=de');
    await tv.getByText('Noch ist kein Tisch offen.', { exact: false }).waitFor();
    const first = await addTable({ ...party, title: 'Table one' });
    await tv.locator('[data-part=page-sign] [data-part=sign]').getByText('Weiß').waitFor();
    await addTable({ ...houseTable, title: 'Table two' });
    expect(await tv.title()).toMatch(/Table one$/);
    expect((await world.ask('host', 'retireTable', { params: { table: first } })).status).toBe(200);
    await tv.locator('[data-part=page-sign]').getByText('Grenzen und Quoten').waitFor();
    await expect.poll(() => tv.title()).toMatch(/Table two$/);
    expect(await tv.locator('[data-part=sign]').textContent()).toContain('Max50');
    await tv.context().close();
  });

  test('every view has an address, in the lobby and at a table', async () => {
    const table = await addTable({ ...houseTable, title: 'Table three' });
    const marks = {
      lobby: '[data-part=lobby] [data-part=steps]',
      table: '.felt .area',
      results: '[data-part=page-results] [data-part=empty]',
      sign: '[data-part=page-sign] [data-part=sign]',
      leaders: '[data-part=page-leaders] :is([data-part=empty], [data-part=ranked])',
      rules: '[data-part=page-rules] [data-part=wagers]',
      blank: '[data-view=blank] [data-part=clock] b',
    };
    const all = Object.values(marks);
    const page = await hung('/tv');
    for (const [view, mark] of Object.entries(marks))
      for (const path of ['/tv', `/t/${table}/screen`]) {
        await page.goto(`${world.server.url}${path}?view=${view}`);
        await page.locator(mark).first().waitFor();
        // And nothing of another view.
        const shown = () =>
          page.evaluate((each) => each.filter((one) => document.querySelector(one) !== null), all);
        await expect.poll(shown).toEqual([mark]);
      }
    await page.context().close();
  });

  test('several at once show each its own view, and a pause with who has paused', async () => {
    const table = await addTable({ ...houseTable, title: 'Table four' });
    const paths = ['/tv', '/tv?view=results', `/t/${table}/screen`];
    const pages: Page[] = [];
    for (const path of paths) pages.push(await hung(path));
    await world.ask('host', 'pausePit', { body: { words: 'Dinner' } });
    for (const page of pages) await page.getByText(/^By Hanna since \d\d:\d\d/).waitFor();
    expect(await Promise.all(pages.map((page) => page.evaluate('document.body.dataset.view')))).toEqual([
      'lobby',
      'results',
      'banked',
    ]);
    await world.ask('host', 'resumePit');
    for (const page of pages) await page.context().close();
  });

  test('a view that there is not names those that there are, and leads to them', async () => {
    const tv = await hung('/tv?view=felt&lang=en');
    await tv.getByRole('heading', { name: 'No view “felt”' }).waitFor();
    expect(await tv.locator('[data-part=page-views] b').allTextContents()).toEqual(
      ['lobby', 'table', 'results', 'sign', 'leaders', 'rules', 'play', 'end', 'blank'].map(
        (name) => `?view=${name}`,
      ),
    );
    // By a remote, which has no pointer.
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await tv.keyboard.press(key);
    await tv.locator('[data-part=page-results]').waitFor();
    expect(new URL(tv.url()).search).toBe('?lang=en&view=results');
    await tv.keyboard.press('Escape');
    await tv.locator('[data-part=lobby]').waitFor();
    expect(await tv.locator('a[data-pack]').first().getAttribute('href')).not.toContain('view');
    await tv.context().close();
  });

  test('the words of the record stand in the lobby and on a table that opens, the same as the host has', async () => {
    const [lobby, tv] = [
      await hung('/tv'),
      await hung(`/t/${await addTable({ ...houseTable, title: 'Table five' })}/screen`),
    ];
    const host = async () => inside((await world.ask('host', 'readOverview')).json, 'trail', 'words');
    for (const page of [lobby, tv])
      await expect
        .poll(async () => (await page.locator('[data-part=trail] b').textContent()) === (await host()))
        .toBe(true);
    for (const page of [lobby, tv]) await page.context().close();
  });

  test('what comes after the first picture is asked for again where it did not come', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
    let asked = 0;
    await page.route(/\/tv\/later-.*/, (route) => {
      asked += 1;
      // First there is no script, then no style sheet for it.
      return asked === 1 || asked === 3 ? route.abort() : route.continue();
    });
    const table = await addTable({ ...houseTable, title: 'Table four' });
    await page.goto(`${world.server.url}/t/${table}/screen`);
    await page.locator('.felt .area').first().waitFor();
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-part=page-results]').waitFor();
    expect(await page.locator('link[href*="later-"]').count()).toBe(1);
    await page.context().close();
  });
});

const party = {
  pack: 'snake-eyes-party',
  seats: 4,
  dice: 'virtual',
  startingChips: 50,
  first: 'first seat',
} as const;

const houseTable = {
  pack: 'snake-eyes-nz',
  mode: 'home',
  dice: 'virtual',
  seats: 4,
  limits: { minimum: 1_00, maximum: 50_00 },
  staff: { by: 'house', pace: { betting: 60_000 } },
} as const;
