import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { earlierLists, withoutGit } from './history.ts';

// A repository of its own for each test, in a folder that is thrown away.
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dicepit-history-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const settings = ['user.name=a', 'user.email=a@example.org', 'commit.gpgsign=false', 'core.hooksPath=.none'];
const git = (...args: readonly string[]) =>
  execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...args], {
    cwd: root,
    env: withoutGit(process.env),
    stdio: 'ignore',
  });

function commit(list: readonly string[], register: readonly string[]): void {
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/not-yet.txt'), `${list.join('\n')}\n`);
  writeFileSync(
    join(root, 'clauses.json'),
    JSON.stringify(Object.fromEntries(register.map((id) => [id, {}]))),
  );
  git('add', '.');
  git('commit', '-q', '-m', 'A list', '--allow-empty');
}

const earlier = () =>
  earlierLists({ root, list: 'docs/not-yet.txt', registers: ['clauses.json', 'missing.json'] });

describe('earlier lists, with git', () => {
  test('are those of the last two commits that touched the list', () => {
    git('init', '-q');
    commit(['a/1', 'a/2', 'a/3'], ['a/1', 'a/2', 'a/3']);
    commit(['a/1', 'a/2'], ['a/1', 'a/2', 'a/3']);
    commit(['a/1'], ['a/1', 'a/2', 'a/3', 'a/4']);
    expect(earlier()).toEqual([
      { listed: new Set(['a/1']), registered: new Set(['a/1', 'a/2', 'a/3', 'a/4']) },
      { listed: new Set(['a/1', 'a/2']), registered: new Set(['a/1', 'a/2', 'a/3']) },
    ]);
  });

  test('are none before the first commit', () => {
    git('init', '-q');
    expect(earlier()).toEqual([]);
  });

  test('are none outside a repository', () => {
    expect(earlier()).toEqual([]);
  });
});
