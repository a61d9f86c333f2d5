import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEvening, type Evening, faultsOf } from '../join/testing/phones.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { comesToTable } from '../testing/evening/at-phone.ts';
import { loadedDice } from './testing/loaded-dice.ts';

const pace = { answering: 600_000, betting: 1_000, throwing: 600_000, rolling: 200, showing: 800 };

/** The phone as a browser tells of it: three jolts, by its clock a tenth of a second from each other. */
const shake = `(() => {
  const began = performance.now();
  for (const after of [0, 120, 240]) {
    const jolt = new DeviceMotionEvent('devicemotion', { acceleration: { x: 30, y: 0, z: 0 } });
    Object.defineProperty(jolt, 'timeStamp', { value: began + after });
    dispatchEvent(jolt);
  }
})()`;

describe.skipIf(executablePath === undefined)(`throwing by a shake${withoutBrowser}`, () => {
  let evening: Evening;
  let context: BrowserContext;
  const dice = loadedDice();

  beforeAll(async () => {
    evening = await anEvening({ ports: dice.ports });
    dice.load({ table: 'nz-1', rolls: [[4, 4]] });
    await evening.addTable({
      pack: 'snake-eyes-nz',
      title: 'Shaken',
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: { by: 'house', pace },
    });
  });
  afterAll(async () => {
    await context.close();
    await evening.close();
  });

  /** A phone with a finger for a pointer. A pit on this very machine is as good as one over https. */
  const aPhone = async (): Promise<Page> => {
    const browser = (await evening.phone()).context().browser();
    if (browser === null) throw new Error('the phone has no browser');
    context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    return context.newPage();
  };

  test('is off until it is switched on, asks the phone first, and leaves the button where it is', async () => {
    const page = await aPhone();
    // As an iPhone has it: asked once, it says no; asked again by another page, yes.
    await page.addInitScript(`DeviceMotionEvent.requestPermission = async () =>
      sessionStorage.getItem('asked') === null ? (sessionStorage.setItem('asked', 'yes'), 'denied') : 'granted'`);
    await page.goto(`${evening.world.server.url}/#${evening.code}`);
    const { press, bets, slip, sees } = await comesToTable(page, 'Ben', 'Shaken');
    await page.getByRole('button', { name: 'Take the dice' }).waitFor();
    await bets('hard-8');
    await press('Take the dice');
    const shaker = page.getByRole('button', { name: 'Shake to throw' });
    await shaker.waitFor();
    await page.evaluate(shake);
    await shaker.click();
    await sees('This phone does not tell its pages when it is shaken.');
    await page.evaluate(shake);
    expect(await page.getByRole('button', { name: 'Throw', exact: true }).count()).toBe(1);

    await page.reload();
    await shaker.click();
    await shaker.and(page.locator('[aria-pressed="true"]')).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Throw', exact: true }).count()).toBe(1);
    await page.evaluate(shake);
    await expect.poll(() => slip()).toEqual(['Hard 8 won +45']);
  });
});
