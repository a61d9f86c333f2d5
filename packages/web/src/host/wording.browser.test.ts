import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';

/** As long as a call may be. */
const longest = 'Zwei Zweien, die kleine Vier, ja';

describe.skipIf(executablePath === undefined)(`the house words its calls${withoutBrowser}`, () => {
  let browser: Browser;
  let casino: Casino;
  let host: Page;

  beforeAll(async () => {
    browser = await aBrowser();
    casino = await aCasino(screens, { mode: 'home' });
    await casino.gives('hanna', { type: 'OpenTable', float: 10_000_00 });
    await casino.seats('Ana', 1);
    await casino.gives('dora', { type: 'OfferDice' });
    await casino.gives('Ana', { type: 'AcceptDice', seat: 1 });
    await casino.gives('Ana', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
    host = await casino.pageOf(browser, 'hanna', '/host', { width: 390, height: 844 });
    const ways = host.getByRole('button', { name: /^(Resume|Go to the console)$/ });
    const guests = host.getByRole('heading', { name: 'Guests', exact: true });
    await ways.or(guests).first().waitFor();
    if ((await guests.count()) === 0) await ways.first().click();
    await guests.waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await casino.close();
  });

  const sheet = () => host.locator('dialog[open]');
  const opens = async (): Promise<void> => {
    await host.getByRole('button', { name: 'What rolls are called' }).click();
    await sheet().getByPlaceholder('Four, hard').waitFor();
  };
  const saves = () => sheet().getByRole('button', { name: 'Use these words' }).click();

  test('in a table of the book’s own words, with a look at each as the wall has it', async () => {
    // Nothing can be typed until the words that the house has are here.
    const letThrough = await heldBack(host, '**/wording');
    await host.getByRole('button', { name: 'What rolls are called' }).click();
    await sheet().getByRole('heading').first().waitFor();
    expect(await sheet().getByRole('textbox').count()).toBe(0);
    await letThrough();
    await sheet().getByLabel('4, hard').fill('Little Joe');
    await sheet().locator('output').getByText('Little Joe', { exact: true }).waitFor();
    await sheet().getByLabel('Deutsch').check();
    await sheet().getByPlaceholder('Vier, hart').fill(longest);
    await sheet().locator('output').getByText(longest, { exact: true }).waitFor();
    expect(await violationsOf(host, ['dark', 'light', 'contrast'])).toEqual([]);
    expect(await host.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    await saves();
    await sheet().waitFor({ state: 'detached' });
    await host.getByText('2 words of our own').waitFor();
  });

  test('the pad, the phone and the wall call so, each in its language', async () => {
    const { table } = casino;
    const dora = await casino.pageOf(browser, 'dora', `/t/${table}/dealer`);
    const ana = await casino.pageOf(browser, 'Ana', `/t/${table}`, { width: 390, height: 844 });
    const tvs = await Promise.all(
      ['en', 'de'].map((language) =>
        casino.pageOf(browser, '', `/t/${table}/screen?lang=${language}`, { width: 1280, height: 720 }),
      ),
    );
    await dora.locator('[data-part=next]').filter({ hasText: 'Dice are out' }).click();
    await dora.locator('[data-part=next]').filter({ hasText: 'Dice at rest' }).waitFor();
    await dora.keyboard.press('2');
    await dora.keyboard.press('2');
    await dora.locator('[data-part=next]').filter({ hasText: 'Call Little Joe' }).waitFor();
    await dora.keyboard.press('Enter');
    await ana.getByText('Little Joe').first().waitFor();
    await tvs[0]
      ?.locator('[data-part=call] [data-part=words]')
      .getByText('Little Joe', { exact: true })
      .waitFor();
    await tvs[1]?.locator('[data-part=call] [data-part=words]').getByText(longest, { exact: true }).waitFor();
    for (const tv of tvs)
      expect(
        await tv
          .locator('[data-part=call] [data-part=words]')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
      ).toBe(true);
    for (const page of [dora, ana, ...tvs]) await page.context().close();
  });

  test('back to the book by one press', async () => {
    await opens();
    expect(await sheet().getByLabel('4, hard').inputValue()).toBe('Little Joe');
    await sheet().getByRole('button', { name: 'Back to the book’s own words' }).click();
    await saves();
    await sheet().waitFor({ state: 'detached' });
    await host.getByText('1 word of our own').waitFor();
  });

  test('nz/5.6(a) where a strict table stands, a call without its total is refused with the clause', async () => {
    const body = {
      pack: 'snake-eyes-nz',
      title: 'By the letter',
      mode: 'strict',
      dice: 'physical',
      seats: 8,
      staff: { by: 'people' },
    } as const;
    await casino.world.ask('hanna', 'addTable', { body });
    await opens();
    await sheet().getByText('each call has to say the total').waitFor();
    await sheet().getByLabel('4, hard').fill('Little Joe');
    await saves();
    const refused = host.locator('dialog[open]').filter({ hasText: 'does not say the total' });
    await refused.getByText('5.6(a)').first().waitFor();
    expect(await refused.textContent()).toContain("Put 4 or 'Four, hard' in.");
  });
});

/** Keeps what a page asks at an address from the pit; gives the way to let it through. */
async function heldBack(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return async () => {
    for (const route of held) await route.continue();
    await page.unroute(address);
  };
}
