import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`the wizard in a browser${withoutBrowser}`, () => {
  let browser: Browser;
  let page: Page;
  let world: World;

  const cards = async (): Promise<readonly unknown[]> => {
    const tables = inside((await world.ask('hanna', 'readPit')).json, 'tables');
    return Array.isArray(tables) ? tables : [];
  };

  beforeAll(async () => {
    world = await openWorld({ screens });
    const body = { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' };
    await world.ask('hanna', 'claimHost', { body });
    browser = await aBrowser();
    const url = `http://localhost:${world.server.port}`;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    const value = encodeURIComponent(world.cookieOf('hanna'));
    await context.addCookies([{ name: 'dicepit', value, url }]);
    page = await context.newPage();
    await page.goto(`${url}/host`);
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  const pick = (question: string, name: string) =>
    page
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: new RegExp(`^${name}`) })
      .check({ force: true });

  /** Opens one more table by clicks alone; what is asked for on the way is filled in where it is asked. */
  async function opens(game: string, dice: string, mode?: string): Promise<unknown> {
    const before = (await cards()).length;
    const opener = page.getByRole('button', { name: 'Open the table' });
    if (before > 0) await page.getByRole('button', { name: 'Open one' }).click();
    await opener.waitFor();
    await pick('Game', game);
    await pick('Dice', dice);
    if (mode !== undefined) await pick('Mode', mode);
    await opener.click();
    const outcome = page
      .locator('[data-part=approval] [aria-invalid]')
      .or(page.getByText(/Guests|Scan with one phone/));
    await outcome.first().waitFor();
    const isAsked = (await page.locator('[data-part=approval] [aria-invalid]').count()) > 0;
    expect(isAsked ? await violationsOf(page, ['dark', 'light', 'contrast']) : []).toEqual([]);
    if (isAsked) {
      for (const field of await page.locator('[data-part=approval] input').all())
        await field.fill((await field.getAttribute('type')) === 'date' ? '2019-03-15' : 'As ordered');
      await opener.click();
    }
    if (before === 0) await page.getByRole('button', { name: 'Go to the console' }).click();
    await page.getByRole('heading', { name: 'Guests', exact: true }).waitFor();
    const after = await cards();
    expect(after).toHaveLength(before + 1);
    return after.at(-1);
  }

  // What every choice comes to at the pit is tested without a browser, in wizard.test.ts.
  test.each([
    ['Snake Eyes New Zealand', 'The software throws', 'Fun money'],
    ['Snake Eyes New Zealand', 'Real dice', 'Home'],
    ['Snake Eyes New Zealand', 'Real dice', 'Training'],
    ['Snake Eyes New Zealand', 'Real dice', 'Casino strict'],
    ['Snake Eyes New South Wales', 'The software throws', 'Casino strict'],
    ['Double Dice', 'Real dice', 'Casino strict'],
    ['Wonder Dice', 'The software throws', 'Casino strict'],
  ])('opens %s, with dice: %s, in mode: %s', async (game, dice, mode) => {
    const card = await opens(game, dice, mode);
    expect([inside(card, 'kind'), inside(card, 'mode')]).toEqual(['banked', modeOf[mode]]);
    const table = inside(card, 'table');
    const phase = async () =>
      inside(
        (await cards()).find((each) => inside(each, 'table') === table),
        'phase',
      );
    // Among friends it is open at once; where it is to be done by the book, its staff do so.
    const isOpen = mode === 'Fun money' || mode === 'Home';
    await expect.poll(async () => (await phase()) !== 'closed').toBe(isOpen);
  });

  test.each(['Real dice', 'The software throws'])('opens the party game with dice: %s', async (dice) => {
    expect(inside(await opens('Party game', dice), 'kind')).toBe('party');
  });
});

const modeOf: Readonly<Record<string, string>> = {
  'Fun money': 'fun',
  Home: 'home',
  Training: 'training',
  'Casino strict': 'strict',
};
