import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';

describe.skipIf(executablePath === undefined)(`sounds in a browser${withoutBrowser}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-sound-'));
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: false,
        lib: {
          entry: join(import.meta.dirname, 'synth.ts'),
          formats: ['iife'],
          name: 'synth',
          fileName: () => 'synth.js',
        },
      },
    });
    browser = await aBrowser();
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A sound as samples: how loud its loudest is, and in how many tenths of a second there is anything. */
  const heard = async (player: string, tune = '') => {
    await page.addScriptTag({ content: readFileSync(join(folder, 'synth.js'), 'utf8') });
    return page.evaluate<{ peak: number; tenths: number; early: number }>(`(async () => {
      const context = new OfflineAudioContext(1, 48000 * 2, 48000);
      synth.${player}(context, 0.1, '${tune}');
      const samples = (await context.startRendering()).getChannelData(0);
      const loudest = (from, to) => samples.slice(from, to).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      const tenths = Array.from({ length: 20 }, (_, tenth) => loudest(tenth * 4800, (tenth + 1) * 4800));
      return {
        peak: Math.max(...tenths),
        tenths: tenths.filter((peak) => peak > 0.001).length,
        early: loudest(0, 4700),
      };
    })()`);
  };

  test.each([
    ['dice', 'playDice', 8],
    ['dice that fall', 'playLanding', 1],
    ['chips', 'playChips', 1],
    ['call', 'playCall', 3],
    ['win', 'playWin', 5],
    ['last-call', 'playLastCall', 6],
    ['join', 'playJoin', 3],
  ])('%s are heard, and do not overdrive', async (_, player, tenths) => {
    const sound = await heard(player);
    expect(sound.peak).toBeGreaterThan(0.02);
    expect(sound.peak).toBeLessThanOrEqual(1);
    expect(sound.tenths).toBeGreaterThanOrEqual(tenths);
    // Nothing is heard before its time.
    expect(sound.early).toBe(0);
  });

  test.each(['snake eyes', 'hard way', 'seven out', 'big win', 'full set'])(
    'the tune of %s is heard, and does not overdrive',
    async (tune) => {
      const sound = await heard('playMoment', tune);
      expect(sound.peak).toBeGreaterThan(0.02);
      expect(sound.peak).toBeLessThanOrEqual(1);
      expect(sound.tenths).toBeGreaterThanOrEqual(5);
      expect(sound.early).toBe(0);
    },
  );
});
