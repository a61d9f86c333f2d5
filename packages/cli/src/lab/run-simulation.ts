import { setImmediate } from 'node:timers/promises';
import type { Progress, Result, Run } from '@dicepit/simulator';
import { type Order, simulateInThreads, stepping } from '@dicepit/simulator/threads';
import type { Terminal } from '../terminal.ts';
import { interruptible } from './interrupt.ts';
import { progressLine } from './progress.ts';
import type { RowSink } from './rows.ts';

export type Simulation = {
  readonly order: Order;
  readonly run: Run;
  readonly workers: number | undefined;
  /** Tell how far it has come, also without a terminal. */
  readonly progress: boolean;
  /** Who takes the sessions one by one; they are played in this thread then, in their order. */
  readonly rows?: readonly RowSink[];
};

/** So few rolls are played here before another thread has begun. */
const FEW_ROLLS = 2 ** 22;

/** Plays an order, in threads where that pays. Ctrl-C stops it with what there is. */
export async function runSimulation(
  { order, run, workers, progress, rows = [] }: Simulation,
  terminal: Terminal,
): Promise<{ readonly result: Result; readonly interrupted: boolean }> {
  const interrupt = interruptible();
  const line = progressLine(terminal, { wanted: progress });
  const isHere = rows.length > 0 || (workers === undefined && run.sessions * order.rolls <= FEW_ROLLS);
  try {
    const result = isHere
      ? await here(order, run, { signal: interrupt.signal, show: line.show, rows })
      : await simulateInThreads(order, run, { workers, signal: interrupt.signal, onProgress: line.show });
    return { result, interrupted: interrupt.signal.aborted };
  } finally {
    line.end();
    interrupt.end();
  }
}

/** Plays in this thread, with a look for Ctrl-C between blocks. */
async function here(
  order: Order,
  run: Run,
  {
    signal,
    show,
    rows,
  }: {
    readonly signal: AbortSignal;
    readonly show: (progress: Progress) => void;
    readonly rows: readonly RowSink[];
  },
): Promise<Result> {
  const running = stepping(order, run);
  for (let step = await running.next(); ; step = await running.next()) {
    if (step.done === true) return step.value;
    for (const { write } of rows) await write(step.value.played);
    show(step.value);
    await setImmediate();
    if (signal.aborted) return step.value.result();
  }
}
