import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exit, Failure } from '../exit.ts';
import { cannotWrite } from '../terminal.ts';

/** A game that is begun: where it stands, what it is called, and which pack it is made from. */
export type NewGame = { readonly folder: string; readonly id: string; readonly from: string | undefined };

const template = fileURLToPath(new URL('../../game/', import.meta.url));

/** Writes the folder of a new game. It stands by itself: its tests run at once, without anything being installed. */
export async function writeGame({ folder, id, from }: NewGame): Promise<readonly string[]> {
  const common = ['test/pack.test.ts', 'tsconfig.json', 'README.md'];
  const ours = ['clauses.json', 'clauses.ts', 'wagers.ts', 'procedure.ts', 'pack.ts', 'layout.ts'].map(
    (name) => `src/${name}`,
  );
  const files = new Map<string, string>();
  for (const name of from === undefined ? [...ours, ...common, 'test/wagers.test.ts'] : common)
    files.set(name, renamed(await readFile(join(template, name), 'utf8'), id));
  if (from !== undefined) for (const [name, text] of await copied(from, id)) files.set(`src/${name}`, text);
  files.set('package.json', packageFile(folder, id));
  try {
    await mkdir(dirname(resolve(folder)), { recursive: true });
    // Fails where the folder is there already: somebody's work may be in it.
    await mkdir(folder);
    for (const [name, text] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await linked(folder);
  } catch (cause) {
    const taken = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw taken ? new Failure({ code: 'FOLDER_TAKEN', folder }, exit.failed) : cannotWrite(folder, cause);
  }
  return [...files.keys()].sort();
}

const packages = ['engine', 'analysis'] as const;

/** The folder of one of our packages, wherever it is installed. */
const folderOf = (name: (typeof packages)[number] | 'games'): string =>
  fileURLToPath(new URL('..', import.meta.resolve(`@dicepit/${name}`)));

/** Whether our packages are built ones, which an installed command or the executable carries, and not our sources. */
const areCarried = (): boolean => import.meta.resolve('@dicepit/engine').endsWith('.js');

/** Where a game has its copy of a package that the command carries: whatever becomes of the command, the game goes on. */
const copyOf = (folder: string, name: (typeof packages)[number]): string => join(folder, 'dicepit', name);

/** Our packages where Node looks for them. `npm install` would make the same links from package.json. */
async function linked(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules', '@dicepit'), { recursive: true });
  for (const name of packages) {
    const from = areCarried() ? resolve(copyOf(folder, name)) : folderOf(name);
    if (areCarried()) await copyFolder(folderOf(name), from);
    await symlink(from, join(folder, 'node_modules', '@dicepit', name), 'junction');
  }
}

/** File by file: the folder that an executable carries is none of the system's, and `cp` knows only those. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await writeFile(target, await readFile(source));
  }
}

function packageFile(folder: string, id: string): string {
  const place = (name: (typeof packages)[number]): string => {
    const from = areCarried() ? copyOf(folder, name) : folderOf(name);
    return `file:${relative(resolve(folder), resolve(from)).replaceAll('\\', '/')}`;
  };
  const written = {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { test: 'node --test "test/*.test.ts"' },
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(packages.map((name) => [`@dicepit/${name}`, place(name)])),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** The sources of a pack of the house under another name; what they take from beside their folder comes with them. */
async function copied(from: string, id: string): Promise<ReadonlyMap<string, string>> {
  const games = join(folderOf('games'), 'src');
  const names = await readdir(join(games, from));
  const taken = new Map<string, string>();
  const take = async (path: string, name: string): Promise<void> => {
    if (taken.has(name) || path === 'manifest.ts') return;
    const text = await readFile(join(games, path), 'utf8');
    taken.set(
      name,
      text.replaceAll(/from '\.\.\/([^']+)'/g, (_, other: string) => `from './${flat(other)}'`),
    );
    for (const [, other = ''] of text.matchAll(/from '\.\.\/([^']+)'/g)) await take(other, flat(other));
  };
  // What only the house asks of a pack stays behind.
  const isHouses = /^(manifest|text)\.ts$|\.test\.ts$/;
  for (const name of names.filter((each) => /\.ts$|^clauses\.json$/.test(each) && !isHouses.test(each)))
    await take(`${from}/${name}`, name);
  const own = (name: string, change: (text: string) => string): void => {
    taken.set(name, change(taken.get(name) ?? ''));
  };
  own('pack.ts', (text) => text.replace(/export const \w+ = pack</, 'export const myPack = pack<'));
  own('facts.ts', (text) =>
    text
      .replace(`id: '${from}'`, `id: '${id}'`)
      .replace(/\bname: '[^']*'/, `name: '${title(id)}'`)
      .replace(/^import type { PackFacts }.*\n+/m, '')
      .replace(' satisfies PackFacts', ''),
  );
  own('layout.ts', (text) => text.replace(`pack: '${from}'`, `pack: '${id}'`));
  return taken;
}

const flat = (path: string): string => path.replaceAll('/', '-');

const title = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

const renamed = (text: string, id: string): string =>
  text
    .replaceAll('my-game', id)
    .replaceAll('My Game', title(id))
    .replaceAll('MY GAME', title(id).toUpperCase());
