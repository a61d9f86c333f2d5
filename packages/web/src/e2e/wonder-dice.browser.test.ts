import { type Roll, roll } from '@dicepit/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import type { AtDesk } from '../testing/evening/at-desk.ts';
import { becomesHost, linkForGuests, opensDesk, opensTable } from '../testing/evening/at-host.ts';
import { type AtPhone, comesToTable } from '../testing/evening/at-phone.ts';
import { sizes } from '../testing/evening/devices.ts';
import { gameOf, litFor, namesOf } from '../testing/evening/hand.ts';
import { litOn, winningAt } from '../testing/evening/lit.ts';
import { aNight, type Night } from '../testing/evening/night.ts';

const TABLE = 'Wonder Dice';

describe.skipIf(executablePath === undefined)(
  `an evening of Wonder Dice on every screen${withoutBrowser}`,
  () => {
    const game = gameOf('wonder-dice');
    let night: Night;
    let tv: Page;
    let hanna: AtDesk;
    let ana: AtPhone;
    let ben: AtPhone;

    beforeAll(async () => {
      night = await aNight();
    });
    afterAll(() => night.close());

    /** The dealer throws the cup, keys three faces and calls them. */
    const keyed = async (keys: string): Promise<void> => {
      await hanna.press('Throw the dice');
      await hanna.says('Dice at rest');
      await hanna.calls(keys);
    };
    /** The same, and every screen lights what the rules pay. */
    const thrown = async (keys: string, called: Roll): Promise<void> => {
      await keyed(keys);
      for (const page of [ana.page, ben.page, tv])
        await expect.poll(() => litOn(page)).toEqual(litFor(game, called));
      await expect.poll(() => winningAt(hanna.page)).toEqual(namesOf(game, litFor(game, called)));
    };

    test('the host opens a table and deals; two phones come by the link, one with chips of another value', async () => {
      const host = await night.open(`${night.url}/host#claim=${night.world.hostToken}`, sizes.laptop);
      await becomesHost(host);
      await opensTable(host, { game: 'Wonder Dice', dice: 'Real dice', mode: 'Home' });
      hanna = await opensDesk(host, TABLE);
      const link = await linkForGuests(host);
      ana = await comesToTable(await night.open(link), 'Ana', TABLE);
      ben = await comesToTable(await night.open(link), 'Ben', TABLE);
      tv = await night.open(`${night.url}/t/wonder-1/screen`, sizes.television);
      await ana.press('Menu');
      await ana.press('Buy or return chips');
      await ana.press(/^Put 500 back into the account/);
      await ana.page.getByRole('radio', { name: 'green' }).check({ force: true });
      await ana.page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
      await ana.press(/^Put 100/);
      await expect.poll(() => ana.figure('Rack')).toBe('20');
      expect(await ana.figure('Chip')).toBe('$5');
      await tv.locator('[data-mark]', { hasText: 'green, 1 = 5' }).waitFor();
    });

    test('wonder/numbers-2 a number is paid for each die that shows it, in chips of one’s own', async () => {
      await ana.bets('number-3', 2);
      await ana.bets('high');
      await ben.bets('number-5');
      await thrown('335', roll('3-3-5'));
      await hanna.press(/^Settle/);
      await expect.poll(() => ana.slip()).toEqual(['Number 3 won +4', 'High lost −1']);
      await expect.poll(() => ben.slip()).toEqual(['Number 5 won +1']);
    });

    test('a triple: every die pays its number, and any triple thirty to one', async () => {
      await ana.press('OK');
      await ben.press('OK');
      await ana.bets('number-2');
      await ben.bets('any-triple');
      await ben.bets('low');
      await thrown('222', roll('2-2-2'));
      await hanna.press(/^Settle/);
      await expect.poll(() => ana.slip()).toEqual(['Number 2 won +3']);
      await expect.poll(() => ben.slip()).toEqual(['Low lost −1', 'Any Triple won +30']);
    });

    test('wonder/rules-5 a die that is not flat voids the round: bets stand, locked, until the cup is thrown again', async () => {
      await ana.press('OK');
      await ben.press('OK');
      await ana.bets('number-6');
      await ben.bets('field');
      await hanna.press('Throw the dice');
      await hanna.says('Dice at rest');
      await hanna.page.keyboard.press('0');
      await hanna.inSheet(/does not lie flat/);
      await hanna.inSheet(/^Call a void round/);
      await tv.locator('[data-part=call]', { hasText: 'does not lie flat' }).waitFor();
      await ana.stands(/void/i);
      await ana.sees('No bet is changed until the next throw');
      await expect.poll(() => ana.told('number-6')).toMatch(/your bet 1.*locked/);
      await ana.press('Remove');
      await ana.taps('number-6');
      await ana.page.getByRole('dialog').getByText(/void/i).first().waitFor();
      await ana.press('Understood');
    });

    test('a phone that sleeps through two rounds wakes up with what it missed', async () => {
      await ben.page.context().setOffline(true);
      await ben.sees('Reconnecting');
      await keyed('646');
      await hanna.press(/^Settle/);
      await expect.poll(() => ana.slip()).toEqual(['Number 6 won +2']);
      await ana.press('OK');
      await ana.bets('low');
      await keyed('124');
      await hanna.press(/^Settle/);
      await expect.poll(() => ana.slip()).toEqual(['Low won +1']);
      await ben.page.context().setOffline(false);
      await ben.sees('You are back. Since then: 2 rolls, +1.');
      await expect.poll(() => ben.figure('Rack')).toBe('531');
      await expect.poll(() => ben.figure('On table')).toBe('0');
    });

    test('nothing has failed on any screen', () => {
      expect(night.troubles).toEqual([]);
    });
  },
);
