import type { Page } from 'playwright-core';

const wagersOf = (page: Page, areas: string): Promise<readonly string[]> =>
  page
    .locator(areas)
    .evaluateAll((found) => found.map((each) => each.getAttribute('data-wager') ?? '').toSorted());

/** The areas that are lit on a phone or on a television, by wager. */
export const litOn = (page: Page): Promise<readonly string[]> => wagersOf(page, '.area.lit');

/** The areas that a desk names as winning. */
export const winningAt = async (page: Page): Promise<readonly string[]> =>
  (
    await page.getByRole('list', { name: 'Winning areas' }).getByRole('listitem').allTextContents()
  ).toSorted();
