import { Worker } from 'node:worker_threads';
import { type Change, createBench, type Trial } from './bench.ts';

/** The work of one process: a clause, the files whose tests may name it, and the changes to try on them. */
export type Task = {
  readonly clause: string;
  readonly files: readonly string[];
  /** Slower files, for when no test of the others names the clause. */
  readonly slower: readonly string[];
  readonly changes: readonly Change[];
};

/** What the process says: how the tests are without a change, then with each change in turn. */
export type Word =
  | { readonly is: 'ready' }
  | { readonly is: 'unchanged'; readonly trial: Trial }
  | { readonly is: 'tried'; readonly index: number; readonly trial: Trial }
  /** How many bytes the process has come to hold. */
  | { readonly is: 'done'; readonly held: number };

/** So much more work than without the change, and at the least so much, is running in circles. */
const MOST_WORK = { times: 50, leastMs: 20_000 };

const bench = createBench(process.argv[2] ?? process.cwd());
/** The most work that the trial under way may do, in milliseconds, and how many trials there were. */
const watched = new Int32Array(new SharedArrayBuffer(8));
watch();

process.on('message', (task: Task) => {
  void work(task);
});
process.on('disconnect', () => process.exit());
say({ is: 'ready' });

async function work({ clause, files, slower, changes }: Task): Promise<void> {
  const began = process.cpuUsage();
  const first = await bench.tryOut({ files, clause });
  const isThere = first.passed.length + first.failed.length + first.unread.length > 0;
  const unchanged = isThere ? first : await bench.tryOut({ files: slower, clause });
  const { user, system } = process.cpuUsage(began);
  say({ is: 'unchanged', trial: unchanged });
  watched[0] = Math.max(MOST_WORK.leastMs, (MOST_WORK.times * (user + system)) / 1_000);
  if (unchanged.failed.length === 0 && unchanged.unread.length === 0 && unchanged.passed.length > 0)
    for (const [index, change] of changes.entries()) {
      watched[1] = (watched[1] ?? 0) + 1;
      const trial = await bench.tryOut({ files: isThere ? files : slower, clause, change });
      say({ is: 'tried', index, trial });
    }
  watched[0] = 0;
  say({ is: 'done', held: process.memoryUsage.rss() });
}

/**
 * Ends the process when a trial runs in circles; a thread of its own, since that trial leaves the others no turn. It goes
 * by the work done: the time of day says nothing on a busy machine.
 */
function watch(): void {
  const code = `
    const { workerData: watched } = require('node:worker_threads');
    let trial = -1;
    let began = process.cpuUsage();
    setInterval(() => {
      if (watched[1] !== trial) { trial = watched[1]; began = process.cpuUsage(); }
      const { user, system } = process.cpuUsage(began);
      if (watched[0] > 0 && (user + system) / 1000 > watched[0]) process.kill(process.pid, 'SIGKILL');
    }, 250);`;
  new Worker(code, { eval: true, workerData: watched }).unref();
}

function say(word: Word): void {
  process.send?.(word);
}
