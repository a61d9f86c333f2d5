import type { ServerOptions } from '@dicepit/server';
import type { BodyOf } from '@dicepit/wire';
import type { Browser, Page } from 'playwright-core';
import { inside, openWorld, type World } from '../../../../server/src/http/testing/world.ts';
import { atRest, violationsOf } from '../../testing/axe.ts';
import { aBrowser } from '../../testing/browser.ts';
import { screens } from '../../testing/screens.ts';

/** A pit with a host, and phones that come to it. */
export type Evening = {
  readonly world: World;
  /** The code that guests join by. */
  readonly code: string;
  readonly addTable: (body: BodyOf<'addTable'>) => Promise<string>;
  /** A phone without anybody's cookie; its faults are gathered. */
  readonly phone: (size?: { readonly width: number; readonly height: number }) => Promise<Page>;
  readonly troubles: readonly string[];
  readonly close: () => Promise<void>;
};

const passphrase = 'nine boats leave the harbour';

/** Builds the page for phones alone and opens a pit that serves it. */
export async function anEvening(options: Partial<ServerOptions> = {}): Promise<Evening> {
  const world = await openWorld({
    screens,
    settings: { name: 'Harbour School night' },
    ...options,
  });
  const browser: Browser = await aBrowser();
  await world.ask('hanna', 'claimHost', { body: { token: world.hostToken, name: 'Hanna', passphrase } });
  const { json } = await world.ask('hanna', 'readCode');
  const troubles: string[] = [];
  return {
    world,
    code: String(inside(json, 'code')),
    troubles,
    addTable: async (body) => {
      const added = await world.ask('hanna', 'addTable', { body });
      return String(inside(added.json, 'table'));
    },
    phone: async (size = { width: 390, height: 844 }) => {
      // The checker of accessibility is a script, which the policy of the page forbids.
      const context = await browser.newContext({
        viewport: size,
        locale: 'en-NZ',
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => troubles.push(message));
      return page;
    },
    close: async () => {
      await browser.close();
      await world.close();
    },
  };
}

/** What a checker of accessibility has against a page in each theme, and whether it has to be pushed sideways. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const found = [...(await violationsOf(page, ['dark', 'light', 'contrast']))];
  const size = page.viewportSize();
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 700 });
    await atRest(page);
    const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    if (isWide === true) found.push(`scrolls sideways at ${width}`);
  }
  if (size !== null) await page.setViewportSize(size);
  return found;
}
