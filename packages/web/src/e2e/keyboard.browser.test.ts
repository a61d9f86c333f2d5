import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadedDice } from '../player/testing/loaded-dice.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import type { AtDesk } from '../testing/evening/at-desk.ts';
import { becomesHost, hastens, linkForGuests, opensDesk, opensTable } from '../testing/evening/at-host.ts';
import { type AtPhone, atPhone, comesToTable } from '../testing/evening/at-phone.ts';
import { pointersSeen, tabTo, watchPointers } from '../testing/evening/by-keyboard.ts';
import { sizes } from '../testing/evening/devices.ts';
import { aNight, type Night } from '../testing/evening/night.ts';

describe.skipIf(executablePath === undefined)(`without a mouse${withoutBrowser}`, () => {
  const dice = loadedDice();
  let night: Night;
  let host: Page;
  let link: string;

  beforeAll(async () => {
    night = await aNight({ ports: dice.ports });
    host = await night.open(`${night.url}/host#claim=${night.world.hostToken}`, sizes.laptop);
    await becomesHost(host);
  });
  afterAll(() => night.close());

  test('a whole game by the keyboard alone: join, sit down, bet, take the dice, throw, read the result, leave', async () => {
    dice.load({ table: 'nz-1', rolls: [[6, 3]] });
    await opensTable(host, { game: 'Snake Eyes New Zealand', dice: 'The software throws' });
    await hastens(host, 'nz-1');
    link = await linkForGuests(host);
    const page = await night.open('about:blank', sizes.laptop);
    await watchPointers(page);
    await page.goto(link);
    const ana = atPhone(page);
    await page.getByLabel('Your name').waitFor();
    await tabTo(page, /Your name/);
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Join with/ }).waitFor();
    await tabTo(page, /^Join with/);
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: 'Take the dice' }).waitFor();
    await tabTo(page, /^HARD 4/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await ana.lies('hard-6');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await page.evaluate('document.activeElement.dataset.wager')).toBe('field');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await ana.lies('field');
    await expect.poll(() => ana.told('field')).toContain('your bet 10');
    await page.keyboard.press('i');
    await ana.sees('Decided by the next roll');
    await page.keyboard.press('Escape');
    await tabTo(page, /^Take the dice/);
    await page.keyboard.press('Enter');
    await ana.stands('Your throw');
    await page.keyboard.press('t');
    await expect.poll(() => ana.slip()).toEqual(['Hard 6 stays 5', 'Field Bet won +10']);
    await tabTo(page, /^OK$/);
    await page.keyboard.press('Enter');
    await page.locator('[data-kind="slip"]').waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await expect.poll(() => ana.told('hard-6')).not.toContain('your bet');
    await tabTo(page, /^Menu$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Leave the table/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Leave the table?' }).waitFor();
    await tabTo(page, /^Leave$/);
    await page.keyboard.press('Enter');
    await ana.sees('You have left the table');
    expect(await pointersSeen(page)).toBe(0);
  });

  describe('a dealer by the number pad alone', () => {
    let hanna: AtDesk;
    let ben: AtPhone;
    const pad = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await hanna.page.keyboard.press(`Numpad${key}`);
    };

    test('offers the dice, keys the faces, calls and pays', async () => {
      await opensTable(host, { game: 'Snake Eyes New Zealand', dice: 'Real dice', mode: 'Home' });
      await watchPointers(host);
      hanna = await opensDesk(host, 'Snake Eyes NZ 2');
      ben = await comesToTable(await night.open(link), 'Ben', 'Snake Eyes NZ 2');
      await hanna.ready('Offer the dice');
      await pad('Enter');
      await ben.press('Take the dice');
      await ben.bets('hard-8');
      await hanna.ready('Dice are out');
      await pad('Enter');
      await hanna.ready('Dice at rest');
      await pad('4', '5', 'Decimal', '4', '4');
      await hanna.ready('Call eight, hard');
      await pad('Enter');
      await hanna.ready(/^Settle/);
      await pad('Enter');
      await expect.poll(() => ben.slip()).toEqual(['Hard 8 won +45']);
    });

    test('nz/4.4 confirms a late bet with plus, and opens the reasons for no roll with nought', async () => {
      await ben.press('OK');
      await ben.bets('six');
      await hanna.ready('Dice are out');
      await pad('Enter');
      await ben.stands('Dice out');
      await ben.taps('any-7');
      await hanna.page.getByText('Ben asks for 5 on Any 7').waitFor();
      await pad('Add');
      await ben.sees('The dealer says yes: 5 on Any 7');
      await pad('0');
      await hanna.page.getByRole('heading', { name: 'No roll. Why?' }).waitFor();
      await hanna.page.keyboard.press('Escape');
      await pad('3', '4');
      await hanna.ready('Call seven out');
      await pad('Enter');
      await hanna.ready(/^Settle/);
      await pad('Enter');
      await expect.poll(() => ben.slip()).toEqual(['6 lost −5', 'Any 7 won +20']);
      expect(await pointersSeen(hanna.page)).toBe(0);
    });
  });

  test('nothing has failed on any screen', () => {
    expect(night.troubles).toEqual([]);
  });
});
