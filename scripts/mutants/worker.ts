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
  /** The change made the tests run in circles; the process ends with it. */
  | { readonly is: 'hung' }
  | { readonly is: 'done' };

/** So much more work than without the change, and at the least so much, is running in circles. */
const MOST_WORK = { times: 30, leastMs: 30_000 };

const bench = await createBench(process.argv[2] ?? process.cwd());

process.on('message', (task: Task) => {
  void work(task);
});
process.on('disconnect', () => process.exit());
say({ is: 'ready' });

async function work({ clause, files, changes }: Task): Promise<void> {
  const began = workedMs();
  const unchanged = await bench.tryOut({ files, clause });
  const most = Math.max(MOST_WORK.leastMs, MOST_WORK.times * (workedMs() - began));
  say({ is: 'unchanged', trial: unchanged });
  if (unchanged.failed.length === 0 && unchanged.unread.length === 0 && unchanged.passed.length > 0)
    for (const [index, change] of changes.entries())
      say({ is: 'tried', index, trial: await within(most, bench.tryOut({ files, clause, change })) });
  say({ is: 'done' });
}

/** Gives up after so much work. The time of day says nothing on a busy machine, the work done does. */
async function within<Value>(most: number, trial: Promise<Value>): Promise<Value> {
  const began = workedMs();
  const watch = setInterval(() => {
    if (workedMs() - began < most) return;
    process.send?.({ is: 'hung' } satisfies Word, () => process.exit());
  }, 500);
  try {
    return await trial;
  } finally {
    clearInterval(watch);
  }
}

/** The work of this process so far, all of its threads together. */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function say(word: Word): void {
  process.send?.(word);
}
