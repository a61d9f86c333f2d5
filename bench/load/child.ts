import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProcessFigures } from './figures.ts';

/** A process of ours that answers `figures`, and what else it knows, and ends on `stop`. */
export type Child<Said> = {
  readonly said: Said;
  readonly ask: (question: string) => Promise<string>;
  readonly figures: () => Promise<ProcessFigures>;
  readonly stop: () => Promise<void>;
};

/** Starts one of the programs beside this file, and waits for the first thing it says. */
export async function startChild<Said>(program: string, ...given: readonly string[]): Promise<Child<Said>> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = fork(file, given, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    said: await heard<Said>(child),
    ask: async (question) => {
      const answer = heard<string>(child);
      child.send(question);
      return answer;
    },
    figures: async () => {
      const answer = heard<ProcessFigures>(child);
      child.send('figures');
      return answer;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

/** The next thing that a child says; it is our own program, so that what it says is what was asked. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
async function heard<Said>(child: ChildProcess): Promise<Said> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(() => {
    throw new Error('the process ended before it said anything');
  });
  // Called off when the answer is there.
  ended.catch(() => undefined);
  const message = once(child, 'message').then(([said]: readonly unknown[]) => said);
  const said = await Promise.race([message, ended]);
  over.abort();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return said as Said;
}
