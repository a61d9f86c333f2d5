import { roll } from '@dicepit/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadedDice } from '../player/testing/loaded-dice.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { becomesHost, hastens, linkForGuests, opensTable } from '../testing/evening/at-host.ts';
import { type AtPhone, comesToTable } from '../testing/evening/at-phone.ts';
import { sizes } from '../testing/evening/devices.ts';
import { gameOf, litFor } from '../testing/evening/hand.ts';
import { litOn, type Watched, watchedWall } from '../testing/evening/lit.ts';
import { aNight, type Night } from '../testing/evening/night.ts';
import { throwsQuickly } from '../testing/evening/quick-turn.ts';

const TURN = 24;

describe.skipIf(executablePath === undefined)(
  `an evening of Double Dice on every screen${withoutBrowser}`,
  () => {
    const game = gameOf('double-dice');
    const dice = loadedDice();
    let night: Night;
    let host: Page;
    let tv: Page;
    let wall: Watched;
    let link: string;
    let ana: AtPhone;
    let ben: AtPhone;

    beforeAll(async () => {
      night = await aNight({ ports: dice.ports });
    });
    afterAll(() => night.close());

    /** Ana throws, and every screen has counted it. */
    const throwsOn = async (throws: number, phones: readonly AtPhone[] = [ana, ben]): Promise<void> => {
      if (throws % 4 === 1 && throws > 1) {
        await ana.press('Same again');
        await ana.lies('shooters-bet');
      }
      await ana.stands('Your throw');
      await ana.page.keyboard.press('t');
      const [thrown, sets] = [throws % 4, Math.floor(throws / 4) % 6];
      for (const { page } of phones)
        await expect
          .poll(() =>
            page
              .locator('[data-part="counters"] > [role="img"]')
              .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? '')),
          )
          .toEqual([`${thrown} of 4 throws done, no 7`, `${sets} of 6 sets won`]);
      // On the wall a set that is just won is full for as long as its last throw is shown.
      if (thrown === 0 && sets > 0)
        await expect.poll(() => wall('counts')).toContainEqual(['4 of 4', `${sets} of 6`]);
      else
        await expect
          .poll(() => tv.locator('[data-part=turn] b').allTextContents())
          .toEqual([`${thrown} of 4`, `${sets} of 6`]);
    };
    const without = (throws: number) => Array.from({ length: throws }, () => 'no seven' as const);

    test('the host opens a table whose dice the software throws; two phones come by the link', async () => {
      host = await night.open(`${night.url}/host#claim=${night.world.hostToken}`, sizes.laptop);
      await becomesHost(host);
      dice.load({ table: 'double-1', rolls: [[3, 3], ...without(TURN - 2), [3, 3]] });
      await opensTable(host, { game: 'Double Dice', dice: 'The software throws', mode: 'Home' });
      await hastens(host, 'double-1');
      link = await linkForGuests(host);
      ana = await comesToTable(await night.open(link), 'Ana', 'Double Dice');
      ben = await comesToTable(await night.open(link), 'Ben', 'Double Dice');
      tv = await night.open(`${night.url}/t/double-1/screen`, sizes.television);
      await expect
        .poll(() => tv.locator('[data-part=turn] b').allTextContents())
        .toEqual(['0 of 4', '0 of 6']);
      wall = await watchedWall(tv);
    });

    test('double/7.2 the first throw locks the bets of the turn, and the lines are paid and stay up', async () => {
      await ana.press('Take the dice');
      for (const wager of ['shooters-bet', 'bonus', 'number-6', 'double-3']) await ana.bets(wager);
      await ben.bets('number-8');
      await throwsOn(1);
      await expect
        .poll(() => ana.slip())
        .toEqual(["Shooter's Bet stays 5", 'Six won +5', 'Double 3 won +25', 'Bonus stays 5']);
      await expect.poll(() => litOn(ana.page)).toEqual(litFor(game, roll('3-3')));
      await expect.poll(() => wall('lit')).toContainEqual(litFor(game, roll('3-3')));
      await ana.press('OK');
      await expect.poll(() => ana.told('shooters-bet')).toContain('locked (7.2)');
      await expect.poll(() => ana.told('bonus')).toContain('locked (9.1)');
      await expect.poll(() => ben.told('bonus')).toContain('closed (9.1)');
      await ana.page.getByRole('button', { name: 'Pass the dice' }).click({ force: true });
      await ana.page.getByRole('dialog').getByText('The set stands at 1 of 4 throws').waitFor();
      await ana.press('Understood');
    });

    test('double/9.2 throws and sets are counted on every screen after each throw, and a set is paid', async () => {
      for (const throws of [2, 3, 4]) await throwsOn(throws);
      await expect.poll(() => ana.slip()).toContain("Shooter's Bet won +5");
      for (const throws of [5, 6, 7, 8]) await throwsOn(throws);
    });

    test('a phone that sleeps through two throws wakes up to the same counters', async () => {
      await ben.page.context().setOffline(true);
      await ben.sees('Reconnecting');
      for (const throws of [9, 10]) await throwsOn(throws, [ana]);
      await ben.page.context().setOffline(false);
      await ben.sees(/^You are back. Since then: 2 rolls, /);
      expect(await ben.told('number-8')).toContain('your bet 5');
      await throwsOn(11);
    });

    test('double/9.6 six sets pay the bonus twenty to one at once, and the count begins anew', async () => {
      // What every screen shows of each throw was seen in the first two sets: here it is the end of the sixth.
      const bet = { wager: 'shooters-bet', chips: 5_00 };
      await throwsQuickly(ana.page, { table: 'double-1', seat: 1, throws: TURN - 13, bet });
      for (const throws of [TURN - 1, TURN]) await throwsOn(throws);
      await expect.poll(() => ana.slip()).toContain('Bonus won +100');
      expect(await ana.slip()).toContain("Shooter's Bet won +5");
      // Four lines are paid and the wall has room for three: the bonus is among those named.
      await expect
        .poll(() => wall('pays'))
        .toContainEqual(expect.arrayContaining([expect.stringMatching(/Bonus.*\+100$/)]));
      await ana.press('OK');
      await expect.poll(() => ana.told('bonus')).not.toMatch(/locked|closed/);
    });

    test.each([
      ['double/9.4 four', 2, 16, '+25'],
      ['double/9.5 five', 3, 20, '+50'],
    ])('%s sets and then a seven: the bonus is paid', async (_, number, throws, won) => {
      const table = `double-${number}`;
      dice.load({ table, rolls: [...without(throws), 'seven'] });
      await opensTable(host, { game: 'Double Dice', dice: 'The software throws', mode: 'Home' });
      await hastens(host, table);
      const phone = await comesToTable(await night.open(link), `Cy ${number}`, `Double Dice ${number}`);
      await phone.press('Take the dice');
      for (const wager of ['shooters-bet', 'bonus']) await phone.bets(wager);
      const bet = { wager: 'shooters-bet', chips: 5_00 };
      await throwsQuickly(phone.page, { table, seat: 1, throws: throws + 1, bet });
      await expect.poll(() => phone.slip()).toEqual(["Shooter's Bet lost −5", `Bonus won ${won}`]);
    });

    test('nothing has failed on any screen', () => {
      expect(night.troubles).toEqual([]);
    });
  },
);
