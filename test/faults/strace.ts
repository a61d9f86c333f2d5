import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';

/** The calls by which SQLite changes what is on the disk. */
export const calls = ['pwrite64', 'write', 'fsync', 'fdatasync', 'ftruncate', 'unlink'] as const;

export type Call = (typeof calls)[number];

/** What befalls a call: the process is killed before it, or it fails, once or from then on. */
export type Fault = 'SIGKILL' | 'ENOSPC' | 'EIO' | 'ENOSPC from then on';

export const HOW_TO_GET_STRACE =
  'strace was not found or may not trace, so no call is made to fail: install it (apt-get install strace).';

/** Whether calls can be made to fail here. */
export const hasStrace = (): boolean => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

export type Program = { readonly script: string; readonly rest: readonly string[] };

/** The lines that a program said before it ended, while only calls on files of a folder are touched. */
export type Ended = {
  readonly lines: readonly string[];
  readonly code: number | null;
  readonly errors: string;
};

export const runWithFault = (
  program: Program,
  folder: string,
  { call, nth, fault }: { readonly call: Call; readonly nth: number; readonly fault: Fault },
): Promise<Ended> => {
  const [error, from] = fault.split(' ', 2);
  const what = error === 'SIGKILL' ? 'signal=SIGKILL' : `error=${error}`;
  return run(program, folder, [
    '-o',
    '/dev/null',
    '-e',
    `inject=${call}:${what}:when=${nth}${from === undefined ? '' : '+'}`,
  ]);
};

/** How often a program makes each call when nothing befalls it. */
export async function countCalls(program: Program, folder: string): Promise<ReadonlyMap<Call, number>> {
  const logs = mkdtempSync(join(tmpdir(), 'dicepit-strace-'));
  try {
    const log = join(logs, 'log');
    const ended = await run(program, folder, ['-o', log]);
    if (ended.code !== 0) throw new Error(`The program fails without a fault: ${ended.errors}`);
    const lines = readFileSync(log, 'utf8').split('\n');
    return new Map(calls.map((call) => [call, lines.filter((line) => line.includes(` ${call}(`)).length]));
  } finally {
    rmSync(logs, { recursive: true });
  }
}

function run({ script, rest }: Program, folder: string, options: readonly string[]): Promise<Ended> {
  const files = ['', '/pit.db', '/pit.db-wal', '/pit.db-journal'].flatMap((name) => [
    '-P',
    `${folder}${name}`,
  ]);
  const traced = ['-f', '-e', `trace=${calls.join(',')}`, ...files, ...options];
  const child = spawn('strace', [...traced, execPath, script, join(folder, 'pit.db'), ...rest]);
  let said = '';
  let errors = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ lines: said.split('\n').slice(0, -1), code, errors }));
  });
}
