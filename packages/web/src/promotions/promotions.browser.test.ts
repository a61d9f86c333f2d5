import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside } from '../../../server/src/http/testing/world.ts';
import { fieldText } from '../parts/moments.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { faultsOf, pushedSideways } from '../testing/reflow.ts';
import { type ClockedHouse, clockedHouse, fillTerms, good, HOUR_MS } from './testing/clocked-house.ts';

// One promotion from its draft to its end: each test begins where the one before has left it.
describe.skipIf(executablePath === undefined)(`promotions in a browser${withoutBrowser}`, () => {
  let house: ClockedHouse;
  let desk: Page;
  let phone: Page;
  let place = '';

  beforeAll(async () => {
    house = await clockedHouse();
    desk = await house.pageOf(1440, '/desk/promotions');
  });
  afterAll(() => house.close());

  const now = (): number => house.now();
  const button = (name: string | RegExp) => desk.getByRole('button', { name, exact: true });
  const said = (text: string | RegExp, page = desk) => page.getByText(text).first().waitFor();
  const part = (name: RegExp) =>
    desk.getByRole('navigation', { name: 'Parts of this promotion' }).getByRole('link', { name }).click();
  const promotionId = (): string => place.split('/').at(-1) ?? '';

  test('nobody reaches the desk without signing in, and a draft is begun by keyboard alone', async () => {
    await house.signIn(desk, 'Olga');
    await said('There is no promotion yet');
    expect(await faultsOf(desk)).toEqual([]);
    await button('New promotion').focus();
    await desk.keyboard.press('Enter');
    await expect.poll(() => desk.evaluate('document.activeElement?.localName')).toBe('input');
    await desk.keyboard.type('Spring draw');
    await desk.keyboard.press('Enter');
    await desk.getByRole('heading', { name: 'Spring draw' }).waitFor();
    place = new URL(desk.url()).pathname;
    expect(place).toMatch(/^\/desk\/promotions\/pr-/);
    await said('0 of 14 complete');
  });

  test('what is missing is named and leads to its field, and the meter follows what is written', async () => {
    await desk.getByText(/^Still missing/).click();
    await button('manner of award').click();
    await desk.keyboard.type('One draw among all entries');
    await said('1 of 14 complete');
    await fillTerms(desk, now());
    await said('13 of 14 complete');
    expect(await desk.getByText(/^Still missing/).textContent()).toBe('Still missing (1)');
  });

  test('what is written is there again after a restart of the pit and a page loaded anew', async () => {
    await house.restart();
    await desk.reload();
    await said('13 of 14 complete');
    expect(new URL(desk.url()).pathname).toBe(place);
    expect(await desk.getByLabel('manner of award', { exact: true }).inputValue()).toBe(
      'One draw among all entries',
    );
  });

  test('nsw/10.5.1 a barred thing in a prize is refused before it is sent, with its clause', async () => {
    await button('Add a prize').click();
    for (const kind of ['Motor vehicle', 'Travel', 'Real estate']) {
      await desk.getByLabel('Kind', { exact: true }).selectOption(kind);
      expect(await pushedSideways(desk)).toEqual([]);
    }
    await desk.getByLabel('Kind', { exact: true }).selectOption('Cash');
    await desk.getByLabel('Description', { exact: true }).fill('A cheque over a good sum');
    await desk.getByLabel('Value in dollars', { exact: true }).fill('12000');
    await button('Write “none”').click();
    await button('Add an item').click();
    await desk.getByLabel('Item', { exact: true }).fill('Cigars');
    await desk.getByLabel('Category', { exact: true }).selectOption('tobacco (barred)');
    await said(/'Cigars' in prize 'first' is tobacco/);
    expect(await button('Save the terms').getAttribute('aria-disabled')).toBe('true');
    expect(await faultsOf(desk)).toEqual([]);
    for (const [category, field] of [
      ['motor vehicle', 'make'],
      ['liquor', 'Millilitres of one'],
    ] as const) {
      await desk.getByLabel('Category', { exact: true }).selectOption(category);
      await desk.getByLabel(field, { exact: true }).waitFor();
      expect(await pushedSideways(desk)).toEqual([]);
    }
    await button('Take out Cigars').click();
    await button('Save the terms').click();
    await said('The terms are saved.');
    await said('14 of 14 complete');
  });

  test('nsw/10.5.2 words that may name something barred are decided by somebody, with a reason', async () => {
    await part(/^Terms/);
    await desk.getByLabel('Description', { exact: true }).fill('A cheque on a hunting rifle');
    await said('“rifle” may be: firearm or ammunition');
    await said('The terms that are saved do not say this.');
    await button('Save the terms').click();
    await said('The terms are saved.');
    await said('Say why you decide so.');
    await desk.getByLabel('Why', { exact: true }).fill('The cheque is printed with a picture.');
    expect(await faultsOf(desk)).toEqual([]);
    await button('Not like this').click();
    await said('not offered like this');
    await part(/^Notice and opening/);
    await said("'rifle' was found to be firearm or ammunition.");
    await part(/^Terms/);
    await desk.getByText('Decide anew').click();
    await desk.getByLabel('Why', { exact: true }).fill('It is a picture only.');
    await button('It may be offered').click();
    await said('may be offered');
  });

  test('nsw/10.9 it opens no sooner than 24 hours after the notice', async () => {
    await part(/^Notice and opening/);
    await said('Nothing advertises the promotion yet');
    await desk.getByLabel('What it is').fill('A poster at the door');
    await desk.getByLabel('How it refers to the terms').fill('Terms on the promotions page');
    await button('Record it').click();
    await button('Promotions page').click();
    await said('The Authority has not been given these terms');
    await button('Notify the Authority').click();
    await said(/^May start in 23 h/);
    const start = desk.getByLabel('When it starts');
    const earliest = await start.inputValue();
    await start.fill(fieldText(now() + 23 * HOUR_MS));
    await said('The Authority has to have the terms for 24 hours');
    await start.fill(earliest);
    expect(await faultsOf(desk)).toEqual([]);
    await button('Open the promotion').click();
    await said(/^It starts /);
  });

  test('anybody reads the full terms without signing in, and a guest enters on a phone', async () => {
    const reader = await house.pageOf(768, '/promotions');
    await reader.getByRole('link', { name: 'Spring draw' }).click();
    await said('One draw among all entries', reader);
    await said('Whoever sits at a table here can enter on this page.', reader);
    expect(await faultsOf(reader)).toEqual([]);
    await reader.context().close();
    await house.pass(desk, 24.1);
    expect(new URL(desk.url()).pathname).toBe(`${place}/opening`);
    for (const name of ['Ann', 'Ben'])
      await good(
        house.world().ask(name, 'joinGuest', {
          body: { code: house.code, name },
          key: `${name}-comes-after-the-restart`,
        }),
      );
    phone = await house.pageOf(390, place.replace('/desk', ''), 'Ann');
    await phone.getByRole('button', { name: 'Enter this promotion' }).click();
    await said('You have entered.', phone);
    await phone.getByText('e-1', { exact: true }).waitFor();
    expect(await faultsOf(phone)).toEqual([]);
    await phone.setViewportSize({ width: 390, height: 844 });
  });

  test('nsw/10.9.1 an amendment is in force when its approval is recorded, and the old text stays readable', async () => {
    await part(/^Terms/);
    await button('Propose an amendment').click();
    await desk.getByLabel('Why they should change').fill('The bar is closed');
    await desk.getByLabel('how results are published', { exact: true }).fill('On the board at the door');
    await button('Record the proposal').click();
    await said("The Authority has to approve. Record its approval's reference.");
    await desk.getByLabel('Reference of the approval').fill('L&GNSW 77');
    await button('Record the approval').click();
    await said('The amendment is in force.');
    await phone.reload();
    await said('On the board at the door', phone);
    await phone.getByRole('link', { name: 'Version 1', exact: true }).click();
    await said(/It is no longer in force/, phone);
    expect(await phone.getByText('On the board at the door').count()).toBe(0);
    await phone.goBack();
  });

  test('nsw/10.11 a dispute over the terms is decided, advised of, and complained about on a phone', async () => {
    await phone.getByText('Dispute the terms').click();
    await phone.getByLabel('What the dispute is about').fill('The poster promised two entries.');
    await phone.getByRole('button', { name: 'Raise the dispute' }).click();
    await said('The house has not decided yet.', phone);
    await desk.getByRole('link', { name: 'Decide a dispute (d-1)' }).click();
    await desk.getByLabel('The decision, which is final').fill('One entry, as the terms say.');
    await button('Decide').click();
    await button('Record the advice').click();
    await button('Close the dispute').click();
    await said('The dispute is closed.');
    await phone.reload();
    await phone.getByLabel('Your complaint to the inspector').fill('I was told otherwise at the door.');
    expect(await faultsOf(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Complain to the inspector' }).click();
    await said('Your complaint is with the inspector.', phone);
    await desk.getByRole('button', { name: 'Read the complaint' }).click();
    await said('I was told otherwise at the door.');
  });

  test('nsw/10.12 a stop keeps everything still until it is validated, and the inspectorate hears of it', async () => {
    await part(/^Integrity/);
    await desk.getByLabel('What has happened').fill('The box of entries was found open');
    await button('Stop: integrity is compromised').click();
    await button('Postpone the promotion').click();
    await said('It is postponed');
    const notices = await desk.evaluate(`fetch('./api/v1/inspect/notices').then((read) => read.json())`);
    expect(JSON.stringify(notices)).toContain('nsw/10.12');
    expect(await faultsOf(desk)).toEqual([]);
    await part(/^Entries/);
    await button('Enter them').click();
    await said(/The promotion is postponed until its integrity is confirmed/);
    await button('Understood').click();
    await part(/^Integrity/);
    await desk.getByLabel('How its integrity was confirmed').fill('Counted again by two people');
    await button('Record the validation').click();
    await said('It goes on.');
  });

  test('the list is fixed after entries close', async () => {
    await part(/^Entries/);
    await desk.getByLabel('Who').selectOption('Ben');
    await button('Enter them').click();
    await said('Entered.');
    await said('Entries are still taken');
    await house.pass(desk, 6.1);
    await button('Fix the list of entries').click();
    await said(/^Fixed /);
    expect(await faultsOf(desk)).toEqual([]);
  });

  test('nsw/10.2 above $10,000 nothing is drawn before the scrutineer has attested', async () => {
    await part(/^Draw/);
    await said('A prize is worth more than $10,000: a scrutineer watches');
    await said(/^The terms say .* Draw then\./);
    await house.pass(desk, 3);
    await said('Nominate a scrutineer first.');
    await desk.getByLabel('Scrutineer', { exact: true }).selectOption('Scott');
    await button('Nominate').click();
    await said('Scott is nominated.');
    await said('The scrutineer attests before the draw. Ask for it.');
    const scott = await house.pageOf(1440, `${place}/draw`);
    await house.signIn(scott, 'Scott');
    await scott.getByLabel('What you attest').fill('The list is whole.');
    await scott.getByRole('button', { name: 'Attest before the draw' }).click();
    await said('Attested.', scott);
    await desk.reload();
    await button('Make the draw').click();
    await button('Make the draw').click();
    await said('The draw is made.');
    await scott.reload();
    await scott.getByLabel('What you attest').fill('The draw was fair.');
    await scott.getByRole('button', { name: 'Attest after the draw' }).click();
    await said('Attested.', scott);
    expect(await faultsOf(scott)).toEqual([]);
    await scott.context().close();
  });

  test('nsw/10.8 the clock of two days runs until the winner is told in a way that counts', async () => {
    await part(/^Winners/);
    await said(/^47 h|^1 d 23 h/);
    await desk.getByText('Log an attempt to tell').click();
    await desk.getByLabel('Way').selectOption('text message');
    await button('Log it').click();
    await said('does not count');
    await desk.getByLabel('Way').selectOption('telephone');
    await button('Log it').click();
    await said('told in time');
    expect(await desk.getByRole('link', { name: 'Tell the winner (first)' }).count()).toBe(0);
  });

  test('nsw/10.10 a claim of somebody who has not won is denied, and the claimant reads why', async () => {
    const facts = await good(
      house.world().ask('nobody', 'readPromotion', { params: { promotion: promotionId() } }),
    );
    const winner = String(inside(facts, 'results', 0, 'name'));
    const loser = winner === 'Ann' ? 'Ben' : 'Ann';
    await part(/^Claims/);
    await desk.getByLabel('Who').selectOption(loser);
    await button('Record the claim').click();
    await said(`${loser} claims “first”`);
    await desk.getByText('Deny the claim').first().click();
    await desk.getByLabel('Name', { exact: true }).fill(loser);
    await desk.getByLabel('Address').fill('1 Harbour Street');
    await desk.getByLabel(/^Reasons/).fill('Somebody else has won it.');
    await button('Deny the claim').click();
    await button('Log that the claimant was told why').click();
    await said(/^Told why: Mail/);
    const page = await house.pageOf(390, `/promotions/${promotionId()}`, loser);
    await said('Why: Somebody else has won it.', page);
    expect(await page.getByRole('button', { name: 'Claim “first”' }).count()).toBe(0);
    await page.context().close();
  });

  test('nsw/10.4 above $10,000 the winner chooses how to be paid, and the parts add up', async () => {
    const facts = await good(
      house.world().ask('nobody', 'readPromotion', { params: { promotion: promotionId() } }),
    );
    const winner = String(inside(facts, 'results', 0, 'name'));
    const page = await house.pageOf(390, `/promotions/${promotionId()}`, winner);
    await page.getByRole('button', { name: 'Claim “first”' }).click();
    await said('Your claim is made.', page);
    await said(/Worked out here: the winners are the ones/, page);
    await page.context().close();
    await desk.reload();
    await desk.getByText('Meet the claim').click();
    await said(/is paid as the winner chooses/);
    await said(/^By the terms it is awarded/);
    await button('Add a part').click();
    await desk.getByLabel('Dollars').fill('11999');
    await said(/Make them add up/);
    await desk.getByLabel('Dollars').fill('12000');
    await said(/Wait until then, or say why it is sooner/);
    await desk.getByLabel('Why it is awarded before its date').fill('The winner flies tonight.');
    expect(await faultsOf(desk)).toEqual([]);
    await button('Award the prize').click();
    await said('Awarded');
  });

  test('a promotion that owes nobody anything is closed', async () => {
    await part(/^Integrity/);
    await button('Close the promotion').click();
    await said(/^Closed /);
    expect(await faultsOf(desk)).toEqual([]);
    expect(house.troubles).toEqual([]);
  });
});
