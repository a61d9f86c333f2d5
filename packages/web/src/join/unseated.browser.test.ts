import type { CommandBody } from '@dicepit/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { comesToTable } from '../testing/evening/at-phone.ts';
import { anEvening, type Evening, faultsOf } from './testing/phones.ts';

describe.skipIf(executablePath === undefined)(`without a seat at a table${withoutBrowser}`, () => {
  let evening: Evening;
  let table: string;

  beforeAll(async () => {
    evening = await anEvening();
    table = await evening.addTable({
      pack: 'snake-eyes-nz',
      title: 'Last rounds',
      mode: 'home',
      dice: 'physical',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: { by: 'people' },
    });
    await gives({ type: 'OpenTable', float: 10_000_00 });
  });
  afterAll(async () => evening.close());

  /** What the host does at the table, which the house would open again by itself. */
  const gives = async (command: CommandBody): Promise<void> => {
    const body = { command, as: 'operator' } as const;
    const { status, text } = await evening.world.ask('hanna', 'giveCommand', { params: { table }, body });
    expect([status, text]).toEqual([200, text]);
  };

  test('one reads that the game of a table could not be read, and may sit down once it comes', async () => {
    const page = await evening.phone();
    await page.route('**/packs/*.json', (route) => route.fulfill({ status: 200, body: '<h1>Sign in</h1>' }));
    await page.goto(`${evening.world.server.url}/t/${table}#${evening.code}`);
    await page.getByRole('heading', { name: 'The game of this table could not be read' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute('**/packs/*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your seat').waitFor();
  });

  test('one reads who has paused the pit, and after its closing what one left the table with', async () => {
    const { world, code } = evening;
    const page = await evening.phone();
    await page.goto(`${world.server.url}/#${code}`);
    const { press, sees } = await comesToTable(page, 'Ben', 'Last rounds');
    await page.locator('[data-part="felt"]').waitFor();
    await press('Menu');
    await press('Leave the table');
    await press(/^Leave$/);
    await sees('You have left the table');

    const guest = await evening.phone();
    await guest.goto(`${world.server.url}/t/${table}#${code}`);
    await guest.getByText('Your seat').waitFor();
    await world.ask('hanna', 'pausePit', { body: { words: 'Cake in the kitchen' } });
    const banner = guest.locator('[data-part=banner]');
    await expect
      .poll(() => banner.innerText())
      .toMatch(/The pit is paused\s+Cake in the kitchen\s+Paused by Hanna since \d/);
    expect(await faultsOf(guest)).toEqual([]);
    await world.ask('hanna', 'resumePit');
    await banner.waitFor({ state: 'detached' });

    await gives({ type: 'CloseTable' });
    await guest.getByRole('heading', { name: 'The table is closed' }).waitFor();
    expect(await guest.getByText('You finished with').count()).toBe(0);
    await page.goto(`${world.server.url}/t/${table}`);
    await page.getByText('You finished with 500.').waitFor();
    expect(evening.troubles).toEqual([]);
  });
});
