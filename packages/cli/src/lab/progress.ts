import { decimal, said } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import { percent } from './number-text.ts';

/** How far a run has come. */
type Step = { readonly sessions: number; readonly of: number; readonly rolls: number };

export type ProgressLine = { readonly show: (step: Step) => void; readonly end: () => void };

const BAR_COLUMNS = 24;
const REDRAW_INTERVAL_MS = 200;

/**
 * A line that tells how far a run has come, how fast it goes and how long it will still take: only where somebody
 * sees it, or where it is asked for. It goes to where results never go.
 */
export function progressLine(
  { say, watched }: Terminal,
  {
    wanted = false,
    now = () => performance.now(),
  }: { readonly wanted?: boolean; readonly now?: () => number } = {},
): ProgressLine {
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
      const text = formatProgress(step, (at - from) / 1000);
      // Without a terminal a line cannot be written over.
      say(watched === true ? `\r${text}\u001b[K` : `${text}\n`);
      onLine = watched === true;
    },
    end: () => {
      if (onLine) say('\r\u001b[K');
    },
  };
}

function formatProgress({ sessions, of, rolls }: Step, seconds: number): string {
  const share = of === 0 ? 1 : sessions / of;
  const full = Math.round(share * BAR_COLUMNS);
  const rate = seconds > 0 ? rolls / seconds : 0;
  const left = share > 0 ? (seconds / share) * (1 - share) : Number.NaN;
  const words = said().lab.progress;
  return [
    words.bar({ bar: `${'█'.repeat(full)}${'░'.repeat(BAR_COLUMNS - full)}` }),
    percent(share, 0),
    words.sessions({ done: short(sessions), of: short(of) }),
    words.rate({ rolls: short(rate) }),
    ...(Number.isFinite(left) ? [words.left({ seconds: decimal(left, left < 10 ? 1 : 0) })] : []),
  ].join('  ');
}

const short = (value: number): string =>
  value < 10_000 ? value.toFixed(0) : value.toExponential(1).replace('+', '');
