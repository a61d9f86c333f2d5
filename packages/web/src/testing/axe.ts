import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assert } from '@dicepit/engine';
import type { Page } from 'playwright-core';
import { painted } from './browser.ts';

const checker = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What a checker of accessibility has against a page in some themes: everything in the first, colours in the others. */
export async function violationsOf(page: Page, themes: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    const violations = await (index === 0 ? everythingIn(page) : coloursIn(page));
    found.push(...violations.map((violation) => `${theme} ${violation}`));
  }
  return found;
}

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

const inWords = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ html }) => html).join(' ')}`;

/** What is wrong with a page, by every rule of the checker. */
export const everythingIn = (page: Page): Promise<readonly string[]> => foundIn(page, '{}');

/** The same but for colours, which take half of the time. */
export const everythingButColoursIn = (page: Page): Promise<readonly string[]> =>
  foundIn(page, `{ rules: Object.fromEntries(${colours}.map((rule) => [rule, { enabled: false }])) }`);

/** What is wrong with the colours of a page. */
export const coloursIn = (page: Page): Promise<readonly string[]> => foundIn(page, `{ runOnly: ${colours} }`);

const colours = "['color-contrast', 'link-in-text-block']";

/** All is looked at; only what is wrong is written down and handed over, which otherwise takes most of the time. */
async function foundIn(page: Page, options: string): Promise<readonly string[]> {
  await atRest(page);
  assert(page.frames().length === 1, () => 'the checker would not look into the frames of this page');
  // To bring the checker to a page takes as long as to have a page looked at.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(`${checker}; undefined`);
  // It looks at what can be seen, and at nothing else.
  const violations = await painted(page, () =>
    page.evaluate<readonly Violation[]>(`axe
      .run(document, { resultTypes: ['violations'], ...${options} })
      .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`),
  );
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
