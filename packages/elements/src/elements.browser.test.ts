import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { litAreas, roll } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everythingIn } from '../../web/src/testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../../web/src/testing/browser.ts';

describe.skipIf(executablePath === undefined)(
  `the elements in a page of somebody else${withoutBrowser}`,
  () => {
    let browser: Browser;
    let page: Page;
    let folder = '';
    let script = '';

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'dicepit-elements-'));
      execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts'), folder]);
      script = readFileSync(join(folder, 'dicepit-elements.js'), 'utf8');
      browser = await aBrowser();
      page = await (await browser.newContext()).newPage();
      // A busy machine takes a minute to write the types.
    }, 300_000);
    afterAll(async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const shows = async (html: string): Promise<void> => {
      await page.setContent(
        `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${html}</main></html>`,
      );
      await page.addScriptTag({ type: 'module', content: script });
      await page.waitForFunction(`customElements.get('dice-felt') !== undefined`);
    };

    test.each(bankedPacks.map(({ id }) => id))('the felt of %s is drawn whole', async (id) => {
      await shows(`<dice-felt pack="${id}"></dice-felt>`);
      const opened = bankedPacks.find((pack) => pack.id === id)?.open();
      const wagers = opened?.ok === true ? Object.keys(opened.game.wagers) : [];
      const drawn = await page
        .locator('dice-felt .area')
        .evaluateAll((areas) => areas.map((area) => area.getAttribute('data-wager')));
      expect(new Set(drawn)).toEqual(new Set(wagers));
    });

    test('a roll lights what the rules pay on it, and another one when the attribute changes', async () => {
      const opened = bankedPacks.find(({ id }) => id === 'snake-eyes-nz')?.open();
      if (opened?.ok !== true) throw new Error('the pack opens by default');
      await shows('<dice-felt pack="snake-eyes-nz" lit="4-4"></dice-felt>');
      const lit = () =>
        page
          .locator('dice-felt .area.lit')
          .evaluateAll((areas) => areas.map((area) => area.getAttribute('data-wager')));
      expect(new Set(await lit())).toEqual(new Set(litAreas(opened.game, roll('4-4'))));
      await page.evaluate(`document.querySelector('dice-felt').setAttribute('lit', '6-1')`);
      expect(new Set(await lit())).toEqual(new Set(litAreas(opened.game, roll('6-1'))));
    });

    test('a page whose policy forbids styles inside it has them dressed, with the letters of its own', async () => {
      const policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'";
      const strict = await (await browser.newContext()).newPage();
      const refused: string[] = [];
      strict.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
      const files: Readonly<Record<string, readonly [string, string | Buffer]>> = {
        '/': [
          'text/html',
          `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="/a.css">
          <script type="module" src="/e.js"></script><dice-felt pack="snake-eyes-nz" lit="4-4"></dice-felt>
          <dice-roll faces="4-4"></dice-roll><dice-results rolls="4-4 6-1" theory></dice-results>`,
        ],
        '/a.css': [
          'text/css',
          '@font-face { font-family: "Barlow Condensed"; font-weight: 700; src: url(/f.woff2) format("woff2"); }',
        ],
        '/e.js': ['text/javascript', script],
        '/f.woff2': [
          'font/woff2',
          readFileSync(
            join(import.meta.dirname, '../../web/src/look/fonts/barlow-condensed-basic-700.woff2'),
          ),
        ],
      };
      await strict.route('**', (route) => {
        const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
        const headers = { 'content-security-policy': `${policy}; img-src data:` };
        return route.fulfill({ contentType, body, headers });
      });
      await strict.goto('http://page.example/');
      await strict.locator('dice-felt .area.lit').first().waitFor();
      const fill = await strict.evaluate(
        `getComputedStyle(document.querySelector('dice-felt').shadowRoot.querySelector('.line')).fill`,
      );
      expect(fill).toBe('none');
      expect(refused).toEqual([]);
      await strict.context().close();
    });

    test('options post their odds', async () => {
      await shows('<dice-felt pack="snake-eyes-nz" options="hard-4=6"></dice-felt>');
      const posted = await page.locator('dice-felt').evaluate((felt) => felt.shadowRoot?.textContent ?? '');
      await shows('<dice-felt pack="snake-eyes-nz"></dice-felt>');
      const usual = await page.locator('dice-felt').evaluate((felt) => felt.shadowRoot?.textContent ?? '');
      expect(posted).not.toBe(usual);
    });

    test('dice lie beside each other and say what they show', async () => {
      await shows('<dice-roll faces="4-4"></dice-roll><dice-roll faces="1-2-3" label="Six"></dice-roll>');
      expect(await page.locator('dice-roll').first().locator('svg').count()).toBe(2);
      expect(await page.getByRole('img', { name: '4, 4' }).count()).toBe(1);
      expect(await page.getByRole('img', { name: 'Six' }).locator('svg').count()).toBe(3);
    });

    test('results are listed with the newest first, and compared with theory where that may be', async () => {
      await shows(`<dice-results id="a" rolls="4-4 3-4" theory></dice-results>
      <dice-results id="b" rolls="4-4 3-4" theory pack="snake-eyes-nsw"></dice-results>`);
      expect(await page.locator('#a li').allTextContents()).toEqual(['7', '8']);
      expect(await page.locator('#a li.pair').allTextContents()).toEqual(['8']);
      expect([await page.locator('#a path').count(), await page.locator('#b path').count()]).toEqual([11, 0]);
    });

    test('what cannot be read is said, and is no markup', async () => {
      await shows(
        '<dice-felt pack="&lt;img src=x onerror=alert(1)&gt;"></dice-felt><dice-roll faces="7-7"></dice-roll>',
      );
      expect(
        await page.locator('dice-felt').evaluate((felt) => felt.shadowRoot?.querySelector('img') ?? null),
      ).toBeNull();
      expect(await page.locator('dice-felt p').textContent()).toContain('There are: snake-eyes-nz');
      expect(await page.locator('dice-roll p').textContent()).toBe('“7-7” is no roll: write it such as 4-4.');
      await shows('<dice-felt pack="wonder-dice" lit="4-4"></dice-felt>');
      expect(await page.locator('dice-felt p').textContent()).toBe('“4-4” is no roll of 3 dice.');
    });

    test('a checker of accessibility has nothing against them', async () => {
      await shows(`<dice-felt pack="snake-eyes-nz" lit="4-4"></dice-felt><dice-roll faces="4-4"></dice-roll>
      <dice-results rolls="4-4 3-4" theory></dice-results>`);
      expect(await everythingIn(page)).toEqual([]);
    });

    test('it is one script of 80 kB at most, compressed, that loads nothing, with its types', () => {
      expect(brotliCompressSync(script).length).toBeLessThan(80_000);
      expect(script).not.toMatch(/\bimport\s*[({"'`*]|\bfrom\s*["'`]\.?\//);
      const types = readFileSync(join(folder, 'dicepit-elements.d.ts'), 'utf8');
      expect(types).toContain("'dice-felt': DiceFelt;");
      expect(types).not.toContain('import');
    });
  },
);
