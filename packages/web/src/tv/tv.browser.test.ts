import { join } from 'node:path';
import { openSqlite } from '@dicepit/store';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aFolder } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`the television in a browser${withoutBrowser}`, () => {
  const folder = aFolder();
  let browser: Browser;
  let page: Page;
  let world: World;
  let table = '';
  const faults: string[] = [];

  const openPit = async (port: number): Promise<World> =>
    openWorld({
      store: await openSqlite({ file: join(folder.path, 'pit.db') }),
      screens,
      port,
    });

  beforeAll(async () => {
    world = await openPit(0);
    await world.ask('host', 'claimHost', {
      body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
    });
    table = String(inside((await world.ask('host', 'addTable', { body: houseTable })).json, 'table'));
    browser = await aBrowser();
    page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${world.server.url}/t/${table}/screen`);
    await page.waitForSelector('.felt .area');
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
    folder.remove();
  });

  const give = (command: object) =>
    world.askAnything('ann', 'giveCommand', { params: { table }, body: { command } });
  const board = async () => inside((await world.ask('nobody', 'readScreen', { params: { table } })).json);

  test('shows a bet on its area with its sum and its owner', async () => {
    const code = String(inside((await world.ask('host', 'readCode')).json, 'code'));
    await world.ask('ann', 'joinGuest', { body: { code, name: 'Ann' } });
    await expect.poll(async () => inside(await board(), 'phase')).not.toBe('closed');
    await give({ type: 'SitDown', seat: 1, name: 'Ann' });
    await give({ type: 'BuyIn', seat: 1, cents: 50_00, from: 'account' });
    await give({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
    await page.waitForSelector('.stack');
    expect(await page.locator('.stack text').allTextContents()).toEqual(['5', 'A']);
    expect(await page.locator('[data-mark="1"]').textContent()).toContain('Ann45');
  });

  test('lights exactly the areas that the rules pay on the called roll', async () => {
    await expect.poll(async () => inside(await board(), 'shooter', 'offered')).toBe(true);
    await give({ type: 'AcceptDice', seat: 1 });
    await expect.poll(async () => (await give({ type: 'ThrowDice', seat: 1 })).status).toBe(200);
    await page.waitForSelector('.area.lit');
    const lit = await page
      .locator('.area.lit')
      .evaluateAll((areas) => areas.map((area) => area.getAttribute('data-wager')));
    expect(new Set(lit)).toEqual(new Set(Object(inside(await board(), 'lit'))));
    expect(await page.locator('[aria-current=step]').textContent()).toBe('Called');
    await expect.poll(() => page.locator('[data-part=call] [data-part=cube]').count()).toBe(2);
  });

  test('a remote goes through the views and back', async () => {
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('[data-part=page-results] [data-part=last] li');
    await expect.poll(() => page.locator('.felt').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.felt .area');
    await expect.poll(() => page.locator('[data-part^=page-]').count()).toBe(0);
  });

  test('what comes later dresses nothing of the felt: the rings that are printed on it stay', async () => {
    const ring = page.locator('.felt .ring').first();
    const looks = () =>
      ring.evaluate((each) => [getComputedStyle(each).display, getComputedStyle(each).animationName]);
    expect(await looks()).toEqual(['inline', 'none']);
  });

  test('says that it is stale when the pit dies, and is live again when it is back', async () => {
    const { port } = world.server;
    await world.close();
    const stale = page.locator('[data-part=stale]');
    await stale.waitFor();
    const filter = () =>
      page.locator('[data-part=stage]').evaluate((stage) => getComputedStyle(stage).filter);
    expect(await filter()).toBe('grayscale(1)');
    expect(await stale.textContent()).toMatch(/^Board from \d\d:\d\d:\d\d, reconnecting$/);
    world = await openPit(port);
    await stale.waitFor({ state: 'hidden' });
    expect(await filter()).toBe('none');
    await expect.poll(() => page.locator('[data-part=clock] span').textContent()).toBe('Live');
  });

  test('nothing on the page has failed', () => {
    expect(faults).toEqual([]);
  });
});

const houseTable = {
  pack: 'snake-eyes-nz',
  title: 'Table one',
  mode: 'home',
  dice: 'virtual',
  seats: 4,
  limits: { minimum: 1_00, maximum: 50_00 },
  // The house waits for nobody's answer, and a roll stays called, for longer than the test lasts.
  staff: {
    by: 'house',
    pace: { answering: 600_000, betting: 1_000, throwing: 600_000, rolling: 500, showing: 600_000 },
  },
} as const;
