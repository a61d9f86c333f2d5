// Writes one executable file for this system, with Node and everything else inside: node scripts/executable.ts [file]
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildExecutable } from './package/executable.ts';
import { stageCommand } from './package/pack.ts';
import { say } from './tool.ts';

const system = `${process.platform}-${process.arch}${process.platform === 'win32' ? '.exe' : ''}`;
const file = resolve(process.argv[2] ?? join('release', `dicepit-${system}`));
const staged = mkdtempSync(join(tmpdir(), 'dicepit-staged-'));
mkdirSync(dirname(file), { recursive: true });
await stageCommand(staged);
buildExecutable(join(staged, 'dicepit'), file);
rmSync(staged, { recursive: true, force: true });
say(`${(statSync(file).size / 1e6).toFixed(0).padStart(5)} MB  ${file}`);
