import type { ProblemDetails } from '@dicepit/wire';
import type { Ending } from './read-events.ts';
import type { StreamEnd, Took } from './stream-state.ts';

type Over = { readonly why: StreamEnd; readonly problem?: ProblemDetails };

const byStatus: Readonly<Record<number, StreamEnd>> = {
  401: 'session over',
  403: 'not allowed',
  404: 'not there',
  410: 'not there',
};

/** Why a stream is over for good after one of its connections has ended; undefined where another is worth trying. */
export function endingOf(took: Took, { problem }: Ending, signal: AbortSignal): Over | undefined {
  if (signal.aborted) return { why: 'stopped' };
  if (typeof took === 'object') return { why: took.over };
  const why = byStatus[problem.status];
  return why === undefined ? undefined : { why, problem };
}
