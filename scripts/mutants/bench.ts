import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { beginRun, type Collected, collect } from './collecting.ts';

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
};

/**
 * Reads tests and sources by Node itself. Nothing on disk is touched: a change is made while its source is read, and only
 * what imports that source is read anew, each time under another name. What was read before stays as it is.
 */
export function createBench(root: string): Bench {
  const here = pathToFileURL(`${root}/`).href;
  const collecting = new URL('collecting.ts', import.meta.url).href;
  const importers = new Map<string, Set<string>>();
  const stripped = new Map<string, string>();
  let change: Change | undefined;
  /** The sources that are read anew, and how often anything has been. */
  let anew: ReadonlySet<string> = new Set();
  let time = 0;

  const pathOf = (url: string): string | undefined => {
    const [bare = ''] = url.split('?');
    return bare.startsWith(`${here}packages/`) ? bare.slice(here.length) : undefined;
  };

  registerHooks({
    resolve: (specifier, context, next) => {
      const from = context.parentURL === undefined ? undefined : pathOf(context.parentURL);
      if (specifier === 'vitest' && from !== undefined)
        return { url: collecting, format: 'module-typescript', shortCircuit: true };
      const found = next(specifier, context);
      const path = pathOf(found.url);
      if (path === undefined) return found;
      if (from !== undefined) importers.set(path, (importers.get(path) ?? new Set()).add(from));
      const [bare] = found.url.split('?');
      return { ...found, url: anew.has(path) ? `${bare}?${time}` : (bare ?? found.url) };
    },
    load: (url, context, next) => {
      const path = pathOf(url);
      if (path === undefined || !path.endsWith('.ts')) return next(url, context);
      return { format: 'module', source: sourceOf(path), shortCircuit: true };
    },
  });

  function sourceOf(path: string): string {
    const isChanged = change?.file === path;
    const known = isChanged ? undefined : stripped.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(`${root}/${path}`, 'utf8');
    const made =
      change !== undefined && isChanged
        ? text.slice(0, change.start) + change.to + text.slice(change.end)
        : text;
    const source = stripTypeScriptTypes(made);
    if (!isChanged) stripped.set(path, source);
    return source;
  }

  /** A source and all that imports it, however far away. */
  function affectedBy(file: string): ReadonlySet<string> {
    const found = new Set([file]);
    for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
    return found;
  }

  const unchanged = new Map<string, readonly Collected[]>();
  async function testsOf(file: string): Promise<readonly Collected[]> {
    const isAnew = anew.has(file);
    const known = isAnew ? undefined : unchanged.get(file);
    if (known !== undefined) return known;
    const url = `${here}${file}${isAnew ? `?${time}` : ''}`;
    const tests = await collect(() => import(url));
    if (!isAnew) unchanged.set(file, tests);
    return tests;
  }

  return {
    tryOut: async ({ files, clause, change: next }) => {
      // What imports what is known when the tests have been read once.
      anew = new Set();
      change = undefined;
      if (next !== undefined) {
        for (const file of files) await testsOf(file);
        time += 1;
        change = next;
        anew = affectedBy(next.file);
      }
      const trial: { passed: string[]; failed: string[]; unread: string[] } = {
        passed: [],
        failed: [],
        unread: [],
      };
      for (const file of files) {
        try {
          await runNaming(await testsOf(file), { file, clause, trial });
        } catch (fault) {
          trial.unread.push(`${file}: ${messageOf(fault)}`);
        }
        // One test that fails is enough.
        if (trial.failed.length > 0) break;
      }
      return trial;
    },
  };
}

async function runNaming(
  tests: readonly Collected[],
  { file, clause, trial }: { file: string; clause: string; trial: { passed: string[]; failed: string[] } },
): Promise<void> {
  beginRun();
  const isNamed = patternNaming(clause);
  for (const { title, run } of tests.filter((test) => isNamed.test(test.title))) {
    try {
      await run();
      trial.passed.push(`${file}: ${title}`);
    } catch {
      trial.failed.push(`${file}: ${title}`);
      return;
    }
  }
}

/** What a full title must be like to name a clause as a word of its own. */
const patternNaming = (clause: string): RegExp =>
  new RegExp(`(?:^|[\\s,;])${clause.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}[:.]*(?:[\\s,;]|$)`);

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
