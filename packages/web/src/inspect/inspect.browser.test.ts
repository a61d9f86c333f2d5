import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeWrite } from '../../../server/src/inspect/notice-write.ts';
import { execute } from '../../../server/src/pit/executor.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aFolder } from '../testing/casino.ts';
import { faultsOf } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';
import { anInspectedHouse, type InspectedHouse } from './testing/inspected-house.ts';

describe.skipIf(executablePath === undefined)(`an inspector in a browser${withoutBrowser}`, () => {
  const folder = aFolder();
  const troubles: string[] = [];
  let browser: Browser;
  let house: InspectedHouse;
  let page: Page;

  beforeAll(async () => {
    house = await anInspectedHouse(join(folder.path, 'pit.db'), screens);
    browser = await aBrowser();
    page = await house.pageOf(browser, 'ines', '/inspect');
    page.on('pageerror', ({ message }) => troubles.push(message));
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
    folder.remove();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  const lines = () => page.locator('[data-part=says]').allTextContents();
  const paper = () => page.locator('[data-part=report]');
  const tab = async (name: string) => {
    await page
      .getByRole('navigation', { name: 'Parts of the inspection' })
      .getByRole('link', { name })
      .click();
  };

  test('sees what happened, when the access ends, and that looking is noted', async () => {
    await page.getByText('Roll 5 is settled again.').waitFor();
    await page.getByText(/^Your access ends \d/).waitFor();
    await page.getByText('What you look at is noted in the trail.').waitFor();
    await expect.poll(lines).toContain('Looked at timeline.');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('narrows the timeline by chips, reason, clause and table, all of it in the address', async () => {
    await button('No rolls').click();
    await expect
      .poll(lines)
      .toEqual(['The roll is void: die on die.', 'The roll is void: irregular ("a hand in the way").']);
    await page.getByLabel('Why it was void').selectOption('die-on-die');
    await expect.poll(lines).toEqual(['The roll is void: die on die.']);
    expect(page.url()).toContain('kinds=no-rolls&reason=die-on-die');
    await button('Show everything').click();
    await page.getByRole('combobox', { name: 'Clause' }).fill('NZ 6.6(b)');
    await page.keyboard.press('Enter');
    await expect.poll(lines).toHaveLength(2);
    expect(page.url()).toContain('clause=nz%2F6.6%28b%29');
    // Typed in the very moment in which the field is drawn empty again, and not lost.
    await page.getByRole('combobox', { name: 'Clause' }).evaluate(async (field: HTMLInputElement) => {
      const drawn = new Promise<void>((done) => {
        const looks = { subtree: true, childList: true, attributes: true };
        new MutationObserver(() => done()).observe(document.body, looks);
      });
      const all = [...document.querySelectorAll('button')].find(
        (each) => each.innerText === 'Show everything',
      );
      all?.click();
      await drawn;
      field.value = 'nz/99';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.focus();
    });
    await page.keyboard.press('Enter');
    await page.getByText('No register has nz/99.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('2001-01-01T00:00');
    await page.getByText(/^No activity until 1 Jan 2001/).waitFor();
    await button('Show everything').click();
  });

  test('turns to older pages and comes back to the newest', async () => {
    await link('Older').click();
    await page.getByText('ann sits down', { exact: false }).first().waitFor();
    await link('Newest').click();
    await expect.poll(async () => (await lines())[0]).not.toContain('opened');
  });

  test('finds a roll and has its layout before and after, its arithmetic, approvals and balances', async () => {
    await page.getByRole('spinbutton', { name: 'Roll' }).fill('5');
    await page.keyboard.press('Enter');
    await heading('Roll 5 of 5').waitFor();
    // The layout is drawn by the rules of its game, which come when a roll is looked at.
    await page.locator('[data-part=layout] img').nth(1).waitFor();
    const alts = await page
      .locator('[data-part=layout] img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
    expect(alts).toEqual([
      'Snake Eyes layout before the call: Hard 6: ben 6, Field Bet: ann 5',
      'Snake Eyes layout after the settlement: Hard 6: ben 6',
    ]);
    await page
      .locator('[data-part=line]', { hasText: 'Field Bet' })
      .getByText('5 loses', { exact: true })
      .waitFor();
    expect(await link('Rule NZ 4.1(f)(ii)').first().getAttribute('href')).toBe(
      './rules/snake-eyes-nz?table=nz-1&roll=5#nz/4.1(f)(ii)',
    );
    await page.getByText('Carl, Casino supervisor').first().waitFor();
    expect(await page.getByRole('row', { name: /^Layout/ }).innerText()).toMatch(/11\s+6\s+−5/);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('steps by the arrow keys, which stop at the first and the last roll', async () => {
    await page.locator('body').press('ArrowRight');
    await page.locator('body').press('ArrowLeft');
    await heading('Roll 4 of 5').waitFor();
    await page.getByText('one die came to rest on the other').waitFor();
    await page.getByText('No bet was decided by this roll.').waitFor();
    await link('Previous roll').click();
    await heading('Roll 3 of 5').waitFor();
    for (const [key, last] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 5],
    ] as const) {
      for (let times = 0; times < 6; times += 1) await page.locator('body').press(key);
      await heading(`Roll ${last} of 5`).waitFor();
      expect(page.url()).toMatch(new RegExp(`/nz-1/${last}$`));
    }
    // Faster than anything is drawn: no press is lost, and none leads past the first.
    await page.evaluate(() => {
      for (let times = 0; times < 9; times += 1)
        document.dispatchEvent(new KeyboardEvent('keydown', { key: times < 7 ? 'ArrowLeft' : 'ArrowRight' }));
    });
    await heading('Roll 3 of 5').waitFor();
  });

  test('stands where they stood after the pit was started again', async () => {
    await house.restart();
    await page.reload();
    await heading('Roll 3 of 5').waitFor();
    expect(page.url()).toMatch(/\/inspect\/rolls\/nz-1\/3$/);
  });

  test('has the trail verified, and nothing said of too few rolls', async () => {
    await tab('Integrity');
    await page.getByText('Not verified since the pit was started.').waitFor();
    await page.getByText('3 rolls are too few: nothing is said of dice below 180 rolls.').waitFor();
    await button('Verify now').press('Enter');
    await page.getByText(/findings in \d+ entries/).waitFor();
    expect(await page.locator('[data-part=state]').innerText()).toBe('Sound: nothing does not match.');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('finds a complaint in the inbox, with the way to its cause', async () => {
    await tab('Inbox');
    await page.getByText('No notices so far.').waitFor();
    const { pit } = house.world().server;
    const notice = {
      kind: 'complaint',
      about: 'dispute/d-1',
      line: { code: 'Notice', case: 'complaintOfRoll', roll: 5, table: 'nsw-1' },
      clause: 'nsw/9.14',
    } as const;
    await execute(pit.writer, {
      streams: ['inspectorate'],
      plan: async () => ({
        ok: true,
        writes: [
          await noticeWrite(pit, notice, { by: { person: 'olga', role: 'operator' }, at: pit.ports.now() }),
        ],
        answer: true,
      }),
    });
    await page.reload();
    await heading('Complaint').waitFor();
    expect(await link('About dispute/d-1').getAttribute('href')).toBe('./desk/disputes/d-1');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('reads every report', async () => {
    await tab('Reports');
    for (const [kind, title = kind] of [
      ['Hold against theory', 'Hold by wager, against theory'],
      ['Voids by reason', 'Void rolls by reason'],
      ['Approvals by person'],
      ['Dice log'],
      ['Daily result', 'Daily table results'],
      ['Exceptions'],
    ] as const) {
      await link(kind).click();
      // The one before stays until this one is made.
      await paper().getByRole('heading', { name: title, exact: true }).waitFor();
      await paper()
        .getByText(/^Trail of \d+ entries, ends at /)
        .waitFor();
    }
    await expect.poll(() => page.getByRole('cell', { name: 'late no roll' }).count()).toBe(1);
  });

  test('takes a report away as a file, and has it over a period', async () => {
    for (const [form, type] of [
      ['PDF', 'application/pdf'],
      ['CSV', 'text/csv'],
      ['JSON', 'application/json'],
    ] as const) {
      const href = await link(form).getAttribute('href');
      const sent = await page.request.get(new URL(href ?? '', `${page.url()}/../../..`).href);
      expect([sent.status(), sent.headers()['content-type']]).toEqual([200, expect.stringContaining(type)]);
    }
    await link('Voids by reason').click();
    await page.getByRole('radio', { name: 'Today' }).check({ force: true });
    await expect.poll(() => paper().innerText()).toMatch(/Void rolls by reason\s+Harbour casino, from /);
    await page.getByRole('cell', { name: 'die on die' }).waitFor();
    expect(page.url()).toMatch(/\/inspect\/reports\/voids\?from=\d+$/);
    await page.getByRole('radio', { name: 'Other' }).check({ force: true });
    await page.getByLabel('From', { exact: true }).fill('2000-01-01T00:00');
    await page.getByLabel('To', { exact: true }).fill('2001-01-01T00:00');
    await page.getByText('No activity from 1 Jan 2000, 00:00 to 1 Jan 2001, 00:00.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('takes the trail and the script to check it away', async () => {
    await tab('Trail');
    for (const [name, file] of [
      ['Save: Trail of the whole pit', 'trail.ndjson'],
      ['Save: Signed heads of now', 'heads.json'],
      ['Save: Checking script', 'inspect.py'],
    ] as const) {
      const [saved] = await Promise.all([page.waitForEvent('download'), page.getByLabel(name).click()]);
      expect(saved.suggestedFilename()).toBe(file);
      await saved.saveAs(join(folder.path, file));
    }
    expect(await faultsOf(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test.each([
    ['dora', /^Inspection is not for you$/],
    ['scott', /^Inspection is not for you$/],
    ['nobody', /^Sign in$/],
  ])('is the only one to see it: %s is turned away', async (who, title) => {
    const other = await house.pageOf(browser, who, '/inspect/rolls/nz-1/5');
    await other.getByRole('heading', { name: title }).waitFor();
    expect(await other.locator('[data-part=layout]').count()).toBe(0);
    await other.context().close();
  });

  test('is let in by the host until a moment, by a link that leads here', async () => {
    const host = await house.pageOf(browser, 'hanna', '/host');
    await host.getByRole('button', { name: 'Resume' }).click();
    await host.getByRole('region', { name: 'Staff' }).getByRole('button', { name: 'Add' }).click();
    await host.getByLabel('Name').fill('Iris');
    expect(await host.getByLabel('Until').count()).toBe(0);
    await host.getByRole('checkbox', { name: 'Dealer' }).uncheck({ force: true });
    await host.getByRole('checkbox', { name: 'Inspector' }).check({ force: true });
    const end = new Date(Date.now() + 3 * 86_400_000);
    const day = end.toISOString().slice(0, 10);
    await host.getByLabel('Until').fill(`${day}T23:40`);
    await host.getByRole('button', { name: 'Make the link' }).click();
    const url = new URL((await host.locator('[data-part=verbatim]').innerText()).trim());
    expect(url.pathname).toBe('/inspect');
    await host.context().close();

    const iris = await house.pageOf(browser, 'nobody', `/inspect${url.hash}`);
    await iris.getByLabel('Passphrase').fill('green kettles sing at noon');
    await iris.keyboard.press('Enter');
    await iris.getByText(/^Your access ends .* 23:40\./).waitFor();
    await iris.context().close();
  });

  test('prints the paper of a table, as those who run it do', async () => {
    const dora = await house.pageOf(browser, 'dora', '/paper');
    await dora.getByRole('heading', { name: 'Snake Eyes', exact: true }).waitFor();
    await dora.getByText('$10', { exact: true }).waitFor();
    for (const sheet of ['pays', 'procedure', 'opening', 'closing', 'dice-log']) {
      await dora.getByLabel('Sheet').selectOption({ label: sheetNames[sheet] ?? '' });
      await expect.poll(() => dora.url()).toContain(`/paper/nz-1/${sheet}`);
    }
    await dora.getByRole('heading', { name: 'Dice log: Snake Eyes' }).waitFor();
    await dora.reload();
    await dora.getByRole('heading', { name: 'Dice log: Snake Eyes' }).waitFor();
    await dora.getByLabel('Table or game').selectOption({ label: 'Game: Snake Eyes party' });
    await dora.getByRole('heading', { name: /^Game procedure/ }).waitFor();
    expect(await faultsOf(dora)).toEqual([]);
    await dora.emulateMedia({ media: 'print' });
    expect(await dora.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(false);
    await dora.context().close();
    const nobody = await house.pageOf(browser, 'nobody', '/paper/nz-1/sign');
    await nobody.getByRole('heading', { name: 'Sign in' }).waitFor();
    await nobody.context().close();
  });
});

const sheetNames: Readonly<Record<string, string>> = {
  pays: 'Pay table',
  procedure: 'Procedure',
  opening: 'Opening sheet',
  closing: 'Closing sheet',
  'dice-log': 'Dice log',
};
