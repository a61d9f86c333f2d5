import { assert } from '@dicepit/engine';
import type { Page } from 'playwright-core';

/** More than all that can be reached on any page. */
const MOST_STEPS = 80;

/** Counts every press of a mouse or a finger on each page that is opened from now on beside this one, and on this one. */
export const watchPointers = (page: Page): Promise<unknown> =>
  page.context().addInitScript(`
    window.pointersSeen = 0;
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => { window.pointersSeen += 1; }, true);
  `);

export const pointersSeen = (page: Page): Promise<unknown> => page.evaluate('window.pointersSeen');

/** Goes on with the Tab key until what has the focus is called so. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const text = await page.evaluate(nameOfFocus);
    if (typeof text === 'string' && name.test(text)) return;
    await page.keyboard.press('Tab');
  }
  assert(false, () => `the Tab key does not lead to ${name}`);
}

/** What has the focus, by its label or by its words. */
const nameOfFocus = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return '';
  const labels = [...(at.labels ?? [])].map(({ textContent }) => textContent);
  return (at.getAttribute('aria-label') ?? labels.join(' ') + ' ' + at.textContent).trim();
})()`;
