import { setImmediate } from 'node:timers/promises';
import { type Progress, type Result, type Run, simulating } from '@dicepit/simulator';
import { loadPlan, type Order, simulateInThreads } from '@dicepit/simulator/threads';
import type { Terminal } from '../terminal.ts';
import { interruptible } from './interrupt.ts';
import { progressLine } from './progress.ts';

export type Simulation = {
  readonly order: Order;
  readonly run: Run;
  readonly workers: number | undefined;
  /** Tell how far it has come, also without a terminal. */
  readonly progress: boolean;
};

/** So few rolls are played here before another thread has begun. */
const FEW_ROLLS = 2 ** 22;

/** Plays an order, in threads where that pays. Ctrl-C stops it with what there is. */
export async function runSimulation(
  { order, run, workers, progress }: Simulation,
  terminal: Terminal,
): Promise<{ readonly result: Result; readonly interrupted: boolean }> {
  const interrupt = interruptible();
  const line = progressLine(terminal, { wanted: progress });
  const isSmall = workers === undefined && run.sessions * order.rolls <= FEW_ROLLS;
  try {
    const result = isSmall
      ? await here(order, run, { signal: interrupt.signal, show: line.show })
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
  { signal, show }: { readonly signal: AbortSignal; readonly show: (progress: Progress) => void },
): Promise<Result> {
  const running = simulating(await loadPlan(order), run);
  for (let step = running.next(); ; step = running.next()) {
    if (step.done === true) return step.value;
    show(step.value);
    await setImmediate();
    if (signal.aborted) return step.value.result();
  }
}
