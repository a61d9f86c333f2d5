import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtDocs } from '@dicepit/web';
import { screens } from '../../packages/web/scripts/build-screens.ts';
import { buildIfChanged, type Output } from '../../packages/web/scripts/built-output.ts';
import { bundleCommand, CODE } from './bundle.ts';
import { billOfMaterials, licencesOf, publishedFrom } from './contents.ts';
import { compileLibraries, packedLibraries } from './libraries.ts';

/** What a game of one's own imports: it lies in the command's package, so that a new game needs no network. */
const carried = ['engine', 'analysis', 'games'] as const;

type House = {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

/** The pages at /docs: of the documentation, of the rules as they are, and of the libraries' types. */
const docsSite: Output = {
  name: 'docs-site',
  folder: builtDocs,
  sources: [
    'package.json',
    'package-lock.json',
    '*.md',
    'docs/**/*',
    'examples/**/*',
    'packages/*/src/**/*',
    'packages/*/*.{md,json}',
  ],
  build: () => {
    execFileSync(process.execPath, ['docs/site/build.ts'], { stdio: 'pipe' });
    return Promise.resolve(JSON.parse(readFileSync('docs/site/out/packages.json', 'utf8')));
  },
};

/** Packs the command and the libraries into a folder, and says what was written and how large it is. */
export async function packEverything(
  into: string,
): Promise<readonly { readonly name: string; readonly megabytes: number }[]> {
  const staged = join(into, 'staged');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const { version, packages } = await stageCommand(staged);
  writeFileSync(join(into, BILL), `${JSON.stringify(billOfMaterials(packages, { version }), null, 2)}\n`);
  const folders = ['dicepit', ...packedLibraries].map((name) => resolve(staged, name));
  // The names of what was packed are all that npm prints, and they are read from the folder.
  runNpm(['pack', '--silent', '--pack-destination', into, ...folders]);
  rmSync(staged, { recursive: true, force: true });
  return readdirSync(into)
    .sort()
    .map((name) => ({ name, megabytes: statSync(join(into, name)).size / 1e6 }));
}

/** The list of what a release is made of. */
export const BILL = 'sbom.cdx.json';

/** Runs npm. On Windows it is a batch file, which needs a shell, and a shell needs quotes around what may have spaces. */
function runNpm(args: readonly string[]): void {
  if (process.platform === 'win32')
    execFileSync(
      'npm',
      args.map((each) => `"${each}"`),
      { stdio: 'pipe', shell: true },
    );
  else execFileSync('npm', args, { stdio: 'pipe' });
}

/**
 * Makes the folders that npm packs, one to a library, and `dicepit`, which the executable carries as well. Screens and pages
 * of other sources would be released with this version's name: they are built again where anything has changed.
 */
export async function stageCommand(
  staged: string,
): Promise<{ readonly version: string; readonly packages: readonly string[] }> {
  const folder = join(staged, 'dicepit');
  // The bundler brings along what is there: a pit that is installed has its documentation at /docs.
  const beside = [...(await buildIfChanged(screens)), ...(await buildIfChanged(docsSite))];
  compileLibraries(staged, join(staged, 'scratch'));
  const house: House = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version, description, license, optionalDependencies } = house;
  const packages = [...new Set([...(await bundleCommand(folder)), ...beside])].sort();
  mkdirSync(join(folder, 'bin'), { recursive: true });
  cpSync('packages/cli/bin/needed-node.js', join(folder, 'bin/needed-node.js'));
  const launcher = readFileSync('packages/cli/bin/dicepit.js', 'utf8');
  writeFileSync(join(folder, 'bin/dicepit.js'), launcher.replace('../src/main.ts', `../${CODE}/main.js`));
  for (const name of carried)
    cpSync(join(staged, name), join(folder, 'node_modules/@dicepit', name), { recursive: true });
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(name, join(folder, name));
  cpSync('packages/cli/man', join(folder, 'man'), { recursive: true });
  cpSync('packages/cli/README.md', join(folder, 'README.md'));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), licencesOf(packages));
  const names = carried.map((name) => `@dicepit/${name}`);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(
      {
        name: 'dicepit',
        version,
        description,
        license,
        ...publishedFrom(process.env),
        type: 'module',
        // Whatever starts it: the launcher finds a Node that is new enough, or says in a sentence that there is none.
        engines: { node: '>=18' },
        bin: { dicepit: './bin/dicepit.js' },
        man: './man/dicepit.1',
        files: ['bin', 'man', CODE, 'files', 'THIRD-PARTY.txt', 'CHANGELOG.md'],
        dependencies: Object.fromEntries(names.map((name) => [name, version])),
        bundleDependencies: names,
        optionalDependencies,
      },
      null,
      2,
    )}\n`,
  );
  return { version, packages };
}
