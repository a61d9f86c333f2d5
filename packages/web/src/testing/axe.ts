import { AxeBuilder } from '@axe-core/playwright';
import { assert } from '@dicepit/engine';
import type { Page } from 'playwright-core';

/** What a checker of accessibility has against a page in some themes: everything in the first, colours in the others. */
export async function violationsOf(page: Page, themes: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await atRest(page);
    const violations = await (index === 0 ? everythingIn(page) : coloursIn(page));
    found.push(...violations.map((violation) => `${theme} ${violation}`));
  }
  return found;
}

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

const inWords = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(' ')}`;

/**
 * What is wrong with a page. The checker runs in the page alone, which takes half as long as its way with a second page
 * that collects what frames have found: our pages have no frames.
 */
export async function everythingIn(page: Page): Promise<readonly string[]> {
  assert(page.frames().length === 1, () => 'the checker would not look into the frames of this page');
  // All is looked at; only what is wrong is written down, which takes most of the time.
  const checker = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  return (await checker.analyze()).violations.map(inWords);
}

/** What is wrong with the colours of a page that has been looked at before, and has the checker. */
export async function coloursIn(page: Page): Promise<readonly string[]> {
  const violations = await page.evaluate<readonly Violation[]>(`axe
    .run(document, { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] })
    .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`);
  return violations.map(inWords);
}

/**
 * Waits until a page has its letters, has been drawn at the size that it has now, and moves no more: a sheet that is
 * still rising is half see-through, and its colours are none of those that anybody reads.
 */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(
    `document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))).then(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 10000).map(({ finished }) => finished)))`,
  );
