import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEvening, type Evening } from '../join/testing/phones.ts';
import { loadedDice } from '../player/testing/loaded-dice.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';

describe.skipIf(executablePath === undefined)(`around the party game${withoutBrowser}`, () => {
  const dice = loadedDice();
  let evening: Evening;
  let ann: Page;
  let bob: Page;

  beforeAll(async () => {
    evening = await anEvening({ hostAway: 100, ports: dice.ports });
    dice.load({
      table: 'party-1',
      rolls: [
        [4, 4],
        [6, 1],
      ],
    });
    const table = await evening.addTable({
      pack: 'snake-eyes-party',
      title: 'Kitchen table',
      dice: 'virtual',
      seats: 4,
      startingChips: 20,
      first: 'first seat',
    });
    await evening.world.ask('hanna', 'paceTable', {
      params: { table },
      body: { staff: { by: 'house', pace: { rolling: 1, betting: 600_000 } } },
    });
    ann = await sits(table, 'Ann');
    bob = await sits(table, 'Bob');
  });
  afterAll(async () => evening.close());

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const sits = async (table: string, name: string): Promise<Page> => {
    const page = await evening.phone();
    await page.goto(`${evening.world.server.url}/t/${table}#${evening.code}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: /Join with/ }).click();
    await page.getByRole('heading', { name: /Your cards/ }).waitFor();
    return page;
  };
  /** What is said in passing is gone again soon: it is looked out for on all phones at once. */
  const hears = (page: Page, how: 'polite' | 'assertive', text: string | RegExp): Promise<void> =>
    page.locator(`[aria-live=${how}]`, { hasText: text }).first().waitFor({ state: 'attached' });

  test('whoever leaves before the game is gone from every phone, and may sit down again', async () => {
    await ann.getByRole('listitem').filter({ hasText: 'Bob' }).waitFor();
    await press(bob, 'Menu');
    await press(bob, 'Leave the party');
    await bob.getByText('Your seat becomes free, and your 20 chips go with you.').waitFor();
    await press(bob, 'Leave');
    await bob.getByText('You have left the party').first().waitFor();
    await ann.getByRole('listitem').filter({ hasText: 'Bob' }).waitFor({ state: 'detached' });
    expect(await ann.getByRole('listitem').count()).toBe(0);
    await bob.getByRole('button', { name: /Join with/ }).click();
    await ann.getByRole('listitem').filter({ hasText: 'Bob' }).waitFor();
  });

  test('a throw is said on every phone as one message, and whoever has the dice next hears it at once', async () => {
    await press(ann, 'Start the game');
    await hears(ann, 'assertive', 'Your throw');
    await Promise.all([
      press(ann, 'Throw'),
      ...[ann, bob].map((page) => hears(page, 'polite', 'Ann throws 4-4: 8. Ann turns card 8 down; 9 left.')),
    ]);
    await Promise.all([
      press(ann, 'Throw'),
      hears(bob, 'assertive', 'Your throw'),
      hears(ann, 'polite', /^Ann throws 6-1: 7\..*The dice pass to Bob\./),
    ]);
    await expect
      .poll(() => ann.locator('[data-part="last-roll"]').getAttribute('aria-label'))
      .toContain('6-1: 7');
  });

  test('the menu tells what happened, says why nobody leaves a game, and gives the focus back', async () => {
    await press(ann, 'Menu');
    const leave = ann.getByRole('button', { name: 'Leave the party' });
    expect(await leave.getAttribute('aria-disabled')).toBe('true');
    await ann.locator('[data-part=menu]').getByText('A game is being played.').waitFor();
    await press(ann, 'What happened so far');
    const sheet = ann.getByRole('dialog', { name: 'What happened' });
    await sheet.getByText('Ann throws 4-4: 8. Ann turns card 8 down; 9 left.').waitFor();
    await ann.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await press(ann, 'Menu');
    await ann.keyboard.press('Escape');
    await expect
      .poll(() => ann.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Menu');
  });

  test('the party waits while the host is away, says so, and goes on when the host is back', async () => {
    const { world } = evening;
    await world.ask('hanna', 'changeSettings', { body: { pauseWhenAway: true } });
    for (const page of [ann, bob])
      await page.locator('[data-part=banner]', { hasText: 'The host is away for a moment.' }).waitFor();
    await press(bob, 'Throw');
    await bob
      .getByRole('heading', { name: /paused/ })
      .first()
      .waitFor();
    await press(bob, 'Understood');

    expect(await bob.locator('[data-part="last-roll"]').getAttribute('aria-label')).toContain('6-1: 7');

    const host = await evening.phone({ width: 1280, height: 800 });
    const { url } = world.server;
    await host
      .context()
      .addCookies([{ name: 'dicepit', value: encodeURIComponent(world.cookieOf('hanna')), url }]);
    await host.goto(`${url}/host`);
    for (const page of [ann, bob]) await page.locator('[data-part=banner]').waitFor({ state: 'detached' });
    await press(bob, 'Throw');
    await ann
      .getByText(/Bob throws \d-\d/)
      .first()
      .waitFor();
  });

  test('nothing broke on any of the phones', () => {
    expect(evening.troubles).toEqual([]);
  });
});
