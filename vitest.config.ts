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
const waits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // To look every 50 ms, which is what Vitest does by itself, takes a tenth of the processors from what is waited for.
  expect: { poll: { timeout: 90_000, interval: 120 } },
};

// Servers, browsers and timers are waited for: two more than there are cores leave none of them idle.
const maxWorkers = availableParallelism() + 2;

/**
 * The projects one after another, so that a worker is used again for the next file of its project. Where one comes to its end,
 * the next begins beside it: first what waits most, and last what only computes, in many small files.
 */
const inOrder = ['browser', 'alone', 'node', 'screens', 'pure'];

/** What takes longest begins first in its project: otherwise one worker is left with it when the others are done. */
const slowest = [
  'test/package/package.browser.test',
  'a11y/axe.browser.test',
  'inspect/inspect.browser.test',
  'e2e/double-dice.browser.test',
  'e2e/own-game.browser.test',
  'promotions/promotions.browser.test',
  'words/disguise.browser.test',
  'tv/room.browser.test',
  'e2e/snake-eyes-nz.browser.test',
  'lab/lab.browser.test',
  'host/host.browser.test',
  'office/office.browser.test',
  'player/player.browser.test',
  'cli/src/rulebook.browser.test',
  'cli/src/serve/serve.test',
  'docs/commands.test',
  'test/disasters/disasters.test',
  'commands/own-packs.test',
  'commands/new.test',
  'guide/your-own-game.test',
  'server/src/server.test',
  'http/hostile.test',
  'faults/server-kill.test',
  'house-players/seat-house-players.test',
  'games/src/conformance-table.test',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = slowest.findIndex((name) => moduleId.includes(`/${name}`));
      return place === -1 ? slowest.length : place;
    };
    const projectOf = ({ project }: TestSpecification): number => inOrder.indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => projectOf(one) - projectOf(other) || placeOf(one) - placeOf(other),
    );
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
        },
      },
      {
        plugins: [messagesCompiled({ of: 'pages' })],
        test: { ...waits, name: 'alone', maxWorkers, include: alone },
      },
      {
        plugins: [messagesCompiled({ of: 'pages' })],
        test: {
          ...waits,
          name: 'browser',
          globalSetup: 'packages/web/src/testing/build-once.ts',
          setupFiles: [sameStart, housePacks],
          include: inBrowser,
          testTimeout: 480_000,
          hookTimeout: 480_000,
          isolate: false,
          maxWorkers,
        },
      },
    ],
  },
});
