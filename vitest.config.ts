import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messagesCompiled } from './packages/web/messages-compiled.ts';

const pure = [
  'engine',
  'games',
  'analysis',
  'layout',
  'rulebook',
  'wire',
  'desks',
  'words',
  'plots',
  'proof',
  'simulator',
];
/** Tests that change their process (environment, clock, globals), and so need one to a file. */
const alone = [
  'packages/cli/src/commands/serve.test.ts',
  'packages/cli/src/serve/serve.test.ts',
  'packages/cli/src/serve/address-watch.test.ts',
  'packages/server/src/people/guests.test.ts',
  'packages/server/src/people/sessions.test.ts',
  'packages/server/src/promotions/at-once.test.ts',
  'packages/server/src/reports/reports.test.ts',
];
const sameStart = 'packages/server/src/testing/same-start.ts';
const inBrowser = ['packages/*/src/**/*.browser.test.ts', 'test/**/*.browser.test.ts'];
// A busy or small machine is slow, and not wrong: polls and tests wait long for what they name.
const waits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 45_000 } } };

/** What takes longest begins first: otherwise one worker is left with it when the others are done. */
const slowest = [
  'package/package',
  'a11y/axe',
  'cli/src/rulebook',
  'promotions/promotions',
  'office/office',
  'inspect/inspect',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean =>
      slowest.some((name) => moduleId.includes(`/${name}.browser.test`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

// The one default export of the house: Vitest asks for it.
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      // What is only computed, and what runs in Node alone, keeps nothing between files: workers are used again.
      {
        test: {
          ...waits,
          name: 'pure',
          maxWorkers: '100%',
          isolate: false,
          include: pure.map((name) => `packages/${name}/src/**/*.test.ts`),
          exclude: inBrowser,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...waits,
          name: 'node',
          maxWorkers: '100%',
          isolate: false,
          setupFiles: ['packages/cli/src/testing/speak-english.ts', sameStart],
          include: [
            ...['server', 'store', 'client', 'cli'].map((name) => `packages/${name}/src/**/*.test.ts`),
            ...['scripts', 'docs', 'test'].map((name) => `${name}/**/*.test.ts`),
          ],
          exclude: [...inBrowser, ...alone],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The screens have the words of their pages as the build makes them.
        plugins: [messagesCompiled({ of: 'pages' })],
        test: {
          ...waits,
          name: 'screens',
          // Left alone, Vitest keeps a core to itself, which of two is half.
          maxWorkers: '100%',
          include: ['packages/web/src/**/*.test.ts', ...alone],
          exclude: inBrowser,
          sequence: { groupOrder: 0 },
        },
      },
      // A browser and a pit wait for each other half of the time: three at a time, and after all else.
      {
        plugins: [messagesCompiled({ of: 'pages' })],
        test: {
          ...waits,
          name: 'browser',
          globalSetup: 'packages/web/src/testing/build-once.ts',
          setupFiles: sameStart,
          include: inBrowser,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
