import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(
  `a dealer's own keys, and calls for help${withoutBrowser}`,
  () => {
    let browser: Browser;
    let casino: Casino;
    let dora: Page;

    beforeAll(async () => {
      browser = await aBrowser();
      casino = await aCasino(screens, { mode: 'home' });
      await casino.gives('hanna', { type: 'OpenTable', float: 10_000_00 });
      await casino.seats('Ana', 1);
      await casino.gives('dora', { type: 'OfferDice' });
      await casino.gives('Ana', { type: 'AcceptDice', seat: 1 });
      await casino.gives('Ana', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
      dora = await casino.pageOf(browser, 'dora', `/t/${casino.table}/dealer`);
    });
    afterAll(async () => {
      await browser.close();
      await casino.close();
    });

    const sheet = (page: Page) => page.locator('dialog[open]');
    const says = (text: string | RegExp): Promise<void> =>
      dora.locator('[data-part=next]').filter({ hasText: text }).waitFor();
    const opensKeys = async (): Promise<void> => {
      await dora.getByRole('button', { name: 'More', exact: true }).click();
      await sheet(dora).getByRole('button', { name: 'Keys' }).click();
    };
    /** Presses the key of something on the sheet, and then the key that it shall have: at once, as quick hands do. */
    const chooses = async (act: string, key: string): Promise<void> => {
      await sheet(dora)
        .getByRole('button', { name: new RegExp(`^${act}: `) })
        .click();
      await dora.keyboard.press(key);
    };

    test('a key is changed, one that has something to do is refused, and one is switched off', async () => {
      await opensKeys();
      await chooses('Face 4', '5');
      await sheet(dora).getByText('5 is the key of “Face 5”').waitFor();
      await chooses('Face 4', 'Q');
      await sheet(dora).getByText('Face 4: Q').waitFor();
      await chooses('A face', 'Tab');
      await chooses('A face', 'f');
      await sheet(dora).getByRole('button', { name: 'Off: No roll' }).click();
      expect(await violationsOf(dora, ['dark', 'light', 'contrast'])).toEqual([]);
      await chooses('More', 'Escape');
      await sheet(dora).getByRole('button', { name: 'Close' }).click();
      await sheet(dora).waitFor({ state: 'detached' });
    });

    test('the desk hears the chosen keys and no others, the number pad stays, and the buttons show them', async () => {
      await dora.locator('[data-part=next]').filter({ hasText: 'Dice are out' }).click();
      await says('Dice at rest');
      await dora.keyboard.press('0');
      await dora.keyboard.press('4');
      await dora.keyboard.press('q');
      await dora.getByText('Four and …').waitFor();
      const four = dora.getByRole('button', { name: 'Face 4' });
      expect([await four.locator('kbd').textContent(), await four.getAttribute('aria-keyshortcuts')]).toEqual(
        ['Q', 'q'],
      );
      await dora.getByRole('button', { name: 'Take the last face back' }).click();
      await dora.getByText('Key both faces').waitFor();
      await dora.keyboard.press('Numpad4');
      await dora.keyboard.press('Q');
      await says('Call eight, hard');
      await dora.keyboard.press('f');
      await sheet(dora).getByRole('heading', { name: 'A die is not clear' }).waitFor();
      await dora.keyboard.press('Escape');
    });

    test('they are this device’s own after a reload, and as they were at a press', async () => {
      await dora.reload();
      await says('Call eight, hard');
      await opensKeys();
      await sheet(dora).getByRole('button', { name: 'Face 4: Q.' }).waitFor();
      await sheet(dora).getByRole('button', { name: 'As they were' }).click();
      await sheet(dora).getByRole('button', { name: 'Face 4: 4.' }).waitFor();
      await dora.keyboard.press('Escape');
      await sheet(dora).waitFor({ state: 'detached' });
      await dora.keyboard.press('0');
      await sheet(dora).getByRole('heading', { level: 2, name: 'No roll. Why?', exact: true }).waitFor();
      await dora.keyboard.press('Escape');
      await expect.poll(() => sheet(dora).count()).toBe(0);
    });

    test('a dealer calls for a supervisor, who sees it wherever they look, and it goes when it is answered', async () => {
      const gus = await casino.pageOf(browser, 'gus', '/dealer');
      const cas = await casino.pageOf(browser, 'cas', '/desk');
      const hanna = await casino.pageOf(browser, 'hanna', `/t/${casino.table}/dealer`);
      await gus.getByRole('link', { name: /Table 1/ }).waitFor();
      await cas.getByRole('button', { name: 'Sign out' }).waitFor();
      await dora.getByRole('button', { name: 'More', exact: true }).click();
      await sheet(dora).getByRole('button', { name: 'Call a supervisor' }).click();
      await sheet(dora).getByRole('button', { name: 'A payment to check' }).click();
      await sheet(dora).getByLabel('In a few words').fill('seat one');
      await sheet(dora).locator('.btn-main').click();
      // The banner has it, and so has the sheet while it is open.
      await dora.getByText('A payment to check: seat one, since').first().waitFor();
      expect(await dora.getByRole('button', { name: 'I am here' }).count()).toBe(0);
      for (const page of [gus, cas])
        await page.getByText('A payment to check: seat one, since').first().waitFor();
      expect(await violationsOf(gus, ['dark', 'light', 'contrast'])).toEqual([]);
      await hanna.getByRole('button', { name: 'I am here' }).waitFor();
      await gus.getByRole('button', { name: 'I am coming to Table 1' }).click();
      for (const page of [dora, gus, cas, hanna])
        await expect.poll(() => page.getByText('A payment to check: seat one').count()).toBe(0);
      for (const page of [gus, cas, hanna]) await page.context().close();
    });
  },
);
