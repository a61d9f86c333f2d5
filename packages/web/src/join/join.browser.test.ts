import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside } from '../../../server/src/http/testing/world.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { anEvening, type Evening, faultsOf } from './testing/phones.ts';

describe.skipIf(executablePath === undefined)(`joining in a browser${withoutBrowser}`, () => {
  let evening: Evening;
  let table: string;

  beforeAll(async () => {
    evening = await anEvening();
    table = await evening.addTable({
      pack: 'snake-eyes-nz',
      title: 'Table 1',
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      policies: { age: 18 },
      staff: { by: 'house' },
    });
    await evening.addTable({
      pack: 'snake-eyes-party',
      title: 'The parlour',
      dice: 'virtual',
      seats: 6,
      startingChips: 20,
      first: 'first seat',
    });
  });
  afterAll(async () => evening.close());

  const url = (path: string): string => `${evening.world.server.url}${path}`;
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const comes = async (page: Page, name: string, code = evening.code): Promise<void> => {
    await page.goto(url(`/#${code}`));
    await page.getByLabel('Your name').fill(name);
    await press(page, 'Join');
  };
  const tableNow = async () => (await evening.world.ask('nobody', 'readTable', { params: { table } })).json;

  test('by the link: a name, then a table, a seat and the welcome chips in three taps', async () => {
    const page = await evening.phone();
    await page.goto(url(`/#${evening.code}`));
    await page.getByLabel('Your name').fill('Ben');
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Join');
    await page.getByText('Hello Ben').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /Table 1/ }).click();
    await page.getByText('Seat 1 is yours').waitFor();
    await page.getByRole('radio', { name: 'Seat 3, free' }).check();
    await page.getByText('Seat 3 is yours').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await press(page, 'Join with 500 chips');
    await page.getByText('This table is for people of 18 or over').waitFor();
    await page.getByLabel('I am 18 or over').check();
    await press(page, 'Join with 500 chips');
    await expect.poll(async () => JSON.stringify(await tableNow())).toContain('"Ben"');
    await expect.poll(async () => JSON.stringify(await tableNow())).toContain('50000');
  });

  test('whoever is seated comes straight back to the table, and can look at the others', async () => {
    const page = await evening.phone();
    await comes(page, 'Cleo');
    await page.getByText('Who has come: Cleo and Ben').waitFor();
    // The dots between the facts of a table are drawn, and none of them ends a line.
    expect(await page.locator('[data-part=tables]').innerText()).not.toContain('·');
    await page.getByRole('link', { name: /The parlour/ }).click();
    await press(page, 'Join with 20 chips');
    await page.getByText('Your cards').waitFor();
    await page.goto(url('/'));
    await page.getByText('Your cards').waitFor();
    await press(page, 'Menu');
    await page.getByRole('link', { name: 'Other tables' }).click();
    await page.getByText('Your seat is here').waitFor();
    await expect.poll(() => page.getByText('Your seat is here').count()).toBe(1);
  });

  test('a code that is wrong is told, and can be typed', async () => {
    const page = await evening.phone();
    await comes(page, 'Dee', 'WRONGX');
    await page.getByText('That code is not right').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Code on the big screen').fill(evening.code.toLowerCase());
    await press(page, 'Join');
    await page.getByText('Hello Dee').waitFor();
  });

  test('a name that is taken may be one’s own: the host says so, and the other phone lets go', async () => {
    const first = await evening.phone();
    await comes(first, 'Eve');
    await first.getByRole('link', { name: /The parlour/ }).click();
    await press(first, 'Join with 20 chips');
    await first.getByText('Your cards').waitFor();

    const second = await evening.phone();
    await comes(second, 'Eve');
    await second.getByText('Eve is here already').waitFor();
    await press(second, 'Yes, move me here');
    await second.getByText('Waiting for the host to say that you are Eve').waitFor();
    const { json } = await evening.world.ask('hanna', 'listClaims');
    const claim = String(inside(json, 'claims', 0, 'claim'));
    await evening.world.ask('hanna', 'confirmClaim', { params: { claim } });
    await second.getByText('Your cards').waitFor();
    await first.getByText('Moved to another device').waitFor();
    await press(first, 'Take it back');
    await first.getByText('Waiting for the host to say that you are Eve').waitFor();
    const asked = await evening.world.ask('hanna', 'listClaims');
    expect(inside(asked.json, 'claims', 0, 'name')).toBe('Eve');
  });

  test('a code made on one phone moves somebody to another', async () => {
    const first = await evening.phone();
    await comes(first, 'Fay');
    await first.getByText('Hello Fay').waitFor();
    await press(first, 'Me');
    await press(first, 'Move to another phone');
    const address = await first.locator('[data-part=address]').textContent();
    expect(await faultsOf(first)).toEqual([]);
    const second = await evening.phone();
    await second.goto(address ?? '');
    await second.getByText('Hello Fay').waitFor();
    expect(second.url()).not.toContain('/move/');
    const third = await evening.phone();
    await third.goto(address ?? '');
    await third.getByText('That code to move by is no longer good').waitFor();
  });

  test('a pit that is locked takes nobody in, and can be watched', async () => {
    await evening.world.ask('hanna', 'lockPit');
    const page = await evening.phone();
    await comes(page, 'Gus');
    await page.getByText('No new guests just now').waitFor();
    await page.getByRole('link', { name: 'Just watch' }).first().click();
    await page.getByRole('link', { name: /The parlour/ }).click();
    await page.getByText('You are watching').waitFor();
    await evening.world.ask('hanna', 'unlockPit');
    const people = await evening.world.ask('hanna', 'listPeople');
    expect(people.text).not.toContain('"Gus"');
  });

  test('nothing broke on any of the phones', () => {
    expect(evening.troubles).toEqual([]);
  });
});
