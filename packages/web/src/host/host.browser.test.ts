import { join } from 'node:path';
import { openSqlite } from '@dicepit/store';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { atRest, violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aFolder } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';

const allThemes = ['light', 'contrast', 'dark'];
const passphrase = 'green kettles sing at noon';

describe.skipIf(executablePath === undefined)(`the host in a browser${withoutBrowser}`, () => {
  const folder = aFolder();
  const troubles: string[] = [];
  let browser: Browser;
  let page: Page;
  let world: World;

  const openPit = async (port: number): Promise<World> =>
    openWorld({
      store: await openSqlite({ file: join(folder.path, 'pit.db') }),
      screens,
      settings: { name: 'Harbour School night' },
      port,
    });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const pitNow = async () => (await world.ask('nobody', 'readPit')).json;

  beforeAll(async () => {
    world = await openPit(0);
    browser = await aBrowser();
    // The checker of accessibility is a script, which the policy of the page forbids.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    page = await context.newPage();
    page.on('pageerror', ({ message }) => troubles.push(message));
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
    folder.remove();
  });

  /** What a checker of accessibility has against the page in each theme, and whether it has to be pushed sideways. */
  async function faults(themes: readonly string[] = ['dark']): Promise<readonly string[]> {
    const found = [...(await violationsOf(page, themes))];
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await atRest(page);
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      if (isWide === true) found.push(`scrolls sideways at ${width}`);
    }
    return found;
  }

  test('becomes the host by the link, which is not left in the address', async () => {
    await page.goto(`${world.server.url}/host`);
    await heading('This pit has no host yet').waitFor();
    await page.goto(`${world.server.url}/host#claim=${world.hostToken}`);
    await heading('You are the host').waitFor();
    expect(page.url()).not.toContain(world.hostToken);
    expect(await faults()).toEqual([]);
    await page.getByLabel('Your name').fill('Hanna');
    await page.getByLabel('Passphrase').fill(passphrase);
    await page.keyboard.press('Enter');
    await button('Open the table').waitFor();
    expect(await faults(allThemes)).toEqual([]);
  });

  /** Answers the three questions, and gives the titles of the tables afterwards. */
  async function openTable(game: string, title: string): Promise<readonly unknown[]> {
    await page.getByRole('radio', { name: new RegExp(`^${game}`) }).check({ force: true });
    await page.getByRole('radio', { name: /^The software throws/ }).check({ force: true });
    await button('Open the table').click();
    await said(`${title} is open.`);
    const tables = inside(await pitNow(), 'tables');
    return Array.isArray(tables) ? tables.map((card: unknown) => inside(card, 'title')) : [];
  }

  test('opens a first table with three answers, and is told to try one phone', async () => {
    expect(await openTable('Snake Eyes New Zealand', 'Snake Eyes NZ')).toEqual(['Snake Eyes NZ']);
    await heading('Scan with one phone first').waitFor();
    expect(await faults(allThemes)).toEqual([]);
    await button('Go to the console').click();
    await heading('Guests').waitFor();
  });

  test.each([
    ['Snake Eyes New South Wales', 'Snake Eyes NSW'],
    ['Double Dice', 'Double Dice'],
    ['Wonder Dice', 'Wonder Dice'],
    ['Party game', 'Snake Eyes party'],
  ])('opens a table of %s as well', async (game, title) => {
    await button('Open one').click();
    expect(await openTable(game, title)).toContain(title);
    await heading('Guests').waitFor();
  });

  test('reads what a place asks of such a night, with links that nothing is asked of until they are opened', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await button('Open one').click();
    await button('No preset').click();
    const links = page.locator('[data-part=law-pages] a');
    const places: readonly (readonly [RegExp, string, number])[] = [
      [/^New Zealand/, 'www.dia.govt.nz', 2],
      [/^NSW/, 'fairtrading.nsw.gov.au', 2],
      [/^Queensland/, 'business.qld.gov.au', 2],
      [/^Victoria/, 'vgccc.vic.gov.au', 1],
      [/^New Hampshire/, 'regulations.justia.com', 2],
    ];
    for (const [name, host, count] of places) {
      await page.getByRole('radio', { name }).check({ force: true });
      await said(/^These pages are not ours/);
      await expect.poll(() => links.first().getAttribute('href')).toContain(`${host}/`);
      expect(await links.count()).toBe(count);
    }
    for (const link of await links.all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    expect(await faults()).toEqual([]);
    // Said at the head of the sheet, and on the part that is printed.
    expect(await page.getByText('This is not legal advice.', { exact: false }).count()).toBe(2);
    await page.keyboard.press('Escape');
    expect(new Set(asked)).toEqual(new Set([new URL(world.server.url).host]));
    await page.goto(`${world.server.url}/host`);
    const ways = button(/^(Resume|Go to the console)$/);
    await ways.or(heading('Guests')).first().waitFor();
    if ((await heading('Guests').count()) === 0) await ways.first().click();
    await heading('Guests').waitFor();
  });

  test('opens a table of real dice that is ready for its dealer, with other pays and limits', async () => {
    await button('Open one').click();
    await page.getByRole('radio', { name: /^Snake Eyes New Zealand/ }).check({ force: true });
    await page.getByRole('radio', { name: /^Real dice/ }).check({ force: true });
    await button('More settings').click();
    await page.getByLabel('What the table is called').fill('By the window');
    await page.getByLabel('Least bet').fill('2');
    await page.getByLabel('Most on one bet').fill('50');
    await page.getByLabel('What a hard 4 pays to 1').selectOption('6');
    expect(await faults()).toEqual([]);
    await button('Done').click();
    await button('Open the table').click();
    await said('By the window is open.');
    const { json } = await world.ask('nobody', 'readTable', { params: { table: 'nz-2' } });
    expect(inside(json, 'view', 'setup', 'options', 'hard-4')).toBe('6');
    expect(inside(json, 'view', 'signs', 'limits')).toMatchObject({ minimum: 2_00, maximum: 50_00 });
  });

  test('sees a guest come, tops up, renames and sends out', async () => {
    const host = await page.evaluate(`fetch('./api/v1/pit/code').then((read) => read.json())`);
    const code = String(inside(host, 'code'));
    for (const name of ['Ana', 'Rude']) await world.ask(name, 'joinGuest', { body: { code, name } });
    await page.getByRole('row', { name: /Ana/ }).waitFor();
    expect(await faults(allThemes)).toEqual([]);

    await button('Top up Ana').click();
    expect(await faults()).toEqual([]);
    await page.getByRole('radio', { name: 'Donation' }).check({ force: true });
    await button('Give 100').click();
    await said('Ana has 100 more.');
    expect(inside((await world.ask('Ana', 'readMyAccount')).json, 'cents')).toBe(600_00);
    await page.getByRole('row', { name: /Ana.*600/ }).waitFor();

    await button('More about Rude').click();
    await page.getByLabel('New name').fill('Ruth');
    await button('Rename').click();
    await said('The name is Ruth now.');
    await button('Send out').click();
    await button('Are you sure? Send out').click();
    await said(/^Ru(de|th) is out\.$/);
    expect((await world.ask('Rude', 'readMyAccount')).status).toBe(401);

    await world.ask('Ana again', 'askClaim', { body: { code, name: 'Ana' } });
    await said('Ana on a new phone?');
    await button('Yes, it is them').click();
    await said('Ana goes on with the new phone.');
  });

  test('pauses every table with words for every screen, and resumes', async () => {
    await button('Pause all').click();
    await page.getByLabel('What the screens say').fill('Back at 21:30');
    await page.keyboard.press('Enter');
    await said('Every table is paused');
    expect(await pitNow()).toMatchObject({ paused: true, pausing: { words: 'Back at 21:30' } });
    await button('Resume all').click();
    await said('Every table goes on.');
    expect(await pitNow()).toMatchObject({ paused: false, pausing: null });
  });

  test('takes on a dealer, who sets a passphrase by the link', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Name').fill('Kim');
    await button('Make the link').click();
    const link = (await page.locator('[data-part=verbatim]').textContent()) ?? '';
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    const phone = await browser.newPage();
    await phone.goto(`${world.server.url}/host${link.slice(link.indexOf('#'))}`);
    await phone.getByLabel('Passphrase').fill('seven lamps under a bridge');
    await phone.keyboard.press('Enter');
    await phone.getByText('You are signed in', { exact: true }).waitFor();
    await phone.close();
  });

  test('lets a program in by a token that is shown once, and ends it', async () => {
    const panel = page.getByRole('region', { name: 'Programs', exact: true });
    await panel.getByText(/^No program may come in/).waitFor();
    await panel.getByRole('button', { name: 'New token', exact: true }).press('Enter');
    await page.getByLabel('Name of the program').fill('Score board');
    await page.getByLabel('What it may do').selectOption('Watch, as a guest does');
    expect(await faults(allThemes)).toEqual([]);
    await page.getByLabel('Name of the program').press('Enter');
    await heading('The token of Score board').waitFor();
    const token = (await page.locator('[data-part=verbatim]').textContent()) ?? '';
    expect(token).toMatch(/^dpt_\w{26}$/);
    await button('Copy the token').waitFor();
    expect(await faults(allThemes)).toEqual([]);
    const reads = () =>
      fetch(`${world.server.url}/api/v1/pit`, { headers: { authorization: `Bearer ${token}` } });
    expect((await reads()).status).toBe(200);
    await page.keyboard.press('Escape');
    await panel.getByText(/^Watch, as a guest does, until /).waitFor();
    expect(await page.content()).not.toContain(token);
    await panel.getByRole('button', { name: /Score board/ }).press('Enter');
    expect(await faults(['dark'])).toEqual([]);
    await button('Revoke').press('Enter');
    await said('The token of Score board holds no longer.');
    await panel.getByText(/^No program may come in/).waitFor();
    expect((await reads()).status).toBe(401);
  });

  test('checks the trail in the browser alone', async () => {
    await button('Verify').click();
    await heading('The trail is whole').waitFor();
    expect(await page.getByText(/every link holds/).textContent()).toMatch(/^\d[\d,]* entries/);
    await page.keyboard.press('Escape');
    await said('The books balance');
  });

  test('goes through a restart of the server: the page stays, says so, and is right again', async () => {
    const { port } = world.server;
    await world.close();
    await said('This page has lost the pit');
    await heading('Guests').waitFor();
    await expect.poll(() => button('Open the table').count()).toBe(0);
    world = await openPit(port);
    await page.getByText('This page has lost the pit').waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Ana.*600/ }).waitFor();
  });

  test('is offered the unfinished night when the page is opened after a restart, and goes on with it', async () => {
    await page.reload();
    await heading('Harbour School night is unfinished').waitFor();
    expect(await faults()).toEqual([]);
    await button('Resume').click();
    await heading('Guests').waitFor();
    await page.reload();
    await heading('Guests').waitFor();
  });

  test('ends the night: the room locked, every table of the house closed, everybody counted', async () => {
    await button('End the night').click();
    await button('Close every table').click();
    await page.getByRole('heading', { name: /^Thank you for coming/ }).waitFor();
    expect(await pitNow()).toMatchObject({ locked: true });
    expect(await faults()).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
