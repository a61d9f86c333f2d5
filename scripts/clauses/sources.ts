import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './citing.ts';

/** The sources of every package, in the order of their paths; tests and what only they use left out. */
export function packageSources(root: string): readonly Source[] {
  return globSync('packages/*/src/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
