import { spawnSync } from 'node:child_process';
import { type EarlierList, readList } from './not-yet.ts';

/**
 * The list as the last two commits that touched it left it: a change not yet committed is held against the
 * first, a change just committed against the second. Without git, or before the first commit, there is none.
 */
export function earlierLists(place: {
  readonly root: string;
  readonly list: string;
  readonly registers: readonly string[];
}): readonly EarlierList[] {
  const { root, list, registers } = place;
  const commits = git(root, ['log', '-n', '2', '--format=%H', '--', list])?.split('\n') ?? [];
  return commits
    .filter((commit) => commit !== '')
    .flatMap((commit) => {
      const text = git(root, ['show', `${commit}:${list}`]);
      if (text === undefined) return [];
      const clauses = registers.flatMap((path) => clausesIn(git(root, ['show', `${commit}:${path}`])));
      return [{ listed: new Set(readList(text)), registered: new Set(clauses) }];
    });
}

function clausesIn(register: string | undefined): readonly string[] {
  const rows: unknown = register === undefined ? {} : JSON.parse(register);
  return typeof rows === 'object' && rows !== null ? Object.keys(rows) : [];
}

function git(root: string, args: readonly string[]): string | undefined {
  const env = withoutGit(process.env);
  const { status, stdout } = spawnSync('git', args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

/** Git's own hooks say where their repository is, and that need not be the folder we were asked about. */
export const withoutGit = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
