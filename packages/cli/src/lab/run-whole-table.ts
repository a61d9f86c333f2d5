import { setImmediate } from 'node:timers/promises';
import { runningWholeTable, type WholeTable, type WholeTableResult } from '@dicepit/simulator';
import type { Terminal } from '../terminal.ts';
import { interruptible } from './interrupt.ts';
import { progressLine } from './progress.ts';

/** After so many rolls others get their turn, so that Ctrl-C is heard. */
const ROLLS_PER_TURN = 20;

/** Runs a whole table; Ctrl-C ends it after the next roll, with what there is. */
export async function runWholeTable(
  asked: WholeTable,
  terminal: Terminal,
  wanted: boolean,
): Promise<{ readonly result: WholeTableResult; readonly interrupted: boolean }> {
  const interrupt = interruptible();
  const line = progressLine(terminal, { wanted });
  // The run asks after every roll whether it was the last: once interrupted, it was.
  const table: WholeTable = {
    ...asked,
    get rolls() {
      return interrupt.signal.aborted ? 0 : asked.rolls;
    },
  };
  try {
    const running = runningWholeTable(table);
    for (let step = running.next(); ; step = running.next()) {
      if (step.done === true) return { result: step.value, interrupted: interrupt.signal.aborted };
      line.show({ sessions: step.value, of: asked.rolls, rolls: step.value });
      if (step.value % ROLLS_PER_TURN === 0) await setImmediate();
    }
  } finally {
    line.end();
    interrupt.end();
  }
}
