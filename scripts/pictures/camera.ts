import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { World } from '../../packages/server/src/http/testing/world.ts';
import { findChromium } from '../needs.ts';

/** Where pictures go, and how large one may be: whoever reads the README waits for all of them. */
const FOLDER = 'docs/pictures';
const LARGEST = 150_000;

export type Shot = {
  readonly name: string;
  readonly path: string;
  /** Whose page it is; anybody's where nobody is named. */
  readonly who?: string;
  readonly width: number;
  readonly height: number;
  /** How many dots to a point. */
  readonly scale?: number;
  readonly theme?: 'dark' | 'light';
  /** What has to be on the page before it is taken. */
  readonly when: string;
  /** What happens while the page is open, before it is taken. */
  readonly first?: (page: Page) => Promise<void>;
};

export type Camera = { readonly take: (shot: Shot) => Promise<void>; readonly close: () => Promise<void> };

export async function openCamera(world: World): Promise<Camera> {
  const executablePath = findChromium();
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  const browser: Browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...flags, '--disable-component-update', '--disable-sync'],
  });
  const url = `http://localhost:${world.server.port}`;
  return {
    close: () => browser.close(),
    take: async ({ name, path, who, width, height, scale = 1, theme = 'dark', when, first }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const cookie = who === undefined ? '' : world.cookieOf(who);
      if (cookie !== '')
        await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
      // Whoever is in a picture has played before, and is told nothing that only a newcomer needs.
      await context.addInitScript(`localStorage.setItem('dicepit.settings', '{"hints":false}')`);
      const page = await context.newPage();
      await page.goto(`${url}${path}`);
      await page.locator(when).first().waitFor();
      await first?.(page);
      // Letters and the last fade have to be there as well.
      await page.evaluate('document.fonts.ready');
      // Nobody is at the keys.
      await page.evaluate('document.activeElement?.blur()');
      await page.waitForTimeout(600);
      writeFileSync(`${FOLDER}/${name}.webp`, await smallEnough(page, { name, width, height, scale }));
      await context.close();
    },
  };
}

/** The page as WebP, in the best quality that is small enough. */
async function smallEnough(
  page: Page,
  { name, width, height, scale = 1 }: Pick<Shot, 'name' | 'width' | 'height' | 'scale'>,
): Promise<Buffer> {
  // A part of a page is named by where it lies on the whole of it.
  const y = await page.evaluate<number>('scrollY');
  const clip = { x: 0, y, width, height, scale };
  const session = await page.context().newCDPSession(page);
  for (const quality of [92, 84, 76, 66, 54]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= LARGEST) return bytes;
  }
  throw new Error(`${name} is larger than ${LARGEST} bytes in any quality`);
}
