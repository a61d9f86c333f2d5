import { type Comparison, comparing } from '@dicepit/simulator';
import { type Watched, workBeside } from '../simulation/beside.ts';
import { planOf, type RunAsked } from '../simulation/plan.ts';

export type CompareAsked = { readonly run: RunAsked; readonly rivals: readonly string[] };

/** So long it plays before it listens whether it should stop. */
const SLICE = 80;

workBeside(compared);

async function compared({ run, rivals }: CompareAsked, { onProgress, signal }: Watched): Promise<Comparison> {
  const plans = rivals.map((strategy) => planOf({ ...run, strategy }));
  const running = comparing(plans, run.run);
  for (let heard = performance.now(); ; ) {
    const next = running.next();
    if (next.done === true) return next.value;
    if (performance.now() - heard < SLICE) continue;
    onProgress(next.value);
    await new Promise((resume) => setTimeout(resume));
    if (signal.aborted) return next.value.comparison();
    heard = performance.now();
  }
}
