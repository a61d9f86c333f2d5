import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { commandNames } from '../program.ts';

const scriptFor = async (shell: string): Promise<string> => (await capturedRun(['completion', shell])).out;

describe.skipIf(process.platform === 'win32')('in bash', () => {
  /** What bash offers after these words, the last of them half typed. */
  const offered = async (...words: readonly string[]): Promise<readonly string[]> => {
    const typed = ['dicepit', ...words].map((word) => `'${word}'`).join(' ');
    const line = `${await scriptFor('bash')}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _dicepit; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc'], { input: line, encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.split('\n').filter((word) => word !== '');
  };

  test.each([
    [['se'], ['serve', 'settle']],
    [['odds', 'snake-eyes-p'], ['snake-eyes-party']],
    [['odds', '--so'], ['--sort']],
    [['odds', '--sort', 'e'], ['edge']],
    [['serve', '--game', 'w'], ['wonder-dice']],
    [['report', 'ex'], ['exceptions']],
    [['completion', 'f'], ['fish']],
    // A value of its own: the shell offers files.
    [['serve', '--data', ''], []],
  ])('%j is completed to %j', async (words, expected) => {
    expect(await offered(...words)).toEqual(expected);
  });
});

test.each(['bash', 'zsh', 'fish'])('the script for %s knows every command and its flags', async (shell) => {
  const script = await scriptFor(shell);
  for (const name of commandNames) expect(script).toMatch(new RegExp(`\\b${name}\\b`));
  expect(script).toContain(shell === 'fish' ? '-l print-config' : '--print-config');
  expect(script).toContain('snake-eyes-nsw');
});

test('another shell is refused', async () => {
  expect(await capturedRun(['completion', 'cmd'])).toMatchObject({ code: 2, out: '' });
});
