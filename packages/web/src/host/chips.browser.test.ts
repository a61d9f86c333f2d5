import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside } from '../../../server/src/http/testing/world.ts';
import { violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`the chips of the house in a browser${withoutBrowser}`, () => {
  let browser: Browser;
  let casino: Casino;
  let host: Page;
  let phone: Page;
  let wall: Page;

  beforeAll(async () => {
    // People deal, so that nobody is offered the dice while bets are laid.
    casino = await aCasino(screens, { mode: 'home', dice: 'physical', staff: { by: 'people' } });
    await casino.gives('hanna', { type: 'OpenTable', float: 10_000_00 });
    const { ask } = casino.world;
    const code = String(inside((await ask('hanna', 'readCode')).json, 'code'));
    await ask('ann', 'joinGuest', { body: { code, name: 'Ann' } });
    await casino.gives('ann', { type: 'SitDown', seat: 1, name: 'Ann' });
    await casino.gives('ann', { type: 'BuyIn', seat: 1, cents: 400_00, from: 'account' });
    browser = await aBrowser();
    host = await casino.pageOf(browser, 'hanna', '/host', { width: 1440, height: 900 });
    phone = await casino.pageOf(browser, 'ann', `/t/${casino.table}`, { width: 390, height: 844 });
    wall = await casino.pageOf(browser, 'hanna', `/t/${casino.table}/screen?view=sign`, {
      width: 1280,
      height: 720,
    });
  });
  afterAll(async () => {
    await browser.close();
    await casino.close();
  });

  // What is said in passing is on the page twice: to be seen, and to be heard. So the first is looked for.
  const chipsOnPhone = () =>
    phone.getByRole('radio').evaluateAll((all) => all.map((chip) => chip.textContent));
  const worth = (place: number) => host.getByLabel(`Worth of chip ${place}`, { exact: true });

  test('a phone has the usual ones until the host chooses others', async () => {
    await phone.getByRole('radio').first().waitFor();
    expect(await chipsOnPhone()).toEqual(['1', '5', '25', '100', '500']);
  });

  test('the host sees the rack as it would be, and why a set cannot be played with', async () => {
    await host.getByRole('button', { name: 'Change the chips of the house' }).click();
    await host.getByRole('button', { name: 'Low stakes' }).click();
    const rack = host.getByRole('figure').getByRole('img');
    expect(await rack.getAttribute('aria-label')).toContain('0.25, white');
    await worth(2).fill('0.60');
    await host.getByText('$0.60 cannot be changed into chips of $0.25.').first().waitFor();
    expect(await violationsOf(host, ['light', 'contrast', 'dark'])).toEqual([]);
    await worth(2).fill('0.50');
    await host.getByText('cannot be changed').waitFor({ state: 'hidden' });
  });

  test('what the host has chosen is at once on the phone and on the wall, sums with their symbol', async () => {
    await host.getByRole('radio', { name: '€' }).check();
    await host.getByRole('radio', { name: 'After' }).check();
    await host.getByText('A win reads +1,250\u00a0€').first().waitFor();
    await host.getByRole('button', { name: 'Use these' }).click();
    await host.getByText('The chips of the house have changed.').first().waitFor();

    await phone.getByRole('radio', { name: /^Chip 0\.25/ }).waitFor();
    expect(await chipsOnPhone()).toEqual(['0.25', '0.50', '1', '5', '25']);
    await phone.getByText('400\u00a0€', { exact: true }).first().waitFor();

    await wall.getByLabel('0.25', { exact: true }).waitFor();
    expect(await wall.locator('[data-part=chips] text').allTextContents()).toEqual([
      '0.25',
      '0.50',
      '1',
      '5',
      '25',
    ]);
    expect(await wall.locator('[data-part=sign] dd').allTextContents()).toEqual(['1\u00a0€', '100\u00a0€']);
  });

  test('a figure on the keyboard chooses the chip of that place, and a tap lays it', async () => {
    await phone.keyboard.press('4');
    await phone.getByRole('radio', { name: /^Chip 5\s€$/, checked: true }).waitFor();
    await phone.locator('[data-wager="hard-4"]').first().click();
    await phone.locator('[data-part="area"][data-state~="sending"]').waitFor({ state: 'detached' });
    await phone.getByText('395\u00a0€', { exact: true }).first().waitFor();
    expect(await phone.locator('[data-wager="hard-4"] [data-part="figure"]').allTextContents()).toEqual([
      '5',
    ]);
  });

  test('chips that are larger than a table’s smallest bet are refused, and the sheet stays', async () => {
    await host.getByRole('button', { name: 'Change the chips of the house' }).click();
    await host.getByRole('button', { name: 'High rollers' }).click();
    await host.getByRole('button', { name: 'Use these' }).click();
    await host
      .getByText(/The smallest bet at Table 1 is 1\u00a0€, less than any chip/)
      .first()
      .waitFor();
    expect(await chipsOnPhone()).toEqual(['0.25', '0.50', '1', '5', '25']);
  });
});
