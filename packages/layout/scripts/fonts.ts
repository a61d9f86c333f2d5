// Writes the two generated files of src/lettering from the files in fonts/, so that the package needs no file
// system: node packages/layout/scripts/fonts.ts, with Chromium at hand to measure the letters.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const weights = [600, 700] as const;
const here = (path: string) => new URL(`../${path}`, import.meta.url);
const base64 = (weight: number) =>
  readFileSync(here(`fonts/barlow-condensed-latin-${weight}-normal.woff2`)).toString('base64');

const letters = [
  [0x20, 0x7e],
  [0xa0, 0xff],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  .map((code) => String.fromCodePoint(code))
  .concat(['’', '–', '…', '−']);

const faces = weights.map((weight) => `  ${weight}: '${base64(weight)}',`).join('\n');
writeFileSync(
  here('src/lettering/faces.generated.ts'),
  `/** Barlow Condensed as WOFF2 in base64, by weight. Written by scripts/fonts.ts; the licence is fonts/OFL.txt. */
export const faces = {\n${faces}\n} as const;\n`,
);

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.setContent(
  `<style>${weights
    .map(
      (weight) =>
        `@font-face{font-family:Sign;font-weight:${weight};src:url(data:font/woff2;base64,${base64(weight)})}`,
    )
    .join('')}</style>`,
);
const measured = await page.evaluate(
  `(async () => {
    const context = document.createElement('canvas').getContext('2d');
    const widths = {};
    for (const weight of ${JSON.stringify(weights)}) {
      const font = weight + ' 1000px Sign';
      await document.fonts.load(font);
      context.font = font;
      widths[weight] = ${JSON.stringify(letters)}.map((letter) => Math.round(context.measureText(letter).width));
    }
    return widths;
  })()`,
);
await browser.close();

const widths: Readonly<Record<string, readonly number[]>> = Object(measured);
const tables = weights.map((weight) => `  ${weight}: [${(widths[weight] ?? []).join(', ')}],`).join('\n');
writeFileSync(
  here('src/lettering/advances.generated.ts'),
  `/** The letters that were measured, in the order of the tables. Written by scripts/fonts.ts. */
export const letters = ${JSON.stringify(letters.join(''))};

/** How wide each letter is, in thousandths of its size, by weight. */
export const advances: Readonly<Record<600 | 700, readonly number[]>> = {\n${tables}\n};\n`,
);
