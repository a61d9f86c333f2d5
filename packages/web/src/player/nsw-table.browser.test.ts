import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../join/testing/phones.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(
  `a table that people deal, in a browser${withoutBrowser}`,
  () => {
    let browser: Browser;
    let casino: Casino;
    let ana: Page;
    let dora: Page;

    beforeAll(async () => {
      browser = await aBrowser();
      casino = await aCasino(screens, {
        pack: 'snake-eyes-nsw',
        mode: 'home',
        limits: { minimum: 5_00, maximum: 100_00 },
        policies: { limitsAtEntry: 'flag' },
      });
      const { gives, table } = casino;
      await gives('hanna', { type: 'OpenTable', float: 10_000_00 });
      await casino.seats('Ana', 1);
      const voucher = { voucher: 'V1', cents: 50_00, expires: Date.now() + 3_600_000, singleUse: false };
      await gives('hanna', { type: 'IssueVoucher', voucher });
      await gives('dora', { type: 'RedeemVoucher', seat: 1, voucher: 'V1', cents: 50_00 });
      ana = await casino.pageOf(browser, 'Ana', `/t/${table}`, { width: 390, height: 844 });
      dora = await casino.pageOf(browser, 'dora', `/t/${table}/dealer`);
      await ana.locator('[data-part="felt"]').waitFor();
    });
    afterAll(async () => {
      await browser.close();
      await casino.close();
    });

    const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
    const told = async (wager: string): Promise<string> =>
      (await ana.locator(`[data-wager="${wager}"]`).textContent()) ?? '';

    test('nsw/6.6 a bet that the dealer places is read back, and goes where the words said when contested', async () => {
      const bet = { wager: 'field', chips: 25_00 };
      await casino.gives('dora', { type: 'PlaceForPlayer', seat: 1, words: '$25 on eight', bet });
      await ana
        .locator('[data-part="notice"]')
        .filter({ hasText: 'The dealer placed for you: 25 on Field' })
        .waitFor();
      expect(await faultsOf(ana)).toEqual([]);
      await press(ana, 'Contest');
      await expect.poll(() => told('eight')).toContain('your bet 25');
      await expect.poll(() => told('field')).not.toContain('your bet');
    });

    test('tokens are bet apart from chips', async () => {
      await press(ana, 'Tokens 50, bet with them');
      await ana.locator('[data-wager="any-7"]').click();
      await expect.poll(() => told('any-7')).toContain('your bet 5, tokens in it');
      await press(ana, 'Tokens 45, bet with them');
    });

    test('nsw/7.4 a bet above the maximum is warned of while it is written, and may be sent all the same', async () => {
      await ana.getByText('Bets from 5 to 100').waitFor();
      await ana.keyboard.press('/');
      await ana.getByRole('textbox').fill('field 600');
      await ana.getByText('$600 is above the maximum of $100').waitFor();
      await ana.getByRole('textbox').fill('field 110');
      await ana.keyboard.press('Enter');
      const warning = ana.getByRole('dialog', { name: 'Go on all the same?' });
      await warning.getByText('$110 is above the maximum of $100').waitFor();
      await press(ana, 'Bet 110 all the same');
      await ana.keyboard.press('Escape');
      await expect.poll(() => told('field')).toContain('your bet 110');
      // The dice wait until the bet has come to the table.
      await ana.locator('[data-wager="field"]:not([data-state~="sending"])').waitFor();
      await dora.getByText('Above the maximum: 110 on Field').waitFor();
    });

    test('totals are keyed on a number pad, and how it was made is asked only where bets tell it apart', async () => {
      const next = dora.locator('[data-part=next]');
      await casino.gives('dora', { type: 'OfferDice' });
      await casino.gives('Ana', { type: 'AcceptDice', seat: 1 });
      await next.filter({ hasText: 'Dice are out' }).click();
      await press(dora, 'Key totals');
      await dora.keyboard.press('8');
      await dora.getByText('Which of the two?').waitFor();
      await dora.keyboard.press('1');
      await next.filter({ hasText: 'Call eight, hard' }).waitFor();
      await dora.keyboard.press('Enter');
      await dora.getByRole('heading', { name: 'Eight, hard' }).waitFor();
      await next.filter({ hasText: /^Settle/ }).click();
      await ana.locator('[data-kind="slip"]').waitFor();
      // Nobody has read the faces, and nobody is shown any.
      expect(await ana.locator('[data-part=slip-dice] [data-part=die]').count()).toBe(0);
    });

    test('from a line of the slip to its clause in the book, and back to the slip', async () => {
      const link = ana.locator('[data-kind="slip"] .cl').first();
      expect(await link.getAttribute('href')).toContain(`?table=${casino.table}&roll=1#nsw/`);
      await link.click();
      // At such a table no player's account is told what happened before.
      await ana.getByText('nothing that players have with them may record').waitFor();
      await ana.getByRole('link', { name: 'Back to roll 1' }).click();
      await ana.locator('[data-kind="slip"]').getByRole('heading', { name: 'Eight, hard' }).waitFor();
      await expect.poll(() => new URL(ana.url()).hash).toBe('');
    });

    test('nsw/6.6 a bet that the dealer places while a slip is read can be seen and contested', async () => {
      await casino.gives('dora', {
        type: 'PlaceForPlayer',
        seat: 1,
        words: '$5 on five',
        bet: { wager: 'six', chips: 5_00 },
      });
      const notice = ana
        .locator('[data-part="notice"]')
        .filter({ hasText: 'The dealer placed for you: 5 on 6' });
      await notice.waitFor();
      expect(await ana.locator('[data-kind="slip"]').count()).toBe(1);
      // A press that something else would get is no press.
      await notice.getByRole('button', { name: 'Contest' }).click({ trial: true });
      await notice.getByRole('button', { name: 'It is right' }).click();
      await notice.waitFor({ state: 'detached' });
    });
  },
);
