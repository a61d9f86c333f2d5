import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEvening, type Evening, faultsOf } from '../join/testing/phones.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { comesToTable } from '../testing/evening/at-phone.ts';

const pace = { answering: 600_000, betting: 600_000, throwing: 600_000, rolling: 200, showing: 800 };

describe.skipIf(executablePath === undefined)(`keys of one's own${withoutBrowser}`, () => {
  let evening: Evening;

  beforeAll(async () => {
    evening = await anEvening();
    await evening.addTable({
      pack: 'snake-eyes-nz',
      title: 'Keys',
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: { by: 'house', pace },
    });
  });
  afterAll(async () => evening.close());

  test('are chosen in the settings, refused where they clash, kept, and told by the buttons', async () => {
    const page = await evening.phone();
    await page.goto(`${evening.world.server.url}/#${evening.code}`);
    const { press, area, told, bets } = await comesToTable(page, 'Ben', 'Keys');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const field = (does: string) => page.getByLabel(does, { exact: true });
    const waitsForOffer = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Take the dice' }).waitFor();
    };
    const opensKeys = async (): Promise<void> => {
      await press('Menu');
      await press('Settings');
      await press('Change the keys');
      await field('Undo').waitFor();
    };
    await waitsForOffer();
    expect(await undo.getAttribute('aria-keyshortcuts')).toBe('Z');

    await opensKeys();
    expect(await faultsOf(page)).toEqual([]);
    await field('Undo').focus();
    await page.keyboard.press('r');
    await page.getByText('R is taken: Repeat my bets.').waitFor();
    expect(await field('Undo').inputValue()).toBe('Z');
    await page.keyboard.press('u');
    await page.getByText('Undo: U', { exact: true }).waitFor();
    await field('Tell more of an area').fill('');
    await page.getByText('Tell more of an area: none', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await undo.getAttribute('aria-keyshortcuts')).toBe('U');
    expect(await area('six').getAttribute('aria-keyshortcuts')).toBe('+ -');

    await page.reload();
    await waitsForOffer();
    await bets('six');
    await area('six').press('i');
    await page.keyboard.press('z');
    await page.keyboard.press('u');
    await expect.poll(() => told('six')).not.toContain('your bet');
    expect(await page.locator('dialog[open]').count()).toBe(0);

    await opensKeys();
    await press('As they were');
    expect(await field('Undo').inputValue()).toBe('Z');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await area('six').press('i');
    await page.getByRole('heading', { name: '6', exact: true }).waitFor();
    expect(evening.troubles).toEqual([]);
  });

  test('are heard from the moment in which the felt is drawn', async () => {
    const page = await evening.phone();
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (document.querySelector('[data-part="felt"]') === null) return;
        watch.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: '3' }));
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(`${evening.world.server.url}/#${evening.code}`);
    await comesToTable(page, 'Ann', 'Keys');
    const chosen = page.getByRole('radio', { name: 'Chip 25', checked: true });
    await expect.poll(() => chosen.count()).toBe(1);
  });
});
