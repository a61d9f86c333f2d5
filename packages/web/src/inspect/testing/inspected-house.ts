import { openSqlite } from '@dicepit/store';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inside, openWorld, type World } from '../../../../server/src/http/testing/world.ts';
import { aTroubledEvening } from './troubled-evening.ts';

/** A pit after an evening with every kind of trouble: Hanna is its host, Ines inspects it, Dora deals, Sue and Carl supervise. */
export type InspectedHouse = {
  readonly world: () => World;
  readonly pageOf: (browser: Browser, who: string, path: string, size?: Size) => Promise<Page>;
  /** Stops the pit and starts it again at the same address, with what it had written. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Size = { readonly width: number; readonly height: number };

const passphrase = 'seven lamps under a bridge';

export async function anInspectedHouse(file: string, screens: string): Promise<InspectedHouse> {
  const open = async (port: number): Promise<World> =>
    openWorld({ store: await openSqlite({ file }), screens, port, settings: { name: 'Harbour casino' } });
  let world = await open(0);
  const { port } = world.server;
  const cookies = new Map<string, string>();

  await world.ask('hanna', 'claimHost', { body: { token: world.hostToken, name: 'Hanna', passphrase } });
  const until = Date.now() + 6 * 3_600_000;
  for (const [who, name, role] of [
    ['ines', 'Ines', 'inspector'],
    ['dora', 'Dora', 'dealer'],
    ['scott', 'Scott', 'scrutineer'],
    ['sue', 'Sue', 'game-supervisor'],
    ['carl', 'Carl', 'casino-supervisor'],
  ] as const) {
    const body = { name, roles: [role], ...(role === 'inspector' ? { until } : {}) };
    const { json } = await world.ask('hanna', 'addStaff', { body });
    const token = String(inside(json, 'signUp', 'token'));
    await world.ask(who, 'claimStaff', { body: { token, passphrase } });
  }
  await aTroubledEvening(world);
  for (const who of ['hanna', 'ines', 'dora', 'scott']) cookies.set(who, world.cookieOf(who));
  return {
    world: () => world,
    pageOf: async (browser, who, path, size = { width: 1440, height: 900 }) => {
      const url = `http://localhost:${port}`;
      // The checker of accessibility is a script, which the policy of the page forbids.
      const context: BrowserContext = await browser.newContext({ viewport: size, bypassCSP: true });
      const cookie = cookies.get(who) ?? '';
      if (cookie !== '')
        await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
      const page = await context.newPage();
      await page.goto(`${url}${path}`);
      return page;
    },
    restart: async () => {
      await world.close();
      world = await open(port);
    },
    close: () => world.close(),
  };
}
