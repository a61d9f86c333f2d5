// How long a table takes to open on a phone, beside another checkout of this house that is installed and built:
// node bench/table-opens.ts --before FOLDER [--times 15]
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { assert } from '@dicepit/engine';
import type { Browser } from 'playwright-core';
import { aBrowser } from './lit/browsers.ts';
import type { aRoom } from './lit/room.ts';
import type { startChild } from './load/child.ts';
import { milliseconds, table, timingOf } from './stopwatch.ts';

const { values } = parseArgs({
  options: { before: { type: 'string' }, times: { type: 'string', default: '15' } },
});
const { before } = values;
assert(before !== undefined, () => 'name the folder of the other checkout: --before FOLDER');
const times = Number(values.times);

/** What Lighthouse imitates of a phone: a processor four times as slow, and a slow 4G network. */
const PHONE_IS_SLOWER = 4;
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

type House = { readonly url: string; readonly table: string; readonly guest: string };
type Brakes = { readonly processor?: boolean; readonly network?: boolean };
type Opened = { readonly ms: number; readonly bytes: number };

const houses: { readonly name: string; readonly house: House }[] = [];
const closing: (() => Promise<void>)[] = [];
const browser = await aBrowser();
try {
  for (const [name, root] of [
    ['before', resolve(before)],
    ['now', resolve(import.meta.dirname, '..')],
  ] as const)
    houses.push({ name, house: await openHouse(root) });
  for (const [title, brakes] of [
    ['on this computer', {}],
    ["with a phone's processor", { processor: true }],
    ["with a phone's processor on a slow network", { processor: true, network: true }],
  ] as const) {
    const opened = new Map<string, Opened[]>(houses.map(({ name }) => [name, []]));
    // In turn, so that whatever else the machine does falls on both alike; the first round is not counted.
    for (let round = 0; round <= times; round++)
      for (const { name, house } of houses) {
        const one = await openTable(browser, house, brakes);
        if (round > 0) opened.get(name)?.push(one);
      }
    stdout.write(`${report(title, opened)}\n\n`);
  }
} finally {
  await browser.close();
  for (const close of closing) await close();
}

/** A pit by the code and the screens of a checkout, with a table of New Zealand's game and somebody at it. */
async function openHouse(root: string): Promise<House> {
  const child = await moduleOf<{ readonly startChild: typeof startChild }>(root, 'bench/load/child.ts');
  const room = await moduleOf<{ readonly aRoom: typeof aRoom }>(root, 'bench/lit/room.ts');
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-opens-'));
  const pit = await child.startChild<{ readonly url: string; readonly token: string }>(
    './pit-process.ts',
    folder,
    join(root, 'packages/web/dist'),
  );
  closing.push(async () => {
    await pit.stop();
    rmSync(folder, { recursive: true });
  });
  const { table: id, guests } = await room.aRoom(pit.said, 4);
  return { url: pit.said.url, table: id, guest: guests[0] ?? '' };
}

/** A module of a checkout, which has the shape that this one has. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
async function moduleOf<Shape>(root: string, file: string): Promise<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await import(join(root, file))) as Shape;
}

/** From the address to the first area that can be tapped, by a browser that has nothing kept. */
async function openTable(
  shared: Browser,
  { url, table: id, guest }: House,
  { processor = false, network = false }: Brakes,
): Promise<Opened> {
  const context = await shared.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = guest.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  if (network) await session.send('Network.emulateNetworkConditions', slowNetwork);
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_IS_SLOWER });
  const from = performance.now();
  await page.goto(`${url}/t/${id}`, { waitUntil: 'commit' });
  await page.locator('.felt [data-wager], [data-part=area]').first().waitFor();
  const ms = performance.now() - from;
  await context.close();
  return { ms, bytes };
}

function report(title: string, opened: ReadonlyMap<string, readonly Opened[]>): string {
  const medians = Array.from(opened, ([name, list]) => {
    const { best, median } = timingOf(list.map(({ ms }) => ms));
    return { name, best, median, bytes: timingOf(list.map(({ bytes }) => bytes)).median };
  });
  const [first] = medians;
  return [
    `A table opened ${title}, ${times} times each in turn; load average ${loadavg()[0]?.toFixed(1)}`,
    table([
      ['', 'best', 'median', 'ratio', 'received'],
      ...medians.map(({ name, best, median, bytes }) => [
        name,
        milliseconds(best),
        milliseconds(median),
        `${(median / (first?.median ?? median)).toFixed(2)} x`,
        `${(bytes / 1_000).toFixed(0)} kB`,
      ]),
    ]),
  ].join('\n');
}
