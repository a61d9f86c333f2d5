import { createVitest, type TestModule } from 'vitest/node';

/** A source with one place changed. */
export type Change = {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly to: string;
};

/** What the tests that name a clause say about a change. */
export type Trial = {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Why a test file could not even be read: the change makes no program that runs. */
  readonly unread: readonly string[];
};

export type Bench = {
  /** Runs the tests of some files whose titles name a clause, with a source changed or as it is. */
  readonly tryOut: (asked: {
    readonly files: readonly string[];
    readonly clause: string;
    readonly change?: Change | undefined;
  }) => Promise<Trial>;
  readonly close: () => Promise<void>;
};

/** Only for tests that wait for what never comes. It is long: on a busy machine a short one would kill changes by itself. */
const TEST_TIMEOUT_MS = 240_000;

/**
 * One Vitest that stays up. A change is made while a module is read, so no file is touched; what the tests have
 * read before is kept, and only what was changed is read anew.
 */
export async function createBench(root: string): Promise<Bench> {
  let change: Change | undefined;
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: true,
      // What is kept on disk would be taken for the changed source.
      fsModuleCache: false,
      reporters: [{}],
      onConsoleLog: () => false,
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: TEST_TIMEOUT_MS,
      include: ['packages/*/src/**/*.test.ts'],
    },
    {
      server: { watch: null },
      logLevel: 'silent',
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: (code, id) =>
            change !== undefined && id.split('?')[0] === `${root}/${change.file}`
              ? code.slice(0, change.start) + change.to + code.slice(change.end)
              : undefined,
        },
      ],
    },
  );
  await vitest.standalone();

  const set = (next: Change | undefined): void => {
    for (const file of new Set([change?.file, next?.file]))
      if (file !== undefined) vitest.invalidateFile(`${root}/${file}`);
    change = next;
  };
  return {
    tryOut: async ({ files, clause, change: next }) => {
      set(next);
      const project = vitest.getRootProject();
      vitest.setGlobalTestNamePattern(patternNaming(clause));
      const { testModules } = await vitest.runTestSpecifications(
        files.map((file) => project.createSpecification(`${root}/${file}`)),
      );
      const wanted = new Set(files.map((file) => `${root}/${file}`));
      return trialOf(
        root,
        testModules.filter(({ moduleId }) => wanted.has(moduleId)),
      );
    },
    close: () => vitest.close(),
  };
}

/** What a full title must be like to name a clause as a word of its own. */
const patternNaming = (clause: string): RegExp =>
  new RegExp(`(?:^|[\\s,;])${clause.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}[:.]*(?:[\\s,;]|$)`);

function trialOf(root: string, modules: readonly TestModule[]): Trial {
  const passed: string[] = [];
  const failed: string[] = [];
  const unread: string[] = [];
  for (const module of modules) {
    const file = module.moduleId.replace(`${root}/`, '');
    for (const error of module.errors()) unread.push(`${file}: ${error.message}`);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed.push(`${file}: ${test.fullName}`);
      if (state === 'failed') failed.push(`${file}: ${test.fullName}`);
    }
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) unread.push(`${file}: ${error.message}`);
  }
  return { passed, failed, unread };
}
