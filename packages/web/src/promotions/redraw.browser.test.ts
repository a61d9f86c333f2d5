import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, deskOver, listed } from '../../../server/src/promotions/testing/at-desk.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { faultsOf } from '../testing/reflow.ts';
import { type ClockedHouse, clockedHouse, good, HOUR_MS } from './testing/clocked-house.ts';

const MINUTE_MS = 60_000;

describe.skipIf(executablePath === undefined)(
  `a prize whose winner is not there, in a browser${withoutBrowser}`,
  () => {
    let house: ClockedHouse;
    let promotion = '';

    beforeAll(async () => {
      house = await clockedHouse();
      const { code } = house;
      for (const name of ['Ann', 'Ben'])
        await good(house.world().ask(name, 'joinGuest', { body: { code, name } }));
      // Drawn a quarter of an hour ago, by a desk whose clock is behind.
      let clock = house.now() - 2 * DAY - HOUR_MS - 15 * MINUTE_MS;
      const wait = (milliseconds: number): void => {
        clock += milliseconds;
      };
      const { pit, people } = house.world().server;
      const desk = deskOver({ now: () => clock, wait }, { pit, people });
      promotion = await listed(desk, ['Ann', 'Ben'], { presence: true, redraw: { minutes: 10 } });
      await desk.does(promotion, { type: 'RunDraw' });
    });
    afterAll(() => house.close());

    const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
    const again = (page: Page) => page.getByRole('button', { name: 'Draw again', exact: true });

    test('nsw/10.7.8 is drawn again at the desk, and the next one has as long', async () => {
      const desk = await house.pageOf(1440, `/desk/promotions/${promotion}/winners`, 'olga');
      await desk.getByRole('link', { name: 'Draw again: the winner has not come (first)' }).first().waitFor();
      await said(desk, /^The winner has until .* to claim/);
      await again(desk).click();
      await said(desk, /loses the prize for good/);
      expect(await faultsOf(desk)).toEqual([]);
      await again(desk).click();
      await said(desk, /^Drawn before and not there in time: (Ann|Ben)\.$/);
      expect(await again(desk).getAttribute('aria-disabled')).toBe('true');
    });

    test('nsw/10.7.8 anybody reads of it in the terms, and works the draw out again', async () => {
      const reader = await house.pageOf(390, `/promotions/${promotion}`);
      await said(reader, 'has not claimed 10 minutes after being drawn is drawn again');
      await said(reader, /Worked out here: the winners are the ones/);
      expect(await faultsOf(reader)).toEqual([]);
      expect(house.troubles).toEqual([]);
    });
  },
);
