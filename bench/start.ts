import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { milliseconds, sideBySide, table } from './stopwatch.ts';

/** A start of the command line with the compiled code of the start before, and without. */
export function measureStart(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-bench-'));
  const start = (env: Readonly<Record<string, string>>): void => {
    const { PATH } = process.env;
    spawnSync(process.execPath, ['packages/cli/bin/dicepit.js', 'odds', 'double-dice'], {
      env: { PATH, XDG_CACHE_HOME: folder, ...env },
    });
  };
  const timings = sideBySide<'kept' | 'anew'>(
    { kept: () => start({}), anew: () => start({ NODE_DISABLE_COMPILE_CACHE: '1' }) },
    10,
  );
  rmSync(folder, { recursive: true, force: true });
  const rows = Object.entries(timings).map(([name, { best, median }]) => [
    `compiled code ${name}`,
    milliseconds(best),
    milliseconds(median),
    `${(best / timings.anew.best).toFixed(2)} x`,
  ]);
  return ['One start: dicepit odds double-dice', table([['', 'best', 'median', 'ratio'], ...rows])].join(
    '\n',
  );
}
