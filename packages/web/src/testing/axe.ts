import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What a checker of accessibility has against a page in some themes: everything in the first, colours in the others. */
export async function violationsOf(page: Page, themes: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await atRest(page);
    // All is looked at; only what is wrong is written down, which takes most of the time.
    const checker = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    const { violations } = await (index === 0
      ? checker
      : checker.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    );
  }
  return found;
}

/**
 * Waits until a page has its letters, has been drawn at the size that it has now, and moves no more: a sheet that is
 * still rising is half see-through, and its colours are none of those that anybody reads.
 */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(
    `document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))).then(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 10000).map(({ finished }) => finished)))`,
  );
