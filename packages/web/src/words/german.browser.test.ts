import type { Pack } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`a table in German${withoutBrowser}`, () => {
  let browser: Browser;
  let casino: Casino;
  let dora: Page;
  let ana: Page;

  beforeAll(async () => {
    browser = await aBrowser();
    casino = await aCasino(screens, { mode: 'fun', limits: { minimum: 5_00, maximum: 20_00 } });
    await casino.gives('dora', { type: 'OpenTable', float: 10_000_00 });
    await casino.seats('Ana', 1);
    dora = await inGerman('dora', `/t/${casino.table}/dealer`);
    ana = await inGerman('Ana', `/t/${casino.table}`);
    await ana.locator('[data-part="felt"]').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await casino.close();
  });

  /** A page of a device whose owner reads German. */
  const inGerman = async (who: string, path: string): Promise<Page> => {
    const page = await casino.pageOf(browser, who, path);
    await page.evaluate("localStorage.setItem('dicepit.settings', JSON.stringify({ language: 'de' }))");
    await page.reload();
    await page.locator('html[lang=de]').waitFor();
    return page;
  };
  /** The reasons as the rules of the game write them. */
  const english = new Set(bankedPacks.flatMap(reasonsOf));
  const next = () => dora.locator('[data-part=next]');
  const says = (text: string): Promise<void> => next().filter({ hasText: text }).waitFor();
  const press = (text: string): Promise<void> =>
    next().filter({ hasText: text }).and(dora.locator(':not([aria-disabled])')).click();
  const sheet = (page: Page) => page.locator('dialog[open]');

  test('a phone is told in German why a bet is refused, with the sums as German writes them', async () => {
    await press('Würfel anbieten');
    await says('Ana will die Würfel nicht');
    await casino.gives('Ana', { type: 'AcceptDice', seat: 1 });
    const area = ana.locator('[data-wager="hard-8"]');
    await area.focus();
    await ana.keyboard.press('i');
    expect(await sheet(ana).textContent()).toContain('Harte 8, aus zwei Vieren');
    await ana.keyboard.press('Escape');
    for (let chips = 0; chips < 5; chips++) await area.press('Enter');
    await sheet(ana).getByRole('heading', { name: 'Das geht so nicht' }).waitFor();
    await sheet(ana)
      .getByText(/^25\s\$ liegen über dem Maximum von 20\s\$.* Setze 20\s\$ oder weniger\.$/)
      .waitFor();
    expect(await sheet(ana).locator('[lang=en]').count()).toBe(0);
    await sheet(ana).getByRole('button', { name: 'Verstanden' }).click();
    await sheet(ana).waitFor({ state: 'detached' });
    await ana.locator('[data-part="area"][data-state~="sending"]').waitFor({ state: 'detached' });
  });

  test("the dealer's desk asks for the reason of a void roll in German, and every screen is told it", async () => {
    await press('Würfel sind geworfen');
    await says('Würfel liegen');
    await dora.keyboard.press('0');
    await sheet(dora).getByRole('heading', { name: 'Ungültig. Warum?' }).waitFor();
    const reasons = await sheet(dora).locator('[data-part=reason] > span:first-child').allTextContents();
    expect(reasons).toContain('Ein Würfel liegt auf dem anderen');
    expect(reasons.filter((text) => english.has(text.toLowerCase()))).toEqual([]);
    await sheet(dora).getByRole('button', { name: 'Ein Würfel liegt auf dem anderen' }).click();
    await sheet(dora)
      .getByRole('button', { name: /^Ungültig ansagen/ })
      .click();
    await ana.getByText('Ungültig: ein Würfel liegt auf dem anderen.').waitFor();
    const tv = await casino.pageOf(browser, 'nobody', `/t/${casino.table}/screen?lang=de`);
    await tv.getByText('Ungültig', { exact: true }).waitFor();
    await tv.getByText('ein Würfel liegt auf dem anderen').waitFor();
  });
});

function reasonsOf(pack: Pack): readonly string[] {
  const opened = pack.open();
  return opened.ok ? opened.game.procedure.noRolls.map(({ says }) => says.toLowerCase()) : [];
}
