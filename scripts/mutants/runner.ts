import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Trial } from './bench.ts';
import type { Mutant } from './mutants.ts';
import type { Plan } from './plan.ts';
import type { Task, Word } from './worker.ts';

/** What became of one change. Stillborn: the definition's own checks do not load it, so that it is none. */
export type Fate =
  | { readonly is: 'killed'; readonly by: string }
  | { readonly is: 'survived' }
  | { readonly is: 'stillborn'; readonly why: string };

export type Tried = {
  readonly plan: Plan;
  /** The tests that name the clause and pass while nothing is changed. */
  readonly tests: readonly string[];
  /** Tests that fail before anything is changed: nothing can be said then. */
  readonly failing: readonly string[];
  readonly fates: readonly { readonly mutant: Mutant; readonly fate: Fate }[];
};

/** What has been read stays in memory, changed or not; a process that holds more than this is replaced. */
const MAX_BYTES = 1_200_000_000;

/** Tries the changes of every plan, in as many processes as asked for; `onTried` hears of each clause when it is done. */
export async function tryAll(
  root: string,
  plans: readonly Plan[],
  { jobs, onTried }: { readonly jobs: number; readonly onTried: (tried: Tried) => void },
): Promise<readonly Tried[]> {
  const queue = [...plans];
  const done = new Map<string, Tried>();
  const lane = async (): Promise<void> => {
    const process = new Process(root);
    for (let plan = queue.shift(); plan !== undefined; plan = queue.shift()) {
      const tried = await process.tryOut(plan);
      done.set(plan.clause, tried);
      onTried(tried);
    }
    process.close();
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, plans.length)) }, lane));
  return plans.flatMap(({ clause }) => done.get(clause) ?? []);
}

/** A process that tries changes; it is started anew when it hangs or has grown old. */
class Process {
  readonly #root: string;
  #child: ChildProcess | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  async tryOut(plan: Plan): Promise<Tried> {
    const fates: { mutant: Mutant; fate: Fate }[] = [];
    let unchanged: Trial = { passed: [], failed: [], unread: [] };
    if (plan.tests.length + plan.slower.length === 0) return { plan, tests: [], failing: [], fates };
    let isOver = false;
    while (!isOver) {
      const left = plan.mutants.slice(fates.length);
      const end = await this.#give(plan, left, (word) => {
        if (word.is === 'unchanged') unchanged = word.trial;
        const mutant = word.is === 'tried' ? left[word.index] : undefined;
        if (word.is === 'tried' && mutant !== undefined) fates.push({ mutant, fate: fateOf(word.trial) });
      });
      const stuck = plan.mutants[fates.length];
      if (end === 'gone') throw new Error(`The tests of ${plan.clause} brought their process down.`);
      if (end === 'hung' && stuck !== undefined)
        fates.push({ mutant: stuck, fate: { is: 'killed', by: 'tests that do not end' } });
      isOver = end === 'done' || fates.length === plan.mutants.length;
    }
    return { plan, tests: unchanged.passed, failing: [...unchanged.failed, ...unchanged.unread], fates };
  }

  close(): void {
    this.#child?.disconnect();
    this.#child = undefined;
  }

  /** Gives a process work, and says how that ended. */
  async #give(
    plan: Plan,
    left: readonly Mutant[],
    hear: (word: Word) => void,
  ): Promise<'done' | 'hung' | 'gone'> {
    const child = this.#child ?? (await this.#start());
    return new Promise((resolve) => {
      let hasBegun = false;
      const listen = (word: Word): void => {
        hear(word);
        if (word.is === 'unchanged') hasBegun = true;
        if (word.is !== 'done') return;
        child.off('message', listen);
        child.off('exit', leave);
        if (word.held > MAX_BYTES) this.close();
        resolve('done');
      };
      // A process that sees itself run in circles ends itself.
      const leave = (_: number | null, signal: string | null): void => {
        this.#child = undefined;
        resolve(hasBegun && signal === 'SIGKILL' ? 'hung' : 'gone');
      };
      child.on('message', listen);
      child.once('exit', leave);
      const changes = left.map(({ file, start, end, to }) => ({ file, start, end, to }));
      const { clause, tests, slower } = plan;
      child.send({ clause, files: tests, slower, changes } satisfies Task);
    });
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(this.#root, 'scripts', 'mutants', 'worker.ts'), [this.#root], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Types are taken out by Node, which calls that an experiment.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#child = child;
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }
}

/** A change is killed by a test that fails, or by one whose file can no longer set up its table. */
function fateOf({ failed, unread }: Trial): Fate {
  const [first] = failed;
  if (first !== undefined) return { is: 'killed', by: first };
  const [why] = unread;
  if (why === undefined) return { is: 'survived' };
  return why.includes('Broken invariant') ? { is: 'stillborn', why } : { is: 'killed', by: why };
}
