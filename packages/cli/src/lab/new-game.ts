import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pack } from '@dicepit/engine';
import { exit, Failure } from '../exit.ts';
import { cannotWrite } from '../terminal.ts';

/** What a game begins with: a page of wagers, the same in six files, a pack of the house, or a folder of somebody's game. */
export type Beginning =
  | { readonly is: 'page' | 'full' }
  | { readonly is: 'house'; readonly pack: string }
  | { readonly is: 'folder'; readonly path: string; readonly pack: Pack };

/** A game that is begun: where it stands, what it is called, and what it is made from. */
export type NewGame = { readonly folder: string; readonly id: string; readonly from: Beginning };

const page = fileURLToPath(new URL('../../game/', import.meta.url));
const full = fileURLToPath(new URL('../../game-full/', import.meta.url));

/** Writes the folder of a new game. It stands by itself: its tests run at once, without anything being installed. */
export async function writeGame({ folder, id, from }: NewGame): Promise<readonly string[]> {
  const files = new Map(await filesFrom(from, id, resolve(folder)));
  const tests = [...files.keys()].some((name) => name.startsWith('test/'))
    ? '"test/*.test.ts"'
    : '"*.test.ts"';
  files.set('package.json', packageFile(folder, id, tests));
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

async function filesFrom(
  from: Beginning,
  id: string,
  into: string,
): Promise<Iterable<[string, string | Buffer]>> {
  switch (from.is) {
    case 'page':
      return templateFiles(page, id);
    case 'full':
      return templateFiles(full, id);
    case 'house': {
      const common = new Set(['test/pack.test.ts', 'tsconfig.json', 'README.md']);
      const kept = (await templateFiles(full, id)).filter(([name]) => common.has(name));
      return [
        ...kept,
        ...[...(await copied(from.pack, id))].map(([name, text]): [string, string] => [`src/${name}`, text]),
      ];
    }
    case 'folder':
      return copiedFolder(from, id, into);
  }
}

async function templateFiles(folder: string, id: string): Promise<[string, string][]> {
  const files: [string, string][] = [];
  for (const name of await namesIn(folder))
    files.push([name, renamed(await readFile(join(folder, name), 'utf8'), id)]);
  return files;
}

/** The files of somebody's game under another name. Clauses keep the prefix that they are cited by, where the game says one. */
async function copiedFolder(
  { path, pack }: Extract<Beginning, { is: 'folder' }>,
  id: string,
  into: string,
): Promise<[string, string | Buffer][]> {
  const files: [string, string | Buffer][] = [];
  for (const name of await namesIn(path)) {
    // The new folder may lie in the one that is copied.
    if (name === 'package.json' || join(resolve(path), name).startsWith(`${into}${sep}`)) continue;
    const bytes = await readFile(join(path, name));
    if (!/\.(m?[jt]s|json|md)$/.test(name)) files.push([name, bytes]);
    // A test that reaches out of its folder tests what is there, and finds nothing elsewhere.
    else if (!reachesOut(bytes.toString('utf8'), name)) files.push([name, bytes.toString('utf8')]);
  }
  // A page of code says no prefix: it is the id.
  const saysPrefix = files.some(([, text]) => text.includes(`prefix: '${pack.prefix}'`));
  return files.map(([name, text]) => [
    name,
    typeof text === 'string' ? ownName(text, pack, { id, saysPrefix }) : text,
  ]);
}

const reachesOut = (text: string, name: string): boolean =>
  [...text.matchAll(/\bfrom '(\.[^']*)'/g)].some(([, to = '']) =>
    posix.join(posix.dirname(name), to).startsWith('..'),
  );

function ownName(
  text: string,
  { id: was, name }: Pack,
  { id, saysPrefix }: { readonly id: string; readonly saysPrefix: boolean },
): string {
  const own = text
    .replaceAll(`id: '${was}'`, `id: '${id}'`)
    .replaceAll(`pack: '${was}'`, `pack: '${id}'`)
    .replaceAll(`name: '${name}'`, `name: '${title(id)}'`)
    .replace(`# ${name}\n`, `# ${title(id)}\n`);
  return saysPrefix ? own : own.replaceAll(`"${was}/`, `"${id}/`);
}

const LEFT_BEHIND = new Set(['node_modules', 'dicepit', 'dicepit-data', '.git']);

/** The files of a folder and of the folders in it, but for what is installed, kept by a pit, or of no use elsewhere. */
async function namesIn(folder: string, within = ''): Promise<readonly string[]> {
  const names: string[] = [];
  for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
    const name = within === '' ? entry.name : `${within}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!LEFT_BEHIND.has(entry.name)) names.push(...(await namesIn(folder, name)));
    } else if (entry.isFile()) names.push(name);
  }
  return names.toSorted();
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

function packageFile(folder: string, id: string, tests: string): string {
  const place = (name: (typeof packages)[number]): string => {
    const from = areCarried() ? copyOf(folder, name) : folderOf(name);
    return `file:${relative(resolve(folder), resolve(from)).replaceAll('\\', '/')}`;
  };
  const written = {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { test: `node --test ${tests}` },
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
      .replace(/\bcitedAs: '[^']*'/, `citedAs: '${title(id)}'`)
      .replace(/^import type { PackFacts }.*\n+/m, '')
      .replace(' satisfies PackFacts', ''),
  );
  own('layout.ts', (text) => text.replace(`pack: '${from}'`, `pack: '${id}'`));
  // Its clauses are its own from here on: those of the house are another text.
  const [, prefix = from] = /\bprefix: '([^']*)'/.exec(taken.get('facts.ts') ?? '') ?? [];
  return new Map(
    [...taken].map(([name, text]) => [
      name,
      text
        .replace(`prefix: '${prefix}'`, `prefix: '${id}'`)
        .replaceAll(new RegExp(`(['"\`])${prefix}/`, 'g'), `$1${id}/`),
    ]),
  );
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
