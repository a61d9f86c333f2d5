import { defineConfig } from 'vitest/config';

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
  'plots',
  'proof',
  'simulator',
];
const inBrowser = 'packages/*/src/**/*.browser.test.ts';

// The one default export of the house: Vitest asks for it.
export default defineConfig({
  test: {
    projects: [
      // What is only computed keeps nothing between files: they share what they have read.
      {
        test: {
          name: 'pure',
          maxWorkers: '100%',
          isolate: false,
          include: computed.map((name) => `packages/${name}/src/**/*.test.ts`),
          exclude: [inBrowser],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'quick',
          // Left alone, Vitest keeps a core to itself, which of two is half.
          maxWorkers: '100%',
          include: everything,
          exclude: [inBrowser, ...computed.map((name) => `packages/${name}/**`)],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      // A browser and a pit fill a small machine: two at a time, and after all else.
      {
        test: {
          name: 'browser',
          globalSetup: 'packages/web/src/testing/build-once.ts',
          include: [inBrowser],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // What a page shows comes when it comes: nothing is asked of how soon.
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
