import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEvening, type Evening, faultsOf } from '../join/testing/phones.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { comesToTable } from '../testing/evening/at-phone.ts';
import { loadedDice } from './testing/loaded-dice.ts';

const pace = { answering: 600_000, betting: 1_000, throwing: 600_000, rolling: 200, showing: 800 };

describe.skipIf(executablePath === undefined)(`a won bet that is to come down${withoutBrowser}`, () => {
  let evening: Evening;
  const dice = loadedDice();

  beforeAll(async () => {
    evening = await anEvening({ ports: dice.ports });
  });
  afterAll(async () => evening.close());

  test('says so on the felt, and is taken down after the roll while others stay up', async () => {
    dice.load({ table: 'double-1', rolls: [[3, 3]] });
    await evening.addTable({
      pack: 'double-dice',
      title: 'Lines',
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: { by: 'house', pace },
    });
    const page = await evening.phone();
    await page.goto(`${evening.world.server.url}/#${evening.code}`);
    const { area, press, bets, told, slip, sees, figure } = await comesToTable(page, 'Ben', 'Lines');
    await page.getByRole('button', { name: 'Take the dice' }).waitFor();
    for (const wager of ['shooters-bet', 'number-6', 'double-3']) await bets(wager);
    // Nothing stays up there, and nothing is asked.
    await area('any-7').press('i');
    await press('Done');
    expect(await page.getByText('When it wins').count()).toBe(0);

    await area('number-6').press('i');
    await page.getByRole('radio', { name: 'Take it down' }).check();
    await sees('This phone does it');
    expect(await faultsOf(page)).toEqual([]);
    await press('Done');
    expect(await told('number-6')).toContain('your bet 5, comes down when it wins');
    expect(await told('double-3')).not.toContain('comes down');

    // It is kept for as long as the tab is.
    await page.reload();
    await area('number-6').and(page.locator('[data-state~="comes-down"]')).waitFor();
    await press('Take the dice');
    await press('Throw');
    await expect.poll(() => slip()).toEqual(["Shooter's Bet stays 5", 'Six won +5', 'Double 3 won +25']);
    await sees('your stake comes down, as you wished');
    await sees('your stake stays up');
    await press('OK');
    await expect.poll(() => told('number-6')).not.toContain('your bet');
    expect(await told('double-3')).toContain('your bet 5');
    await press('Change my bets');
    expect(await figure('Rack')).toBe('520');
    expect(await figure('On table')).toBe('10');
    expect(evening.troubles).toEqual([]);
  });
});
