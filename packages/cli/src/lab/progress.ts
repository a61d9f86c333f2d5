import { count, decimal, said } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import { percent } from './number-text.ts';

/** How far a run has come. */
type Step = { readonly sessions: number; readonly of: number; readonly rolls: number };

export type ProgressLine = { readonly show: (step: Step) => void; readonly end: () => void };

/** What the flag does, in every command that has it. */
export const PROGRESS_SAYS = 'tell how far it has come, also without a terminal';

const BAR_COLUMNS = 24;
const REDRAW_INTERVAL_MS = 200;

/**
 * A line that tells how far a run has come, how fast it goes and how long it will still take: only where somebody
 * sees it, or where it is asked for. It goes to where results never go.
 */
export const progressLine = (terminal: Terminal, options: LineOptions = {}): ProgressLine =>
  lineWritten(terminal, options, formatProgress);

type LineOptions = { readonly wanted?: boolean; readonly now?: () => number };

/** How far work on a trail or a store has come; without `of` nobody knows how much there is. */
type WorkStep = { readonly done: number; readonly of?: number; readonly share?: number };

/** The same line for work that is no simulation: what is being done, and whether entries or bytes are counted. */
export const workLine = (
  terminal: Terminal,
  doing: 'copying' | 'checking' | 'exporting',
  { counts = 'entries', ...options }: LineOptions & { readonly counts?: 'entries' | 'bytes' } = {},
): { readonly show: (step: WorkStep) => void; readonly end: () => void } =>
  lineWritten(terminal, options, (step: WorkStep, seconds) => formatWork(doing, counts, step, seconds));

function lineWritten<Of>(
  { say, watched }: Terminal,
  { wanted = false, now = () => performance.now() }: LineOptions,
  format: (step: Of, seconds: number) => string,
): { readonly show: (step: Of) => void; readonly end: () => void } {
  if (watched !== true && !wanted) return { show: () => {}, end: () => {} };
  const from = now();
  let shown = Number.NEGATIVE_INFINITY;
  let onLine = false;
  return {
    show: (step) => {
      const at = now();
      const every = watched === true ? REDRAW_INTERVAL_MS : 5 * REDRAW_INTERVAL_MS;
      if (at - shown < every) return;
      shown = at;
      const text = format(step, (at - from) / 1000);
      // Without a terminal a line cannot be written over.
      say(watched === true ? `\r${text}\u001b[K` : `${text}\n`);
      onLine = watched === true;
    },
    end: () => {
      if (onLine) say('\r\u001b[K');
    },
  };
}

function formatWork(
  doing: 'copying' | 'checking' | 'exporting',
  counts: 'entries' | 'bytes',
  { done, of, share = of === undefined || of === 0 ? undefined : done / of }: WorkStep,
  seconds: number,
): string {
  const words = said().trail.progress;
  const known = share === undefined ? undefined : Math.min(share, 1);
  const rate = seconds > 0 ? done / seconds : 0;
  const left = known !== undefined && known > 0 ? (seconds / known) * (1 - known) : Number.NaN;
  const megabytes = (bytes: number): string => decimal(bytes / 1e6, 1);
  const counted =
    counts === 'bytes'
      ? words.bytes({ done: megabytes(done), of: megabytes(of ?? done) })
      : of === undefined
        ? words.counted({ done: count(done) })
        : words.entries({ done: count(done), of: count(of) });
  return [
    words[doing]({ bar: known === undefined ? '' : barOf(known) }).trim(),
    ...(known === undefined ? [] : [percent(known, 0)]),
    counted,
    counts === 'bytes'
      ? words.byteRate({ rate: megabytes(rate) })
      : words.rate({ rate: count(Math.round(rate)) }),
    ...(Number.isFinite(left) ? [words.left({ seconds: decimal(left, left < 10 ? 1 : 0) })] : []),
  ].join('  ');
}

const barOf = (share: number): string => {
  const full = Math.round(share * BAR_COLUMNS);
  return `${'█'.repeat(full)}${'░'.repeat(BAR_COLUMNS - full)}`;
};

function formatProgress({ sessions, of, rolls }: Step, seconds: number): string {
  const share = of === 0 ? 1 : sessions / of;
  const rate = seconds > 0 ? rolls / seconds : 0;
  const left = share > 0 ? (seconds / share) * (1 - share) : Number.NaN;
  const words = said().lab.progress;
  return [
    words.bar({ bar: barOf(share) }),
    percent(share, 0),
    words.sessions({ done: short(sessions), of: short(of) }),
    words.rate({ rolls: short(rate) }),
    ...(Number.isFinite(left) ? [words.left({ seconds: decimal(left, left < 10 ? 1 : 0) })] : []),
  ].join('  ');
}

const short = (value: number): string =>
  value < 10_000 ? value.toFixed(0) : value.toExponential(1).replace('+', '');
