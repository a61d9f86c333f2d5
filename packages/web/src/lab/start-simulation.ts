import type { Comparison, Result } from '@dicepit/simulator';
import type { ComparisonRequest } from './lab-rivals.ts';
import { type JobContext, type RunRequest, runJob } from './simulation-job.ts';

/** Plays a run beside the page. */
export const simulated = (asked: RunRequest, watched: JobContext): Promise<Result> =>
  runJob(new Worker(new URL('./overseer.ts', import.meta.url), { type: 'module' }), asked, watched);

/** Plays strategies on the same dice beside the page. */
export const compared = (asked: ComparisonRequest, watched: JobContext): Promise<Comparison> =>
  runJob(new Worker(new URL('./lab-rivals.ts', import.meta.url), { type: 'module' }), asked, watched);
