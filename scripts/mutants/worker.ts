import { type Change, createBench, type Trial } from './bench.ts';

/** The work of one process: a clause, the files whose tests name it, and the changes to try on them. */
export type Task = {
  readonly clause: string;
  readonly files: readonly string[];
  readonly changes: readonly Change[];
};

/** What the process says: how the tests are without a change, then with each change in turn. */
export type Word =
  | { readonly is: 'ready' }
  | { readonly is: 'unchanged'; readonly trial: Trial }
  | { readonly is: 'tried'; readonly index: number; readonly trial: Trial }
  | { readonly is: 'done' };

const bench = await createBench(process.argv[2] ?? process.cwd());
const say = (word: Word): void => {
  process.send?.(word);
};

process.on('message', (task: Task) => {
  void work(task);
});
process.on('disconnect', () => process.exit());
say({ is: 'ready' });

async function work({ clause, files, changes }: Task): Promise<void> {
  const unchanged = await bench.tryOut({ files, clause });
  say({ is: 'unchanged', trial: unchanged });
  if (unchanged.failed.length === 0 && unchanged.unread.length === 0 && unchanged.passed.length > 0)
    for (const [index, change] of changes.entries())
      say({ is: 'tried', index, trial: await bench.tryOut({ files, clause, change }) });
  say({ is: 'done' });
}
