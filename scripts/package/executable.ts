import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesIn } from './libraries.ts';

/**
 * Makes one executable file of the command's folder, as it is packed for npm, and of the Node that runs this. Node mounts the
 * files that it carries as a read-only folder, from which code is imported and pages are read as from a disk.
 */
export function buildExecutable(folder: string, file: string): void {
  const scratch = mkdtempSync(join(tmpdir(), 'dicepit-executable-'));
  const carried = filesIn(folder).filter((name) => !name.startsWith('bin/'));
  const config = join(scratch, 'sea.json');
  copyFileSync(join(import.meta.dirname, 'executable-main.js'), join(scratch, 'main.js'));
  writeFileSync(
    config,
    JSON.stringify({
      main: join(scratch, 'main.js'),
      mainFormat: 'module',
      output: resolve(file),
      disableExperimentalSEAWarning: true,
      useVfs: true,
      assets: Object.fromEntries(carried.map((name) => [name, resolve(folder, name)])),
    }),
  );
  try {
    execFileSync(process.execPath, [`--build-sea=${config}`], { stdio: 'pipe' });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
