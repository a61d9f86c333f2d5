import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
  'packages/cli/src/serve/screens-missing.test.ts',
  'packages/server/src/people/guests.test.ts',
  'packages/server/src/people/sessions.test.ts',
  'packages/server/src/promotions/at-once.test.ts',
  'packages/server/src/reports/reports.test.ts',
  ...globSync('packages/web/src/**/*.test.ts').filter((file) =>
    /\bvi\.(stubGlobal|stubEnv|resetModules)\(/.test(readFileSync(file, 'utf8')),
  ),
];
const missing = alone.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`no longer there, and so no longer alone: ${missing.join(', ')}`);

const sameStart = 'packages/server/src/testing/same-start.ts';
const housePacks = 'packages/games/src/testing/house-packs-only.ts';
const inBrowser = ['packages/*/src/**/*.browser.test.ts', 'test/**/*.browser.test.ts'];
// A busy or small machine is slow, and not wrong: polls and tests wait long for what they name.
const waits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 45_000 } } };

// Servers, browsers and timers are waited for: one more than there are cores leaves none of them idle.
const maxWorkers = availableParallelism() + 1;

/** What takes longest begins first: otherwise one worker is left with it when the others are done. */
const slowest = [
  'test/package/package.browser.test',
  'a11y/axe.browser.test',
  'e2e/double-dice.browser.test',
  'promotions/promotions.browser.test',
  'player/player.browser.test',
  'inspect/inspect.browser.test',
  'office/office.browser.test',
  'cli/src/rulebook.browser.test',
  'test/disasters/disasters.test',
  'cli/src/serve/serve.test',
  'games/src/conformance-table.test',
  'server/src/server.test',
  'http/hostile.test',
  'faults/server-kill.test',
  'house-players/seat-house-players.test',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = slowest.findIndex((name) => moduleId.includes(`/${name}`));
      return place === -1 ? slowest.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
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
          setupFiles: housePacks,
          maxWorkers,
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
          maxWorkers,
          isolate: false,
          setupFiles: ['packages/cli/src/testing/speak-english.ts', sameStart, housePacks],
          include: [
            ...['server', 'store', 'client', 'cli'].map((name) => `packages/${name}/src/**/*.test.ts`),
            ...['scripts', 'docs', 'examples', 'test'].map((name) => `${name}/**/*.test.ts`),
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
          setupFiles: housePacks,
          maxWorkers,
          isolate: false,
          include: ['packages/web/src/**/*.test.ts'],
          exclude: [...inBrowser, ...alone],
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [messagesCompiled({ of: 'pages' })],
        test: { ...waits, name: 'alone', maxWorkers, include: alone, sequence: { groupOrder: 0 } },
      },
      // After all else, since the longest of all is among them.
      {
        plugins: [messagesCompiled({ of: 'pages' })],
        test: {
          ...waits,
          name: 'browser',
          globalSetup: 'packages/web/src/testing/build-once.ts',
          setupFiles: [sameStart, housePacks],
          include: inBrowser,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
