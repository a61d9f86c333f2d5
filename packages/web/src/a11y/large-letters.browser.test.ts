import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';
import { textFaultsOf } from '../testing/text-faults.ts';
import { comeIn } from './testing/come-in.ts';
import { lookedAt, presses } from './testing/looked-at.ts';

const patient = { answering: 600_000, betting: 600_000, throwing: 600_000, rolling: 200, showing: 800 };
const inTheHand = lookedAt
  .filter(({ page }) => ['index.html', 'table.html', 'dealer.html'].includes(page))
  // The line of the last rolls gives way to large letters, and the record is in the menu as well.
  .map((each) =>
    each.state === 'the record' ? { ...each, does: presses('Menu', 'Record and my results') } : each,
  );
const onADesk = new Set([
  'the console',
  'settling up',
  'a turn',
  'a book',
  'the wagers',
  'disputes',
  'none',
  'the inspector',
  'a sheet',
  'a question',
]);
const wide = lookedAt.filter(
  ({ page, state }) => !/^(index|table|dealer|tv)\./.test(page) && onADesk.has(state),
);
/** The felt with everything for the thumb under it, once the offer of the dice was put aside. */
const betting = async (page: Page, language: string): Promise<void> => {
  await page.evaluate(
    (settings) => localStorage.setItem('dicepit.settings', settings),
    JSON.stringify({ language }),
  );
  await page.reload();
  await page.locator('[data-part="acts"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
};
const ours = [
  ...(['en', 'de'] as const).map((language) => ({
    page: 'table.html',
    state: `betting, in ${language}`,
    who: 'Ann',
    /** What is set on a phone stays set: it is a phone of its own. */
    phone: language,
    path: '/t/:house',
    shows: '[data-part="area"]',
    does: (page: Page) => betting(page, language),
    widths: [1440, 1024, 844, 768, 390, 320],
  })),
  ...inTheHand.map((each) => ({ ...each, phone: each.who, widths: [390, 320] })),
  ...wide.map((each) => ({ ...each, phone: each.who, widths: [1440, 768, 390] })),
];
const upright = { width: 390, height: 844 };

describe.skipIf(executablePath === undefined)(`letters of twice the size${withoutBrowser}`, () => {
  let browser: Browser;
  let casino: Casino;
  let people: string;
  /** Everybody has one phone and goes with it from place to place, which takes half of what a new one takes. */
  const pages = new Map<string, Page>();

  beforeAll(async () => {
    browser = await aBrowser(32);
    casino = await aCasino(screens, { mode: 'fun', dice: 'virtual', staff: { by: 'house', pace: patient } });
    people = await comeIn(casino);
  });
  afterAll(async () => {
    await browser.close();
    await casino.close();
  });

  test.each(ours)(
    'leave nothing cut and nothing covered on $page: $state',
    async ({ who, phone, path, shows, does, widths }) => {
      const at = path.replace(':house', casino.table).replace(':people', people);
      const page = pages.get(phone) ?? (await casino.pageOf(browser, who, at, upright));
      await page.setViewportSize(upright);
      if (pages.has(phone)) await page.goto(`${casino.url}${at}`);
      pages.set(phone, page);
      await page.locator(shows).first().waitFor();
      await does?.(page);
      const size = await page.evaluate('getComputedStyle(document.documentElement).fontSize');
      expect(size).toBe('20px');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        expect({ width, faults: await textFaultsOf(page) }).toEqual({ width, faults: [] });
      }
      // Where the dock stays in view, half of the screen is left to the felt, whatever is offered in it.
      await page.setViewportSize(upright);
      expect(await textFaultsOf(page)).toEqual([]);
      expect(await page.evaluate(dockShare)).toBeLessThanOrEqual(0.5);
    },
  );
});

/** How much of the screen the dock of a phone takes, where there is one that stays in view. */
const dockShare = (): number => {
  const dock = document.querySelector('[data-part="dock"]');
  const stays = dock !== null && getComputedStyle(dock).position === 'sticky';
  return stays ? dock.getBoundingClientRect().height / innerHeight : 0;
};
