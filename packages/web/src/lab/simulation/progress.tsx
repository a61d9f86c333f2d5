import type { Signal } from '@preact/signals';
import { number } from '../../words/numbers.ts';
import { rate } from '../parts/figures.ts';
import { labWords } from '../said.ts';
import type { Run } from './running.ts';

export type ProgressProps<Found> = {
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
    <div class="running">
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
