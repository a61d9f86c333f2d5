import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, mergeConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageBuild } from '../../page-build.ts';
import { samples } from '../../page-shells.ts';
import { violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aFolder } from '../testing/casino.ts';

/**
 * Every part in every state and theme, held to what it looked like. Pixels differ between machines by their letters and
 * their graphics, so it is the computed style that is compared: what a sheet can change and a font cannot.
 */
describe.skipIf(executablePath === undefined)(`the parts as they look${withoutBrowser}`, () => {
  const folder = aFolder();
  let browser: Browser;
  let server: PreviewServer;
  let page: Page;

  beforeAll(async () => {
    const root = resolve(import.meta.dirname, '../..');
    const shell = resolve(root, 'components.html');
    const outDir = folder.path;
    const config = pageBuild({ ...samples, entry: 'src/components/main.tsx', shell });
    await build(mergeConfig(config, { logLevel: 'error', build: { outDir, emptyOutDir: true } }));
    server = await preview({
      configFile: false,
      root,
      logLevel: 'warn',
      build: { outDir },
      preview: { port: 0 },
    });
    browser = await aBrowser();
    const context = await browser.newContext({
      viewport: { width: 520, height: 900 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    page = await context.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}components.html#parts`);
    await page.locator('[data-sample]').first().waitFor();
    // An open sheet takes the focus, and a ring is no part of how it looks.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    folder.remove();
  });

  test.each(['dark', 'light', 'contrast'])('in the theme %s', async (theme) => {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expect(`${(await page.evaluate(looks)).join('\n')}\n`).toMatchFileSnapshot(`./looks/${theme}.txt`);
  });

  test('axe finds nothing in any theme', async () => {
    expect(await violationsOf(page, ['dark', 'light', 'contrast'])).toEqual([]);
  });

  test('what is pressed is large enough for a finger', async () => {
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'button, select, input:not([type=radio], [type=checkbox]), label:has(input)',
        ),
      ]
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML),
    );
    expect(small).toEqual([]);
  });
});

/** Runs in the page: every element of every sample, one to a line, with what its sheets say of it. */
function looks(): readonly string[] {
  const told =
    'display color background-color border-width border-style border-color border-radius box-shadow padding margin font-size font-weight fill stroke opacity filter'.split(
      ' ',
    );
  const plain = getComputedStyle(document.body.appendChild(document.createElement('div')));
  const usual = Object.fromEntries(told.map((name) => [name, plain.getPropertyValue(name)]));
  const lines: string[] = [];
  for (const sample of document.querySelectorAll<HTMLElement>('[data-sample]')) {
    lines.push(`# ${sample.dataset['sample']}`);
    for (const each of sample.querySelectorAll('*')) {
      const style = getComputedStyle(each);
      // A drawing is as large as its sheet says; the size of a word is the font's.
      const isDrawn = each.localName === 'svg' || each.matches('[data-part=mark], [data-part=stack]');
      const said = [...told, ...(isDrawn ? ['width', 'height'] : [])]
        .filter((name) => style.getPropertyValue(name) !== usual[name])
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      let depth = 0;
      for (let at = each.parentElement; at !== null && at !== sample; at = at.parentElement) depth += 1;
      const part = each.getAttribute('data-part');
      lines.push(
        `${'  '.repeat(depth)}${each.localName}${part === null ? '' : `[${part}]`} { ${said.join('; ')} }`,
      );
    }
  }
  return lines;
}
