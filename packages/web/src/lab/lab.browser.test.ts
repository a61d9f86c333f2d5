import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simulate } from '@dicepit/simulator';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepPack } from '../../../server/src/floor/keep-pack.ts';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { anOwnPack } from '../../../server/src/testing/own-pack.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino } from '../testing/casino.ts';
import { faultsOf } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';
import { exactSession } from './exact-answers.ts';
import { labOf } from './lab-settings.ts';
import { planOf, toRunRequest } from './simulation-job.ts';

/** Asked in a worker: whether it may compile the least module there is. */
const compiles = `(() => {
  try {
    return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
})()`;

describe.skipIf(executablePath === undefined)(`the odds lab in a browser${withoutBrowser}`, () => {
  const troubles: string[] = [];
  let browser: Browser;
  let page: Page;
  let world: World;

  const open = async (address: string, how: { readonly bypassCSP?: boolean } = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
      ...how,
    });
    const opened = await context.newPage();
    opened.on('pageerror', ({ message }) => troubles.push(message));
    opened.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    await opened.goto(address);
    return opened;
  };
  const panel = (name: string) => page.getByRole('region', { name, exact: true }).first();
  const row = (of: string, name: string) => panel(of).getByRole('row').filter({ hasText: name }).first();
  const figure = async (name: string): Promise<string> =>
    (await page
      .locator('[data-part="key-figures"] div', { hasText: name })
      .first()
      .locator('dd')
      .textContent()) ?? '';
  const bytesOf = async (name: string): Promise<Buffer> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync((await file.path()) ?? '');
  };
  /** What is copied is there a moment after the press. */
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  const downloaded = async (name: string): Promise<string> => (await bytesOf(name)).toString('utf8');

  beforeAll(async () => {
    world = await openWorld({ screens: screens });
    browser = await aBrowser();
    // Under the policy of the pit: workers and pictures must do with it.
    page = await open(`${world.server.url}/lab`);
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  test('opens with the exact figures of every wager and of a session', async () => {
    await expect.poll(() => figure('median')).toBe('170');
    expect(await figure('ahead')).toBe('35.2\u00a0%');
    expect(await figure('out')).toBe('2.74\u00a0%');
    expect(await row('Wagers', 'Field Bet').textContent()).toContain('1/36');
    await page.getByRole('img', { name: 'Bankroll after each roll' }).waitFor();
  });

  test('a change of an option moves an edge, and says which', async () => {
    await page.getByRole('group', { name: 'The game' }).getByLabel('Field column').selectOption('2');
    await expect.poll(() => row('Wagers', 'Field Bet').textContent()).toContain('1/18');
    await page.getByText('1 edge moves.').waitFor();
    expect(await row('Edges that move', 'Field Bet').textContent()).toContain('+1/36');
    await expect.poll(() => page.evaluate<string>('location.hash')).toBe('#v=1&game=snake-eyes-nz&o.field=2');
    await page.getByRole('group', { name: 'The game' }).getByLabel('Field column').selectOption('1');
  });

  test('simulated in workers it gives the same numbers as the simulator itself', async () => {
    const lab = { ...labOf('snake-eyes-nz'), sessions: 60_000, seed: 'browser' };
    const asked = toRunRequest(lab);
    const expected = simulate(planOf(asked), asked.run);
    await page.getByLabel('Sessions').fill('6e4');
    await page.getByLabel('Seed').fill('browser');
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    await page.getByText('Estimated from 60,000 sessions, seed browser.').first().waitFor();
    const out = await row('Estimates beside exact figures', 'Out of chips').textContent();
    expect(out).toContain('2.745');
    expect(out).toContain((expected.ruin.chance.estimate * 100).toFixed(3));
    expect(out).toContain((expected.ruin.chance.low * 100).toFixed(3));
    const mean = await row('Estimates beside exact figures', 'Mean at the end').textContent();
    expect(mean).toContain((expected.final.mean.estimate / 100).toFixed(2));
    expect(mean).toMatch(/[+−]\d\.\d\d$/);
    const csv = await downloaded('Download simulated-bankroll as CSV');
    const last = expected.paths?.checkpoints.at(-1)?.quantiles.map(({ estimate }) => estimate / 100);
    expect(csv.trim().split('\r\n').at(-1)).toBe(`200,${last?.join(',')}`);
  });

  test('a long run tells its pace, and stopped it gives what there is', async () => {
    await page.getByLabel('Sessions').fill('100000000');
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    await page.getByText(/rolls\/s, .* s left/).waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped before all were played.').waitFor();
    const played = await page
      .getByText(/^Estimated from [\d,]+ sessions/)
      .first()
      .textContent();
    expect(Number(/[\d,]+/.exec(played ?? '')?.[0].replaceAll(',', ''))).toBeLessThan(100_000_000);
    await page.getByLabel('Sessions').fill('20000');
  });

  test('the policy lets those who play compile what the simulator writes, and nobody else', async () => {
    const files = readdirSync(join(screens, 'assets'));
    // Workers that were told nothing: one that plays a long run has no time to answer.
    const mayCompile = async (name: string): Promise<boolean> => {
      const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
      const [worker] = await Promise.all([
        page.waitForEvent('worker'),
        page.evaluate(`window.idle = new Worker('assets/${file}', { type: 'module' })`),
      ]);
      const answer = await worker.evaluate<boolean>(compiles);
      await page.evaluate('window.idle.terminate()');
      return answer;
    };
    expect(await mayCompile('lab-player')).toBe(true);
    expect(await mayCompile('lab-rivals')).toBe(true);
    expect(await mayCompile('overseer')).toBe(false);
    expect(await mayCompile('exact-worker')).toBe(false);
  });

  test('strategies are compared on the same dice', async () => {
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect
      .poll(() => row('The strategies beside one another', 'Martingale').textContent())
      .toMatch(/±/);
  });

  test('loaded dice say how long nobody would know', async () => {
    await page.getByLabel('Face 6').fill('130');
    await expect.poll(() => figure('rolls for the best test')).toMatch(/^≈ \d+/);
    await page.getByRole('img', { name: 'The 36 rolls by these dice' }).waitFor();
  });

  test('a plot has its data in a table and in files', async () => {
    const fan = page.getByRole('figure').first();
    await fan.getByText('Data, 41 rows').click();
    expect(await fan.getByRole('row').last().textContent()).toBe('20040115170225305');
    expect(await downloaded('Download bankroll as CSV')).toContain('200,40,115,170,225,305\r\n');
    expect(await downloaded('Download wagers as CSV')).toContain('field,Field Bet,1 2 3,4/9,1/36,1/36,');
    expect(await downloaded('Download bankroll as SVG')).toMatch(/^<svg xmlns=.*#fffdf6.*<\/svg>$/s);
    const png = await bytesOf('Download bankroll as PNG');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    // Twice as wide as the drawing is, under the policy of the pit; and with something on it.
    expect(png.readUInt32BE(16)).toBe(1_800);
    expect(png.length).toBeGreaterThan(10_000);
    await fan.getByText('Data, 41 rows').click();
  });

  test('the link brings everything back, elsewhere', async () => {
    await page.getByLabel('Bank', { exact: true }).fill('300');
    await page.getByLabel('Stop-loss').fill('100');
    await page.getByLabel('Add a bet').last().selectOption('hard-6');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(copied).toMatch(/^http/);
    const link = await copied();
    await page.getByRole('button', { name: 'Copy as command' }).click();
    await expect
      .poll(copied)
      .toBe(
        'dicepit simulate snake-eyes-nz --bet field=5 --bet hard-6=5 --bank 300 --stop-loss 100 --rolls 200 --sessions 20000 --seed browser',
      );
    await expect
      .poll(() => page.getByRole('region', { name: /^A session of/ }).getAttribute('aria-busy'))
      .toBe('false');
    const median = await figure('median');
    const other = await open(link);
    await expect.poll(() => other.locator('[data-part="key-figures"] dd').first().textContent()).toBe(median);
    expect(await other.getByLabel('Stop-loss').inputValue()).toBe('100');
    expect(await other.getByLabel('Face 6').inputValue()).toBe('130');
    await other.context().close();
  });

  test('a link that cannot be read says so, and the page is there', async () => {
    const other = await open(`${world.server.url}/lab#v=1&game=snake-eyes-nz&bank=lots&o.field=9`);
    expect(await other.getByRole('alert').first().textContent()).toContain('bank');
    await expect.poll(() => other.locator('[data-part="key-figures"] dd').first().textContent()).toBe('170');
    await other.context().close();
  });

  test('what cannot be played is said at its field, and the keyboard reaches everything', async () => {
    await page.getByLabel('Bank', { exact: true }).fill('3');
    await page.getByText('The bets need 10').waitFor();
    await page.getByLabel('Bank', { exact: true }).fill('200');
    await page.getByRole('button', { name: 'Edge', exact: true }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('th[aria-sort=descending]').textContent()).toContain('Edge');
    await page.getByRole('button', { name: 'Hard 6', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('heading', { name: 'A session of Hard 6' }).waitFor();
  });

  test('axe finds nothing in any theme, and nothing sticks out from 320 to 1920', async () => {
    // The checker is a script of its own, which the policy of the page forbids.
    // The address itself is written a moment after the last change.
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(copied).toMatch(/^http/);
    const checked = await open(await copied(), { bypassCSP: true });
    await checked.getByLabel('Sessions').fill('1000');
    await checked.getByRole('button', { name: 'Simulate', exact: true }).click();
    await checked.getByText('Estimated from 1,000 sessions').first().waitFor();
    await checked.getByRole('button', { name: 'Compare', exact: true }).click();
    await checked.getByText('Beyond the first: on the same dice').waitFor();
    await checked
      .getByText(/^Data, /)
      .first()
      .click();
    expect(await faultsOf(checked)).toEqual([]);
    await checked.context().close();
  });

  test('nsw/9.1 is closed to whoever sits down at that table, on the page as well', async () => {
    const casino = await aCasino(screens, { pack: 'snake-eyes-nsw' });
    const code = String(inside((await casino.world.ask('hanna', 'readCode')).json, 'code'));
    await casino.world.ask('nell', 'joinGuest', { body: { code, name: 'Nell' } });
    const early = await casino.pageOf(browser, 'nell', '/lab');
    await early.getByRole('heading', { name: 'Wagers' }).waitFor();
    await casino.gives('nell', { type: 'SitDown', seat: 3, name: 'Nell', born: '1990-01-01' });
    await early.getByRole('heading', { name: 'The odds lab is closed to you' }).waitFor();
    expect(await early.getByRole('heading', { name: 'Wagers' }).count()).toBe(0);
    const late = await casino.pageOf(browser, 'nell', '/lab');
    await late.getByText('nobody at that table may use what analyses').waitFor();
    await late.goto(`${casino.url}/#/tables`);
    await late.getByRole('navigation', { name: 'Tables' }).waitFor();
    await late.getByText('Your seat is here').waitFor();
    expect(await late.getByRole('link', { name: 'Odds lab' }).count()).toBe(0);
    const guest = await casino.pageOf(browser, 'nobody', '/#/tables');
    await guest.getByRole('link', { name: 'Odds lab' }).waitFor();
    for (const each of [early, late, guest]) await each.context().close();
    await casino.close();
  });

  test('a game of one’s own is listed, and computed beside the page like any other', async () => {
    const own = anOwnPack('kitchen-eyes', { name: 'Kitchen & Eyes' });
    await keepPack(world.server.pit, own);
    const game = () => page.getByRole('group', { name: 'The game' });
    page = await open(`${world.server.url}/lab`);
    await expect
      .poll(() => game().getByLabel('Game').locator('option').allTextContents())
      .toContain('Kitchen & Eyes');
    // A link to it opens it, once it has come.
    const link = `#v=1&game=${encodeURIComponent(own.id)}&bets=hard-6%3D5&sessions=5000`;
    const opened = await open(`${world.server.url}/lab${link}`);
    page = opened;
    await expect.poll(() => game().getByLabel('Game').inputValue()).toBe(own.id);
    expect(await opened.getByRole('alert').count()).toBe(0);
    // The rules are New Zealand's, so that the figures are those of the house's pack.
    const lab = { ...labOf('snake-eyes-nz'), bets: [{ wager: 'hard-6', stake: 5_00 }], sessions: 5_000 };
    const asked = toRunRequest(lab);
    const expected = simulate(planOf(asked), asked.run);
    const exact = exactSession(asked.session);
    if (!exact.ok) throw new Error('it is answered exactly');
    await expect.poll(() => figure('out')).toBe(`${Number((exact.value.ruin * 100).toPrecision(3))}\u00a0%`);
    await opened.getByRole('button', { name: 'Simulate', exact: true }).click();
    await opened.getByText('Estimated from 5,000 sessions, seed 42.').first().waitFor();
    const told = await row('Estimates beside exact figures', 'Out of chips').textContent();
    expect(told).toContain((expected.ruin.chance.estimate * 100).toFixed(3));
    await opened.getByRole('button', { name: 'Copy as command' }).click();
    await expect.poll(() => copied()).toMatch(/^dicepit simulate kitchen-eyes\.pack\.json /);
    await opened.context().close();
  });

  test('nothing broke on the way, and nothing was against the policy', () => {
    expect(troubles.filter((text) => !/404|401/.test(text))).toEqual([]);
  });
});
