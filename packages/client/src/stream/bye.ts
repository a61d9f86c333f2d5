import type { StreamEnd, Took } from './stream-state.ts';

/** The server ends a stream: it goes down and comes back, or it has sent the reader away. */
export function byeOf(data: string): Took {
  const over = sentAway[whyIn(data)];
  return over === undefined ? 'again' : { over };
}

const sentAway: Readonly<Record<string, StreamEnd>> = {
  'session over': 'session over',
  replaced: 'replaced',
  removed: 'removed',
};

function whyIn(data: string): string {
  try {
    const json: unknown = JSON.parse(data);
    const why: unknown = typeof json === 'object' && json !== null && 'why' in json ? json.why : json;
    return typeof why === 'string' ? why : '';
  } catch {
    return data;
  }
}
