import { type CommandBody, rolesFor } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest, violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';
import { textFaultsOf } from '../testing/text-faults.ts';
import { concerns } from './command-groups.ts';

describe.skipIf(executablePath === undefined)(`the dealer's desk in a browser${withoutBrowser}`, () => {
  let browser: Browser;
  let casino: Casino;
  let dora: Page;
  let gus: Page;

  beforeAll(async () => {
    browser = await aBrowser();
    casino = await aCasino(screens);
    dora = await casino.pageOf(browser, 'dora', view());
    gus = await casino.pageOf(browser, 'gus', view());
  });
  afterAll(async () => {
    await browser.close();
    await casino.close();
  });

  const view = (): string => `/t/${casino.table}/dealer`;
  const next = (page: Page) => page.locator('[data-part=next]');
  const sheet = (page: Page) => page.locator('dialog[open]');
  /** Waits until the big button says this, and presses it. */
  const press = async (page: Page, says: string | RegExp): Promise<void> => {
    await next(page).filter({ hasText: says }).and(page.locator(':not([aria-disabled])')).click();
  };
  const says = (page: Page, text: string | RegExp): Promise<void> =>
    next(page).filter({ hasText: text }).waitFor();
  const bet = (who: string, seat: number, wager: string, chips: number): Promise<void> =>
    casino.gives(who, { type: 'PlaceBets', seat, bets: [{ wager, chips }] });
  /** The dice are thrown, keyed at the number pad, and called. */
  const rolled = async (keys: string, called: string): Promise<void> => {
    await press(dora, 'Dice are out');
    await says(dora, keys === '' ? /^Call / : 'Dice at rest');
    for (const key of keys) await dora.keyboard.press(key);
    await says(dora, /^Call /);
    await dora.keyboard.press('Enter');
    await dora.getByRole('heading', { name: called }).waitFor();
  };
  /** Hands that wait for the pad: the keys fall in the very moment in which it is drawn, before anything else happens. */
  const keysWhenDrawn = (keys: string): Promise<void> =>
    dora.evaluate((fingers) => {
      const watch = new MutationObserver(() => {
        const next = document.querySelector('[data-part=next]')?.textContent ?? '';
        if (!next.includes('Dice at rest')) return;
        watch.disconnect();
        for (const key of fingers) document.dispatchEvent(new KeyboardEvent('keydown', { key }));
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    }, keys);
  const gathered = async (): Promise<void> => {
    await press(dora, 'Gather the dice');
    await press(dora, 'Dice to the middle');
  };
  /** Nothing is found by the checker; in the other themes the colours alone are different. */
  const sound = async (page: Page): Promise<void> => {
    expect(await violationsOf(page, ['dark', 'light', 'contrast'])).toEqual([]);
  };

  test('whoever is not of the staff signs in first, and staff come in by their passphrase', async () => {
    const page = await casino.pageOf(browser, 'nobody', view());
    await page.getByRole('textbox', { name: 'Name' }).fill('Cas');
    await page.locator('input[type=password]').fill('seven lamps under a bridge');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await next(page).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe("Table 1, the dealer's desk");
    await page.context().close();
  });

  test('nz/3.3 a strict table is opened step by step, each by whoever may take it', async () => {
    await press(dora, 'Sign on as dealer');
    await press(gus, 'Sign on as game supervisor');
    await press(dora, 'Open the table');
    await press(dora, 'Confirm: the corners');
    await press(dora, 'Confirm: the sides');
    await says(dora, 'Receive dice');
    await sound(dora);
    await press(gus, 'Register: the drop box');
    await sheet(gus).getByLabel('Number or name').fill('B7');
    await sheet(gus).getByRole('button', { name: 'Register equipment' }).click();
    await press(dora, 'Receive dice');
    await sheet(dora).getByRole('button', { name: 'Receive dice' }).click();
    await press(dora, 'Inspect the dice');
    await sheet(dora).getByRole('button', { name: 'Inspect the dice' }).click();
    await press(gus, 'Register: the bowl');
    await press(gus, 'Inspect the dice');
    await sheet(gus).getByRole('button', { name: 'Inspect the dice' }).click();
    await press(dora, 'Unlock the float');
    await press(dora, 'Count the float');
    await sheet(dora).getByLabel('How many').nth(1).fill('400');
    await sheet(dora).getByLabel('How many').nth(3).fill('80');
    await sheet(dora).getByRole('button', { name: 'Count the float' }).click();
    await says(dora, 'waits for: Operator');
    await casino.gives('hanna', { type: 'PostOdds' });
    await press(dora, 'Start play');
    await says(dora, 'Offer the dice');
    expect(await dora.getByRole('list', { name: 'Phase' }).textContent()).toContain('Pass');
  });

  test('nz/5.3(a) the dice are offered, and the desk waits for whoever is asked', async () => {
    for (const [name, seat] of [
      ['Ana', 1],
      ['Ben', 2],
      ['Cy', 3],
    ] as const)
      await casino.seats(name, seat);
    await press(dora, 'Offer the dice');
    await says(dora, 'Ana does not want the dice');
    await says(dora, 'press for a no said aloud, or no answer');
    await casino.gives('Ana', { type: 'AcceptDice', seat: 1 });
    await says(dora, 'Waiting for Ana');
    await casino.gives('Ana', { type: 'ChooseDice', seat: 1, dice: ['D2', 'D5'] });
    await bet('Ana', 1, 'hard-8', 5_00);
    await bet('Ben', 2, 'field', 10_00);
    await dora.getByRole('button', { name: /Ben 10 on Field Bet/ }).waitFor();
    expect(await next(dora).textContent()).toContain('Dice are out');
  });

  test('nz/4.4 of two late bets one is confirmed with a key and one is refused with a press', async () => {
    await press(dora, 'Dice are out');
    await says(dora, 'Dice at rest');
    const asks = (seat: number, chips: number): CommandBody => ({
      type: 'AskLateBets',
      seat,
      bets: [{ wager: 'any-7', chips }],
    });
    await casino.gives('Cy', asks(3, 10_00));
    await dora.getByText('Cy asks for 10 on Any 7').waitFor();
    await sound(dora);
    await dora.keyboard.press('+');
    await dora.getByRole('button', { name: /Cy 10 on Any 7/ }).waitFor();
    await casino.gives('Ben', asks(2, 15_00));
    await dora.getByText('Ben asks for 15 on Any 7').waitFor();
    await dora.getByRole('button', { name: 'Refuse' }).click();
    await dora.getByText('Ben asks for 15').waitFor({ state: 'detached' });
    expect(await dora.getByRole('button', { name: /Ben 10 on Field Bet/ }).textContent()).not.toContain(
      '15 on',
    );
  });

  test('nz/6.3(a) nz/6.1 no roll for a die off the table is one act: the bets stay, and the die is looked for', async () => {
    await dora.keyboard.press('0');
    await sheet(dora)
      .getByRole('button', { name: /A die left the table/ })
      .click();
    await sheet(dora).getByText('The die is looked for next').waitFor();
    await sound(dora);
    await sheet(dora).getByRole('button', { name: 'Call no roll, NZ 6.3(a)' }).dispatchEvent('click');
    await sheet(dora).getByText('Name the die that left: D2, D5.').waitFor();
    await sheet(dora).getByLabel('Which die').selectOption('D5');
    await sheet(dora).getByRole('button', { name: 'Call no roll, NZ 6.3(a)' }).click();
    await dora.locator('[data-part=callout]', { hasText: 'No roll' }).waitFor();
    // The sheet of the dice is open: the die is looked for and found by the dealer, and inspected by a supervisor.
    await sheet(dora).getByRole('button', { name: 'Start the search' }).click();
    await sheet(dora).getByRole('button', { name: 'Found', exact: true }).click();
    await sheet(dora).getByLabel('Found by').fill('Ben');
    await sheet(dora).getByRole('button', { name: 'The die is found' }).click();
    await dora.keyboard.press('Escape');
    await says(dora, 'Pass the dice to Ana');
    expect(await next(dora).getAttribute('aria-disabled')).toBe('true');
    // Why not is said over no button, however narrow the desk is.
    const size = dora.viewportSize() ?? { width: 1280, height: 800 };
    for (const width of [320, 390, 768, 1024]) {
      await dora.setViewportSize({ width, height: 844 });
      const under = async () => {
        await next(dora).dispatchEvent('click');
        await dora.locator('[data-part=toast]').waitFor();
        return { width, under: await dora.evaluate(buttonsUnderToast) };
      };
      // What is said in passing may pass before it is looked at; then it is asked for once more.
      await expect.poll(under).toEqual({ width, under: [] });
    }
    await dora.evaluate(() => document.querySelector<HTMLElement>('[data-part=toast] button')?.click());
    await dora.locator('[data-part=toast]').waitFor({ state: 'detached' });
    await dora.setViewportSize(size);
    await casino.gives('Ana', { type: 'AskForOriginals', seat: 1 });
    await casino.gives('gus', { type: 'InspectFoundDie', die: 'D5', sound: true });
    await expect.poll(() => dora.getByRole('button', { name: /Cy 10 on Any 7/ }).count()).toBe(1);
  });

  test('nz/5.6 four and four are keyed, called, taken and paid in dealing order', async () => {
    await press(dora, 'Pass the dice to Ana');
    await rolled('44', 'Eight, hard');
    await sound(dora);
    await gathered();
    await press(dora, 'Losers taken, 20');
    await press(dora, 'Winners paid, 45');
    await dora.getByText('Last roll').waitFor();
    expect(await dora.getByRole('button', { name: /^Ana/ }).textContent()).toContain('245 in the rack');
  });

  test('nz/6.8 a wrong entry is corrected before anything is settled, when a supervisor approves', async () => {
    await bet('Ana', 1, 'hard-8', 5_00);
    await bet('Ben', 2, 'field', 10_00);
    await press(dora, 'Pass the dice to Ana');
    await keysWhenDrawn('44');
    await rolled('', 'Eight, hard');
    await dora.getByRole('button', { name: 'Wrong entry' }).click();
    await sheet(dora).getByRole('button', { name: 'Face 5' }).click();
    await sheet(dora).getByRole('button', { name: 'Face 3' }).click();
    expect(await sheet(dora).locator('[data-part=effects]').textContent()).toContain('Ana−50');
    await sheet(dora).getByRole('button', { name: 'Ask for eight, easy' }).click();
    await dora.getByText('Waiting for a supervisor').waitFor();
    await press(gus, 'Approve eight, easy');
    await dora.getByRole('heading', { name: 'Eight, easy' }).waitFor();
  });

  test('nz/6.6 only somebody above whoever approved it overrules the call, and a dealer is told why not', async () => {
    const cas = await casino.pageOf(browser, 'cas', view());
    await cas.getByRole('button', { name: 'Overrule' }).click();
    await sheet(cas).getByRole('button', { name: 'Face 6' }).click();
    await sheet(cas).getByRole('button', { name: 'Face 3' }).click();
    await sheet(cas).getByLabel('Reason, in words').fill('the left die shows six');
    await sound(cas);
    await sheet(cas).getByRole('button', { name: 'Overrule to nine' }).click();
    await cas.getByRole('heading', { name: 'Nine' }).waitFor();
    await cas.context().close();
    await dora.getByRole('heading', { name: 'Nine' }).waitFor();
    await dora.getByRole('button', { name: 'Overrule' }).click();
    await sheet(dora).getByRole('button', { name: 'Face 1' }).click();
    await sheet(dora).getByRole('button', { name: 'Face 2' }).click();
    await sheet(dora).locator('.btn-main').dispatchEvent('click');
    await sheet(dora).getByText('A dealer may not do this').waitFor();
    await dora.keyboard.press('Escape');
    await expect.poll(() => dora.getByRole('heading', { level: 2, name: 'Nine' }).count()).toBe(1);
  });

  test('nz/6.6 after the settlement the same is a reversal, with its effect shown before', async () => {
    await gathered();
    await press(dora, 'Winners paid, 10');
    await dora.getByText('Last roll').waitFor();
    const hanna = await casino.pageOf(browser, 'hanna', view());
    await hanna.getByRole('button', { name: 'More' }).click();
    await sheet(hanna).getByRole('button', { name: 'Past rolls' }).click();
    await sheet(hanna).getByRole('button', { name: 'Face 4' }).click();
    await sheet(hanna).getByRole('button', { name: 'Face 4' }).click();
    await sheet(hanna).getByText('Ana').first().waitFor();
    await sheet(hanna).getByLabel('Reason, in words').fill('the camera shows two fours');
    await sheet(hanna).getByRole('button', { name: 'Overrule to eight, hard' }).click();
    await dora.getByRole('heading', { name: 'Eight, hard' }).waitFor();
    expect(await dora.locator('[data-part=callout]').textContent()).toContain('senior casino supervisor');
    await hanna.context().close();
  });

  test('every command of the staff has its place, and what is not the dealer’s says whose it is', async () => {
    await dora.getByRole('button', { name: 'More' }).click();
    await sheet(dora).getByRole('button', { name: 'Every command' }).click();
    await expect.poll(() => sheet(dora).locator('details button').count()).toBe(commandsOfStaff());
    await sheet(dora).getByText('Limits and signs').click();
    await sheet(dora).getByRole('button', { name: 'Post the limits' }).dispatchEvent('click');
    await sheet(dora)
      .getByText(/This is for: Game supervisor/)
      .waitFor();
    await dora.keyboard.press('Escape');
  });

  test('without a connection the faces are kept and shown as not sent, and go out when it is back', async () => {
    await bet('Ana', 1, 'field', 5_00);
    await press(dora, 'Pass the dice to Ana');
    await press(dora, 'Dice are out');
    await says(dora, 'Dice at rest');
    await dora.context().setOffline(true);
    await dora.getByText('Keep the dice. Call by voice.').waitFor();
    for (const key of '22') await dora.keyboard.press(key);
    await dora.getByText('Not sent yet: Four, hard').waitFor();
    await dora.context().setOffline(false);
    await dora.getByText('Keep the dice.').waitFor({ state: 'detached' });
    await press(dora, 'Call four, hard');
    await dora.getByRole('heading', { name: 'Four, hard' }).waitFor();
    await expect.poll(() => dora.getByText('Not sent yet').count()).toBe(0);
  });

  test.each([
    [320, 640],
    [390, 844],
    [1440, 900],
  ])('nothing is wider than a screen of %i by %i', async (width, height) => {
    await dora.setViewportSize({ width, height });
    await atRest(dora);
    expect(await dora.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe.skipIf(executablePath === undefined)(`large sums at the dealer's desk${withoutBrowser}`, () => {
  test('fit on a tablet and on a phone, with every chip to cut', async () => {
    const browser = await aBrowser();
    const casino = await aCasino(screens, { mode: 'fun', limits: { minimum: 1_00, maximum: 500_00 } });
    await casino.gives('dora', { type: 'OpenTable', float: 100_000_00 });
    await casino.seats('Ana', 1, 5_000_00);
    await casino.seats('Maximilian', 2, 5_000_00);
    await casino.gives('dora', { type: 'OfferDice' });
    await casino.gives('Ana', { type: 'AcceptDice', seat: 1 });
    for (const [who, seat, wager, chips] of [
      ['Ana', 1, 'field', 500_00],
      ['Ana', 1, 'craps-12', 53_00],
      ['Maximilian', 2, 'craps-12', 500_00],
      ['Maximilian', 2, 'craps-2', 500_00],
    ] as const)
      await casino.gives(who, { type: 'PlaceBets', seat, bets: [{ wager, chips }] });
    const dora = await casino.pageOf(browser, 'dora', `/t/${casino.table}/dealer`);
    const next = (text: string | RegExp) => dora.locator('[data-part=next]').filter({ hasText: text });
    await next('Dice are out').click();
    await next('Dice at rest').waitFor();
    await dora.keyboard.press('6');
    await dora.keyboard.press('6');
    await next(/^Call /).click();
    await dora.locator('[data-part=settlement]').getByText('16,500').waitFor();
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [390, 844],
      [320, 640],
    ] as const) {
      await dora.setViewportSize({ width, height });
      expect({ width, faults: await textFaultsOf(dora) }).toEqual({ width, faults: [] });
    }
    await browser.close();
    await casino.close();
  });
});

/** The buttons that what is said in passing lies over, by their words; undefined once it has passed. */
function buttonsUnderToast(): readonly string[] | undefined {
  const said = document.querySelector('[data-part=toast]')?.getBoundingClientRect();
  if (said === undefined) return undefined;
  return [...document.querySelectorAll('button, a')]
    .filter((button) => button.closest('[data-part=toast]') === null)
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < said.right && right > said.left && top < said.bottom && bottom > said.top;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

/** How many commands somebody other than a player may give at this table. */
function commandsOfStaff(): number {
  const procedure = tableRules['snake-eyes-nz']?.procedure;
  const types = Object.values(concerns).flat();
  return types.filter(
    (type) => procedure !== undefined && rolesFor(procedure, type).roles.some((role) => role !== 'player'),
  ).length;
}
