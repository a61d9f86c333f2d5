import type { Chance } from '@dicepit/games';
import type { Fetch } from '../request.ts';
import type { TableLog } from './table-log.ts';

/** How a stream came out, by what was done to it. */
type Mischief = 'unreachable' | 'busy' | 'overlap' | 'gap' | 'bye' | 'snapshot' | 'plain';

export type CuttingPit = {
  readonly fetch: Fetch;
  readonly streams: () => number;
  readonly done: ReadonlyMap<Mischief, number>;
};

/**
 * A pit with one table whose streams are cut at any byte, come in chunks of any size, and at times refuse, repeat
 * themselves, leave entries out, or begin anew without being asked.
 */
export function cuttingPit({ entries, snapshot }: TableLog, chance: Chance, longest: number): CuttingPit {
  const done = new Map<Mischief, number>();
  let head = 1;
  let streams = 0;
  const count = (what: Mischief): Mischief => {
    done.set(what, (done.get(what) ?? 0) + 1);
    return what;
  };
  const told = (from: number): string =>
    entries
      .slice(from, Math.min(head, from + 50))
      .map((entry) => `event: entry\nid: ${entry.version}\ndata: ${JSON.stringify(entry)}\n\n`)
      .join('');
  const bodyOf = (after: number | undefined, what: Mischief): string => {
    if (after === undefined || what === 'snapshot')
      return `event: snapshot\nid: ${head}\ndata: ${snapshot(head)}\n\n: beat\n\n${told(head)}`;
    if (what === 'overlap') return told(Math.max(after - 3, 0));
    if (what === 'gap') return told(after + 1 + chance(3));
    return what === 'bye' ? 'event: bye\ndata: {}\n\n' : told(after);
  };

  return {
    streams: () => streams,
    done,
    fetch: async (_, init) => {
      streams += 1;
      head = Math.min(head + chance(4), entries.length);
      const id = new Headers(init.headers).get('last-event-id');
      const after = id === null ? undefined : Number(id);
      const what = count(mischiefs[chance(mischiefs.length)] ?? 'plain');
      if (what === 'unreachable') throw new TypeError('fetch failed');
      if (what === 'busy') return new Response('busy', { status: 503 });
      const bytes = new TextEncoder().encode(`retry: 1000\n\n${bodyOf(after, what)}`);
      // A snapshot is let through more often than not, or the reader would hardly ever begin.
      const cut = after === undefined && chance(3) > 0 ? bytes.length : chance(longest);
      return new Response(ReadableStream.from(chunksOf(bytes.subarray(0, cut), chance)), {
        headers: { 'content-type': 'text/event-stream; charset=utf-8' },
      });
    },
  };
}

const mischiefs: readonly Mischief[] = [
  ...Array.from({ length: 14 }, () => 'plain' as const),
  'unreachable',
  'busy',
  'overlap',
  'overlap',
  'gap',
  'bye',
  'snapshot',
];

function* chunksOf(bytes: Uint8Array, chance: Chance): Generator<Uint8Array, void, undefined> {
  for (let from = 0; from < bytes.length; ) {
    const size = 1 + chance(chance(2) === 0 ? 40 : 4_000);
    yield bytes.subarray(from, from + size);
    from += size;
  }
}
