import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { command, surroundings } from '../testing/command-line.ts';
import { passphrase } from '../testing/evening/at-desk.ts';
import { opensDesk, opensTable } from '../testing/evening/at-host.ts';
import { type AtPhone, comesToTable } from '../testing/evening/at-phone.ts';
import { type Devices, sizes, someDevices } from '../testing/evening/devices.ts';
import { screens } from '../testing/screens.ts';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));
const run = promisify(execFile);

/** A pit that was started in a folder as a person starts it, with the lines that it printed. */
type Started = {
  readonly process: ChildProcess;
  readonly url: string;
  readonly code: string;
  readonly claim: string;
};

async function serve(folder: string, ...flags: readonly string[]): Promise<Started> {
  const started = spawn(
    process.execPath,
    [
      command,
      'serve',
      '--port',
      '0',
      '--no-qr',
      '--data',
      'data',
      '--screens',
      screens,
      '--log',
      'error',
      ...flags,
    ],
    { cwd: folder, env: surroundings, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  for await (const piece of started.stdout ?? []) {
    printed += String(piece);
    const [, port] = /localhost:(\d+)\/host/.exec(printed) ?? [];
    const [, code] = /tv#code=(\w+)/.exec(printed) ?? [];
    const [, claim = ''] = /host#claim=(\w+)/.exec(printed) ?? [];
    if (port !== undefined && code !== undefined && printed.includes('waiting'))
      return { process: started, url: `http://localhost:${port}`, code, claim };
  }
  throw new Error(`the pit did not start: ${printed}`);
}

async function stop({ process: started }: Started): Promise<void> {
  if (started.exitCode !== null || started.signalCode !== null) return;
  const ended = once(started, 'exit');
  started.kill('SIGTERM');
  await ended;
}

/** The chips and pucks that stick out of their area, by its wager. */
const cutOnAreas = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-part="area"]').evaluateAll((areas) =>
    areas.flatMap((area) => {
      const within = area.getBoundingClientRect();
      return [...area.querySelectorAll('[data-part="stack"], [data-part="puck"]')].flatMap((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const isCut =
          left < within.left - 1 ||
          right > within.right + 1 ||
          top < within.top - 1 ||
          bottom > within.bottom + 1;
        return isCut ? [`${area.getAttribute('data-wager')}: ${thing.getAttribute('data-part')}`] : [];
      });
    }),
  );

/** The house leaves so much time for bets and for the dice to fall, with room for a slow machine. */
const ROUND = { timeout: 90_000 };

describe.skipIf(executablePath === undefined)(
  `a game of one's own, from an empty folder${withoutBrowser}`,
  () => {
    let folder: string;
    let pit: Started;
    let devices: Devices;
    let ann: AtPhone;
    let host: Page;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'dicepit-own-game-'));
      await run(process.execPath, [command, 'new', 'game', 'lucky'], { cwd: folder, env: surroundings });
      // A game of another name than its folder, which the house has as well.
      await run(process.execPath, [command, 'new', 'game', 'twin'], { cwd: folder, env: surroundings });
      const twin = join(folder, 'twin', 'pack.ts');
      await writeFile(twin, (await readFile(twin, 'utf8')).replace("name: 'Twin'", "name: 'Double Dice'"));
      // As somebody who was sent the example has it: nothing is installed beside it.
      for (const name of ['craps', 'crown-and-anchor'])
        await cp(example(name), join(folder, name), { recursive: true });
      devices = await someDevices();
    });
    afterAll(async () => {
      await devices.close();
      await stop(pit);
      await rm(folder, { recursive: true });
    });

    test('is dealt by serve --game, bet on by a phone and settled by the dice, with no build of the pages', async () => {
      const games = ['lucky', 'craps', 'crown-and-anchor', 'twin'].flatMap((name) => ['--game', `./${name}`]);
      pit = await serve(folder, ...games);
      ann = await comesToTable(await devices.open(`${pit.url}/#code=${pit.code}`), 'Ann', 'Lucky');
      await ann.bets('lucky-seven');
      await ann.bets('over-seven');
      const tv = await devices.open(`${pit.url}/t/lucky-1/screen`, sizes.television);
      await tv.getByText('LUCKY SEVEN', { exact: true }).waitFor();
      await ann.page.locator('[data-kind="slip"]').waitFor(ROUND);
      expect((await ann.slip()).toSorted()).toEqual([
        expect.stringMatching(/^Lucky Seven (won \+20|lost −5)$/),
        expect.stringMatching(/^Over Seven (won \+5|lost −5)$/),
      ]);
      const cloth = await tv.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--felt').trim(),
      );
      expect(cloth).toBe('#0b3d2e');
    });

    test('the host opens another table of it from the list of the pit', async () => {
      host = await devices.open(`${pit.url}/host#claim=${pit.claim}`, sizes.laptop);
      await host.getByLabel('Your name').fill('Hanna');
      await host.getByLabel('Passphrase').fill(passphrase);
      await host.keyboard.press('Enter');
      await host.getByRole('button', { name: 'Open one' }).click();
      for (const whose of ['of the house', 'your own'])
        await host
          .getByRole('radio', { name: new RegExp(`^Double Dice, ${whose}`) })
          .waitFor({ state: 'attached' });
      await opensTable(host, { game: 'Lucky', dice: 'The software throws', mode: 'Home' });
      await expect.poll(() => host.getByText('Lucky 2').count()).toBeGreaterThan(0);
      await host.getByRole('button', { name: 'Open: Lucky 2' }).click();
      const link = host.getByRole('dialog').getByRole('link', { name: 'Rulebook' });
      const book = await devices.open(new URL((await link.getAttribute('href')) ?? '', pit.url).href);
      await book.getByRole('heading', { name: 'Lucky', level: 1 }).waitFor();
      expect(new URL(book.url()).pathname).toMatch(/^\/rules\/lucky(@|%40)[0-9a-f]{12}$/);
      await host.keyboard.press('Escape');
    });

    test('craps: a line on a phone, a point that the dealer calls and the television shows, made and paid', async () => {
      await opensTable(host, {
        game: 'Craps',
        dice: 'Real dice',
        mode: 'Home',
        more: { 'What the table is called': 'By hand' },
      });
      const hanna = await opensDesk(host, 'By hand');
      const bob = await comesToTable(await devices.open(`${pit.url}/#code=${pit.code}`), 'Bob', 'By hand');
      const tv = await devices.open(hanna.page.url().replace(/dealer$/, 'screen'), sizes.television);
      const rolls = async (faces: string): Promise<void> => {
        await hanna.press('Dice are out');
        await hanna.says('Dice at rest');
        await hanna.calls(faces);
        await hanna.press(/^Settle/);
      };
      await bob.bets('pass-line', 2);
      await hanna.press('Offer the dice');
      await bob.press('Take the dice');
      await tv.getByRole('complementary').getByText('Come-out').waitFor();
      await rolls('42');
      await tv.getByRole('complementary').getByText('Point 6').waitFor();
      await bob.page.getByText('Point 6', { exact: true }).waitFor();
      await bob.bets('place-8');
      const area = bob.page.locator('[data-part="area"][data-wager="place-8"]');
      await area.locator('[data-part="stack"]').waitFor();
      await bob.page.locator('[data-part="area"][data-wager="place-6"] [data-part="puck"]').waitFor();
      for (const width of [320, 390, 768]) {
        await bob.page.setViewportSize({ width, height: 844 });
        expect(await cutOnAreas(bob.page), `${width} wide`).toEqual([]);
      }
      await bob.page.setViewportSize(sizes.phone);
      await rolls('51');
      await expect
        .poll(async () => (await bob.slip()).toSorted())
        .toEqual(['Pass Line won +10', 'Place 8 stays 5']);
      await tv.getByRole('complementary').getByText('Come-out').waitFor();
    });

    test('crown and anchor: dice fly, lie and are remembered with pictures on a phone and a television', async () => {
      const cleo = await comesToTable(
        await devices.open(`${pit.url}/#code=${pit.code}`),
        'Cleo',
        'Crown and Anchor',
      );
      const tv = await devices.open(`${cleo.page.url().replace(/[#?].*$/, '')}/screen`, sizes.television);
      await tv.getByText('CROWN AND ANCHOR').first().waitFor();
      // Devices of a test keep still; here the dice have to fly.
      for (const page of [tv, cleo.page]) {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.reload();
      }
      await cleo.bets('crown');
      for (const page of [tv, cleo.page]) {
        const flying = page.locator('[data-part="thrown-dice"]');
        await flying
          .locator('[data-part="die-picture"]')
          .first()
          .waitFor({ state: 'attached', ...ROUND });
        // Three dice with six sides, and no pips on any of them.
        expect(await flying.locator('[data-part="die-picture"]').count()).toBe(18);
        expect(await flying.locator('[data-part="pip"]').count()).toBe(0);
      }
      await cleo.page.locator('[data-kind="slip"]').waitFor(ROUND);
      await cleo.press('OK');
      const strip = cleo.page.locator('[data-part="strip"]');
      await expect.poll(() => strip.locator('[data-part="die"] path').count()).toBeGreaterThanOrEqual(3);
      expect(await strip.locator('.sr').textContent()).toMatch(
        /(Crown|Anchor|Spade|Heart|Diamond|Club), (Crown|Anchor|Spade|Heart|Diamond|Club), /,
      );
      await strip.click();
      const record = cleo.page.getByRole('dialog');
      await record.getByText('How often each picture fell').first().waitFor();
      expect(await record.getByRole('rowheader').allTextContents()).toEqual([
        'Crown',
        'Anchor',
        'Spade',
        'Heart',
        'Diamond',
        'Club',
      ]);
    });

    test('the pit goes on with its tables without the file, and its trail is verified by the trail alone', async () => {
      // Pages that look for their pit are not asked anything more.
      await devices.close();
      await stop(pit);
      await rm(join(folder, 'lucky'), { recursive: true });
      pit = await serve(folder);
      const board = await (await fetch(`${pit.url}/t/lucky-1/plain`)).text();
      expect(board).toContain('Lucky');
      await stop(pit);
      await run(process.execPath, [command, 'export', '--data', 'data', '--output', 'night.ndjson'], {
        cwd: folder,
        env: surroundings,
      });
      const { stdout } = await run(process.execPath, [command, 'verify', 'night.ndjson', '--json'], {
        cwd: folder,
        env: surroundings,
      });
      expect(JSON.parse(stdout)).toMatchObject({ ok: true });
    });
  },
);
