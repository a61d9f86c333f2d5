import { openMemory } from '@dicepit/store';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { faultsOf } from '../join/testing/phones.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { pushedSideways } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe.skipIf(executablePath === undefined)(`the desk, in a browser${withoutBrowser}`, () => {
  // What it holds outlives the pit, as a disk does.
  const lasting = { ...openMemory(), close: () => Promise.resolve() };
  let browser: Browser;
  let casino: Casino;
  let again: World | undefined;
  let ana: Page;
  let gus: Page;
  let cas: Page;
  let hanna: Page;

  beforeAll(async () => {
    browser = await aBrowser();
    const nsw = { pack: 'snake-eyes-nsw', mode: 'home', limits: { minimum: 5_00, maximum: 100_00 } } as const;
    casino = await aCasino(screens, nsw, { store: lasting });
    const { gives } = casino;
    await gives('hanna', { type: 'OpenTable', float: 10_000_00 });
    await casino.seats('Ana', 1);
    await casino.seats('Ben', 2);
    ana = await casino.pageOf(browser, 'Ana', `/t/${casino.table}`, phone);
    await ana.locator('[data-part="felt"]').waitFor();
    const bets = [
      { wager: 'field', chips: 25_00 },
      { wager: 'eight', chips: 10_00 },
    ];
    await gives('Ana', { type: 'PlaceBets', seat: 1, bets });
    const bens = [
      { wager: 'hard-6', chips: 5_00 },
      { wager: 'any-7', chips: 15_00 },
    ];
    await gives('Ben', { type: 'PlaceBets', seat: 2, bets: bens });
    await gives('dora', { type: 'OfferDice' });
    await gives('Ana', { type: 'AcceptDice', seat: 1 });
    await gives('Ana', { type: 'ThrowDice', seat: 1 });
    await gives('dora', { type: 'BringToRest' });
    await gives('dora', { type: 'CallRoll', faces: [5, 3] });
    await gives('dora', { type: 'SettleRoll' });
  });
  afterAll(async () => {
    await browser.close();
    await (again === undefined ? casino.close() : again.close());
  });

  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const desk = (who: string, path = '/desk') => casino.pageOf(browser, who, path, wide);
  const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

  test('a player queries a result on the phone, and is told in words who decides', async () => {
    await ana.locator('[data-kind="slip"]').waitFor();
    await press(ana, 'Query this');
    await ana.getByLabel('What it is about').selectOption({ label: 'Field: lost −25' });
    await ana.getByLabel('Say it in your own words').fill('The second die lay on a four, not a three.');
    await sees(ana, 'First the game supervisor decides.');
    await sees(ana, 'The last word has the operator.');
    expect(await faultsOf(ana)).toEqual([]);
    await ana.setViewportSize(phone);
    await press(ana, 'Raise the dispute');
    await sees(ana, 'It waits for a decision by the game supervisor');
  });

  test('the game supervisor finds it first in the list, reads the frozen evidence, and decides', async () => {
    gus = await desk('gus');
    await gus.getByRole('link', { name: /Yours to decide/ }).click();
    await gus.getByRole('heading', { name: 'Roll 1, Field' }).waitFor();
    expect(new URL(gus.url()).pathname).toMatch(/^\/desk\/disputes\/d-/);
    expect(await gus.locator('[data-part=disputed-roll] [data-part=die]').count()).toBe(2);
    await gus
      .locator('[data-part=line]')
      .filter({ hasText: 'Field' })
      .filter({ hasText: 'disputed' })
      .waitFor();
    await gus.locator('[data-part=entries]').getByText('Roll called').waitFor();
    await sees(gus, 'Say whom the decision is for.');
    expect(await faultsOf(gus)).toEqual([]);
    await gus.getByRole('radio', { name: 'For the house' }).check({ force: true });
    await sees(gus, 'A decision has reasons. Write them down.');
    await gus.getByLabel('Reasons').fill('The film shows a five and a three.');
    await press(gus, 'Record the decision');
    await gus
      .locator('[data-part=rung][data-state=done]')
      .getByText('The film shows a five and a three.')
      .waitFor();
  });

  test('the player asks for a review; whoever decided reads that it is somebody else’s', async () => {
    await sees(ana, 'It is decided. You can be content with that');
    await press(ana, 'Ask for a review');
    await sees(ana, 'You have asked for a review');
    await gus.locator('[data-part=not-yours]').getByText('It is for: casino supervisor').waitFor();
    expect(await gus.getByLabel('Reasons').count()).toBe(0);
  });

  test('the desk holds its place while the pit is started again, and a higher person reviews', async () => {
    cas = await desk('cas', new URL(gus.url()).pathname);
    await cas.getByLabel('Reasons').waitFor();
    const { port } = casino.world.server;
    await casino.close();
    again = await openWorld({ screens: screens, store: lasting, port });
    await cas.reload();
    await cas.getByRole('heading', { name: 'Roll 1, Field' }).waitFor();
    await cas.getByRole('radio', { name: 'For both in part' }).check({ force: true });
    await cas.getByLabel('Reasons').fill('The call was slow, and right.');
    await press(cas, 'Record the decision');
    await cas.locator('[data-part=rung][data-state=done]').nth(1).waitFor();
    await sees(ana, 'The call was slow, and right.');
    await casino.gives('hanna', { type: 'RuleMatter', words: 'The player is paid 10.' });
    await press(cas, 'Note it');
    await cas.locator('[data-part=notes]').getByText('Matter ruled').waitFor();
    // What was frozen stays as it was.
    expect(await cas.locator('[data-part=disputed-roll] b').textContent()).toBe('Eight, easy (5-3)');
    await press(ana, 'Ask for a review');
  });

  test('nsw/9.13#2 after the last word the player reads of the right to complain, and complains', async () => {
    hanna = await desk('hanna', new URL(gus.url()).pathname);
    await hanna.getByRole('radio', { name: 'For the house' }).check({ force: true });
    await hanna.getByLabel('Reasons').fill('The roll stands as it was called.');
    await press(hanna, 'Record the decision');
    await sees(hanna, 'The player has to be told of the right to complain first.');
    await ana.getByText('Gaming and Liquor').waitFor();
    expect(await faultsOf(ana)).toEqual([]);
    await ana.setViewportSize(phone);
    await press(ana, 'I have read this');
    await sees(ana, 'You know of your right to complain.');
    await press(ana, 'Complain to an inspector');
    await ana.getByLabel('What you complain of').fill('Nobody showed me the film.');
    await press(ana, 'Send the complaint');
    await sees(ana, 'Your complaint lies with the inspector since');
    const written = await lasting.read('inspectorate', 0, 10);
    expect(written.map(({ text }) => text).join('\n')).toContain('"complaint"');
    await press(hanna, 'Read the complaint');
    await sees(hanna, 'Nobody showed me the film.');
    await press(hanna, 'Erase the words');
    await sees(hanna, 'What is erased cannot be brought back.');
    await press(hanna, 'Erase the words');
    await sees(hanna, 'The inspector has not read the complaint');
    await hanna.keyboard.press('Escape');
    await press(hanna, 'Close the dispute');
    await hanna.locator('[data-part=case-head]').getByText('Closed').waitFor();
  });

  test('the state of one’s disputes is kept under the menu of the table', async () => {
    await ana.keyboard.press('Escape');
    await ana.locator('[data-kind="slip"]').getByRole('button', { name: 'OK' }).click();
    await press(ana, 'Menu');
    await press(ana, 'My disputes');
    await ana.getByRole('button', { name: /Roll 1.*Closed/ }).waitFor();
    expect(await faultsOf(ana)).toEqual([]);
    await ana.setViewportSize(phone);
    await ana.keyboard.press('Escape');
  });

  test('staff write down by keyboard what a player disputes at the table', async () => {
    await gus.goto(new URL('/desk/disputes', gus.url()).href);
    await gus.getByRole('link', { name: 'Write down what a player disputes' }).focus();
    await gus.keyboard.press('Enter');
    await gus.getByLabel('Player', { exact: true }).selectOption({ label: 'Ben, seat 2' });
    await gus.getByLabel('What the player says').fill('My bet was meant for Hard 8.');
    await gus.keyboard.press('Tab');
    await gus.keyboard.press('Enter');
    await gus.getByRole('heading', { name: 'Roll 1', exact: true }).waitFor();
    await gus.locator('[data-part=case-head]').getByText('by Gus').waitFor();
    expect(await gus.locator('[data-part=case-head] blockquote').textContent()).toBe(
      'My bet was meant for Hard 8.',
    );
  });

  test('a player hears on the felt that a dispute is decided, and reads it from there', async () => {
    const ben = await casino.pageOf(browser, 'Ben', `/t/${casino.table}`, phone);
    await ben.locator('[data-part="felt"]').waitFor();
    await gus.getByRole('radio', { name: 'For the player' }).check({ force: true });
    await gus.getByLabel('Reasons').fill('The dealer moved it.');
    await press(gus, 'Record the decision');
    await ben.locator('[data-part="notice"]').getByText('Your dispute is decided: Roll 1.').waitFor();
    expect((await faultsOf(ben)).filter((fault) => /notice|sideways/.test(fault))).toEqual([]);
    await ben.setViewportSize(phone);
    await press(ben, 'Read it');
    await ben.getByRole('button', { name: /Roll 1/ }).click();
    await sees(ben, 'The dealer moved it.');
    await ben.keyboard.press('Escape');
    await expect.poll(() => ben.locator('[data-part="notice"]').count()).toBe(0);
    await ben.context().close();
  });

  test('nsw/9.7 advice comes once it is asked for, and a reminder of a rule stays until it is put away', async () => {
    await press(ana, 'Menu');
    await press(ana, 'Advice from others');
    await press(ana, 'Ask the others for advice');
    await press(ana, 'Ask for no more advice');
    await press(ana, 'Ask the others for advice');
    await ana.getByRole('button', { name: 'Ask for no more advice' }).waitFor();
    await ana.keyboard.press('Escape');
    await casino.gives('Ben', { type: 'GiveAdvice', to: 1, words: 'Bet less.' });
    await ana.locator('[data-part="notice"]').getByText('Somebody advises: Bet less.').waitFor();
    await casino.gives('dora', { type: 'PromptRule', seat: 1, prompt: 'throw-together' });
    // It waits for its turn, and nothing that was told is lost under it.
    const advised = ana.locator('[data-part="notice"]', { hasText: 'Somebody advises: Bet less.' });
    await advised.getByRole('button', { name: 'Dismiss' }).click();
    await ana.locator('[data-part="notice"]').getByText('Throw both dice together').waitFor();
    await press(ana, 'Dismiss');
    await expect.poll(() => ana.locator('[data-part="notice"]').count()).toBe(0);
  });

  test('nsw/9.3 a device is reported by a dealer, found by a supervisor, and four measures follow', async () => {
    const dora = await desk('dora', '/desk/conduct');
    await dora.getByLabel('Who').selectOption({ label: 'Ben, seat 2' });
    await dora.getByLabel('What you saw').fill('A phone that counts the totals.');
    expect(await faultsOf(dora)).toEqual([]);
    await press(dora, 'Report it');
    await sees(dora, 'Your report is on record');

    await cas.getByRole('link', { name: 'Conduct' }).click();
    await cas.getByRole('link', { name: /Forbidden device/ }).click();
    await cas.getByRole('radio', { name: 'Broken', exact: true }).check({ force: true });
    await cas.getByLabel('Reason').fill('The screen showed a list of totals.');
    await press(cas, 'Record the finding');
    const measure = (name: string) => cas.getByRole('group', { name });
    const bets = measure('Bets declared void').getByRole('checkbox');
    await bets.first().waitFor({ state: 'attached' });
    for (const bet of await bets.all()) await bet.check({ force: true });
    await measure('Bets declared void').getByText('Any Seven, 15: lost on roll 1, to be undone').waitFor();
    expect(await faultsOf(cas)).toEqual([]);
    const twice = async (name: string): Promise<void> => {
      await press(cas, name);
      await press(cas, name);
    };
    await twice('Declare void');
    await sees(cas, 'No bet of this person lies at the table now or was decided there in the last rolls.');
    await twice('Keep from the game');
    await measure('Held with a device').getByLabel('The device').fill('A phone');
    await twice('Record the detention');
    await sees(cas, 'Somebody is detained still.');
    await cas.getByLabel('Name of whoever took over').fill('Ines Inspector');
    await press(cas, 'Record the hand-over');
    await sees(cas, 'An inspector took over: Ines Inspector');
    await measure('Excluded from the house').getByLabel('Reference of the order').fill('EO-7');
    await twice('Exclude from the house');
    await cas.locator('[data-part=notes]').getByText('Order EO-7', { exact: true }).waitFor();
    await cas.getByLabel('How it ended').fill('Ben was shown out.');
    await press(cas, 'Close it');
    await cas.locator('[data-part=case-head]').getByText('Closed').waitFor();
  });

  test('nsw/9.3.2 an exclusion from the game is listed, and lifted with a reason', async () => {
    const listed = cas
      .locator('section')
      .filter({ has: cas.getByRole('heading', { name: 'Kept from a game' }) });
    await listed.getByText('Ben').first().waitFor();
    await listed.getByText('Say in words why it is lifted.').waitFor();
    await cas.getByLabel('Why Ben may play again').fill('It was the wrong phone.');
    await press(cas, 'Lift it');
    await listed.getByText('Nobody is kept from a game.').waitFor();
    expect(await pushedSideways(cas)).toEqual([]);
  });

  test('whoever is kept out of the house is listed; a supervisor reads who lifts it, and the operator does', async () => {
    const listed = (page: Page) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: 'Kept out of the house' }) });
    await listed(cas).getByText('Order EO-7').waitFor();
    await listed(cas).getByText('The operator lets somebody in again.').waitFor();
    await hanna.getByRole('link', { name: 'Conduct' }).click();
    await hanna.getByLabel('Why Ben may come in again').fill('The order was withdrawn.');
    expect(await faultsOf(hanna)).toEqual([]);
    await press(hanna, 'Let in again');
    await listed(hanna).getByText('Nobody is kept out of the house.').waitFor();
  });
});
