import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { aBrowser, painted } from '../browser.ts';

type Size = { readonly width: number; readonly height: number };

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1440, height: 900 },
  television: { width: 1920, height: 1080 },
} as const;

/** Whatever people hold in their hands or hang on a wall: each with cookies of its own. */
export type Devices = {
  readonly open: (address: string, size?: Size) => Promise<Page>;
  /** What has failed on any of them. */
  readonly troubles: readonly string[];
  readonly close: () => Promise<void>;
};

export async function someDevices(): Promise<Devices> {
  const browser = await aBrowser();
  const troubles: string[] = [];
  return {
    open: async (address, size = sizes.phone) => {
      const context = await browser.newContext({ viewport: size, locale: 'en-NZ', reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => troubles.push(message));
      await page.goto(address);
      return page;
    },
    troubles,
    close: async () => {
      await takePictures(browser);
      await browser.close();
    },
  };
}

/** What stood on every device in the end, for whoever looks into a test that fails: `DICEPIT_PICTURES` names a folder. */
async function takePictures(browser: Browser): Promise<void> {
  const folder = process.env['DICEPIT_PICTURES'];
  if (folder === undefined) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries())
    await painted(page, () => page.screenshot({ path: join(folder, `device-${index + 1}.png`) }));
}
