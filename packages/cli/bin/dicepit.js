#!/usr/bin/env node
// Plain JavaScript, so that an old Node can read it and hand over to the Node 24 that npm installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const bundled = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('../src/main.ts');
} else if (existsSync(bundled)) {
  const { status, signal } = spawnSync(bundled, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = signal ? 128 + constants.signals[signal] : (status ?? 1);
} else {
  process.stderr.write(
    `dicepit needs Node 24 or newer and was started by ${process.version}. Run "npm ci", then "npx dicepit".\n`,
  );
  process.exitCode = 1;
}
