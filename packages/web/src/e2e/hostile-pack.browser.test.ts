import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { command, surroundings } from '../testing/command-line.ts';
import { passphrase } from '../testing/evening/at-desk.ts';
import { comesToTable } from '../testing/evening/at-phone.ts';
import { type Devices, sizes, someDevices } from '../testing/evening/devices.ts';
import { screens } from '../testing/screens.ts';

const run = promisify(execFile);

/** What the form of a pack takes for words, and what a page that does not escape it would take for more. */
const WORDS = `5 < 7 & "x" onload='hit()' <3`;
/** What it takes for markup, and refuses. */
const MARKUP = '<img src=x onerror=hit()>';

const source = (name: string): string => `
import { bet, loses, rest, simplePack, twoDice, wins } from '@dicepit/engine';
const name = ${JSON.stringify(name)};
export const odd = simplePack({
  id: 'odd',
  name,
  place: name,
  dice: 2,
  wagers: [bet('any-7', name, [[twoDice.total(7), wins('4 to 1')], [rest, loses]])],
});
`;

/** A wager whose id is markup and that leaves rolls to nobody. */
const gap = `
import { bet, simplePack, twoDice, wins } from '@dicepit/engine';
const id = ${JSON.stringify(MARKUP)};
export const odd = simplePack({
  id: 'odd',
  name: 'Odd',
  dice: 2,
  wagers: [bet(id, 'Odd', [[twoDice.total(7), wins('4 to 1')]])],
});
`;

/** A command that goes on until it is told to stop, and what it printed when it was there. */
async function started(
  folder: string,
  args: readonly string[],
  isThere: RegExp,
): Promise<{ readonly process: ChildProcess; readonly printed: string }> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: surroundings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const piece of child.stdout ?? []) {
    printed += String(piece);
    if (isThere.test(printed)) return { process: child, printed };
  }
  throw new Error(`it did not start: ${printed}`);
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** What a page made of the words: whether they stand there as text, and what of them came to life. */
const madeOf = (page: Page) =>
  page.evaluate(
    (words) => ({
      asText: (document.body.textContent ?? '').toLowerCase().includes(words.toLowerCase()),
      alive: [...document.querySelectorAll('*')].flatMap((each) =>
        [...each.attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
      ),
      images: document.querySelectorAll('img[src="x"]').length,
    }),
    WORDS,
  );

describe.skipIf(executablePath === undefined)(`a hostile pack${withoutBrowser}`, () => {
  let folder: string;
  let devices: Devices;
  let pit: ChildProcess | undefined;
  let dev: ChildProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dicepit-hostile-'));
    for (const [name, text] of [
      ['odd', WORDS],
      [MARKUP, MARKUP],
    ] as const) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'pack.ts'), source(text));
    }
    devices = await someDevices();
  });
  afterAll(async () => {
    await devices.close();
    await stop(pit);
    await stop(dev);
    await rm(folder, { recursive: true });
  });

  test('whose words look like markup shows them as text on every screen, and nothing of them runs', async () => {
    const flags = ['--port', '0', '--no-qr', '--data', 'data', '--screens', screens, '--log', 'error'];
    const serving = await started(folder, ['serve', ...flags, '--game', './odd'], /waiting/);
    pit = serving.process;
    const [, port = ''] = /localhost:(\d+)\/host/.exec(serving.printed) ?? [];
    const [, code = ''] = /tv#code=(\w+)/.exec(serving.printed) ?? [];
    const [, claim = ''] = /host#claim=(\w+)/.exec(serving.printed) ?? [];
    const url = `http://localhost:${port}`;
    const phone = (await comesToTable(await devices.open(`${url}/#code=${code}`), 'Ann', WORDS)).page;
    const host = await devices.open(`${url}/host#claim=${claim}`, sizes.laptop);
    await host.getByLabel('Your name').fill('Hanna');
    await host.getByLabel('Passphrase').fill(passphrase);
    await host.keyboard.press('Enter');
    await host.getByRole('button', { name: 'Open one' }).waitFor();
    const table = phone.url().replace(/[#?].*$/, '');
    await host.getByRole('button', { name: `Open: ${WORDS}` }).click();
    const [book, desk] = await Promise.all(
      ['Rulebook', 'Dealer’s pad'].map(async (name) => {
        const link = host.getByRole('dialog').getByRole('link', { name });
        const page = await host.context().newPage();
        await page.goto(new URL((await link.getAttribute('href')) ?? '', host.url()).href);
        return page;
      }),
    );
    if (book === undefined || desk === undefined) throw new Error('two links');
    const tv = await devices.open(`${table}/screen`, sizes.television);
    const lab = await host.context().newPage();
    await lab.goto(`${url}/lab`);
    const plain = await devices.open(`${table}/plain`);
    for (const [screen, page] of Object.entries({ phone, host, book, desk, tv, lab, plain })) {
      await expect
        .poll(async () => ({ screen, ...(await madeOf(page)) }), { timeout: 60_000 })
        .toEqual({ screen, asText: true, alive: [], images: 0 });
    }
    expect(devices.troubles).toEqual([]);
  });

  test('with markup is refused by its place, at the terminal and on the page of dicepit dev, and shown as text', async () => {
    const refused = await run(
      process.execPath,
      [command, 'serve', '--game', `./${MARKUP}`, '--data', 'none', '--screens', screens],
      { cwd: folder, env: { ...surroundings, NO_COLOR: '1' } },
    ).then(
      () => 'it was taken',
      ({ stderr }: { readonly stderr: string }) => stderr,
    );
    expect(refused).toContain('wagers[0].wager.name: a text is words, and no markup');
    // oxlint-disable-next-line no-control-regex
    expect(refused).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);

    const showing = await started(folder, ['dev', `./${MARKUP}`, '--port', '0'], /http:\S+/);
    dev = showing.process;
    const page = await devices.open(/http:\S+/.exec(showing.printed)?.[0] ?? '', sizes.laptop);
    await page.getByText('a text is words, and no markup').first().waitFor();
    expect(await madeOf(page)).toMatchObject({ alive: [], images: 0 });
    // A fault that names what the definition wrote shows it as it was written.
    await writeFile(join(folder, MARKUP, 'pack.ts'), gap);
    await page.getByText(MARKUP).first().waitFor();
    expect(await madeOf(page)).toMatchObject({ alive: [], images: 0 });
    expect(devices.troubles).toEqual([]);
  });
});
