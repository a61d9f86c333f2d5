import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from '../testing/axe.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { anEvening, type Evening, faultsOf } from './testing/phones.ts';

const LONG = 600_000;

describe.skipIf(executablePath === undefined)(`from the code to a bet in a browser${withoutBrowser}`, () => {
  let evening: Evening;
  let table: string;
  let page: Page;

  beforeAll(async () => {
    evening = await anEvening();
    table = await evening.addTable({
      pack: 'snake-eyes-nz',
      title: 'Table 1',
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      // Nothing moves on while a busy machine draws the page.
      staff: { by: 'house', pace: { answering: LONG, betting: LONG, throwing: LONG } },
    });
    page = await evening.phone();
  });
  afterAll(async () => evening.close());

  const area = (wager: string) => page.locator(`[data-wager="${wager}"]`).first();
  const tableNow = async () =>
    JSON.stringify((await evening.world.ask('nobody', 'readTable', { params: { table } })).json);

  test('three taps after the name: come in, sit down, bet', async () => {
    await page.goto(`${evening.world.server.url}/#${evening.code}`);
    await page.getByLabel('Your name').fill('Ben');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('button', { name: /^Join with/ }).click();
    await area('field').click();
    await expect.poll(tableNow).toContain('"wager":"field"');
  });

  test('the dice are offered beside the felt to whoever has just sat down', async () => {
    await page.getByRole('button', { name: 'Take the dice' }).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('an area that is held opens its sheet, and letting go leaves it open', async () => {
    const { x = 0, y = 0 } = (await area('hard-6').boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    const sheet = page.getByRole('dialog', { name: /Hard 6/ });
    await sheet.waitFor();
    await page.mouse.up();
    await atRest(page);
    expect(await sheet.isVisible()).toBe(true);
    // A tap beside it closes it as ever.
    await page.mouse.click(5, 5);
    await sheet.waitFor({ state: 'detached' });
  });
});
