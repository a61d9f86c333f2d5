import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Something that is built from sources into a folder. */
export type Output = {
  readonly name: string;
  readonly folder: string;
  /** Patterns of the files that it may be made of, from the root of the repository. */
  readonly sources: readonly string[];
  /** Builds it, and answers with the packages of others that went into it: see `packagesIn`. */
  readonly build: () => Promise<readonly string[]>;
};

/** Builds where the sources, or what was built of them, are not what they were; answers with the packages of others in it. */
export async function buildIfChanged(output: Output, { always = false } = {}): Promise<readonly string[]> {
  const record = join(root, `node_modules/.cache/dicepit/${output.name}-built.json`);
  const before = readRecord(record);
  if (!always && before?.state === stateOf(output)) return before.packages;
  rmSync(record, { force: true });
  const packages = await output.build();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ state: stateOf(output), packages } satisfies BuildRecord));
  return packages;
}

/** Which sources gave which files, and what of others is in them. */
type BuildRecord = { readonly state: string; readonly packages: readonly string[] };

function readRecord(record: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A hash of everything that it may be made of, and of the names and sizes of what was made. */
function stateOf({ folder, sources }: Output): string {
  const hash = createHash('sha256').update(process.version);
  const found = globSync(sources, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/out', '**/testing', '**/*.test.ts'],
    withFileTypes: true,
  });
  for (const file of pathsOf(found)) hash.update(relative(root, file)).update(readFileSync(file));
  const made = globSync('**/*', { cwd: folder, withFileTypes: true });
  for (const file of pathsOf(made)) hash.update(`${relative(folder, file)} ${statSync(file).size}`);
  return hash.digest('hex');
}

function pathsOf(entries: readonly { isFile: () => boolean; parentPath: string; name: string }[]): string[] {
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** The packages of others that modules come from, by their folders from the root of the repository. */
export function packagesIn(modules: Iterable<string>): readonly string[] {
  const inside = /^.*[\\/]node_modules[\\/](?:@[\w.-]+[\\/])?[\w.-]+/;
  const folders = [...modules].flatMap((id) => inside.exec(id.replace(/^\0/, ''))?.[0] ?? []);
  return [...new Set(folders)].map((folder) => relative(root, folder).replaceAll('\\', '/')).sort();
}

/** A plugin for Vite that hands over the modules of every chunk that is written. */
export const hearModules = (hear: (modules: readonly string[]) => void) => ({
  name: 'hear-modules',
  generateBundle: (_: unknown, bundle: Readonly<Record<string, object>>): void =>
    hear(Object.values(bundle).flatMap((each) => ('moduleIds' in each ? textsIn(each.moduleIds) : []))),
});

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
