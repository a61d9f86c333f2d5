import type { Comparison, Result } from '@dicepit/simulator';
import { type Signal, signal } from '@preact/signals';
import { announce } from '../shell/announcer.tsx';
import { number } from '../words/words.ts';
import * as css from './lab.module.css';
import { labWords, rate } from './lab-words.ts';
import type { JobContext, RunProgress } from './simulation-job.ts';

type Run<Found> =
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
  work: (watched: JobContext) => Promise<Found>,
): Promise<void> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const began = performance.now();
  let shown = 0;
  into.value = { is: 'running', pace: undefined, stop };
  const onProgress = (made: RunProgress): void => {
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

/** How far a run is, and how fast. */
type Pace = {
  readonly sessions: number;
  readonly of: number;
  /** Rolls in a second. */
  readonly rate: number;
  /** Seconds until it is done. */
  readonly left: number;
};

export const paceOf = ({ sessions, of, rolls }: RunProgress, seconds: number): Pace => ({
  sessions,
  of,
  rate: seconds > 0 ? rolls / seconds : 0,
  left: sessions > 0 ? (seconds * (of - sessions)) / sessions : Number.POSITIVE_INFINITY,
});

type ProgressProps<Found> = {
  readonly run: Signal<Run<Found>>;
  readonly name: string;
  readonly onStart: () => void;
  /** Why it cannot be started as the page is set. */
  readonly isOff: boolean;
};

/** Starts a run, tells how far it is, and stops it with what there is. */
export function Progress<Found>({ run, name, onStart, isOff }: ProgressProps<Found>) {
  const said = labWords.value.run;
  const now = run.value;
  if (now.is !== 'running')
    return (
      <>
        <button
          type="button"
          class="btn btn-sm btn-main"
          aria-disabled={isOff ? 'true' : undefined}
          onClick={() => {
            if (!isOff) onStart();
          }}
        >
          {name}
        </button>
        {now.is === 'failed' && <p role="alert">{said.failed}</p>}
      </>
    );
  const { pace } = now;
  return (
    <div class={css.running}>
      <button type="button" class="btn btn-sm" onClick={now.stop}>
        {said.stop}
      </button>
      <progress aria-label={name} max={pace?.of ?? 1} value={pace?.sessions ?? 0} />
      <span class="small quiet">
        {pace === undefined
          ? said.starting
          : said.pace({ sessions: number(pace.sessions), rate: rate(pace.rate), left: seconds(pace.left) })}
      </span>
    </div>
  );
}

const seconds = (left: number): string =>
  Number.isFinite(left)
    ? labWords.value.run.left({ seconds: left < 10 ? left.toFixed(1) : number(Math.round(left)) })
    : '';
