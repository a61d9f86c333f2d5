import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { honestStream, TABLE } from '../../../proof/src/testing/honest-dice.ts';
import { forged } from '../../../server/src/audit/testing/forging.ts';
import { openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { claimed, cupRound } from '../testing/cup-round.ts';
import { faultsOf } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';

const plan = {
  kind: 'shooter',
  turns: [
    [{ voided: false, says: [{ person: 'p-ann', text: 'red lucky socks' }] }],
    [{ voided: false, says: [] }],
  ],
  closes: false,
  salt: 5,
} as const;

describe.skipIf(executablePath === undefined)(`fair dice in a browser${withoutBrowser}`, () => {
  const troubles: string[] = [];
  let browser: Browser;
  let page: Page;
  let world: World;

  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first();
  const check = async (text: string): Promise<void> => {
    await page.getByLabel('Or put the text in here').fill(text);
    await page.getByRole('button', { name: 'Check this text' }).click();
  };
  const states = () => page.locator('[data-part=checks] [data-part=word]').allTextContents();

  beforeAll(async () => {
    world = await openWorld({ screens: screens });
    await claimed(world);
    await cupRound(world);
    browser = await aBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    page = await context.newPage();
    page.on('pageerror', ({ message }) => troubles.push(message));
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  test('the newest turn that is over is checked at once, face by face', async () => {
    await page.goto(`${world.server.url}/fair`);
    await heading('Every face is what the seed gives').waitFor();
    expect(await states()).toEqual(['holds', 'holds', 'holds', 'holds', 'holds']);
    await page.locator('[data-part=added]', { hasText: 'my lucky words' }).waitFor();
    const dice = await page
      .locator('[data-part=draws] [data-part=dice]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(dice[0]).toMatch(/^Dice \d-\d-\d$/);
    expect(dice[1]).toBe(dice[0]);
    await page.getByText('Draw 1 by hand').click();
    await page.getByText('dicepit/1').first().waitFor();
  });

  test('axe finds nothing in any theme, and nothing sticks out from 320 to 1920', async () => {
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a turn under way says so, and shows what the house is bound to', async () => {
    const last = await page.getByText(/^The newest is turn \d+/).textContent();
    await page.getByLabel('Turn', { exact: true }).fill(/\d+/.exec(last ?? '')?.[0] ?? '');
    await page.keyboard.press('Enter');
    await heading('It cannot be said yet').waitFor();
    expect(await states()).toEqual(['holds', 'open', 'open', 'open', 'open']);
    await page.getByText('Sealed until the turn is over').waitFor();
  });

  test('a pasted record with a forged face is refuted, and what it should be is named', async () => {
    const entries = honestStream(plan)
      .map((event, index) => ({ version: index + 1, event }))
      .filter(({ event }) => event['turn'] === 1)
      .map((entry) =>
        entry.event.type === 'FacesDrawn' ? { ...entry, event: { ...entry.event, faces: [1, 1] } } : entry,
      );
    await check(JSON.stringify({ table: TABLE, turn: 1, entries }));
    await heading('This turn does not hold').waitFor();
    expect(await states()).toEqual(['holds', 'holds', 'holds', 'holds', 'fails']);
    await page.getByText(/shows 1-1, but its seed gives \d-\d/).waitFor();
    await page.getByText('differs').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('what cannot be read says what it lacks', async () => {
    await check('hello');
    await page.getByText('This is neither a trail nor the record of a turn').waitFor();
    await check('{}');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('tells of no turn of virtual dice');
  });

  const chooseTrail = async (lines: readonly string[]): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({
      name: 'trail.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(lines.join('\n')),
    });

  /** The trail of this pit, as a host saves it. */
  const trailOf = async (): Promise<readonly string[]> =>
    (await world.ask('hanna', 'readTrail')).text.trimEnd().split('\n');

  test('an exported trail is played again by the rules, without the pit and without a network', async () => {
    const lines = await trailOf();
    // What checks a trail came with the page, a moment after it.
    await expect.poll(() => page.workers().length).toBe(1);
    await page.context().setOffline(true);
    await chooseTrail(lines);
    await heading('The whole file: holds').waitFor();
    expect(
      await page.locator('[aria-labelledby=trail] [data-part=checks] [data-part=word]').allTextContents(),
    ).toEqual(['holds', 'holds', 'holds']);
    await page.getByText(/Every command was given to the same rules once more\. Rolls: [1-9]/).waitFor();
    await heading('Every face is what the seed gives').waitFor();
    await page.getByLabel('Turns in the file').selectOption({ index: 0 });
    await expect.poll(() => page.locator('[data-part=added]').textContent()).toContain('my lucky words');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a trail whose chain is whole, but whose bets were paid otherwise, names the record and what differs', async () => {
    const paidOtherwise = await forged(await trailOf(), (entries) => {
      const place = entries.findIndex(({ said }) => Object(said['event']).type === 'RollSettled');
      const entry = entries[place];
      if (entry === undefined) throw new Error('no roll was settled');
      const event = Object(entry.said['event']);
      const settlements = event.settlements.map((each: object) => ({ ...each, winnings: 77_00 }));
      return entries.with(place, { ...entry, said: { ...entry.said, event: { ...event, settlements } } });
    });
    await chooseTrail(paidOtherwise);
    await heading('The whole file: fails').waitFor();
    await page.getByText('What won, and which areas were lit, differs').waitFor();
    const facts = await page.locator('[data-part=first-bad] dd').allTextContents();
    expect(facts[0]).toBe('RollSettled settlements.0.winnings');
    expect(facts[1]).toBe('7700');
    expect(await page.locator('[data-part=first-bad] h3').textContent()).toMatch(
      /^table\/.+ entry \d+, line \d+$/,
    );
    expect(await faultsOf(page)).toEqual([]);
    await page.context().setOffline(false);
  });

  test('a file of a hundred thousand lines is checked beside the page, which goes on answering', async () => {
    const lines = await trailOf();
    const [header = '', ...rest] = lines;
    // Without the end, which would make everything after it foreign at a glance.
    const entries = rest.slice(0, -1);
    const many = Array.from({ length: 100_000 }, (_, index) => entries[index % entries.length] ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'dicepit-trail-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'trail.ndjson'), [header, ...many].join('\n'));
    await page.locator('input[type=file]').setInputFiles(join(folder, 'trail.ndjson'));
    await heading('Checking the whole file').waitFor();
    const text = page.getByLabel('Or put the text in here');
    await text.fill('typed meanwhile');
    expect(await text.inputValue()).toBe('typed meanwhile');
    // It has answered long before the check came to an end.
    expect(await page.locator('progress').isVisible()).toBe(true);
    // Another file may be chosen at any time, and takes the place of the one before.
    await chooseTrail(lines);
    await heading('The whole file: holds').waitFor();
  });

  test('on paper the answer stays and the means to ask are gone', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-part=choose]').first().isVisible()).toBe(false);
    expect(await heading('Every face is what the seed gives').isVisible()).toBe(true);
  });

  test('nothing broke on the way', () => {
    expect(troubles).toEqual([]);
  });
});
