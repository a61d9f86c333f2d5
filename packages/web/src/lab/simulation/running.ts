import type { Comparison, Result } from '@dicepit/simulator';
import { type Signal, signal } from '@preact/signals';
import { announce } from '../../shell/announcer.tsx';
import { labWords } from '../said.ts';
import type { Watched } from './beside.ts';
import { type Made, type Pace, paceOf } from './pace.ts';

export type Run<Found> =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly pace: Pace | undefined; readonly stop: () => void }
  | { readonly is: 'done'; readonly found: Found; readonly of: string; readonly wasStopped: boolean }
  | { readonly is: 'failed' };

export const simulation: Signal<Run<Result>> = signal({ is: 'idle' });
export const comparison: Signal<Run<Comparison>> = signal({ is: 'idle' });

/** Starts something long that can be stopped, and keeps how far it is; `of` says what it is a run of. */
export async function runInto<Found>(
  into: Signal<Run<Found>>,
  of: string,
  work: (watched: Watched) => Promise<Found>,
): Promise<void> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const began = performance.now();
  let shown = 0;
  into.value = { is: 'running', pace: undefined, stop };
  const onProgress = (made: Made): void => {
    const now = performance.now();
    if (now - shown < 100) return;
    shown = now;
    into.value = { is: 'running', pace: paceOf(made, (now - began) / 1000), stop };
  };
  try {
    const found = await work({ onProgress, signal: controller.signal });
    into.value = { is: 'done', found, of, wasStopped: controller.signal.aborted };
    announce(labWords.value.run.done);
  } catch {
    into.value = { is: 'failed' };
  }
}
