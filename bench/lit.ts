// From the dealer's Enter to the lit areas on every phone: node bench/lit.ts [--phones 60] [--rolls 24] [--motion]
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import type { Roll } from '@dicepit/engine';
import type { Page } from 'playwright-core';
import { buildScreens } from '../packages/web/scripts/build-screens.ts';
import { aBarePage, aBrowser, aDesk, aPhone } from './lit/browsers.ts';
import { aRoom, type Room, rolls } from './lit/room.ts';
import { startChild } from './load/child.ts';
import { newTimes, type Times } from './load/figures.ts';
import { milliseconds, table } from './stopwatch.ts';

const { values } = parseArgs({
  options: {
    phones: { type: 'string', default: '60' },
    rolls: { type: 'string', default: '24' },
    /** Phones on which dice fly; without it they ask for reduced motion, and light as soon as they hear of the call. */
    motion: { type: 'boolean', default: false },
    /** Screens that are built already. */
    screens: { type: 'string' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'dicepit-lit-'));
const screens = values.screens ?? join(folder, 'screens');
if (values.screens === undefined) await buildScreens(screens);
const pit = await startChild<{ readonly url: string; readonly token: string }>(
  './pit-process.ts',
  folder,
  screens,
);
const browser = await aBrowser();
try {
  const { url } = pit.said;
  const room = await aRoom(pit.said, Number(values.phones));
  const desk = await aDesk({ browser, url, cookie: room.dealer, moves: false }, room.table);
  const measured = new Map<string, Times>();
  for (const [name, opened] of [
    ['a phone of ours lights the areas', aPhone],
    ['a bare page prints what it was sent', aBarePage],
  ] as const) {
    const pages: Page[] = [];
    for (const cookie of room.guests)
      pages.push(await opened({ browser, url, cookie, moves: values.motion }, room.table));
    measured.set(name, await rolled(room, desk, pages));
    for (const page of pages) await page.context().close();
  }
  stdout.write(`${told(measured)}\n`);
} finally {
  await browser.close();
  await pit.stop();
  rmSync(folder, { recursive: true });
}

async function rolled(room: Room, desk: Page, pages: readonly Page[]): Promise<Times> {
  const times = newTimes();
  const count = Number(values.rolls);
  for (let index = 0; index <= count; index++) {
    const roll = rolls[index % rolls.length];
    if (roll === undefined) continue;
    const each = await oneRoll(room, desk, pages, roll);
    // The first roll also compiles.
    if (index > 0) for (const time of each) times.add(time);
  }
  return times;
}

/** One roll, up to the call; how long after the key each page has shown it, in milliseconds. */
async function oneRoll(
  room: Room,
  desk: Page,
  pages: readonly Page[],
  roll: Roll,
): Promise<readonly number[]> {
  await room.throwDice();
  const open = desk.locator('[data-part=next]:not([aria-disabled])');
  await open.filter({ hasText: 'Dice at rest' }).waitFor();
  for (const pips of roll) await desk.keyboard.press(String(pips));
  await open.filter({ hasText: /^Call / }).waitFor();
  for (const page of pages) await page.evaluate('window.litAt = 0');
  await desk.keyboard.press('Enter');
  // Nothing is asked of the pages while they are busy.
  await desk.waitForTimeout(1_000);
  const lit: number[] = [];
  for (const page of pages) {
    // A function, since the policy of the page forbids to read a text again and again.
    await page.waitForFunction(() => Number(Reflect.get(globalThis, 'litAt')) > 0, undefined, {
      polling: 50,
    });
    lit.push(await page.evaluate<number>('window.litAt'));
  }
  const entered = await desk.evaluate<number>('window.enteredAt');
  await room.settle();
  return lit.map((at) => at - entered);
}

function told(measured: ReadonlyMap<string, Times>): string {
  const [, bare] = [...measured.values()];
  const row = (name: string, times: Times): readonly string[] => [
    name,
    `${times.count()}`,
    ...[0.5, 0.95, 0.99].map((share) => milliseconds(times.quantile(share))),
    `${(times.quantile(0.95) / Math.max(1, bare?.quantile(0.95) ?? 0)).toFixed(1)} x`,
  ];
  return [
    `${values.phones} pages${values.motion ? ' on which dice fly' : ''} and a dealer's desk in one Chromium beside the pit; load average ${loadavg()[0]?.toFixed(1)}`,
    table([
      ["after the dealer's Enter", 'measured', 'p50', 'p95', 'p99', 'p95 of bare'],
      ...Array.from(measured, ([name, times]) => row(name, times)),
    ]),
  ].join('\n');
}
