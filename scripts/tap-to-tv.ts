/*
 * How many files a bet passes from a tap on a phone to the television that shows it: `node scripts/tap-to-tv.ts`.
 *
 * A pit, a phone and a television run here, and V8 counts in all three which functions are called between the tap and the
 * first picture with the chip on it. A file is passed when a function of it ran; one that was only imported is not. The two
 * pages are built unminified with source maps, so that what ran in a bundle is known by its file.
 */
import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { SourceMap as Mapping, type SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
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
  const area = phone.locator(`.felt [data-wager="${WAGER}"]`).first();
  await area.waitFor();
  await television.locator('.stage .felt, .stage svg').first().waitFor();
  if ((await phone.locator('dialog:modal').count()) > 0) await phone.keyboard.press('Escape');

  const pit = new Session();
  pit.connect();
  await pit.post('Profiler.enable');
  await pit.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await Promise.all([phone, television].map((page) => page.coverage.startJSCoverage()));
  await pit.post('Profiler.takePreciseCoverage');

  await area.click();
  await television.locator('.stage g.stack').first().waitFor();

  const { result } = await pit.post('Profiler.takePreciseCoverage');
  const passed = new Map<string, Set<string>>();
  const pass = (hop: string, file: string): void => {
    if (/^packages\/[a-z]+\/src\//.test(file) && !file.includes('/testing/'))
      passed.set(hop, (passed.get(hop) ?? new Set()).add(file));
  };
  for (const file of ranInPit(result)) pass(hopInPit(file), file);
  for (const file of await ranOn(phone)) pass('phone', file);
  for (const file of await ranOn(television)) pass('television', file);
  report(passed);
} finally {
  await browser.close();
  await casino.close();
  folder.remove();
}

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

/** The files of which a function ran in this process, from the root. */
function ranInPit(scripts: readonly Profiler.ScriptCoverage[]): readonly string[] {
  return scripts
    .filter(({ url, functions }) => url.startsWith('file:') && functions.some(isCalled))
    .map(({ url }) => relative(root, fileURLToPath(url)));
}

type Ran = { readonly functionName: string; readonly ranges: readonly { readonly count: number }[] };

function isCalled({ ranges }: Ran): boolean {
  return (ranges[0]?.count ?? 0) > 0;
}

/** The files of which a function ran on a page, by the source maps of its scripts. */
async function ranOn(page: Page): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  for (const { url, source = '', functions } of await page.coverage.stopJSCoverage()) {
    const map = mapOf(url);
    if (map === undefined) continue;
    const starts = lineStarts(source);
    for (const each of functions) {
      const offset = each.ranges[0]?.startOffset ?? 0;
      if (!isCalled(each) || (each.functionName === '' && offset === 0)) continue;
      const line = starts.findLastIndex((start) => start <= offset);
      const entry = map.map.findEntry(line, offset - (starts[line] ?? 0));
      if ('originalSource' in entry) files.add(relative(root, resolve(map.folder, entry.originalSource)));
    }
  }
  return files;
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

function report(passed: ReadonlyMap<string, ReadonlySet<string>>): void {
  const hops = ['phone', 'wire', 'server', 'engine', 'games', 'store', 'television'];
  const order = [...hops, ...[...passed.keys()].filter((hop) => !hops.includes(hop))];
  const all = new Set<string>();
  for (const hop of order) {
    const files = [...(passed.get(hop) ?? [])].toSorted();
    for (const file of files) all.add(file);
    process.stdout.write(`\n${hop}: ${files.length}\n${files.map((file) => `  ${file}\n`).join('')}`);
  }
  process.stdout.write(
    `\n${all.size} files from tap to television; one that several pass is counted once.\n`,
  );
}
