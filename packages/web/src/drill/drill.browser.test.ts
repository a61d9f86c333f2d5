import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { faultsOf } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`dealer drills in a browser${withoutBrowser}`, () => {
  const troubles: string[] = [];
  let browser: Browser;
  let page: Page;
  let world: World;

  const open = async (search: string): Promise<void> => {
    await page.goto(`${world.server.url}/drill?${search}`);
    await page.getByRole('button', { name: 'Start' }).click();
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const pick = (group: string | RegExp, name: string | RegExp) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  const verdict = () => page.locator('[data-part=verdict]').textContent();

  beforeAll(async () => {
    world = await openWorld({ screens: screens });
    browser = await aBrowser();
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      bypassCSP: true,
    });
    page = await context.newPage();
    page.on('pageerror', ({ message }) => troubles.push(message));
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  test('a pay drill goes by the keyboard alone, from the first field to the score', async () => {
    // Whoever types as soon as the question is drawn types into its first field: the focus is there by then.
    await page.goto(`${world.server.url}/drill?pack=snake-eyes-nsw&kind=pay&level=1&questions=5&seed=4`);
    await page.getByRole('button', { name: 'Start' }).waitFor();
    const isFocused = page.evaluate(
      () =>
        new Promise((drawn) => {
          new MutationObserver((_, watch) => {
            if (document.querySelector('[data-part=question]') === null) return;
            watch.disconnect();
            drawn(document.activeElement?.matches('[data-focus]'));
          }).observe(document.body, { subtree: true, childList: true });
        }),
    );
    await press('Start');
    expect(await isFocused).toBe(true);
    await page.getByRole('img', { name: 'Dice: 5 and 5' }).waitFor();
    await page.keyboard.type('113');
    await page.keyboard.press('Enter');
    expect(await verdict()).toMatch(/^Right, \d/);
    await page.getByText('15 at 7.5 to 1 wins 113; rounded up from 112.50 to chips of 1').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '2 of 5' }).waitFor();
    await page.getByText('streak 1').waitFor();
    await page.keyboard.type('l');
    await page.keyboard.press('Enter');
    expect(await verdict()).toMatch(/^Wrong, \d/);
    await page.locator('[data-part=mark-line]', { hasText: 'It is: pays 160' }).waitFor();
    await press('Stop');
    await page.getByRole('heading', { name: 'The drill is over' }).waitFor();
    expect(await page.locator('[data-part=score]').textContent()).toContain('1 of 2');
    expect(await page.locator('[data-part=topics]').textContent()).toBe('11 in 1 Roll 1 mistake');
  });

  test('results stay on the device: the best, and what comes again sooner', async () => {
    await page.goto(`${world.server.url}/drill`);
    await page.getByText('1 of 2 right, 1 in a row').waitFor();
    await page.getByRole('heading', { name: 'Comes again sooner' }).waitFor();
    expect(await page.locator('[data-part=topics]').textContent()).toBe('11 in 1 Roll 1 mistake');
  });

  test('a part without an answer is asked for, and bets are answered by touch', async () => {
    await open('pack=double-dice&kind=pay&level=2&questions=5&seed=3');
    const bets = page.locator('[data-part=bet]');
    await bets.first().getByRole('button', { name: 'Loses' }).tap();
    await press('Check');
    await page.locator('[data-part=missing]', { hasText: 'Answer every part first.' }).waitFor();
    for (const at of [1, 2]) await bets.nth(at).getByRole('button', { name: 'Stays' }).click();
    expect(await bets.nth(1).getByRole('button', { name: 'Stays' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await press('Check');
    expect(await page.locator('[data-part=mark-line]').count()).toBe(3);
  });

  test('a call is chosen, and from the third level typed', async () => {
    await open('pack=snake-eyes-nz&kind=call&level=1&questions=5&seed=4');
    await page.getByText('The shooter has thrown.').waitFor();
    await pick('What is called?', 'Five');
    await press('Check');
    expect(await verdict()).toMatch(/^Right/);
    await open('pack=snake-eyes-nz&kind=call&level=3&questions=5&seed=4');
    const dice = await page.locator('[data-part=lying]').textContent();
    await page.getByLabel('What is called?').fill('eighteen');
    await page.keyboard.press('Enter');
    expect(dice).toMatch(/\d, flat/);
    expect(await verdict()).toMatch(/^Wrong/);
  });

  test('a throw is judged with its clause and what becomes of the bets', async () => {
    await open('pack=snake-eyes-nsw&kind=no-roll&level=2&questions=5&seed=4');
    await page.getByText('A drink is spilled over the layout while the dice are in the air.').waitFor();
    await pick('What is it?', 'It may be called void');
    await pick('By which clause?', 'NSW 5.2.4');
    await pick(/And the bets/, /may be changed/);
    await press('Check');
    expect(await verdict()).toMatch(/^Right/);
    expect(await page.locator('[data-part=mark-line] .cl').first().getAttribute('href')).toContain(
      'snake-eyes-nsw#',
    );
  });

  test('a mistake of another dealer is found, with what ought to have been done and its clause', async () => {
    await open('pack=snake-eyes-nz&kind=mock&level=3&questions=5&seed=7');
    const round = page.getByRole('group', { name: 'The round, line by line' });
    await round.getByText('Ann, 70 on Hard 10: paid 560').waitFor();
    await pick('Which line is wrong, if one is?', 'Line 8');
    await pick('Which clause is broken?', 'NZ 4.1(g)(ii)');
    await press('Check');
    expect(await verdict()).toMatch(/^Wrong/);
    const [line, clause] = await page.locator('[data-part=mark-line]').allTextContents();
    expect(line).toMatch(
      /^Right\. It ought to be paid 490\. 70 at 7 to 1 wins 490; .* NZ 4\.9 \(hardways 10\)$/,
    );
    expect(clause).toBe('Wrong. NZ 4.9 (hardways 10)');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a throw of the party game is followed to its end', async () => {
    await open('pack=snake-eyes-party&questions=5&level=1&seed=4');
    await page.getByText('Player 1 throws 7.').waitFor();
    await pick('Who turns the card down?', 'Nobody');
    await pick(/What does the thrower pay/, 'Pays 2');
    await pick('Who throws next?', 'Player 2');
    await pick('How many chances are left?', 'No chances are counted');
    await press('Check');
    expect(await verdict()).toMatch(/^Right/);
  });

  test('axe finds nothing in any theme, and nothing sticks out from 320 to 1920', async () => {
    expect(await faultsOf(page)).toEqual([]);
    await open('pack=wonder-dice&kind=pay&level=4&questions=5&seed=4');
    await press('Check');
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${world.server.url}/drill?kind=pay`);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a sheet has its answers on a second page, and no buttons on paper', async () => {
    await page.goto(`${world.server.url}/drill?pack=snake-eyes-nz&kind=pay&level=1&questions=5&seed=4`);
    await press('Make a sheet to print');
    expect(await page.locator('[data-part=questions] > li').count()).toBe(5);
    expect(await faultsOf(page)).toEqual([]);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  test('it speaks German', async () => {
    await page.evaluate(
      `localStorage.clear(); localStorage.setItem('dicepit.settings', '{"language":"de"}')`,
    );
    await page.goto(`${world.server.url}/drill?pack=snake-eyes-nsw&kind=no-roll&level=1&questions=5&seed=4`);
    await press('Beginnen');
    await page
      .getByText('Während die Würfel in der Luft sind, ergießt sich ein Getränk über das Tuch.')
      .waitFor();
    await pick('Was ist es?', 'Der Wurf gilt');
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
  });

  test('nothing broke on the way', () => {
    expect(troubles).toEqual([]);
  });
});
