import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { registers } from '@dicepit/games/texts';
import { type Coverage, coverageOf, namedIn, openIn, type Proof } from './clauses/coverage.ts';
import { earlierLists } from './clauses/history.ts';
import { faultsOf, readList, readReasons, shrunk, writeList } from './clauses/not-yet.ts';
import { writeReport } from './clauses/report.ts';
import { passedTests } from './clauses/results.ts';
import { packageSources } from './clauses/sources.ts';
import { isStale, readLedger } from './mutants/ledger.ts';
import { plansOf } from './mutants/plan.ts';

const usage = `npm run clauses                    writes docs/clauses.md
npm run clauses -- --write         also takes what is proved by now off docs/not-yet.txt and docs/named.txt
npm run clauses -- --first         also writes a list anew where there is none
npm run clauses -- --check         changes nothing; fails where the report or a list is not as it should be
                   --results FILE  takes the tests from Vitest's JSON report instead of running them
`;

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const reportPath = 'docs/clauses.md';
const openPath = 'docs/not-yet.txt';
const namedPath = 'docs/named.txt';
const ledgerPath = 'docs/mutants.json';
/** What stands in the list of named clauses until somebody has found out why one is not proved. */
const TO_DO = 'to do';

const { values: asked } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    results: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (asked.help) process.stdout.write(usage);
else {
  const coverage = coverageOf({
    registers,
    sources: packageSources(root),
    tests: passedTests(asked.results === undefined ? runTests() : readFileSync(asked.results, 'utf8'), root),
    proofs: proofs(),
  });
  if (asked.check) check(coverage);
  else write(coverage);
}

function check(coverage: Coverage): void {
  const known = new Set(allClauses());
  const reasons = readReasons(textOf(namedPath));
  const faults = [
    ...faultsOf({ listed: listed(openPath), notYet: openIn(coverage), known, earlier: earlier(openPath) }),
    ...faultsOf({
      listed: listed(namedPath),
      notYet: namedIn(coverage),
      known,
      earlier: earlier(namedPath),
      lacks: 'a change survives the tests that name it, or has not been tried since (npm run mutants)',
    }),
    ...listed(namedPath)
      .filter((clause) => (reasons.get(clause) ?? TO_DO) === TO_DO)
      .map((clause) => `${clause} is in ${namedPath} without a reason.`),
    ...(textOf(reportPath) === writeReport(coverage, reasons)
      ? []
      : [`${reportPath} is out of date: npm run clauses.`]),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function write(coverage: Coverage): void {
  const named = namedIn(coverage);
  keep(openPath, openIn(coverage), new Map());
  keep(namedPath, named, new Map(named.map((clause) => [clause, TO_DO])));
  put(reportPath, writeReport(coverage, readReasons(textOf(namedPath))));
  const all = Object.values(coverage).flat();
  const enforced = all.filter(({ row }) => row.treatment === 'enforced');
  const proved = enforced.filter(({ state }) => state === 'proved');
  process.stdout.write(
    `${all.length - openIn(coverage).length} of ${all.length} clauses stand; ` +
      `${proved.length} of ${enforced.length} that are enforced are proved\n`,
  );
}

/** A list is begun once; from then on it only loses lines, and keeps its reasons. */
function keep(path: string, wanted: readonly string[], reasons: ReadonlyMap<string, string>): void {
  if (asked.first && !existsSync(join(root, path))) put(path, writeList(wanted, reasons));
  else if (asked.write) put(path, writeList(shrunk(listed(path), wanted), readReasons(textOf(path))));
}

/** What became of the changes that were tried on each enforced clause. */
function proofs(): ReadonlyMap<string, Proof> {
  const ledger = readLedger(textOf(ledgerPath));
  return new Map(
    plansOf(root).all.flatMap((plan) => {
      const entry = ledger.get(plan.clause);
      return entry === undefined ? [] : [[plan.clause, { ...entry, stale: isStale(entry, plan) }]];
    }),
  );
}

function runTests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-clauses-'));
  const results = join(folder, 'vitest.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=json', `--outputFile=${results}`];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.stderr.write('Some tests failed. They prove nothing here.\n');
  const json = readFileSync(results, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  return json;
}

function allClauses(): readonly string[] {
  return Object.values(registers)
    .flat()
    .map(({ clause }) => clause);
}

function listed(path: string): readonly string[] {
  return readList(textOf(path));
}

function earlier(list: string): ReturnType<typeof earlierLists> {
  const places = Object.keys(registers).map((pack) => `packages/games/src/${pack}/clauses.json`);
  return earlierLists({ root, list, registers: places });
}

function textOf(path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

function put(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}
