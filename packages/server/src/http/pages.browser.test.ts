import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Evening, evening } from './testing/evening.ts';
import { inside, openWorld, type World } from './testing/world.ts';

const executablePath = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));
const reason = executablePath === undefined ? ' (skipped: no Chromium here; name one in CHROMIUM)' : '';

describe.skipIf(executablePath === undefined)(`the plain pages in a browser${reason}`, () => {
  let browser: Browser;
  let world: World;
  let left: Evening;
  const troubles: string[] = [];

  beforeAll(async () => {
    world = await openWorld();
    left = await evening(world);
    const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-component-update', '--disable-sync', ...quiet],
    });
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  async function open(width: number): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 700 } });
    // A busy machine is slow, and not wrong.
    context.setDefaultTimeout(45_000);
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    page.on('pageerror', ({ message }) => troubles.push(message));
    return page;
  }

  /** What a checker of accessibility has against a page, and whether it has to be pushed sideways. */
  async function faultsOf(page: Page): Promise<readonly string[]> {
    const { violations } = await new AxeBuilder({ page }).analyze();
    const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    return [...violations.map(({ id }) => id), ...(isWide === true ? ['scrolls sideways'] : [])];
  }

  test('a guest joins by the link, sits down, buys in and bets', async () => {
    const page = await open(320);
    const code = String(inside((await world.ask('operator', 'readCode')).json, 'code'));
    const url = `http://localhost:${world.server.port}`;
    await page.goto(`${url}/#code=${code}`);
    await page.waitForFunction('document.activeElement.id === "guest"');
    expect(page.url()).toBe(`${url}/`);
    expect(await faultsOf(page)).toEqual([]);
    await page.fill('#guest', 'Gus');
    await page.keyboard.press('Enter');
    await page.getByText('You are Gus.').waitFor();

    await page.goto(`${url}/t/${left.table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'Buy chips' }).click();
    await page.getByText('Your rack: $100').waitFor();
    await page.getByLabel('Wager').selectOption({ label: 'Field Bet' });
    await page.getByRole('button', { name: 'Place bet' }).click();
    await page.getByText('Your rack: $95').waitFor();
    await page.getByText('Gus bets $5 on Field Bet.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('the host signs in and sees the code, the tables and the people', async () => {
    const page = await open(390);
    await page.goto(`http://localhost:${world.server.port}/host`);
    await page.fill('#name-in', 'Hanna');
    await page.fill('#passphrase-in', 'green kettles sing at noon');
    await page.keyboard.press('Enter');
    await page.getByText('You are Hanna.').waitFor();
    await page.getByText('Dorothea').waitFor();
    await page.waitForFunction('document.getElementById("qr").naturalWidth > 0');
    expect(await faultsOf(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
