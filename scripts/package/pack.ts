import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { builtDocs } from '@dicepit/web';
import { bundleCommand, CODE } from './bundle.ts';
import { compileLibraries, packedLibraries } from './libraries.ts';

/** What a game of one's own imports: it lies in the command's package, so that a new game needs no network. */
const carried = ['engine', 'analysis', 'games'] as const;

type House = {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

/** Packs the command and the libraries into a folder, and says what was written and how large it is. */
export async function packEverything(
  into: string,
): Promise<readonly { readonly name: string; readonly megabytes: number }[]> {
  const staged = join(into, 'staged');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  await stageCommand(staged);
  const folders = ['dicepit', ...packedLibraries].map((name) => resolve(staged, name));
  // The names of what was packed are all that npm prints, and they are read from the folder.
  execFileSync('npm', ['pack', '--silent', '--pack-destination', into, ...folders], { stdio: 'pipe' });
  rmSync(staged, { recursive: true, force: true });
  return readdirSync(into)
    .sort()
    .map((name) => ({ name, megabytes: statSync(join(into, name)).size / 1e6 }));
}

/** Makes the folders that npm packs, one to a library, and `dicepit`, which the executable carries as well. */
export async function stageCommand(staged: string): Promise<void> {
  const folder = join(staged, 'dicepit');
  // The bundler brings along what is there: a pit that is installed has its documentation at /docs.
  if (!existsSync(join(builtDocs, 'index.html')))
    execFileSync(process.execPath, ['docs/site/build.ts'], { stdio: 'pipe' });
  compileLibraries(staged, join(staged, 'scratch'));
  const house: House = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version, description, license, optionalDependencies } = house;
  const licences = await bundleCommand(folder);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  cpSync('packages/cli/bin/needed-node.js', join(folder, 'bin/needed-node.js'));
  const launcher = readFileSync('packages/cli/bin/dicepit.js', 'utf8');
  writeFileSync(join(folder, 'bin/dicepit.js'), launcher.replace('../src/main.ts', `../${CODE}/main.js`));
  for (const name of carried)
    cpSync(join(staged, name), join(folder, 'node_modules/@dicepit', name), { recursive: true });
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(name, join(folder, name));
  cpSync('packages/cli/man', join(folder, 'man'), { recursive: true });
  cpSync('packages/cli/README.md', join(folder, 'README.md'));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), licences);
  const names = carried.map((name) => `@dicepit/${name}`);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(
      {
        name: 'dicepit',
        version,
        description,
        license,
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
}
