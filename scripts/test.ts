import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchNeeds, findChromium } from './needs.ts';
import { runTool, say } from './tool.ts';

/** Everything that must hold, in the order of quick to slow; each check counts as one, each test as one. */
const folder = mkdtempSync(join(tmpdir(), 'dicepit-test-'));
const results = join(folder, 'vitest.json');
const count = { passed: 0, failed: 0, skipped: 0 };

fetchNeeds();
const chromium = findChromium();

// Two at a time fill two cores. A compiler with one checker looks at everything once, where several do much of it twice.
const checkers = ['--checkers', '1'];
await Promise.all([
  inTurn(
    ['screens built', 'node', ['packages/web/scripts/build.ts', '--if-changed']],
    ['nothing unused', 'knip', []],
    ['format', 'biome', ['ci', '--error-on-warnings', '.']],
    ['arrows between packages', 'node', ['scripts/arrows.ts']],
    ['nothing known to be weak', 'node', ['scripts/vulnerabilities.ts']],
    ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ),
  inTurn(
    ['types', 'tsc', ['-p', 'tsconfig.json', ...checkers]],
    ['types without Node', 'tsc', ['-p', 'tsconfig.pure.json', ...checkers]],
    ['types of the screens', 'tsc', ['-p', 'packages/web/tsconfig.screens.json', ...checkers]],
    ['types around the screens', 'tsc', ['-p', 'packages/web', ...checkers]],
    ['types of the elements', 'tsc', ['-p', 'packages/elements', ...checkers]],
  ),
]);
await runTests();
await Promise.all([
  inTurn(['clauses', 'node', ['scripts/clauses.ts', '--check', '--results', results]]),
  inTurn(['mutants, a sample', 'node', ['scripts/mutants.ts', '--check']]),
]);

rmSync(folder, { recursive: true, force: true });
const { passed, failed, skipped } = count;
say(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
process.exitCode = failed === 0 ? 0 : 1;

type Check = readonly [name: string, tool: string, args: readonly string[]];

/** Runs checks one after another; each says in a line how it went, under what it printed. */
async function inTurn(...checks: readonly Check[]): Promise<void> {
  for (const [name, tool, args] of checks) {
    const { ok, printed, seconds } = await runTool(tool, args, { chromium, keep: true });
    count[ok ? 'passed' : 'failed'] += 1;
    say(printed);
    say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  }
}

async function runTests(): Promise<void> {
  const { ok, seconds } = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    { chromium },
  );
  const report = reportOf(readFileSync(results, 'utf8'));
  count.passed += report.passed;
  count.skipped += report.skipped;
  // A file that does not even load has no failed test of its own, and must fail all the same.
  count.failed += ok ? report.failed : Math.max(1, report.failed);
  say(
    `${ok ? 'ok    ' : 'FAILED'} tests: ${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped (${seconds} s)`,
  );
}

function reportOf(text: string): {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
} {
  const report: unknown = JSON.parse(text);
  const figure = (key: string): number => {
    const value: unknown =
      typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;
    if (typeof value !== 'number') throw new Error(`Vitest's report has no ${key}`);
    return value;
  };
  return {
    passed: figure('numPassedTests'),
    failed: figure('numFailedTests'),
    skipped: figure('numPendingTests') + figure('numTodoTests'),
  };
}
