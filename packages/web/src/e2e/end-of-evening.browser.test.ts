import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everythingIn, violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aPlayedEvening } from '../testing/played-evening.ts';
import { faultsOf } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';

const textOf = async (download: Promise<Download>): Promise<Buffer> =>
  readFileSync(await (await download).path());

describe.skipIf(executablePath === undefined)(`the end of an evening${withoutBrowser}`, () => {
  let browser: Browser;
  let evening: Awaited<ReturnType<typeof aPlayedEvening>>;
  let tv: Page;
  let phone: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    evening = await aPlayedEvening(screens);
    browser = await aBrowser();
    tv = await evening.pageOf(browser, '', `/t/${evening.table}/screen`, { width: 1920, height: 1080 });
    phone = await evening.pageOf(browser, 'Ben', `/t/${evening.table}`, { width: 390, height: 844 });
    for (const page of [tv, phone]) page.on('pageerror', ({ message }) => faults.push(message));
    await tv.locator('.felt .area').first().waitFor();
    await phone.locator('[data-wager=field]').first().waitFor();
    await evening.closes();
  });
  afterAll(async () => {
    await browser.close();
    await evening.close();
  });

  test('the television shows the podium and the figures, and nothing of the closed table', async () => {
    await tv.locator('[data-part=podium]').waitFor();
    expect(await tv.locator('[data-part=podium] [data-part=name]').allTextContents()).toEqual(['Ann', 'Ben']);
    expect(await tv.locator('[data-part=podium] em').allTextContents()).toEqual(['−5', '+75']);
    expect(await tv.locator('[data-part=evening] dd').allTextContents()).toEqual([
      '5',
      '3Ann',
      '75Ben, Craps 3',
      '1Ann and Ben',
    ]);
    expect(await tv.locator('[data-part=thanks] > b').textContent()).toBe(
      'Thank you all, and thank you Dora at the tables.',
    );
    await expect.poll(() => tv.locator('.felt, [data-part=over]:not([hidden])').count()).toBe(0);
    expect(await everythingIn(tv)).toEqual([]);
  });

  test('a television that hangs in the lobby shows the same', async () => {
    const lobby = await evening.pageOf(browser, '', '/tv', { width: 1280, height: 720 });
    await lobby.locator('[data-part=podium]').waitFor();
    expect(await lobby.locator('[data-part=podium] [data-part=name]').allTextContents()).toEqual([
      'Ann',
      'Ben',
    ]);
    await lobby.context().close();
  });

  test('a phone at the table shows its own evening, and saves it as a picture', async () => {
    const card = phone.getByRole('img', { name: /^Ben’s evening\./ });
    await card.waitFor();
    expect(await card.getAttribute('aria-label')).toBe(
      'Ben’s evening. Chips in 500, out 575, net +75. Best roll: Three, +75. Favourite wager: Craps 3, decided 3 times, won 1.',
    );
    expect(await violationsOf(phone, ['dark', 'light', 'contrast'])).toEqual([]);
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Save as picture' }).click();
    expect((await download).suggestedFilename()).toBe('my-evening.png');
    const png = await textOf(download);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // Three times the card in width, and as high as its parts.
    expect([png.readUInt32BE(16), png.readUInt32BE(20) > 1_500]).toEqual([1_074, true]);
    expect(png.length).toBeGreaterThan(30_000);
    await phone.getByText('Saved. It is among your downloads or pictures.').waitFor();
    await phone.getByRole('button', { name: 'I want another round' }).click();
    await phone.getByText('1 of 2 want another round.').waitFor();
    await tv.getByText('1 of 2 want another round.').waitFor();
    await phone.getByRole('button', { name: 'Close' }).last().click();
    await card.waitFor({ state: 'detached' });
  });

  test('whoever only looked on finds it in the lobby, with nothing decided', async () => {
    const page = await evening.pageOf(browser, 'Cid', '/#/tables', { width: 320, height: 640 });
    await page.getByRole('button', { name: 'My evening' }).click();
    const card = page.getByRole('img', { name: /^Cid’s evening\..* No bet of yours was decided\.$/ });
    await card.waitFor();
    expect(
      await page.evaluate('document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth'),
    ).toBe(true);
    await page.context().close();
  });

  test('the host settles up by name: on the page, in a file, on paper', async () => {
    const host = await evening.pageOf(browser, 'hanna', '/host', { width: 1440, height: 900 });
    host.on('pageerror', ({ message }) => faults.push(message));
    await host.getByRole('button', { name: 'Settling up' }).click();
    await host.getByText('It balances').waitFor();
    await host
      .getByText('1,500 bought + 0 topped up + 70 net = 1,570 = 1,300 cashed + 270 still held')
      .waitFor();
    expect(await host.locator('tbody tr').allTextContents()).toEqual([
      'AAnn50000−54009595 still at a table.',
      'BBen50000+75400175175 still at a table.',
      'CCid5000005000Settled',
    ]);
    await host.getByText('The house paid out 70 more than it took.').waitFor();
    expect(await faultsOf(host)).toEqual([]);

    // On a tablet every column is seen, and the menu stays beside what is done.
    await host.setViewportSize({ width: 820, height: 1180 });
    const topOf = (name: string) =>
      host.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().top);
    expect(await topOf('Settings of this page')).toBeLessThan((await topOf('Save CSV')) + 44);
    const table = host.locator('[data-part=settling-up] table');
    expect(await table.evaluate((each) => each.getBoundingClientRect().right <= innerWidth)).toBe(true);
    await host.setViewportSize({ width: 1440, height: 900 });

    const download = host.waitForEvent('download');
    await host.getByRole('button', { name: 'Save CSV' }).click();
    expect((await download).suggestedFilename()).toBe('settling-up.csv');
    expect((await textOf(download)).toString().split('\r\n')).toEqual([
      '\ufeffGuest,Bought,Topped up,of it donated,Net at the tables,Cashed,Still held,Owes',
      'Ann,500.00,0.00,0.00,-5.00,400.00,95.00,0.00',
      'Ben,500.00,0.00,0.00,75.00,400.00,175.00,0.00',
      'Cid,500.00,0.00,0.00,0.00,500.00,0.00,0.00',
      ',1500.00,0.00,0.00,70.00,1300.00,270.00,0.00',
      '',
    ]);

    await host.evaluate(
      `window.print = () => { window.printed = document.querySelector('.on-paper').textContent; }`,
    );
    await host.getByRole('button', { name: 'Print' }).click();
    const printed = String(await host.evaluate('window.printed'));
    expect(printed).toMatch(/^Settling upHarbour School night, closed/);
    expect(printed).toMatch(/HostCounted withDate$/);

    await host.getByRole('button', { name: 'Back to the night' }).click();
    await host.getByRole('heading', { name: 'Guests' }).waitFor();
    // Half of them is not more than half.
    const more = host.getByText('More than half want another round');
    expect(await more.count()).toBe(0);
    await evening.world.ask('Ann', 'voteRematch', { body: { wants: true } });
    await more.waitFor();
    await host.getByText('2 of the 2 who played.').waitFor();
    await host.context().close();
  });

  test('nobody else is shown the sheet, and everybody only their own evening', async () => {
    const { world } = evening;
    for (const who of ['Ann', 'dora', 'gus', 'nobody'])
      expect([401, 403]).toContain((await world.ask(who, 'readSettlingUp')).status);
    expect((await world.ask('nobody', 'readMyEvening')).status).toBe(401);
    expect((await world.ask('Ann', 'readMyEvening')).text).not.toContain('Ben');
  });

  test('a law that forbids ranking leaves no podium and no name', async () => {
    await evening.world.ask('hanna', 'changeSettings', { body: { law: 'queensland', ranking: false } });
    await tv.locator('[data-part=podium]').waitFor({ state: 'detached' });
    expect(await tv.locator('[data-part=evening]').textContent()).not.toMatch(/Ann|Ben/);
  });

  test('what is raised stands on a thermometer', async () => {
    const fundraiser = { cause: 'the school library', goal: 100_00, entry: 20_00 };
    await evening.world.ask('hanna', 'changeSettings', { body: { fundraiser } });
    await tv.getByRole('img', { name: 'Raised 60 of a goal of 100' }).waitFor();
    expect(await tv.locator('[data-part=raised] [data-part=cause]').textContent()).toBe(
      'raised for the school library. The goal was 100: 40 to go.',
    );
  });

  test('nothing on any page has failed', () => {
    expect(faults).toEqual([]);
  });
});
