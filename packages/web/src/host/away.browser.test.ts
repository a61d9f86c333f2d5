import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`the host and the televisions${withoutBrowser}`, () => {
  let browser: Browser;
  let world: World;
  let table = '';
  let code = '';

  beforeAll(async () => {
    world = await openWorld({ screens, settings: { name: 'Harbour School night' }, hostAway: 200 });
    const passphrase = 'green kettles sing at noon';
    await world.ask('hanna', 'claimHost', { body: { token: world.hostToken, name: 'Hanna', passphrase } });
    table = String(inside((await world.ask('hanna', 'addTable', { body: houseTable })).json, 'table'));
    code = String(inside((await world.ask('hanna', 'readCode')).json, 'code'));
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  /** A page on a device of its own; of somebody who has come in, or of nobody. */
  async function opens(path: string, who = ''): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const { url } = world.server;
    const cookie = world.cookieOf(who);
    if (cookie !== '')
      await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
    const page = await context.newPage();
    await page.goto(`${url}${path}`);
    return page;
  }

  /** The console, past the first phone or the question whether the night goes on. */
  async function console(): Promise<Page> {
    const page = await opens('/host', 'hanna');
    const ways = page.getByRole('button', { name: /^(Resume|Go to the console)$/ });
    const guests = page.getByRole('heading', { name: 'Guests', exact: true });
    await ways.or(guests).first().waitFor();
    if ((await guests.count()) === 0) await ways.first().click();
    await guests.waitFor();
    return page;
  }

  test('play waits when the page of the host is gone, every screen says so, and goes on when it is back', async () => {
    await world.ask('hanna', 'changeSettings', { body: { pauseWhenAway: true } });
    const host = await console();
    const tv = await opens(`/t/${table}/screen`);
    await tv.locator('.felt .area').first().waitFor();
    await tv.locator('[data-part=over]').waitFor({ state: 'hidden' });

    await host.context().close();
    await tv.getByText('The host is away for a moment.').waitFor();
    expect((await world.ask('nobody', 'readPit')).json).toMatchObject({ pausing: { hostAway: true } });
    await world.ask('Ann', 'joinGuest', { body: { code, name: 'Ann' } });
    const phone = await opens('/#/tables', 'Ann');
    await phone
      .getByText(/host is away/i)
      .first()
      .waitFor();

    const back = await console();
    await tv.locator('[data-part=over]').waitFor({ state: 'hidden' });
    expect((await world.ask('nobody', 'readPit')).json).toMatchObject({ paused: false });
    for (const page of [back, tv, phone]) await page.context().close();
  });

  test('a Wi-Fi that the host types in is the first step on a television that has the code, and on no other', async () => {
    const [given, stranger] = [await opens(`/tv#code=${code}`), await opens('/tv')];
    await given.getByText('and type').waitFor();
    const host = await console();
    await host.getByRole('button', { name: 'Set up' }).click();
    await host.getByLabel('Name of the Wi-Fi').fill('PartyGuest');
    await host.getByLabel('Password').fill('let; the dice roll');
    await host.keyboard.press('Enter');
    await host.getByRole('img', { name: 'QR code to join the Wi-Fi PartyGuest' }).first().waitFor();

    await given.locator('[data-part=wifi]').waitFor();
    expect(await given.locator('[data-part=wifi] p').textContent()).toBe('PartyGuest');
    expect(await given.locator('[data-part=steps] h2 i').allTextContents()).toEqual(['1', '2']);
    expect(await given.locator('[data-part=steps] [data-part=qr]').count()).toBe(2);
    await stranger.getByText('ask the host for the code').waitFor();
    expect(await stranger.locator('[data-part=wifi]').count()).toBe(0);

    await host.getByRole('button', { name: 'Switch it off' }).click();
    await given.locator('[data-part=wifi]').waitFor({ state: 'detached' });
    for (const page of [host, given, stranger]) await page.context().close();
  });

  test('who has paused stands on the console and on the television', async () => {
    const [host, tv] = [await console(), await opens(`/t/${table}/screen`)];
    await tv.locator('.felt .area').first().waitFor();
    await tv.locator('[data-part=over]').waitFor({ state: 'hidden' });
    await world.ask('hanna', 'pausePit', { body: { words: 'Dinner' } });
    await host.getByText(/^By Hanna, since \d\d:\d\d\. Dinner$/).waitFor();
    await tv.getByText(/^By Hanna since \d\d:\d\d/).waitFor();
    expect(await tv.locator('[data-part=over]').textContent()).toMatch(/^PausedDinnerBy Hanna since/);
    await world.ask('hanna', 'resumePit');
    for (const page of [host, tv]) await page.context().close();
  });

  test('the console leads to the other views of a television', async () => {
    const host = await console();
    await host.getByText('Other views, by the end of the address').click();
    const links = host.locator('[data-part=views] a');
    expect(await links.allTextContents()).toEqual(
      ['table', 'results', 'sign', 'leaders', 'rules', 'play', 'lobby', 'end', 'blank'].map(
        (view) => `/tv?view=${view}`,
      ),
    );
    const [tv] = await Promise.all([host.context().waitForEvent('page'), links.nth(2).click()]);
    await tv.locator('[data-part=page-sign] [data-part=sign]').waitFor();
    await host.context().close();
  });

  test('the console leads to every page of the staff, and each opens', async () => {
    const host = await console();
    const links = host.getByRole('navigation', { name: 'More pages' }).getByRole('link');
    const names = await links.allTextContents();
    expect(names).toEqual(['Desk', 'Inspection', 'Paperwork', 'Promotions', 'Dealer drills', 'Odds lab']);
    for (const link of await links.all()) {
      const address = new URL((await link.getAttribute('href')) ?? '', `${world.server.url}/`).href;
      expect((await host.request.get(address)).status()).toBe(200);
    }
    await host.context().close();
  });
});

const houseTable = {
  pack: 'snake-eyes-nz',
  title: 'Table one',
  mode: 'home',
  dice: 'virtual',
  seats: 4,
  staff: { by: 'house' },
} as const;
