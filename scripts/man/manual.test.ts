import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandNames } from '../../packages/cli/src/program.ts';
import { manual, manualFile } from './manual.ts';

test('the manual says what the commands say: npm run man writes it', async () => {
  expect(readFileSync(manualFile, 'utf8')).toBe(await manual());
});

test('the manual has every command and its flags', () => {
  const text = readFileSync(manualFile, 'utf8');
  expect(commandNames.filter((name) => !text.includes(`.SS "${name}`))).toEqual([]);
  for (const flag of ['\\-\\-json', '\\-\\-progress', '\\-\\-place <place>', 'DICEPIT_PORT'])
    expect(text).toContain(flag);
});

const groff = spawnSync('groff', ['--version']).status === 0;
test.skipIf(!groff)(`groff sets it without a warning${groff ? '' : ' (skipped: no groff)'}`, () => {
  const { stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', manualFile], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('dicepit');
});
