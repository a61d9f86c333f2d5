import type { Page } from 'playwright-core';
import { atRest, violationsOf } from './axe.ts';

// A picture is one image to a reader who does not see it: its name counts, and not its thousand shapes.
export const emptyPictures = `for (const picture of document.querySelectorAll('svg[role=img]'))
  for (const part of [...picture.children]) if (part.localName !== 'title') part.remove();`;

/** What a checker of accessibility has against a page: everything in the dark, and what colours can change in the others. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [...(await pushedSideways(page))];
  await page.evaluate(emptyPictures);
  found.push(...(await violationsOf(page, ['dark', 'light', 'contrast'])));
  return found;
}

/** The widths at which a page has to be pushed sideways. */
export async function pushedSideways(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 390, 768, 1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    if (isWide === true) found.push(`scrolls sideways at ${width}`);
  }
  return found;
}
