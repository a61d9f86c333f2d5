import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { registers } from '@dicepit/games/registers';
import { type Coverage, coverageOf, notYetIn } from './clauses/coverage.ts';
import { earlierLists } from './clauses/history.ts';
import { faultsOf, readList, shrunk, writeList } from './clauses/not-yet.ts';
import { writeReport } from './clauses/report.ts';
import { passedTests } from './clauses/results.ts';
import { packageSources } from './clauses/sources.ts';

const usage = `npm run clauses                    writes docs/clauses.md
npm run clauses -- --write         also takes what is proved by now off docs/not-yet.txt
npm run clauses -- --first         also writes docs/not-yet.txt anew, where there is none
npm run clauses -- --check         changes nothing; fails where the report or the list is not as it should be
                   --results FILE  takes the tests from Vitest's JSON report instead of running them
`;

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const reportPath = 'docs/clauses.md';
const listPath = 'docs/not-yet.txt';

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
  });
  if (asked.check) check(coverage);
  else write(coverage);
}

function check(coverage: Coverage): void {
  const faults = [
    ...faultsOf({
      listed: listed(),
      notYet: notYetIn(coverage),
      known: new Set(allClauses()),
      earlier: earlierLists({
        root,
        list: listPath,
        registers: Object.keys(registers).map((pack) => `packages/games/src/${pack}/clauses.json`),
      }),
    }),
    ...(textOf(reportPath) === writeReport(coverage)
      ? []
      : [`${reportPath} is out of date: npm run clauses.`]),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function write(coverage: Coverage): void {
  const notYet = notYetIn(coverage);
  put(reportPath, writeReport(coverage));
  if (asked.first && !existsSync(join(root, listPath))) put(listPath, writeList(notYet));
  else if (asked.write) put(listPath, writeList(shrunk(listed(), notYet)));
  process.stdout.write(
    `${allClauses().length - notYet.length} of ${allClauses().length} clauses stand; ${notYet.length} not yet\n`,
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

function listed(): readonly string[] {
  return readList(textOf(listPath));
}

function textOf(path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

function put(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}
