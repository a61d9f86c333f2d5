import { describe, expect, test } from 'vitest';
import { passedTests } from './results.ts';

const report = (...files: readonly unknown[]) => JSON.stringify({ testResults: files });
const file = (name: string, ...tests: readonly (readonly [string, string])[]) => ({
  name,
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});

describe("reading Vitest's report", () => {
  test('only tests that passed are taken, with their file below the root', () => {
    const json = report(
      file('/house/packages/a.test.ts', ['nz/1 holds', 'passed'], ['nz/2 fails', 'failed']),
      file('/house/packages/b.test.ts', ['nz/3 is skipped', 'skipped'], ['nz/4 waits', 'todo']),
    );
    expect(passedTests(json, '/house')).toEqual([{ title: 'nz/1 holds', file: 'packages/a.test.ts' }]);
  });

  test('the game in the terminal and what needs a browser prove no clause', () => {
    const json = report(
      file('/house/packages/cli/src/play/banked/rolling.test.ts', ['nz/5.9(d) the dealer throws', 'passed']),
      file('/house/packages/cli/src/commands/play.test.ts', ['nz/5.4 a bet is needed', 'passed']),
      file('/house/packages/layout/src/felt.browser.test.ts', ['nz/3.1(a) corners are rounded', 'passed']),
    );
    expect(passedTests(json, '/house')).toEqual([]);
  });

  test('a path of another machine is written as ours', () => {
    const json = report(file('C:/house/packages/a.test.ts', ['nz/1 holds', 'passed']));
    expect(passedTests(json, 'C:\\house')).toEqual([{ title: 'nz/1 holds', file: 'packages/a.test.ts' }]);
  });

  test.each(['{}', '[]', 'null', '{"testResults":{}}', '{"testResults":[{}]}'])('%s is no report', (json) => {
    expect(() => passedTests(json, '/house')).toThrow('The test report has no list of');
  });
});
