import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/dicepit.js', import.meta.url));

/** Runs the command through a shell, as people do: `$0` is Node and `$1` the command. */
const shell = (line: string) => spawnSync('bash', ['-c', line, process.execPath, bin], { encoding: 'utf8' });

describe.skipIf(process.platform === 'win32')('the command in a shell', () => {
  test('ends well when its reader has had enough', () => {
    const { stdout, stderr } = shell(
      '"$0" "$1" rules snake-eyes-nsw --html | head -1; echo "${PIPESTATUS[0]}"',
    );
    expect({ stdout, stderr }).toEqual({ stdout: '<!doctype html>\n0\n', stderr: '' });
  });

  test.skipIf(!existsSync('/dev/full'))('says in a sentence that the disk is full', () => {
    const { status, stderr } = shell('"$0" "$1" odds wonder-dice > /dev/full');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'error: cannot write the result: the disk is full\n',
    });
  });

  test('reads a record from a closed standard input as an empty one', () => {
    const { status, stderr } = shell('"$0" "$1" settle - <&-');
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('empty') });
  });
});
