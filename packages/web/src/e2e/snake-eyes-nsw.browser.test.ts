import { type Roll, roll } from '@dicepit/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChildPit, childPit, endChildren } from '../../../cli/src/serve/testing/child-pit.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { aFolder } from '../testing/casino.ts';
import type { AtDesk } from '../testing/evening/at-desk.ts';
import { becomesHost, linkForGuests, opensDesk, opensTable } from '../testing/evening/at-host.ts';
import { type AtPhone, comesToTable } from '../testing/evening/at-phone.ts';
import { type Devices, sizes, someDevices } from '../testing/evening/devices.ts';
import { gameOf, litFor, namesOf } from '../testing/evening/hand.ts';
import { litOn, winningAt } from '../testing/evening/lit.ts';
import { screens } from '../testing/screens.ts';

const TABLE = 'Snake Eyes NSW';

describe.skipIf(executablePath === undefined)(
  `an evening of Snake Eyes NSW on every screen${withoutBrowser}`,
  () => {
    const game = gameOf('snake-eyes-nsw');
    const data = aFolder();
    let pit: ChildPit;
    let devices: Devices;
    let host: Page;
    let tv: Page;
    let hanna: AtDesk;
    let ana: AtPhone;
    let ben: AtPhone;

    const lights = async (called: Roll): Promise<void> => {
      for (const page of [ana.page, ben.page, tv])
        await expect.poll(() => litOn(page)).toEqual(litFor(game, called));
      await expect.poll(() => winningAt(hanna.page)).toEqual(namesOf(game, litFor(game, called)));
    };
    const start = (port: string): Promise<ChildPit> =>
      childPit(data.path, ['--empty', '--port', port, '--screens', screens]);

    beforeAll(async () => {
      pit = await start('0');
      devices = await someDevices();
    });
    afterAll(async () => {
      await devices.close();
      endChildren();
      data.remove();
    });

    test('the host opens a table of real dice and deals at it; two phones come by the link', async () => {
      host = await devices.open(`${pit.url}/host#claim=${pit.claim}`, sizes.laptop);
      await becomesHost(host);
      await opensTable(host, { game: 'Snake Eyes New South Wales', dice: 'Real dice', mode: 'Fun money' });
      hanna = await opensDesk(host, TABLE);
      const link = await linkForGuests(host);
      ana = await comesToTable(await devices.open(link), 'Ana', TABLE);
      ben = await comesToTable(await devices.open(link), 'Ben', TABLE);
      tv = await devices.open(`${pit.url}/t/nsw-1/screen`, sizes.television);
      await tv.locator('[data-mark]', { hasText: 'Ben' }).waitFor();
      await hanna.press('Offer the dice');
      await ana.press('Take the dice');
      await expect.poll(() => tv.locator('[data-part=turn]').textContent()).toContain('Ana');
      await ana.press('Change my bets');
    });

    test('nsw/6.3#2 of two late bets one is confirmed and counts, and one is refused and comes back', async () => {
      await ana.bets('six');
      await hanna.press('Dice are out');
      await ben.stands('Dice out');
      await ben.taps('any-7');
      await ben.sees('Asking the dealer: 5 on Any Seven');
      await hanna.page.getByText('Ben asks for 5 on Any Seven').waitFor();
      await hanna.page.keyboard.press('+');
      await ben.sees('The dealer says yes: 5 on Any Seven');
      await ben.taps('field');
      await hanna.page.getByText('Ben asks for 5 on Field').waitFor();
      await hanna.page.getByRole('button', { name: 'Refuse' }).click();
      await ben.sees(/The dealer says no: 5 on Field.* came back/);
      await hanna.calls('25');
      await lights(roll('2-5'));
      await hanna.press(/^Settle/);
      await expect.poll(() => ana.slip()).toEqual(['6 lost −5']);
      await expect.poll(() => ben.slip()).toEqual(['Any Seven won +20']);
    });

    test('nsw/7.5 a higher minimum is announced ahead of time, and stands on the television until it holds', async () => {
      await hanna.page.getByRole('button', { name: 'More' }).click();
      await hanna.inSheet('Limits and signs');
      await hanna.page.locator('dialog[open]').getByText("Needs 20 minutes' notice.").first().waitFor();
      await hanna.inSheet('Announce a higher minimum');
      await hanna.writes('Minimum', '5');
      await hanna.inSheet('Announce a higher minimum');
      await hanna.page
        .locator('dialog[open]')
        .getByText(/^Minimum 5 from/)
        .waitFor();
      await hanna.page.keyboard.press('Escape');
      await tv.locator('section p', { hasText: /Minimum 5 from \d\d:\d\d/ }).waitFor();
      expect(await tv.locator('[data-part=sign]').textContent()).toBe('Min1Max100');
    });

    test('nsw/9.1 a player is told the odds that are posted, and nowhere a chance', async () => {
      await ben.press('OK');
      await ben.area('hard-8').press('i');
      await ben.sees('Wins on');
      expect(await ben.page.locator('dialog[open]').innerText()).not.toMatch(/chance|house keeps|%/i);
      await ben.press('Done');
      await ben.page.keyboard.press('/');
      await ben.page.getByLabel('Bet or question').fill('odds hard 8');
      await ben.page.keyboard.press('Enter');
      await ben.sees('Hard 8 pays 9.5 to 1.');
      expect(await ben.page.locator('dialog[open]').innerText()).not.toMatch(/it wins|house keeps|%/i);
      await ben.page.keyboard.press('Escape');
    });

    test('the pit is killed while the dice are out: every screen says so, and goes on by itself where it was', async () => {
      await ben.bets('field', 2);
      await hanna.press('Offer the dice');
      await ben.press('Take the dice');
      await ana.press('OK');
      await ana.bets('hard-8');
      await hanna.press('Dice are out');
      for (const phone of [ana, ben]) await phone.stands('Dice out');
      await tv.locator('[aria-current=step]', { hasText: 'Dice out' }).waitFor();
      const everywhere = [host, tv, hanna.page, ana.page, ben.page];
      for (const page of everywhere) await page.evaluate("document.body.dataset.since = 'before'");

      await pit.end('SIGKILL');
      for (const phone of [ana, ben]) await phone.sees('Reconnecting');
      await tv.getByText(/^Board from/).waitFor();
      await hanna.page.getByText('No connection', { exact: true }).waitFor();
      await host.getByText('This page has lost the pit').waitFor();
      // What is said in passing is gone again soon: it is looked out for from the beginning.
      const told = ana.page.getByText('You are back. Nothing has changed.').first();
      [pit] = await Promise.all([start(new URL(pit.url).port), told.waitFor({ timeout: 240_000 })]);

      await host.getByText('This page has lost the pit').waitFor({ state: 'detached' });
      await host.getByRole('row', { name: /Ben.*510.*10/ }).waitFor();
      await tv.locator('[data-part=stale]').waitFor({ state: 'hidden' });
      await tv.locator('.stack').first().waitFor();
      expect(await tv.locator('[data-mark]').filter({ hasText: 'Ana' }).textContent()).toContain('490');
      for (const phone of [ana, ben]) await phone.stands('Dice out');
      expect([await ana.figure('Rack'), await ben.figure('Rack')]).toEqual(['490', '510']);
      expect([await ana.told('hard-8'), await ben.told('field')]).toEqual([
        expect.stringContaining('your bet 5'),
        expect.stringContaining('your bet 10'),
      ]);
      await hanna.page.getByText('No connection', { exact: true }).waitFor({ state: 'detached' });
      await hanna.page.getByText('seat 2, roll 2').waitFor();

      await hanna.calls('44');
      await lights(roll('4-4'));
      await hanna.press(/^Settle/);
      await expect.poll(() => ana.slip()).toEqual(['Hard 8 won +48']);
      await expect.poll(() => ben.slip()).toEqual(['Field lost −10']);
      for (const page of everywhere)
        expect(await page.evaluate('document.body.dataset.since')).toBe('before');
    });

    test('nothing has failed on any screen', () => {
      expect(devices.troubles).toEqual([]);
    });
  },
);
