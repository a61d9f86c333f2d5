import { join } from 'node:path';
import { openSqlite } from '@dicepit/store';
import type { Browser, Page } from 'playwright-core';
import { inside, openWorld, type World } from '../../../../server/src/http/testing/world.ts';
import { sameChance } from '../../../../server/src/testing/same-chance.ts';
import { fieldText } from '../../parts/moments.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aFolder } from '../../testing/casino.ts';
import { screens } from '../../testing/screens.ts';

export const HOUR_MS = 3_600_000;
const passphrase = 'green kettles sing at noon';

/** A pit on a disk whose clock a test moves on, so that nobody waits for a day: Olga is the host, Scott a scrutineer. */
export type ClockedHouse = {
  readonly world: () => World;
  readonly now: () => number;
  readonly code: string;
  /** What went wrong on any page. */
  readonly troubles: readonly string[];
  readonly pageOf: (width: number, path: string, who?: string) => Promise<Page>;
  readonly signIn: (page: Page, name: string) => Promise<void>;
  /** Moves the clock on; the session of whoever sits at the page has ended by then, and Olga signs in again. */
  readonly pass: (page: Page, hours: number) => Promise<void>;
  /** Closes the pit and opens it again at the same port over the same disk. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function clockedHouse(): Promise<ClockedHouse> {
  const folder = aFolder();
  const troubles: string[] = [];
  let moved = 0;
  const now = (): number => Date.now() + moved;
  const openPit = async (port: number): Promise<World> =>
    openWorld({
      store: await openSqlite({ file: join(folder.path, 'pit.db') }),
      screens,
      ports: { now, entropy: sameChance },
      port,
    });
  let world = await openPit(0);
  const browser: Browser = await aBrowser();
  const token = world.hostToken;
  await good(world.ask('olga', 'claimHost', { body: { token, name: 'Olga', passphrase } }));
  const code = String(inside(await good(world.ask('olga', 'readCode')), 'code'));
  const until = now() + 60 * 24 * HOUR_MS;
  const body = { name: 'Scott', roles: ['scrutineer'], until } as const;
  const scott = await good(world.ask('olga', 'addStaff', { body }));
  const signUp = String(inside(scott, 'signUp', 'token'));
  await good(world.ask('scott', 'claimStaff', { body: { token: signUp, passphrase } }));

  const signIn = async (page: Page, name: string): Promise<void> => {
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Passphrase').fill(passphrase);
    await page.keyboard.press('Enter');
  };
  return {
    world: () => world,
    now,
    code,
    troubles,
    signIn,
    pageOf: async (width, path, who) => {
      // The checker of accessibility is a script, which the policy of the page forbids.
      const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
      const url = `http://localhost:${world.server.port}`;
      const cookie = who === undefined ? '' : world.cookieOf(who);
      if (cookie !== '')
        await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => troubles.push(message));
      await page.goto(`${url}${path}`);
      return page;
    },
    pass: async (page, hours) => {
      moved += hours * HOUR_MS;
      await page.reload();
      await signIn(page, 'Olga');
    },
    restart: async () => {
      const { port } = world.server;
      await world.close();
      world = await openPit(port);
    },
    close: async () => {
      await browser.close();
      await world.close();
      folder.remove();
    },
  };
}

/** What was asked must have been done. */
export async function good(asked: ReturnType<World['ask']>): Promise<unknown> {
  const { status, text, json } = await asked;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return json;
}

/** Writes everything that terms must say, but for the manner of award and the prizes. */
export async function fillTerms(desk: Page, now: number): Promise<void> {
  const texts = [
    'nature of the prize',
    'how a prize is claimed',
    'how the winner is told',
    'how results are published',
  ];
  for (const name of texts) await desk.getByLabel(name, { exact: true }).fill('As it is written here.');
  await desk.getByLabel('eligibility', { exact: true }).fill('Everybody who plays');
  for (let left = 3; left > 0; left--)
    await desk.getByRole('button', { name: 'Write “none”', exact: true }).first().click();
  for (const field of await desk.getByLabel('Place', { exact: true }).all()) await field.fill('The main bar');
  const times = [now + 34 * HOUR_MS, now + 30 * HOUR_MS, now + 33 * HOUR_MS];
  for (const [index, at] of times.entries())
    await desk.getByLabel('Date and time', { exact: true }).nth(index).fill(fieldText(at));
  await desk.getByRole('radio', { name: 'No', exact: true }).check();
}
