import type { Result } from '@dicepit/simulator';
import { foundBy, type Watched } from './beside.ts';
import type { RunAsked } from './plan.ts';

/** Plays a run beside the page. */
export const simulated = (asked: RunAsked, watched: Watched): Promise<Result> =>
  foundBy(new Worker(new URL('./overseer.ts', import.meta.url), { type: 'module' }), asked, watched);
