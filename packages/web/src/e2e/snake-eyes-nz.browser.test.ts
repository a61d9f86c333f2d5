import { type Roll, roll } from '@dicepit/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { type AtDesk, atDesk, comesToDesk } from '../testing/evening/at-desk.ts';
import { becomesHost, linkForGuests, opensTable, takesOn } from '../testing/evening/at-host.ts';
import { type AtPhone, comesToTable } from '../testing/evening/at-phone.ts';
import { openByTheBook } from '../testing/evening/by-the-book.ts';
import { sizes } from '../testing/evening/devices.ts';
import { gameOf, type Hand, litFor, namesOf, settled, withBets } from '../testing/evening/hand.ts';
import { litOn, type Watched, watchedWall, winningAt } from '../testing/evening/lit.ts';
import { aNight, type Night } from '../testing/evening/night.ts';

describe.skipIf(executablePath === undefined)(
  `an evening of Snake Eyes NZ on every screen${withoutBrowser}`,
  () => {
    const game = gameOf('snake-eyes-nz');
    let night: Night;
    let host: Page;
    let tv: Page;
    let wall: Watched;
    let dora: AtDesk;
    let gus: AtDesk;
    let cas: AtDesk;
    let ana: AtPhone;
    let ben: AtPhone;
    const hands: Record<'ana' | 'ben', Hand> = {
      ana: { rack: 500_00, bets: [] },
      ben: { rack: 500_00, bets: [] },
    };
    /** As they were before the roll that was overruled. */
    let before = { ...hands };

    beforeAll(async () => {
      night = await aNight();
    });
    afterAll(() => night.close());

    /** Both players bet by tapping, and the phones say that it lies there. */
    const bet = async (who: 'ana' | 'ben', stakes: Readonly<Record<string, number>>): Promise<void> => {
      const phone = who === 'ana' ? ana : ben;
      hands[who] = withBets(game, hands[who], stakes);
      for (const [wager, cents] of Object.entries(stakes)) {
        await phone.taps(...Array.from({ length: cents / 5_00 }, () => wager));
        await expect
          .poll(() => phone.told(wager))
          .toMatch(new RegExp(`your bet ${cents / 100}(?!.*on its way)`));
      }
    };
    const thrown = async (keys: string): Promise<void> => {
      await dora.press('Dice are out');
      await dora.says('Dice at rest');
      await dora.calls(keys);
      await dora.page.getByRole('list', { name: 'Winning areas' }).waitFor();
    };
    /** Every screen lights what the rules pay on this roll. */
    const lights = async (called: Roll): Promise<void> => {
      await expect.poll(() => litOn(ana.page)).toEqual(litFor(game, called, hands.ana));
      await expect.poll(() => litOn(ben.page)).toEqual(litFor(game, called, hands.ben));
      await expect.poll(() => litOn(tv)).toEqual(litFor(game, called));
      await expect.poll(() => winningAt(dora.page)).toEqual(namesOf(game, litFor(game, called)));
    };
    const pays = async (...says: readonly (string | RegExp)[]): Promise<void> => {
      await dora.press('Gather the dice');
      await dora.press('Dice to the middle');
      for (const each of says) await dora.press(each);
      await dora.page.getByText('Last roll').waitFor();
    };
    /** A phone's pay slip says, line by line and in sum, what the rules make of the roll. */
    const isPaid = async (who: 'ana' | 'ben', called: Roll): Promise<void> => {
      const phone = who === 'ana' ? ana : ben;
      const { hand, lines, figures } = settled(game, hands[who], called);
      await expect.poll(() => phone.slip()).toEqual(lines);
      await expect.poll(() => phone.slipFigures()).toEqual(figures);
      hands[who] = hand;
    };

    test('the host opens a casino table of real dice, and staff come by their links', async () => {
      host = await night.open(`${night.url}/host#claim=${night.world.hostToken}`, sizes.laptop);
      await becomesHost(host);
      await opensTable(host, {
        game: 'Snake Eyes New Zealand',
        dice: 'Real dice',
        mode: 'Casino strict',
        more: { 'What the table is called': 'Table 1' },
      });
      const comes = async (name: string, role: string): Promise<AtDesk> =>
        comesToDesk(await night.open(await takesOn(host, name, role), sizes.tablet), 'Table 1');
      dora = await comes('Dora', 'Dealer');
      gus = await comes('Gus', 'Game supervisor');
      cas = await comes('Cas', 'Casino supervisor');
      const hanna = atDesk(await host.context().newPage());
      await hanna.page.goto(dora.page.url());
      await openByTheBook({ dealer: dora, supervisor: gus, operator: hanna });
      expect(await hanna.page.getByRole('heading', { level: 1 }).textContent()).toBe(
        "Table 1, the dealer's desk",
      );
    });

    test('two phones join by the link, sit down, and the dice are taken and chosen on one of them', async () => {
      tv = await night.open(dora.page.url().replace(/dealer$/, 'screen'), sizes.television);
      wall = await watchedWall(tv);
      const link = await linkForGuests(host);
      ana = await comesToTable(await night.open(link), 'Ana', 'Table 1');
      ben = await comesToTable(await night.open(link), 'Ben', 'Table 1');
      await tv.locator('[data-mark]', { hasText: 'Ben' }).waitFor();
      await dora.press('Offer the dice');
      await ana.press('Take the dice');
      await ana.press('These are my dice');
      await ben.sees('Ana shoots, roll 1');
      await expect.poll(() => tv.locator('[data-part=turn]').textContent()).toContain('Ana');
    });

    test('nz/5.6 four and four by the keyboard: the same areas are lit and the right sums paid on every screen', async () => {
      await bet('ana', { 'hard-8': 5_00, six: 10_00 });
      await bet('ben', { field: 5_00, 'any-7': 5_00 });
      await thrown('44');
      await lights(roll('4-4'));
      await pays('Losers taken, 10', 'Winners paid, 45');
      await isPaid('ana', roll('4-4'));
      await isPaid('ben', roll('4-4'));
      // Exactly this is paid, as the television has it for a while.
      await expect.poll(() => wall('pays')).toContainEqual([expect.stringMatching(/Ana.*\+45$/)]);
    });

    test('nz/6.3(b) one die rests on the other: every screen says no roll and why, and the bets stay', async () => {
      await bet('ben', { field: 10_00 });
      await dora.press('Pass the dice to Ana');
      await dora.press('Dice are out');
      await dora.says('Dice at rest');
      await dora.page.keyboard.press('0');
      await dora.inSheet(/one die came to rest on the other/i);
      await dora.inSheet('Call no roll, NZ 6.3(b)');
      for (const phone of [ana, ben]) await phone.sees('No roll');
      await tv.locator('[data-part=call]', { hasText: 'on the other' }).waitFor();
      expect(await tv.locator('[data-part=call]').textContent()).toContain('6.3(b)');
      await expect.poll(() => litOn(tv)).toEqual([]);
      await expect.poll(() => ben.told('field')).toContain('your bet 10');
      await expect.poll(() => ana.told('six')).toContain('your bet 10');
    });

    test('nz/6.8 a wrong entry is put right before anything is settled, and the lights with it', async () => {
      await dora.press('Pass the dice to Ana');
      await thrown('44');
      await lights(roll('4-4'));
      await dora.page.getByRole('button', { name: 'Wrong entry' }).click();
      await dora.inSheet('Face 5');
      await dora.inSheet('Face 4');
      await dora.inSheet('Ask for nine');
      await gus.press('Approve nine');
      await lights(roll('5-4'));
      await pays('Winners paid, 10');
      before = { ...hands };
      await isPaid('ben', roll('5-4'));
      hands.ana = settled(game, hands.ana, roll('5-4')).hand;
      // Exactly this is paid, as the television has it for a while.
      await expect.poll(() => wall('pays')).toContainEqual([expect.stringMatching(/Ben.*\+10$/)]);
    });

    test('nz/6.6 only a casino supervisor overrules what a game supervisor approved: paid anew on every screen', async () => {
      await gus.page.getByRole('button', { name: 'More' }).click();
      await gus.inSheet('Past rolls');
      for (const face of ['Face 3', 'Face 3']) await gus.inSheet(face);
      await gus.writes('Reason, in words', 'I saw two threes');
      const whyNot = gus.page.getByText(/a game supervisor is not above that/).first();
      // What is said in passing is gone again soon: it is looked out for from the beginning.
      await Promise.all([
        gus.page.locator('dialog[open] .btn-main').dispatchEvent('click'),
        whyNot.waitFor(),
      ]);
      await gus.page.keyboard.press('Escape');
      await cas.page.getByRole('button', { name: 'More' }).click();
      await cas.inSheet('Past rolls');
      for (const face of ['Face 3', 'Face 3']) await cas.inSheet(face);
      await cas.writes('Reason, in words', 'the camera shows two threes');
      await cas.inSheet('Overrule to six, hard');
      await dora.page.getByRole('heading', { name: 'Six, hard' }).waitFor();
      for (const who of ['ana', 'ben'] as const) {
        const phone = who === 'ana' ? ana : ben;
        await phone.sees('The call was put right');
        hands[who] = before[who];
        await isPaid(who, roll('3-3'));
      }
      // Exactly this is paid, as the television has it for a while.
      await expect.poll(() => wall('pays')).toContainEqual([expect.stringMatching(/Ana.*\+10$/)]);
    });

    test('a phone that sleeps through two rolls wakes up with what it missed and the right chips', async () => {
      for (const phone of [ana, ben]) await phone.press('OK');
      await bet('ana', { six: 10_00 });
      await bet('ben', { field: 5_00, 'hard-6': 5_00 });
      await ben.page.context().setOffline(true);
      await ben.sees('Reconnecting');
      await dora.press('Pass the dice to Ana');
      await thrown('44');
      await pays('Losers taken, 5');
      await dora.press('Pass the dice to Ana');
      await thrown('33');
      await pays('Winners paid, 55');
      await ben.page.context().setOffline(false);
      await ben.sees('You are back. Since then: 2 rolls, +40.');
      hands.ben = settled(game, hands.ben, roll('4-4')).hand;
      await isPaid('ben', roll('3-3'));
      await expect.poll(() => litOn(ben.page)).toEqual(litFor(game, roll('3-3')));
    });

    test('nothing has failed on any screen', () => {
      expect(night.troubles).toEqual([]);
    });
  },
);
