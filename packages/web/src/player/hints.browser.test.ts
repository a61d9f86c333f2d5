import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEvening, type Evening, faultsOf } from '../join/testing/phones.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { comesToTable } from '../testing/evening/at-phone.ts';
import { loadedDice } from './testing/loaded-dice.ts';

const pace = { answering: 600_000, betting: 1_000, throwing: 600_000, rolling: 200, showing: 800 };

describe.skipIf(executablePath === undefined)(`a newcomer at a table${withoutBrowser}`, () => {
  let evening: Evening;
  const dice = loadedDice();

  beforeAll(async () => {
    evening = await anEvening({ ports: dice.ports });
  });
  afterAll(async () => evening.close());

  const hint = (page: Page) => page.getByRole('note');
  const says = (page: Page, text: RegExp) => hint(page).filter({ hasText: text }).waitFor();

  const hears = (page: Page, text: string) =>
    page.locator('[aria-live="polite"]').filter({ hasText: text }).waitFor({ state: 'attached' });

  /** Whether the hint lies over an area of the felt or over the dock. */
  const covers = (page: Page) =>
    page.evaluate(`(() => {
      const box = document.querySelector('[data-part="hint"]').getBoundingClientRect();
      return [...document.querySelectorAll('[data-part="area"], [data-part="dock"]')].some((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        const shown = document.querySelector('[data-part="cloth"]').getBoundingClientRect().top;
        return Math.max(top, shown) < box.bottom - 1 && bottom > box.top + 1 && bottom > shown;
      });
    })()`);

  test('is told one thing at a time, each once, and again on request', async () => {
    dice.load({ table: 'nz-1', rolls: [[4, 4]] });
    await evening.addTable({
      pack: 'snake-eyes-nz',
      title: 'First steps',
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: { by: 'house', pace },
    });
    const page = await evening.phone();
    await page.goto(`${evening.world.server.url}/#${evening.code}`);
    const { area, press, lies, slip } = await comesToTable(page, 'Ben', 'First steps');
    await page.getByRole('button', { name: 'Take the dice' }).waitFor();

    await says(page, /^Pick a chip/);
    expect(await hint(page).count()).toBe(1);
    await hears(page, 'Pick a chip below.');
    expect(await covers(page)).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Chip 5', exact: true }).click();
    await says(page, /^Tap an area/);
    await hears(page, 'Tap an area');
    await area('hard-8').click();
    await says(page, /^Chips are yours/);
    await lies('hard-8');
    await hears(page, 'Chips are yours to bet with.');
    await press('Got it');
    await says(page, /^Your bet is down. Until/);

    // Whoever comes back is told nothing twice.
    await page.reload();
    await says(page, /^Your bet is down. Until/);
    await press('Take the dice');
    await says(page, /the dice are yours/);
    await press('Throw');
    await says(page, /^A line for each bet/);
    await expect.poll(() => slip()).toEqual(['Hard 8 won +45']);
    await press('OK');
    await expect.poll(() => hint(page).count()).toBe(0);

    await press('Menu');
    await press('Settings');
    const shows = page.getByLabel('Show me around a table');
    expect(await shows.isChecked()).toBe(false);
    await shows.check();
    await page.keyboard.press('Escape');
    await press('Change my bets');
    await says(page, /^Tap an area|^Pick a chip/);
    await press('Menu');
    await press('Settings');
    await shows.uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => hint(page).count()).toBe(0);
    expect(evening.troubles).toEqual([]);
  });
});
