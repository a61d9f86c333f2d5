import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { screens } from '../testing/screens.ts';
import { anEvening, aTable } from './testing/boards.ts';
import { fakeStreams } from './testing/fake-streams.ts';

/** What came after Chromium 68 and a script may call, by the object that has it. */
const later: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': [
    'at',
    'findLast',
    'findLastIndex',
    'flat',
    'flatMap',
    'toReversed',
    'toSorted',
    'toSpliced',
    'with',
  ],
  'String.prototype': ['at', 'isWellFormed', 'matchAll', 'replaceAll', 'toWellFormed'],
  Object: ['fromEntries', 'groupBy', 'hasOwn'],
  Map: ['groupBy'],
  Promise: ['allSettled', 'any', 'try', 'withResolvers'],
  'Set.prototype': ['difference', 'intersection', 'isSubsetOf', 'union'],
  'Headers.prototype': ['getSetCookie'],
  AbortSignal: ['any', 'timeout'],
  'Element.prototype': ['checkVisibility', 'replaceChildren', 'toggleAttribute'],
  'Blob.prototype': ['arrayBuffer', 'stream', 'text'],
  'Crypto.prototype': ['randomUUID'],
  Intl: ['DisplayNames', 'DurationFormat', 'ListFormat', 'Locale', 'RelativeTimeFormat', 'Segmenter'],
  window: ['queueMicrotask', 'structuredClone', 'globalThis', 'BigInt', 'WeakRef', 'TextDecoderStream'],
};

const asIn68 = Object.entries(later)
  .map(([owner, names]) => names.map((name) => `delete ${owner}.${name};`).join('\n'))
  .join('\n');

/**
 * No Chromium of 2018 runs beside the tests. What its engine cannot read is found in `budget.test.ts`; here the page runs
 * without everything that came later and can be taken away.
 */
describe.skipIf(executablePath === undefined)(
  `the television without what is newer than Chromium 68${withoutBrowser}`,
  () => {
    let browser: Browser;
    let world: World;
    let table = '';
    const faults: string[] = [];

    beforeAll(async () => {
      world = await openWorld({ screens });
      await world.ask('host', 'claimHost', {
        body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
      });
      table = String(inside((await world.ask('host', 'addTable', { body: houseTable })).json, 'table'));
      browser = await aBrowser();
    });
    afterAll(async () => {
      await browser.close();
      await world.close();
    });

    async function hung(path: string): Promise<Page> {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.addInitScript(asIn68);
      await page.goto(`${world.server.url}${path}`);
      return page;
    }

    test('the lobby comes, and a table with its felt, its bets and every other view', async () => {
      const lobby = await hung('/tv');
      await lobby.locator('a[data-pack]').getByText('Table one').waitFor();
      await lobby.context().close();

      const tv = await hung(`/t/${table}/screen`);
      await tv.locator('.felt .area').first().waitFor();
      const code = String(inside((await world.ask('host', 'readCode')).json, 'code'));
      await world.ask('ann', 'joinGuest', { body: { code, name: 'Ann' } });
      const give = (command: object) =>
        world.askAnything('ann', 'giveCommand', { params: { table }, body: { command } });
      await expect.poll(async () => (await give({ type: 'SitDown', seat: 1, name: 'Ann' })).status).toBe(200);
      await give({ type: 'BuyIn', seat: 1, cents: 50_00, from: 'account' });
      await give({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
      await tv.locator('.stack').waitFor();
      for (const mark of [
        '[data-part=page-results] [data-part=empty]',
        '[data-part=page-sign] [data-part=sign]',
        '[data-part=page-leaders]',
        '[data-part=page-rules] [data-part=wagers]',
      ]) {
        await tv.keyboard.press('ArrowRight');
        await tv.locator(mark).waitFor();
      }
      await tv.context().close();
      expect(faults).toEqual([]);
    });

    test('the end of an evening comes, with its podium and with what was raised', async () => {
      const names = ['Fay', 'Ben', 'Dee'];
      const fundraiser = { cause: 'it', goal: 9_00, total: 5_00, entry: 0, guests: 3, donations: 5_00 };
      for (const [changes, mark] of [
        [{}, '[data-part=podium] [data-part=name]'],
        [{ fundraiser }, '[data-part=raised] [data-part=column]'],
      ] as const) {
        const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
        page.on('pageerror', ({ message }) => faults.push(message));
        const screen = JSON.stringify({ ...aTable(names), evening: anEvening(names, changes) });
        await page.addInitScript(`${asIn68}; ${fakeStreams} tell(${JSON.stringify(screen)})`);
        await page.goto(`${world.server.url}/t/${table}/screen`);
        await page.locator(mark).first().waitFor();
        await page.context().close();
      }
      expect(faults).toEqual([]);
    });

    test('it speaks the language that shows what is in no catalogue', async () => {
      const tv = await hung('/tv?lang=en-XA');
      await tv
        .locator('html[lang=en-XA] [data-part=steps] h2')
        .getByText(/^\[.*~\]$/)
        .first()
        .waitFor();
      await tv.context().close();
      expect(faults).toEqual([]);
    });

    test('what is taken away is not there', async () => {
      const page = await (await browser.newContext()).newPage();
      const failed = page.waitForEvent('pageerror');
      await page.addInitScript(`${asIn68}; [1].flatMap((each) => [each]);`);
      await page.goto(`${world.server.url}/healthz`);
      expect((await failed).message).toContain('flatMap is not a function');
      await page.context().close();
    });
  },
);

const houseTable = {
  pack: 'snake-eyes-nz',
  title: 'Table one',
  mode: 'home',
  dice: 'virtual',
  seats: 4,
  limits: { minimum: 1_00, maximum: 50_00 },
  staff: { by: 'house', pace: { betting: 600_000 } },
} as const;
