import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messagesCompiled } from './packages/web/messages-compiled.ts';

const everything = [
  'packages/*/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'docs/**/*.test.ts',
  'test/**/*.test.ts',
];
const computed = [
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
const inBrowser = 'packages/*/src/**/*.browser.test.ts';
// What is waited for comes when it comes: a machine that is busy or small is slow, and not wrong.
const patient = { poll: { timeout: 45_000 } };

/** What takes longest begins first: otherwise one worker is left with it when the others are done. */
const slowest = ['a11y/axe', 'cli/src/rulebook', 'promotions/promotions', 'office/office', 'inspect/inspect'];

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
      // What is only computed keeps nothing between files: they share what they have read.
      {
        test: {
          name: 'pure',
          maxWorkers: '100%',
          isolate: false,
          include: computed.map((name) => `packages/${name}/src/**/*.test.ts`),
          exclude: [inBrowser],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The screens have the words of their pages as the build makes them.
        plugins: [messagesCompiled({ of: 'pages' })],
        test: {
          name: 'quick',
          // Left alone, Vitest keeps a core to itself, which of two is half.
          maxWorkers: '100%',
          include: everything,
          exclude: [inBrowser, ...computed.map((name) => `packages/${name}/**`)],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          sequence: { groupOrder: 1 },
        },
      },
      // A browser and a pit wait for each other half of the time: three at a time, and after all else.
      {
        plugins: [messagesCompiled({ of: 'pages' })],
        test: {
          name: 'browser',
          globalSetup: 'packages/web/src/testing/build-once.ts',
          include: [inBrowser],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 3,
          expect: patient,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
