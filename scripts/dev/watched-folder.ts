import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Watched =
  | { readonly ok: true; readonly folder: string }
  | { readonly ok: false; readonly why: string };

/** The folder that a name stands for: `engine`, or a part of a package such as `web/player`. */
export function watchedFolder(name: string): Watched {
  const packages = readdirSync('packages').toSorted();
  const [first = '', ...rest] = name.split('/').filter((part) => part !== '');
  if (!packages.includes(first))
    return { ok: false, why: `There is no package "${name}". There are: ${packages.join(', ')}.` };
  const folder = join('packages', first, 'src', ...rest);
  if (rest.length === 0 || existsSync(folder)) return { ok: true, folder };
  return {
    ok: false,
    why: `${first} has no folder "${rest.join('/')}". It has: ${foldersIn(first).join(', ')}.`,
  };
}

const foldersIn = (name: string): readonly string[] =>
  readdirSync(join('packages', name, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
