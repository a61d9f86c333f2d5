// Builds every screen, into packages/web/dist unless another folder is named. `--if-changed` does nothing where the screens in
// packages/web/dist were built from the same sources, as `npm ci` leaves them for the `npm test` after it:
// node packages/web/scripts/build.ts [--if-changed] [folder]
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { builtScreens } from '../src/built.ts';
import { buildScreens } from './build-screens.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Says which sources gave which files in packages/web/dist. */
const record = join(root, 'node_modules/.cache/dicepit/screens-built');

const named = process.argv.slice(2).find((name) => name !== '--if-changed');
const folder = resolve(named ?? builtScreens);
const isOurs = folder === resolve(builtScreens);

if (!process.argv.includes('--if-changed') || !isOurs || recorded() !== state()) {
  if (isOurs) rmSync(record, { force: true });
  await buildScreens(folder);
  if (isOurs) {
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, state());
  }
}

function recorded(): string | undefined {
  try {
    return readFileSync(record, 'utf8');
  } catch {
    return undefined;
  }
}

/** A hash of everything that a screen may be made of, and of the names and sizes of what was made. */
function state(): string {
  const hash = createHash('sha256').update(process.version);
  const sources = globSync(['package.json', 'package-lock.json', 'tsconfig.base.json', 'packages/*/**/*'], {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/testing', '**/*.test.ts'],
    withFileTypes: true,
  });
  for (const file of pathsOf(sources)) hash.update(file).update(readFileSync(file));
  const made = globSync('**/*', { cwd: folder, withFileTypes: true });
  for (const file of pathsOf(made)) hash.update(`${file} ${statSync(file).size}`);
  return hash.digest('hex');
}

function pathsOf(entries: readonly { isFile: () => boolean; parentPath: string; name: string }[]): string[] {
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
