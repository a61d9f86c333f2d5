import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, executablePath, withoutBrowser } from '../../web/src/testing/browser.ts';
import { samples } from './testing/sample-plots.ts';

const widths = [320, 480, 700, 1600];

describe.skipIf(executablePath === undefined)(`plots in a browser${withoutBrowser}`, () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await aBrowser();
    page = await browser.newPage({ viewport: { width: 1700, height: 2000 } });
  });

  afterAll(() => browser.close());

  test.each(Object.entries(samples))(
    'the letters of %s lie within the frame and never on one another',
    async (_, draw) => {
      for (const width of widths) {
        await page.setContent(`<!doctype html><body>${draw({ theme: 'light', width }).svg}</body>`);
        const [frame, ...labels] = await page.evaluate<readonly Box[]>(boxes);
        const outside = labels.filter((label) => frame === undefined || !isWithin(label, frame));
        const touching = labels.flatMap((one, index) =>
          labels
            .slice(index + 1)
            .flatMap((other) => (isApart(one, other) ? [] : [`${one.text} / ${other.text}`])),
        );
        expect(labels.length).toBeGreaterThan(5);
        expect({ width, outside: outside.map(({ text }) => text), touching }).toEqual({
          width,
          outside: [],
          touching: [],
        });
      }
    },
  );
});

type Box = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Asked in the page: where the picture lies, and then each of its lines of text. */
const boxes = `[...document.querySelectorAll('svg, svg text')].map((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return { text: each.textContent, left, right, top, bottom };
})`;

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Boxes of letters have air above and below that no letter fills. */
const isApart = (one: Box, other: Box): boolean =>
  one.right <= other.left + 0.5 ||
  other.right <= one.left + 0.5 ||
  one.bottom <= other.top + 3 ||
  other.bottom <= one.top + 3;
