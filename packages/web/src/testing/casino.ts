import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandBody } from '@dicepit/engine';
import type { ServerOptions } from '@dicepit/server';
import type { BodyOf } from '@dicepit/wire';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';

/** A folder for built screens, and the way to be rid of it. */
export function aFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'dicepit-screens-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

type BankedBody = Extract<BodyOf<'addTable'>, { readonly mode: string }>;

/** A pit with one table run by people: Dora deals, Gus supervises, Hanna is the host, and guests come by name. */
export type Casino = {
  readonly world: World;
  readonly table: string;
  readonly url: string;
  /** Gives a command by the interface, as somebody who has come in. */
  readonly gives: (who: string, command: CommandBody) => Promise<void>;
  /** A guest joins, sits down and has chips bought for cash. */
  readonly seats: (name: string, seat: number, cents?: number) => Promise<void>;
  /** A page of somebody who has come in. */
  readonly pageOf: (browser: Browser, who: string, path: string, size?: Size) => Promise<Page>;
  readonly close: () => Promise<void>;
};

type Size = { readonly width: number; readonly height: number };

const passphrase = 'seven lamps under a bridge';

export async function aCasino(
  screens: string,
  changes: Partial<BankedBody> = {},
  options: Partial<ServerOptions> = {},
): Promise<Casino> {
  const world = await openWorld({ screens, ...options });
  const { ask, hostToken } = world;
  const good = async (asked: ReturnType<World['ask']>): Promise<unknown> => {
    const { status, text, json } = await asked;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return json;
  };
  const text = (json: unknown, ...place: readonly string[]): string => String(inside(json, ...place));

  await good(ask('hanna', 'claimHost', { body: { token: hostToken, name: 'Hanna', passphrase } }));
  const code = text(await good(ask('hanna', 'readCode')), 'code');
  const body: BankedBody = {
    pack: 'snake-eyes-nz',
    title: 'Table 1',
    mode: 'strict',
    dice: 'physical',
    seats: 8,
    staff: { by: 'people' },
    ...changes,
  };
  const table = text(await good(ask('hanna', 'addTable', { body })), 'table');
  for (const [who, name, role] of [
    ['dora', 'Dora', 'dealer'],
    ['gus', 'Gus', 'game-supervisor'],
    ['cas', 'Cas', 'casino-supervisor'],
  ] as const) {
    const added = await good(ask('hanna', 'addStaff', { body: { name, roles: [role] } }));
    await good(ask(who, 'claimStaff', { body: { token: text(added, 'signUp', 'token'), passphrase } }));
  }
  const gives: Casino['gives'] = async (who, command) => {
    // The host is many things; here it is the operator who acts.
    const as = who === 'hanna' ? ({ as: 'operator' } as const) : {};
    await good(ask(who, 'giveCommand', { params: { table }, body: { command, ...as } }));
  };
  return {
    world,
    table,
    url: `http://localhost:${world.server.port}`,
    gives,
    seats: async (name, seat, cents = 200_00) => {
      await good(ask(name, 'joinGuest', { body: { code, name } }));
      await gives(name, { type: 'SitDown', seat, name, born: '1990-01-01' });
      await gives('dora', { type: 'BuyIn', seat, cents, from: 'cash' });
    },
    pageOf: async (browser, who, path, size = { width: 768, height: 1024 }) => {
      const url = `http://localhost:${world.server.port}`;
      // The checker of accessibility is a script, which the policy of the page forbids.
      const context: BrowserContext = await browser.newContext({ viewport: size, bypassCSP: true });
      const cookie = world.cookieOf(who);
      if (cookie !== '')
        await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
      const page = await context.newPage();
      await page.goto(`${url}${path}`);
      return page;
    },
    close: () => world.close(),
  };
}
