import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { publishedFrom } from './contents.ts';

/** What others may build on, and after them what the client needs of ours beside. */
export const libraries = [
  'engine',
  'games',
  'analysis',
  'simulator',
  'client',
  'proof',
  'wire',
  'desks',
] as const;

/** Libraries that are one file with everything in it, for a page that has no bundler. */
const bundles = ['elements'] as const;

/** Everything that is packed beside the command. */
export const packedLibraries = [...libraries, ...bundles] as const;

type Library = (typeof libraries)[number];

type PackageFile = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** Compiles the libraries, each into a folder that npm can pack: JavaScript, types, README, licence. */
export function compileLibraries(into: string, scratch: string): void {
  const compiled = join(scratch, 'compiled');
  const files = libraries.map((name) => readPackage(name));
  compile(
    files.flatMap(({ exports }, place) => [
      ...entriesOf(exports).flatMap(([, file]) => globSync(join('packages', libraries[place] ?? '', file))),
      ...threadsOf(libraries[place] ?? 'engine'),
    ]),
    compiled,
  );
  for (const [place, file] of files.entries()) stage(libraries[place] ?? 'engine', file, compiled, into);
  for (const name of bundles) stageBundle(name, into);
}

/** What a page loads by itself: its own build writes it, and it needs nothing beside. */
function stageBundle(name: (typeof bundles)[number], into: string): void {
  const folder = join(into, name);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [join('packages', name, 'scripts/build.ts'), join(folder, 'dist')]);
  for (const file of ['LICENSE', join('packages', name, 'README.md')])
    cpSync(file, join(folder, basename(file)));
  const { description, license, version, ...file } = readPackage(name);
  const built = `./dist/dicepit-${name}`;
  writePackage(folder, {
    name: file.name,
    version,
    description,
    license,
    ...publishedFrom(process.env, `packages/${name}`),
    type: 'module',
    // To load it is to define the elements.
    sideEffects: true,
    files: ['dist'],
    exports: {
      '.': { types: `${built}.d.ts`, default: `${built}.js` },
      './package.json': './package.json',
    },
  });
}

const writePackage = (folder: string, written: object): void =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);

const readPackage = (name: (typeof packedLibraries)[number]): PackageFile =>
  JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8'));

/** What only our own tests use is no part of a library. */
const entriesOf = (exports: PackageFile['exports']): readonly [string, string][] =>
  Object.entries(exports).filter(([, file]) => !file.includes('/testing/'));

/** Modules that a thread begins with: no other module imports them. */
const threadsOf = (name: Library): readonly string[] =>
  sourcesIn(join('packages', name, 'src')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(besideModule)].map(([, beside = '']) =>
      join(dirname(file), beside),
    ),
  );

const besideModule = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]/.test(file));

function compile(files: readonly string[], outDir: string): void {
  const config = join(outDir, 'tsconfig.json');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(process.cwd(), 'tsconfig.base.json'),
      compilerOptions: {
        types: ['node'],
        typeRoots: [join(process.cwd(), 'node_modules/@types')],
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: join(process.cwd(), 'packages'),
        outDir,
        // By the links of node_modules, they would be packages of others to the compiler, which it does not write.
        paths: Object.fromEntries(
          libraries.flatMap((name) =>
            Object.entries(readPackage(name).exports).map(([key, file]) => [
              `@dicepit/${name}${key.slice(1)}`,
              [join(process.cwd(), 'packages', name, file)],
            ]),
          ),
        ),
      },
      files: files.map((file) => join(process.cwd(), file)),
    }),
  );
  // By its file: on Windows the command of that name is a batch file, which nothing but a shell starts.
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  // With one checker nothing is looked at twice, which takes half of a processor's time.
  const args = [tsc, '-p', config, '--checkers', '1'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the libraries do not compile:\n${stdout}`);
}

function stage(name: Library, file: PackageFile, compiled: string, into: string): void {
  const folder = join(into, name);
  rmSync(folder, { recursive: true, force: true });
  const from = join(compiled, name, 'src');
  cpSync(from, join(folder, 'dist'), { recursive: true });
  for (const each of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }))
    if (/\.(js|d\.ts)$/.test(each)) withBuiltNames(join(folder, 'dist', each));
  // A new game may begin with the rules of one of ours, as they are written.
  if (name === 'games')
    for (const source of filesIn('packages/games/src'))
      if (!/\.test\.ts$|\/testing\/|\.txt$/.test(source))
        cpSync(join('packages/games/src', source), join(folder, 'src', source));
  cpSync('LICENSE', join(folder, 'LICENSE'));
  cpSync(join('packages', name, 'README.md'), join(folder, 'README.md'));
  const { exports, dependencies = {} } = file;
  const built = (source: string): string => source.replace('./src/', './dist/').replace(/\.ts$/, '');
  writePackage(folder, {
    name: file.name,
    version: file.version,
    description: file.description,
    license: file.license,
    ...publishedFrom(process.env, `packages/${name}`),
    type: 'module',
    sideEffects: false,
    engines: { node: '^24.15.0 || >=26.0.0' },
    files: name === 'games' ? ['dist', 'src'] : ['dist'],
    exports: {
      ...Object.fromEntries(
        entriesOf(exports).map(([key, source]) => [
          key,
          { types: `${built(source)}.d.ts`, default: `${built(source)}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies,
  });
}

/** The compiler writes the names of built files only where code imports them: not in types, nor where a thread begins. */
function withBuiltNames(file: string): void {
  const text = readFileSync(file, 'utf8');
  const named = text
    .replaceAll(/((?:from|import) '\.[^']*)\.ts'/g, "$1.js'")
    .replaceAll(/(import\("\.[^"]*)\.ts"\)/g, '$1.js")')
    .replaceAll(/(new URL\('\.[^']*)\.ts'/g, "$1.js'");
  if (named !== text) writeFileSync(file, named);
}

export const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(folder, name)).isFile())
        .map((name) => relative('.', name).replaceAll('\\', '/'))
    : [];
