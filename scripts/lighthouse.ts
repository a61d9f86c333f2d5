// Lighthouse on the pages of a pit that runs: npm run lighthouse [-- --screens folder] [page …]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assert } from '@dicepit/engine';
import { buildScreens } from '../packages/web/scripts/build-screens.ts';
import { cupRound } from '../packages/web/src/testing/cup-round.ts';
import { findChromium } from './needs.ts';
import { type DemoPit, openDemoPit } from './pictures/demo-pit.ts';
import { say } from './tool.ts';

/** Never a dependency: it is fetched for the run, and brings a hundred packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LEAST = 95;
const parts = ['performance', 'accessibility', 'best-practices'] as const;

type Visited = {
  readonly name: string;
  readonly path: string;
  readonly who?: string;
  /** As a phone with a phone's network, or as a computer. */
  readonly as: 'phone' | 'desktop';
};

/** What Lighthouse writes, as far as it is read here. */
type Report = {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>
  >;
};
type AuditRef = { readonly id: string; readonly weight: number };

const { values, positionals } = parseArgs({
  options: { screens: { type: 'string' }, lighthouse: { type: 'string' } },
  allowPositionals: true,
});

const folder = mkdtempSync(join(tmpdir(), 'dicepit-lighthouse-'));
const screens = values.screens ?? join(folder, 'screens');
if (values.screens === undefined) await buildScreens(screens);
const pit = await openDemoPit({ screens });
try {
  const visits = await visitsTo(pit);
  const rows: string[] = [];
  for (const visit of visits) {
    if (positionals.length > 0 && !positionals.includes(visit.name)) continue;
    // A trace is sometimes not recorded, and the next one is.
    const report = (await lookAt(pit, visit)) ?? (await lookAt(pit, visit));
    assert(report !== undefined, () => `Lighthouse has failed twice on ${visit.name}`);
    const scores = parts.map((part) => Math.round((report.categories[part]?.score ?? 0) * 100));
    rows.push(`| ${[visit.name, visit.as, ...scores].join(' | ')} |`);
    say(rows.at(-1) ?? '');
    for (const [index, part] of parts.entries())
      if ((scores[index] ?? 0) < 100) for (const lost of lostIn(report, part)) say(`    ${part}: ${lost}`);
    if (scores.some((score) => score < LEAST)) process.exitCode = 1;
  }
  say(`\n| page | as | ${parts.join(' | ')} |\n|---|---|---|---|---|`);
  for (const row of rows) say(row);
  say(`load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await pit.world.close();
  rmSync(folder, { recursive: true });
}

async function visitsTo({ world, opens, opensParty, gives }: DemoPit): Promise<readonly Visited[]> {
  const table = await opens('snake-eyes-nz', ['Ann', 'Ben', 'Cleo']);
  await gives(table, 'Ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips: 5_00 }] });
  await cupRound(world, 'Ben');
  const party = await opensParty(['Dan', 'Eva', 'Finn']);
  return [
    { name: 'join', path: '/', as: 'phone' },
    { name: 'phone table', path: `/t/${table}`, who: 'Ann', as: 'phone' },
    { name: 'phone lobby', path: '/#/tables', who: 'Ann', as: 'phone' },
    { name: 'phone party', path: `/t/${party}`, who: 'Dan', as: 'phone' },
    { name: 'television', path: `/t/${table}/screen`, as: 'desktop' },
    { name: 'host', path: '/host', who: 'hanna', as: 'desktop' },
    { name: 'dealer', path: `/t/${table}/dealer`, who: 'dora', as: 'desktop' },
    { name: 'rulebook', path: '/rules/snake-eyes-nz', as: 'phone' },
    { name: 'fair', path: '/fair', as: 'phone' },
    { name: 'lab', path: '/lab', as: 'desktop' },
    { name: 'desk', path: '/desk', who: 'hanna', as: 'desktop' },
    { name: 'promotions', path: '/promotions', as: 'phone' },
    { name: 'drill', path: '/drill', as: 'phone' },
    { name: 'inspect', path: '/inspect', who: 'hanna', as: 'desktop' },
    { name: 'paper', path: '/paper', who: 'hanna', as: 'desktop' },
  ];
}

async function lookAt({ world, url }: DemoPit, { path, who, as }: Visited): Promise<Report | undefined> {
  const output = join(folder, 'report.json');
  const headers = join(folder, 'headers.json');
  const cookie = who === undefined ? '' : world.cookieOf(who);
  writeFileSync(headers, JSON.stringify(cookie === '' ? {} : { Cookie: `dicepit=${cookie}` }));
  const command = values.lighthouse === undefined ? ['npx', '--yes', LIGHTHOUSE] : [values.lighthouse];
  const [program = '', ...first] = command;
  // The pit is in this process, and answers while the other runs.
  const child = spawn(
    program,
    [
      ...first,
      `${url}${path}`,
      '--quiet',
      // A page that follows the table never falls silent.
      '--max-wait-for-load=15000',
      '--output=json',
      `--output-path=${output}`,
      `--extra-headers=${headers}`,
      `--only-categories=${parts.join(',')}`,
      '--chrome-flags=--no-sandbox --headless=new --disable-gpu --disable-quic --disable-background-networking',
      ...(as === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? '' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [status]: readonly unknown[] = await once(child, 'exit');
  if (status !== 0) return undefined;
  // What another program has written is read by the few fields that are looked at.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

/** What has cost a part its hundred, the heaviest first. */
function lostIn({ categories, audits }: Report, part: string): readonly string[] {
  return (categories[part]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}: ${audits[id]?.title}`);
}
