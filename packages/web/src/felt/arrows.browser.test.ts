import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEvening, type Evening } from '../join/testing/phones.ts';
import { atRest } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';

const ways = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
type Way = (typeof ways)[number];
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

describe.skipIf(executablePath === undefined)(`arrow keys on a felt${withoutBrowser}`, () => {
  let evening: Evening;
  let browser: Browser;
  let table: string;

  beforeAll(async () => {
    evening = await anEvening();
    browser = await aBrowser(32);
    table = await evening.addTable({
      pack: 'snake-eyes-nz',
      title: 'Arrows',
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: { by: 'house' },
    });
  });
  afterAll(async () => {
    await browser.close();
    await evening.close();
  });

  const watches = async (page: Page): Promise<Page> => {
    await page.goto(`${evening.world.server.url}/t/${table}#/watch`);
    await page.locator('[data-part="area"]').first().waitFor();
    await atRest(page);
    return page;
  };
  const steps = async (page: Page, from: string, way: Way): Promise<string | null> => {
    await page.locator(`[data-wager="${from}"]`).focus();
    await page.keyboard.press(way);
    return page.locator('[data-part="area"]:focus').getAttribute('data-wager');
  };

  test('of the printed shape go by what is printed', async () => {
    const page = await watches(await evening.phone());
    expect(await steps(page, 'hard-4', 'ArrowDown')).toBe('hardway-combo');
    expect(await steps(page, 'hard-6', 'ArrowRight')).toBe('hard-8');
  });

  test('in large letters go by what is shown, in every direction and from every area', async () => {
    const page = await watches(await browser.newPage({ viewport: { width: 320, height: 640 } }));
    const boxes = new Map(
      await page.locator('[data-part="area"]').evaluateAll((areas) =>
        areas.map((area) => {
          const { left, right, top, bottom } = area.getBoundingClientRect();
          return [area.getAttribute('data-wager') ?? '', { left, right, top, bottom }] as const;
        }),
      ),
    );
    expect(await steps(page, 'hard-4', 'ArrowDown')).toBe('hard-8');
    expect(await steps(page, 'hard-6', 'ArrowRight')).toBe('hard-6');
    for (const [wager, from] of boxes)
      for (const way of ways) {
        const isThere = [...boxes.values()].some((box) => liesBeside(from, box, way));
        const next = (await steps(page, wager, way)) ?? '';
        const to = boxes.get(next);
        const isRight = isThere ? to !== undefined && liesBeside(from, to, way) : next === wager;
        expect({ wager, way, next, isRight }).toEqual({ wager, way, next, isRight: true });
      }
  });
});

/** Whether a box lies on one side of another and, but for a line between areas, in line with it. */
function liesBeside(from: Box, to: Box, way: Way): boolean {
  const inRow = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > 4;
  const inColumn = Math.min(from.right, to.right) - Math.max(from.left, to.left) > 4;
  if (way === 'ArrowLeft') return inRow && to.right <= from.left + 4;
  if (way === 'ArrowRight') return inRow && to.left >= from.right - 4;
  return inColumn && (way === 'ArrowUp' ? to.bottom <= from.top + 4 : to.top >= from.bottom - 4);
}
