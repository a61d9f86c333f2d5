import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { honestStream, TABLE } from '../../../proof/src/testing/honest-dice.ts';
import { honestEntries, linesOfTrail } from '../../../proof/src/testing/honest-trail.ts';
import { openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath } from '../testing/casino.ts';
import { claimed, cupRound } from '../testing/cup-round.ts';
import { faultsOf } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';

const reason = executablePath === undefined ? ' (skipped: no Chromium here; name one in CHROMIUM)' : '';

const plan = {
  kind: 'shooter',
  turns: [
    [{ voided: false, says: [{ person: 'p-ann', text: 'red lucky socks' }] }],
    [{ voided: false, says: [] }],
  ],
  closes: false,
  salt: 5,
} as const;

describe.skipIf(executablePath === undefined)(`fair dice in a browser${reason}`, () => {
  const troubles: string[] = [];
  let browser: Browser;
  let page: Page;
  let world: World;

  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first();
  const check = async (text: string): Promise<void> => {
    await page.getByLabel('Or put the text in here').fill(text);
    await page.getByRole('button', { name: 'Check this text' }).click();
  };
  const states = () => page.locator('.checks .word').allTextContents();

  beforeAll(async () => {
    world = await openWorld({ screens: screens });
    await claimed(world);
    await cupRound(world);
    browser = await aBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', ({ message }) => troubles.push(message));
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  test('the newest turn that is over is checked at once, face by face', async () => {
    await page.goto(`${world.server.url}/fair`);
    await heading('Every face is what the seed gives').waitFor();
    expect(await states()).toEqual(['holds', 'holds', 'holds', 'holds', 'holds']);
    await page.locator('.added', { hasText: 'my lucky words' }).waitFor();
    const dice = await page
      .locator('.draws .dice')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(dice[0]).toMatch(/^Dice \d-\d-\d$/);
    expect(dice[1]).toBe(dice[0]);
    await page.getByText('Draw 1 by hand').click();
    await page.getByText('dicepit/1').first().waitFor();
  });

  test('axe finds nothing in any theme, and nothing sticks out from 320 to 1920', async () => {
    expect(await faultsOf(page)).toEqual([]);
  }, 120_000);

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
  }, 120_000);

  test('what cannot be read says what it lacks', async () => {
    await check('hello');
    await page.getByText('This is neither a trail nor the record of a turn').waitFor();
    await check('{}');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('tells of no turn of virtual dice');
  });

  test('an exported trail is checked without the pit', async () => {
    await page.context().setOffline(true);
    const lines = await linesOfTrail(honestEntries({ table: plan, people: 3, every: 6 }));
    await page.locator('input[type=file]').setInputFiles({
      name: 'trail.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(lines.join('\n')),
    });
    await heading('The whole file: holds').waitFor();
    await heading('Every face is what the seed gives').waitFor();
    await page.getByLabel('Turns in the file').selectOption({ label: 'Turn 1 of t-1, 1 draw' });
    await expect.poll(() => page.locator('.added').textContent()).toContain('red lucky socks');
    await page.context().setOffline(false);
  });

  test('on paper the answer stays and the means to ask are gone', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.fair-choose').first().isVisible()).toBe(false);
    expect(await heading('Every face is what the seed gives').isVisible()).toBe(true);
  });

  test('nothing broke on the way', () => {
    expect(troubles).toEqual([]);
  });
});
