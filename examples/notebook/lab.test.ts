import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

type Cell = { readonly cell_type: string; readonly source: readonly string[] };

const notebook = readFileSync(new URL('lab.ipynb', import.meta.url), 'utf8');
const { cells }: { readonly cells: readonly Cell[] } = JSON.parse(notebook);
const command = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

// Where there is no Python the test is reported as skipped, not as passed.
test.skipIf(!hasPython)('the notebook runs from its first cell to its last', { timeout: 300_000 }, () => {
  const program = cells
    .filter(({ cell_type }) => cell_type === 'code')
    .map(({ source }) => source.join(''))
    .join('\n\n');
  const { status, stdout, stderr } = spawnSync('python3', ['-'], {
    input: program,
    encoding: 'utf8',
    env: { ...process.env, DICEPIT: `${process.execPath} ${command}`, LC_ALL: 'C.UTF-8' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^ruin {2}\d\.\d{3}%, exactly 2\.745%$/m);
});
