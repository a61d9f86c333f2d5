import { type Comparison, comparing } from '@dicepit/simulator';
import { type JobContext, planOf, type RunRequest, serveJob } from './simulation-job.ts';

export type ComparisonRequest = { readonly run: RunRequest; readonly rivals: readonly string[] };

/** So long it plays before it listens whether it should stop. */
const SLICE_MS = 80;

serveJob(compared);

async function compared(
  { run, rivals }: ComparisonRequest,
  { onProgress, signal }: JobContext,
): Promise<Comparison> {
  const plans = rivals.map((strategy) => planOf({ ...run, strategy }));
  const running = comparing(plans, run.run);
  for (let heard = performance.now(); ; ) {
    const next = running.next();
    if (next.done === true) return next.value;
    if (performance.now() - heard < SLICE_MS) continue;
    onProgress(next.value);
    await new Promise((resume) => setTimeout(resume));
    if (signal.aborted) return next.value.comparison();
    heard = performance.now();
  }
}
