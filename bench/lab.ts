// The lab page's own simulation, with WebAssembly and without: node bench/lab.ts [--sessions 1000000] [--rounds 3]
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { buildScreens } from '../packages/web/scripts/build-screens.ts';
import { aBrowser } from './lit/browsers.ts';
import { startChild } from './load/child.ts';
import { table } from './stopwatch.ts';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    /** Screens that are built already. */
    screens: { type: 'string' },
  },
});

/** The session that the page opens with: one Field bet of 5, a bank of 200, 200 rolls, looked at forty times. */
const ROLLS = 200;

const folder = mkdtempSync(join(tmpdir(), 'dicepit-lab-'));
const allowed = values.screens ?? join(folder, 'allowed');
if (values.screens === undefined) await buildScreens(allowed);
const refused = withoutPolicy(allowed, join(folder, 'refused'));
const pits = await Promise.all(
  [
    { name: 'with WebAssembly', screens: allowed },
    { name: 'without', screens: refused },
  ].map(async ({ name, screens }, place) => {
    const data = mkdtempSync(join(folder, `pit-${place}-`));
    return { name, pit: await startChild<{ readonly url: string }>('./pit-process.ts', data, screens) };
  }),
);
const browser = await aBrowser();
try {
  const times = new Map<string, number[]>();
  const answers = new Set<string>();
  for (let round = 0; round < Number(values.rounds); round++)
    for (const { name, pit } of pits) {
      const { seconds, answer } = await simulated(pit.said.url);
      times.set(name, [...(times.get(name) ?? []), seconds]);
      answers.add(answer);
    }
  stdout.write(`${told(times, answers.size)}\n`);
} finally {
  await browser.close();
  for (const { pit } of pits) await pit.stop();
  rmSync(folder, { recursive: true });
}

/** The same screens with another name for the file of those who play: a policy goes by the name, so it gets none. */
function withoutPolicy(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  const assets = join(to, 'assets');
  const named = (text: string): string => text.replaceAll('lab-player-', 'any-player-');
  for (const name of readdirSync(assets).filter((each) => /^(lab-player|overseer)-/.test(each))) {
    const file = join(assets, name);
    if (!name.endsWith('.js')) rmSync(file);
    else {
      writeFileSync(file, named(readFileSync(file, 'utf8')));
      renameSync(file, join(assets, named(name)));
    }
  }
  return to;
}

async function simulated(url: string): Promise<{ seconds: number; answer: string }> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/lab#v=1&game=snake-eyes-nz&seed=bench`);
    await page.locator('.keyfig dd').first().waitFor();
    // A first, short run brings the files, and is not measured.
    await run(page, '1000');
    const began = performance.now();
    const answer = await run(page, values.sessions);
    return { seconds: (performance.now() - began) / 1000, answer };
  } finally {
    await page.close();
  }
}

async function run(page: Page, sessions: string): Promise<string> {
  await page.getByLabel('Sessions').fill(sessions);
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  const written = Number(sessions).toLocaleString('en');
  await page.getByText(`Estimated from ${written} sessions`).first().waitFor({ timeout: 600_000 });
  return (await page.locator('.lab-figures').first().textContent()) ?? '';
}

function told(times: ReadonlyMap<string, readonly number[]>, answers: number): string {
  const rolls = Number(values.sessions) * ROLLS;
  const bests = [...times].map(([name, all]) => ({ name, best: Math.min(...all) }));
  const slowest = Math.max(...bests.map(({ best }) => best));
  const rows = bests.map(({ name, best }) => [
    name,
    (rolls / best / 1e6).toFixed(0),
    `${best.toFixed(2)} s`,
    (slowest / best).toFixed(2),
  ]);
  const head = ['the lab page, from the click to the figures', 'million rolls a second', 'best', 'ratio'];
  const load = loadavg().map((each) => each.toFixed(1));
  return [
    table([head, ...rows]),
    `${answers === 1 ? 'the same figures each time' : `${answers} DIFFERENT ANSWERS`}; load average ${load.join(' ')}`,
  ].join('\n');
}
