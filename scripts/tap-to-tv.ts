/*
 * How many files a bet passes from a tap on a phone to the television that shows it: `node scripts/tap-to-tv.ts`, and
 * with `--functions` what ran in each of them.
 *
 * A pit, a phone and a television run here, and V8 counts in all three which functions are called: on the phone from the tap
 * until the command has left it, drawing included; in the pit and on the television from the tap until the first picture with the
 * chip on it. A file is passed when a function of it ran; one that was only imported is not. Neither is one that runs without any
 * bet: before the tap the same functions are counted while nothing happens, and a function counts only if the bet made it run
 * more often than that. What the phone draws again once its command is answered, is on the way back, not on the way to the
 * television. The two pages are built unminified with source maps, so that what ran in a bundle is known by its file.
 */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap as Mapping, type SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type InlineConfig } from 'vite';
import { inside } from '../packages/server/src/http/testing/world.ts';
import { pageBuild } from '../packages/web/page-build.ts';
import { builtPages } from '../packages/web/page-shells.ts';
import { aBrowser } from '../packages/web/src/testing/browser.ts';
import { aCasino, aFolder } from '../packages/web/src/testing/casino.ts';

const root = resolve(import.meta.dirname, '..');
const WAGER = 'field';
/** By then everything that opening the pages has set going is over: the last of it clears what was said aloud after 7 s. */
const OPENED_MS = 9_000;
/** How long the pit and the pages are watched while nothing happens. */
const IDLE_MS = 4_000;
const withFunctions = process.argv.includes('--functions');
/** Nothing else happens at the table meanwhile: the house waits for everybody. */
const patient = { answering: 600_000, betting: 600_000, throwing: 600_000, rolling: 200, showing: 800 };

const folder = aFolder();
await buildTraced(folder.path);
const casino = await aCasino(folder.path, {
  mode: 'fun',
  dice: 'virtual',
  staff: { by: 'house', pace: patient },
});
const browser = await aBrowser();
try {
  const code = String(inside((await casino.world.ask('hanna', 'readCode')).json, 'code'));
  await casino.world.ask('Ann', 'joinGuest', { body: { code, name: 'Ann' } });
  await casino.gives('Ann', { type: 'SitDown', seat: 1, name: 'Ann' });
  await casino.gives('Ann', { type: 'BuyIn', seat: 1, cents: 200_00, from: 'account' });
  const phone = await casino.pageOf(browser, 'Ann', `/t/${casino.table}`, { width: 390, height: 844 });
  const screen = { width: 1920, height: 1080 };
  const television = await casino.pageOf(browser, 'nobody', `/t/${casino.table}/screen`, screen);
  const area = phone.locator(`[data-part="felt"] [data-wager="${WAGER}"]`).first();
  await area.waitFor();
  await television.locator('[data-part=stage] .felt').first().waitFor();
  if ((await phone.locator('dialog:modal').count()) > 0) await phone.keyboard.press('Escape');

  const pit = await pitTrace();
  const [onPhone, onTelevision] = [await pageTrace(phone), await pageTrace(television)];
  const traces = [pit, onPhone, onTelevision];
  await setTimeout(OPENED_MS);
  await Promise.all(traces.map((trace) => trace.take()));
  await setTimeout(IDLE_MS);
  for (const trace of traces) trace.idle = await trace.take();

  const tapped = performance.now();
  // The command is held on its way out until what the phone did for it is counted.
  const onWay = Promise.withResolvers<{ readonly calls: Calls; readonly ms: number }>();
  await phone.route(/\/commands$/, async (route) => {
    const ms = performance.now() - tapped;
    onWay.resolve({ calls: await onPhone.take(), ms });
    await route.continue();
  });
  await area.click();
  const { calls: phoneRan, ms: phoneMs } = await onWay.promise;
  await television.locator('[data-part=stage] g.stack').first().waitFor();
  const wholeMs = performance.now() - tapped;
  const [pitRan, televisionRan] = [await pit.take(), await onTelevision.take()];

  const passed = new Map<string, Passed>();
  pass(passed, (file) => hopInPit(file), moreThanIdle(pitRan, pit.idle, wholeMs));
  pass(passed, () => 'phone', moreThanIdle(phoneRan, onPhone.idle, phoneMs));
  pass(passed, () => 'television', moreThanIdle(televisionRan, onTelevision.idle, wholeMs));
  report(passed);
} finally {
  await browser.close();
  await casino.close();
  folder.remove();
}
// The browser that tests share stays open until its process ends.
process.exit();

/** The page of a table and the television, unminified and with source maps. */
async function buildTraced(into: string): Promise<void> {
  const traced = { outDir: into, sourcemap: true, minify: false } as const;
  const table = builtPages('current').filter(({ name }) => name === 'table' || name === 'index');
  const configs: readonly InlineConfig[] = table.map(pageBuild);
  for (const config of configs)
    await build({ ...config, logLevel: 'error', build: { ...config.build, ...traced, emptyOutDir: false } });
  const tv = { configFile: join(root, 'packages/web/vite.tv.config.ts'), logLevel: 'error' } as const;
  await build({ ...tv, build: traced });
}

/** How often each function of each file was called: by file, then by the function's name and place. */
type Calls = ReadonlyMap<string, ReadonlyMap<string, number>>;
type Trace = { readonly take: () => Promise<Calls>; idle: Calls };
/** The files of a hop, each with the functions of it that ran. */
type Passed = Map<string, Set<string>>;

/** What is called in this process, which is the pit; `take` counts from the last time it was asked. */
async function pitTrace(): Promise<Trace> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const take = async (): Promise<Calls> => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const calls = new Map<string, Map<string, number>>();
    for (const { url, functions } of result)
      if (url.startsWith('file:'))
        for (const each of functions) count(calls, relative(root, fileURLToPath(url)), each);
    return calls;
  };
  return { take, idle: new Map() };
}

/** What is called on a page, by the source maps of its scripts. */
async function pageTrace(page: Page): Promise<Trace> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const sources = new Map<string, readonly number[]>();
  const take = async (): Promise<Calls> => {
    const calls = new Map<string, Map<string, number>>();
    const { result } = await session.send('Profiler.takePreciseCoverage');
    for (const { scriptId, url, functions } of result) {
      const map = url.startsWith('http') ? mapOf(url) : undefined;
      if (map === undefined) continue;
      let starts = sources.get(scriptId);
      if (starts === undefined) {
        const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
        starts = lineStarts(scriptSource);
        sources.set(scriptId, starts);
      }
      for (const each of functions) {
        const offset = each.ranges[0]?.startOffset ?? 0;
        if (each.functionName === '' && offset === 0) continue;
        const line = starts.findLastIndex((start) => start <= offset);
        const entry = map.map.findEntry(line, offset - (starts[line] ?? 0));
        if ('originalSource' in entry)
          count(calls, relative(root, resolve(map.folder, entry.originalSource)), each);
      }
    }
    return calls;
  };
  return { take, idle: new Map() };
}

type Ran = {
  readonly functionName: string;
  readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
};

function count(calls: Map<string, Map<string, number>>, file: string, ran: Ran): void {
  const [{ startOffset, count: times } = { startOffset: 0, count: 0 }] = ran.ranges;
  const functions = calls.get(file) ?? new Map<string, number>();
  if (times > 0) calls.set(file, functions.set(`${ran.functionName || '=>'}@${startOffset}`, times));
}

/** The functions that ran more often in `ms` than they do in that time while nothing happens. */
function moreThanIdle(calls: Calls, idle: Calls, ms: number): Calls {
  const more = new Map<string, Map<string, number>>();
  for (const [file, functions] of calls)
    for (const [name, times] of functions)
      if (times > ((idle.get(file)?.get(name) ?? 0) * ms) / IDLE_MS)
        more.set(file, (more.get(file) ?? new Map<string, number>()).set(name, times));
  return more;
}

function pass(passed: Map<string, Passed>, hopOf: (file: string) => string, calls: Calls): void {
  for (const [file, functions] of calls) {
    if (!/^packages\/[a-z]+\/src\//.test(file) || file.includes('/testing/')) continue;
    const files: Passed = passed.get(hopOf(file)) ?? new Map<string, Set<string>>();
    passed.set(hopOf(file), files.set(file, new Set(functions.keys())));
  }
}

function mapOf(url: string): { readonly map: SourceMap; readonly folder: string } | undefined {
  const file = join(folder.path, new URL(url).pathname);
  try {
    return { map: new Mapping(JSON.parse(readFileSync(`${file}.map`, 'utf8'))), folder: dirname(file) };
  } catch {
    // A script without a map is none that is built from modules.
    return undefined;
  }
}

function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Where in the pit a file is passed: its package. */
function hopInPit(file: string): string {
  const [, name = ''] = file.split('/');
  return name;
}

function report(passed: ReadonlyMap<string, Passed>): void {
  const hops = ['phone', 'wire', 'server', 'engine', 'games', 'store', 'television'];
  const order = [...hops, ...[...passed.keys()].filter((hop) => !hops.includes(hop))];
  const all = new Set<string>();
  for (const hop of order) {
    const files = [...(passed.get(hop) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [file] of files) all.add(file);
    const lines = files.map(([file, functions]) =>
      withFunctions
        ? `  ${file}: ${[...functions].map((name) => name.replace(/@.*/, '')).join(' ')}\n`
        : `  ${file}\n`,
    );
    process.stdout.write(`\n${hop}: ${files.length}\n${lines.join('')}`);
  }
  process.stdout.write(
    `\n${all.size} files from tap to television; one that several pass is counted once.\n`,
  );
}
