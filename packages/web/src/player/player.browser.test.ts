import type { Pips } from '@dicepit/engine';
import type { BodyOf } from '@dicepit/wire';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside } from '../../../server/src/http/testing/world.ts';
import { anEvening, type Evening, faultsOf } from '../join/testing/phones.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { atPhone } from '../testing/evening/at-phone.ts';
import { loadedDice } from './testing/loaded-dice.ts';

type Banked = Extract<BodyOf<'addTable'>, { readonly mode: string }>;

const pace = { answering: 600_000, betting: 1_000, throwing: 600_000, rolling: 200, showing: 800 };

describe.skipIf(executablePath === undefined)(`playing in a browser${withoutBrowser}`, () => {
  let evening: Evening;
  const dice = loadedDice();

  beforeAll(async () => {
    evening = await anEvening({ ports: dice.ports });
  });
  afterAll(async () => evening.close());

  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const area = (page: Page, wager: string) => page.locator(`[data-wager="${wager}"]`);

  /** A table whose first rolls are known, and a phone at it with the chips that one sits down with. */
  const sits = async (
    pack: Banked['pack'],
    rolls: readonly (readonly Pips[])[],
    more: Partial<Banked> = {},
  ) => {
    const prefix: Readonly<Record<string, string>> = {
      'snake-eyes-nz': 'nz',
      'snake-eyes-nsw': 'nsw',
      'double-dice': 'double',
      'wonder-dice': 'wonder',
    };
    const before = await evening.world.ask('nobody', 'listTables');
    const count = before.text.split(`"table":"${prefix[pack]}-`).length;
    dice.load({ table: `${prefix[pack]}-${count}`, rolls });
    const table = await evening.addTable({
      pack,
      title: `${pack} ${count}`,
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: pack === 'wonder-dice' ? 10_00 : 50_00 },
      staff: { by: 'house', pace },
      ...more,
    });
    expect(table).toBe(`${prefix[pack]}-${count}`);
    const page = await evening.phone();
    await page.goto(`${evening.world.server.url}/#${evening.code}`);
    await page.getByLabel('Your name').fill(`Ben ${table}`);
    await press(page, 'Join');
    await page
      .getByText(/^Hello|^Your seat/)
      .first()
      .waitFor();
    await page.goto(`${evening.world.server.url}/t/${table}`);
    const age = page.getByLabel('I am 18 or over');
    await page.getByRole('button', { name: /^Join with/ }).waitFor();
    if ((await age.count()) > 0) await age.check();
    await press(page, /^Join with/);
    await page.locator('[data-part="felt"]').waitFor();
    return page;
  };

  /** Taps areas one after another, and waits until all of it has reached the table. */
  const bets = async (page: Page, ...wagers: readonly string[]): Promise<void> => {
    for (const wager of wagers) await area(page, wager).click();
    for (const wager of new Set(wagers)) await atPhone(page).lies(wager);
  };
  /** The dice are offered beside the felt to whoever has just sat down, so that bets come first. */
  const waitsForOffer = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Take the dice' }).waitFor();
  };
  const takesAndThrows = async (page: Page): Promise<void> => {
    await press(page, 'Take the dice');
    await press(page, 'Throw');
  };
  const slipOf = (page: Page) => atPhone(page).slip();
  const told = (page: Page, wager: string) => atPhone(page).told(wager);
  const litOn = (page: Page) =>
    page
      .locator('[data-part="area"][data-state~="lit"]')
      .evaluateAll((areas) => areas.map((each) => each.getAttribute('data-wager')));
  const figures = (page: Page) => atPhone(page).slipFigures();

  test('Snake Eyes NZ: bets, a throw, the winning areas lit and the right sums paid', async () => {
    const page = await sits('snake-eyes-nz', [[4, 4]], {
      // A wait that does not end before the test does.
      staff: { by: 'house', pace: { ...pace, answering: 280_000 } },
    });
    await page
      .getByRole('timer')
      .filter({ hasText: /^\d+ min left, then the next player is asked$/ })
      .waitFor();
    await press(page, 'More time');
    await waitsForOffer(page);
    expect(await faultsOf(page)).toEqual([]);
    await bets(page, 'hard-8', 'six', 'six', 'field');
    await expect.poll(() => told(page, 'six')).toContain('your bet 10');
    await takesAndThrows(page);
    await expect.poll(() => slipOf(page)).toEqual(['Hard 8 won +45', '6 stays 10', 'Field Bet lost −5']);
    await expect.poll(() => litOn(page)).toEqual(['hard-8', 'hardway-combo', 'eight']);
    await expect.poll(() => figures(page)).toEqual(['+40', '10', '530']);
    expect(await faultsOf(page)).toEqual([]);

    await press(page, 'Same again');
    await expect.poll(() => told(page, 'field')).toContain('your bet 5');
    await expect.poll(() => told(page, 'hard-8')).toContain('your bet 5');
  });

  test('Snake Eyes NSW: a seven out; the sheet of an area tells no chances (nsw/9.1)', async () => {
    const page = await sits('snake-eyes-nsw', [[3, 4]]);
    await waitsForOffer(page);
    await bets(page, 'any-7', 'six', 'hard-4');
    await area(page, 'six').press('i');
    await page.getByText('Stays until it is decided').waitFor();
    await expect.poll(() => page.getByText('house keeps').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Done');
    await takesAndThrows(page);
    await expect.poll(() => slipOf(page)).toEqual(['Hard 4 lost −5', '6 lost −5', 'Any Seven won +20']);
    await expect.poll(() => litOn(page)).toEqual(['any-7']);
    await expect.poll(() => figures(page)).toEqual(['+10', '0', '510']);
  });

  test('Double Dice: lines stay up, the shooter’s bet is locked with its clause', async () => {
    const page = await sits('double-dice', [[3, 3]]);
    await waitsForOffer(page);
    await bets(page, 'shooters-bet', 'number-6', 'double-3');
    await takesAndThrows(page);
    await expect
      .poll(() => slipOf(page))
      .toEqual(["Shooter's Bet stays 5", 'Six won +5', 'Double 3 won +25']);
    await expect.poll(() => litOn(page)).toEqual(['number-6', 'double-3']);
    await expect.poll(() => figures(page)).toEqual(['+30', '15', '515']);
    await press(page, 'OK');
    await expect.poll(() => told(page, 'shooters-bet')).toContain('locked (7.2)');
    await expect.poll(() => told(page, 'bonus')).toContain('closed (9.1)');
    await page.getByRole('button', { name: 'Pass the dice' }).click({ force: true });
    await page.getByRole('dialog').getByText('The set stands at 1 of 4 throws').waitFor();
  });

  test('Wonder Dice: chips of one’s own colour, the dealer throws, three dice', async () => {
    const page = await sits('wonder-dice', [[3, 3, 5]]);
    await page.getByText('Bets open').waitFor();
    // The dealer throws as soon as somebody has bet: these taps come within the time in which they are one bet.
    await page.evaluate(
      `for (const wager of ['number-3', 'number-3', 'high']) document.querySelector('[data-wager="' + wager + '"]').click()`,
    );
    await expect.poll(() => slipOf(page)).toEqual(['Number 3 won +4', 'High lost −1']);
    await expect.poll(() => litOn(page)).toEqual(['number-3', 'number-5']);
    expect((await figures(page))[0]).toBe('+3');
  });

  test('a bet over the maximum is refused with the nearest that is not', async () => {
    const page = await sits('snake-eyes-nz', [[4, 4]]);
    await waitsForOffer(page);
    await page.getByRole('radio', { name: 'Chip 100' }).click();
    await area(page, 'hard-4').click();
    const refusal = page.getByRole('dialog', { name: 'That is not possible' });
    const why = refusal.getByText('$100 is above the maximum of $50');
    await why.waitFor();
    // Whoever listens is told why as well, and not only that it is not possible.
    expect(await refusal.getAttribute('aria-describedby')).toBe(await why.getAttribute('id'));
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Place 50');
    await expect.poll(() => told(page, 'hard-4')).toContain('your bet 50');
  });

  test('three quick taps are three undos, and three quick undos take back three taps', async () => {
    const page = await sits('snake-eyes-nz', [[4, 4]]);
    await waitsForOffer(page);
    const inOneGo = (button: Locator, times: number) =>
      button.evaluate((element, count) => {
        for (let press = 0; press < count; press += 1)
          element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }, times);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await inOneGo(area(page, 'six'), 3);
    await inOneGo(undo, 1);
    await expect.poll(() => told(page, 'six')).toContain('your bet 10');
    await atPhone(page).lies('six');
    await inOneGo(area(page, 'field'), 2);
    await inOneGo(undo, 3);
    await expect.poll(() => told(page, 'six')).toContain('your bet 5');
    expect(await told(page, 'field')).not.toContain('your bet');
  });

  test.each(['dialog:modal', 'dialog:modal .btn-main'])(
    'hold and release opens the sheet of an area and leaves it open where the finger comes off %s',
    async (under) => {
      const page = await sits('snake-eyes-nz', [[4, 4]]);
      await waitsForOffer(page);
      await area(page, 'six').dispatchEvent('pointerdown', { button: 0 });
      await page.locator('dialog:modal').waitFor();
      // A browser lets the finger go where it was put down, and then clicks what lies there by now.
      await area(page, 'six').dispatchEvent('pointerup', { button: 0 });
      await page.locator(under).first().dispatchEvent('click', { detail: 1 });
      expect(await page.locator('dialog:modal').count()).toBe(1);
      expect(await told(page, 'six')).not.toContain('your bet');
      await press(page, 'Done');
      await page.locator('dialog:modal').waitFor({ state: 'detached' });
      await bets(page, 'six');
    },
  );

  test('chips that the host gives are told on the phone and are in the rack, also after the phone was away', async () => {
    const page = await sits('snake-eyes-nz', []);
    await expect.poll(() => atPhone(page).figure('Rack')).toBe('500');
    const mine = await page.evaluate(async () => (await fetch('./api/v1/me/account')).json());
    const params = { person: String(inside(mine, 'person')) };
    const gives = (cents: number) =>
      evening.world.ask('hanna', 'issueChips', { params, body: { cents, reason: 'Gift' } });
    await gives(100_00);
    await page.getByText('The host gives you 100. It is in your rack.').first().waitFor();
    await expect.poll(() => atPhone(page).figure('Rack')).toBe('600');
    const table = page.url();
    await page.goto('about:blank');
    await gives(30_00);
    await gives(20_00);
    await page.goto(table);
    await page.getByText('The host gives you 50. It is in your rack.').first().waitFor();
    await expect.poll(() => atPhone(page).figure('Rack')).toBe('650');
  });

  test('a whole roll by the keyboard: chip, bets, undo, repeat, dice', async () => {
    const page = await sits('snake-eyes-nz', [[6, 3]]);
    await waitsForOffer(page);
    await page.keyboard.press('2');
    await area(page, 'hard-4').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => told(page, 'hard-6')).toContain('your bet 5');
    await page.keyboard.press('z');
    await expect.poll(() => told(page, 'hard-6')).not.toContain('your bet');
    await page.keyboard.press('y');
    await expect.poll(() => told(page, 'hard-6')).toContain('your bet 5');
    await page.keyboard.press('-');
    await expect.poll(() => told(page, 'hard-6')).not.toContain('your bet');
    await page.keyboard.press('/');
    await page.waitForFunction(`document.activeElement.matches('dialog input')`);
    await page.keyboard.type('field 10');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').getByText('Sent: 10 on Field Bet').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Take the dice' }).focus();
    await page.keyboard.press('Enter');
    await atPhone(page).stands('Your throw');
    await page.keyboard.press('t');
    await expect.poll(() => slipOf(page)).toEqual(['Field Bet won +10']);
    expect(evening.troubles).toEqual([]);
  });
});
