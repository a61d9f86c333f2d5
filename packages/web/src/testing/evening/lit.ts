import type { Page } from 'playwright-core';

const wagersOf = (page: Page, areas: string): Promise<readonly string[]> =>
  page
    .locator(areas)
    .evaluateAll((found) => found.map((each) => each.getAttribute('data-wager') ?? '').toSorted());

/** The areas that are lit on a phone or on a television, by wager. */
export const litOn = (page: Page): Promise<readonly string[]> =>
  wagersOf(page, '.area.lit, [data-part="area"][data-state~="lit"]');

/** The areas that a desk names as winning. */
export const winningAt = async (page: Page): Promise<readonly string[]> =>
  (
    await page.getByRole('list', { name: 'Winning areas' }).getByRole('listitem').allTextContents()
  ).toSorted();

const wallParts = {
  lit: '.area.lit',
  pays: '[data-part=pays] li',
  counts: '[data-part=turn] div > b',
} as const;

/** Everything that a part of a television has shown since it is watched, one list of words after the other. */
export type Watched = (part: keyof typeof wallParts) => Promise<readonly (readonly string[])[]>;

/** Watches a television: the result of a roll stands there for five seconds, and may be gone when it is looked for. */
export async function watchedWall(page: Page): Promise<Watched> {
  await page.evaluate(`(() => {
    const parts = Object.entries(${JSON.stringify(wallParts)});
    window.wallShown = Object.fromEntries(parts.map(([part]) => [part, []]));
    const look = () => {
      for (const [part, places] of parts) {
        const words = [...document.querySelectorAll(places)].map((each) => each.dataset.wager ?? each.textContent);
        if (part === 'lit') words.sort();
        const shown = window.wallShown[part];
        if (JSON.stringify(shown.at(-1)) !== JSON.stringify(words)) shown.push(words);
      }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  })()`);
  return (part) => page.evaluate(`window.wallShown.${part}`);
}
