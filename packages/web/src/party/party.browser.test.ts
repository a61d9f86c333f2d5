import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEvening, type Evening, faultsOf } from '../join/testing/phones.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';

/** More throws than any game takes that ends at all. */
const MOST_THROWS = 2_000;

describe.skipIf(executablePath === undefined)(`the party game in a browser${withoutBrowser}`, () => {
  let evening: Evening;

  beforeAll(async () => {
    evening = await anEvening();
  });
  afterAll(async () => evening.close());

  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const sits = async (table: string, name: string, size = { width: 390, height: 844 }): Promise<Page> => {
    const page = await evening.phone(size);
    await page.goto(`${evening.world.server.url}/t/${table}#${evening.code}`);
    await page.getByLabel('Your name').fill(name);
    await press(page, /Join with/);
    await page.getByRole('heading', { name: /Your cards/ }).waitFor();
    return page;
  };
  /** Presses Throw wherever it is open. */
  const throwsOn = `(() => {
    const button = [...document.querySelectorAll('[data-part="dock"] button')].find(({ textContent }) => textContent === 'Throw');
    if (button === undefined || button.getAttribute('aria-disabled') === 'true') return false;
    button.click();
    return true;
  })()`;
  const isWon = `document.querySelector('[data-part=winner]') !== null`;

  test('two phones play with dice of the house until somebody wins, and may begin again', async () => {
    const table = await evening.addTable({
      pack: 'snake-eyes-party',
      title: 'The parlour',
      dice: 'virtual',
      seats: 4,
      startingChips: 200,
      first: 'high dice',
    });
    await evening.world.ask('hanna', 'paceTable', {
      params: { table },
      body: { staff: { by: 'house', pace: { rolling: 1, betting: 600_000 } } },
    });
    const [ann, bob] = [await sits(table, 'Ann'), await sits(table, 'Bob', { width: 320, height: 640 })];
    await press(ann, 'Start the game');
    await ann.getByText('Your throw for who goes first').first().waitFor();
    expect(await faultsOf(ann)).toEqual([]);

    for (let throws = 0; throws < MOST_THROWS && (await ann.evaluate(isWon)) !== true; ) {
      for (const page of [ann, bob]) if (await page.evaluate<boolean>(throwsOn)) throws += 1;
      await ann.waitForTimeout(20);
    }
    const winner = await ann.locator('[data-part=winner] h2').textContent();
    expect(winner).toMatch(/^(You win|Bob wins)$/);
    await expect
      .poll(() => bob.locator('[data-part=winner] h2').textContent())
      .toBe(winner === 'You win' ? 'Ann wins' : 'You win');
    const loser = winner === 'You win' ? ann : bob;
    expect(await loser.locator('[data-part=own-chips] b').textContent()).not.toBe('');
    expect(await faultsOf(ann)).toEqual([]);

    // All chips are still there: what one has lost the other has won.
    const chips = await Promise.all(
      [ann, bob].map(async (page) => Number(await page.locator('[data-part=own-chips] b').textContent())),
    );
    expect(chips.reduce((sum, each) => sum + each, 0)).toBe(400);
    await press(bob, 'Next game');
    await ann.getByText('10 left to turn').waitFor();
  });

  test('real dice are read in by two taps, read back, and entered by a third', async () => {
    const table = await evening.addTable({
      pack: 'snake-eyes-party',
      title: 'Kitchen table',
      dice: 'physical',
      seats: 4,
      startingChips: 20,
      first: 'first seat',
    });
    const [cleo, dee] = [await sits(table, 'Cleo'), await sits(table, 'Dee')];
    await press(cleo, 'Start the game');
    await press(cleo, '4');
    await press(cleo, '4');
    await cleo.getByText('4 and 4: 8').waitFor();
    expect(await faultsOf(cleo)).toEqual([]);
    await press(cleo, 'Enter 4 and 4');
    await cleo.getByRole('img', { name: '8, face down' }).waitFor();
    await dee.getByText('Cleo throws 4-4: 8. Cleo turns card 8 down; 9 left.').first().waitFor();

    await press(cleo, 'Numbers');
    await cleo
      .getByRole('row', { name: /^8 Cleo pays 1 chip; the dice pass to Dee; Dee turns 8 down/ })
      .waitFor();
    expect(await faultsOf(cleo)).toEqual([]);
    await cleo.keyboard.press('Escape');
    await press(cleo, '6');
    await press(cleo, '1');
    await press(cleo, 'Enter 6 and 1');
    await dee.getByRole('heading', { name: /Your throw/ }).waitFor();
    await cleo.getByRole('heading', { name: /Dee has the dice/ }).waitFor();
  });

  test('whoever comes late watches, and sees the same', async () => {
    const page = await evening.phone();
    const { json } = await evening.world.ask('nobody', 'listTables');
    expect(JSON.stringify(json)).toContain('Kitchen table');
    await page.goto(`${evening.world.server.url}/#/tables`);
    await page.getByRole('link', { name: /Kitchen table/ }).click();
    await page.getByText('You are watching').waitFor();
    await page.getByText('Dee has the dice').first().waitFor();
    expect(await page.getByRole('button', { name: 'Take a seat' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  test('nothing broke on any of the phones', () => {
    expect(evening.troubles).toEqual([]);
  });
});
