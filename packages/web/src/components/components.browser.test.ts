import { resolve } from 'node:path';
import { layouts } from '@dicepit/games';
import type { Browser, Page } from 'playwright-core';
import { build, mergeConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageBuild } from '../../page-build.ts';
import { samples } from '../../page-shells.ts';
import { violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aFolder } from '../testing/casino.ts';
import { textFaultsOf } from '../testing/text-faults.ts';

/**
 * Every part in every state and theme, held to what it looked like. Pixels differ between machines by their letters and
 * their graphics, so it is the computed style that is compared: what a sheet can change and a font cannot.
 */
describe.skipIf(executablePath === undefined)(`the parts as they look${withoutBrowser}`, () => {
  const folder = aFolder();
  let browser: Browser;
  let server: PreviewServer;
  let pages: readonly string[];
  // A page is opened once, since some parts wait a second before they show anything.
  const looked: Record<string, string[]> = { dark: [], light: [], contrast: [] };
  const found: string[] = [];
  const small: string[] = [];

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
    const page = await context.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}components.html`);
    await page.locator('nav a').first().waitFor();
    pages = await page
      .locator('nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // The states of areas are the same on every felt, and one shows them all.
    for (const name of pages.filter((each) => /^#(parts$|lists$|shell\/|felt\/snake-eyes-nz$)/.test(each))) {
      await open(page, name);
      for (const [theme, lines] of Object.entries(looked)) {
        await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
        lines.push(...(await page.evaluate(looks)));
      }
      const violations = await violationsOf(page, Object.keys(looked));
      found.push(...violations.filter((each) => !ofPages.test(each)).map((each) => `${name}: ${each}`));
      small.push(...(await page.evaluate(tooSmall)).map((each) => `${name}: ${each}`));
    }
    // What is written on a felt and the colour of its cloth are its own.
    const themes = Object.keys(looked);
    for (const [index, name] of pages.filter((each) => each.startsWith('#felt/')).entries()) {
      await open(page, name);
      const violations = await violationsOf(page, themes.slice(index % 3, (index % 3) + 1));
      found.push(...violations.filter((each) => !ofPages.test(each)).map((each) => `${name}: ${each}`));
    }
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    folder.remove();
  });

  test.each(['en-NZ', 'de-DE', 'fr-FR'])(
    'the five moments of a phone have room in every theme at 320 and 390 px, with long names, in %s',
    async (locale) => {
      const phone = await (await browser.newContext({ locale })).newPage();
      const faults: string[] = [];
      await phone.goto(`${server.resolvedUrls?.local[0]}components.html#moment/none`);
      await phone.locator('[data-cloth]').waitFor();
      await phone.locator(`html[lang^="${locale.slice(0, 2)}"]`).waitFor();
      for (const width of [320, 390]) {
        await phone.setViewportSize({ width, height: 568 });
        for (const name of ['snake eyes', 'hard way', 'seven out', 'full set', 'big win']) {
          await phone.evaluate((which) => (location.hash = `#moment/${which}`), name);
          await phone.locator('[data-part=moment]').waitFor({ state: 'attached' });
          for (const theme of ['dark', 'light', 'contrast']) {
            await phone.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
            for (const fault of await phone.evaluate(momentFaults))
              faults.push(`${name}, ${width} px, ${theme}: ${fault}`);
          }
        }
      }
      expect(faults).toEqual([]);
      await phone.context().close();
    },
  );

  test.each([320, 390, 768])(
    'on every felt, chips with their figure, the puck and lettering are whole on every area, %i wide',
    async (width) => {
      const page = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
      const faults: string[] = [];
      const counts: { readonly name: string; readonly chips: number; readonly areas: number }[] = [];
      await page.goto(`${server.resolvedUrls?.local[0]}components.html`);
      await page.locator('nav a').first().waitFor();
      for (const name of pages.filter((each) => /^#(felt|full)\//.test(each))) {
        await open(page, name);
        const { areas, chips, cut } = await page.evaluate(cutOnAreas);
        expect(areas).toBeGreaterThan(5);
        if (name.startsWith('#full/')) counts.push({ name, chips, areas });
        faults.push(...[...cut, ...(await textFaultsOf(page))].map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(counts.filter(({ chips, areas }) => chips !== areas)).toEqual([]);
      await open(page, '#full/crown-and-anchor');
      expect(await page.locator('[data-part=name] [data-part=die] path').count()).toBe(6);
      await page.context().close();
    },
  );

  test('the parts, the felt of every pack and everything a shell can say are listed', () => {
    expect(pages.slice(0, 2)).toEqual(['#parts', '#lists']);
    const examples = ['craps', 'crown-and-anchor', 'sic-bo'];
    expect(pages.filter((name) => name.startsWith('#felt/'))).toEqual(
      [...Object.keys(layouts), ...examples].map((pack) => `#felt/${pack}`),
    );
    expect(pages.filter((name) => name.startsWith('#moment/'))).toHaveLength(5);
    expect(pages.filter((name) => name.startsWith('#shell/')).length).toBeGreaterThan(10);
  });

  test.each(['dark', 'light', 'contrast'])('in the theme %s', async (theme) => {
    await expect(`${looked[theme]?.join('\n')}\n`).toMatchFileSnapshot(`./looks/${theme}.txt`);
  });

  test('axe finds nothing in any theme', () => {
    expect(found).toEqual([]);
  });

  test('what is pressed is large enough for a finger', () => {
    expect(small).toEqual([]);
  });
});

/** Runs in the page: what of a moment sticks out of its cloth, is cut, or lies on another part of it. */
function momentFaults(): readonly string[] {
  for (const each of document.getAnimations()) {
    each.pause();
    each.currentTime = 1_300;
  }
  const cloth = document.querySelector('[data-cloth]')?.getBoundingClientRect();
  const parts = [...document.querySelectorAll('[data-part=moment] > *')];
  if (cloth === undefined || parts.length < 2) return ['nothing is shown'];
  return parts.flatMap((part, index) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const before = parts[index - 1]?.getBoundingClientRect().bottom ?? 0;
    const name = part.textContent;
    return [
      ...(left < cloth.left || right > cloth.right || top < cloth.top || bottom > cloth.bottom
        ? [`out: ${name}`]
        : []),
      ...(part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 ? [`cut: ${name}`] : []),
      ...(top < before - 1 ? [`over: ${name}`] : []),
    ];
  });
}

/** What only a whole page can have: a part by itself has no heading and no landmark. */
const ofPages = / (region|landmark-one-main|page-has-heading-one): /;

/** What stands first on a page that has several samples. */
const firstSamples: Readonly<Record<string, string>> = { '#parts': 'action', '#lists': 'panel' };

async function open(page: Page, name: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, name);
  const sample = firstSamples[name] ?? name.slice(1);
  await page.locator(`[data-sample="${sample}"] > *`).first().waitFor({ state: 'attached' });
  // An open sheet takes the focus, and a ring is no part of how it looks.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Runs in the page: how many areas and chips there are, and what on an area is cut by its edges or by another such thing. */
function cutOnAreas(): {
  readonly areas: number;
  readonly chips: number;
  readonly cut: readonly string[];
} {
  const areas = [...document.querySelectorAll('[data-part=area]')];
  const cut = areas.flatMap((area) => {
    const within = area.getBoundingClientRect();
    const things = [
      ...area.querySelectorAll('[data-part=stack], [data-part=stack] [data-part=figure], [data-part=puck]'),
    ];
    return things.flatMap((thing) => {
      const { left, right, top, bottom, width } = thing.getBoundingClientRect();
      const isWhole =
        width > 4 &&
        left >= within.left - 0.5 &&
        right <= within.right + 0.5 &&
        top >= within.top - 0.5 &&
        bottom <= within.bottom + 0.5;
      return isWhole ? [] : [`${area.getAttribute('data-wager')}: ${thing.getAttribute('data-part')} is cut`];
    });
  });
  return { areas: areas.length, chips: document.querySelectorAll('[data-part=stack]').length, cut };
}

/** Runs in the page: what is pressed, and is less high than a finger needs. */
const tooSmall = (): readonly string[] =>
  [...document.querySelectorAll('button, select, input:not([type=radio], [type=checkbox]), label:has(input)')]
    .filter((each) => each.getBoundingClientRect().height < 44)
    .map((each) => each.outerHTML);

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
        // What is not seen is dressed by the browser alone, and each version of it does so as it likes.
        .filter((name) => name === 'opacity' || style.opacity !== '0')
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
