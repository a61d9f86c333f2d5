import type { ServerResponse } from 'node:http';
import type { EndedWhy, Sessions } from '../people/sessions.ts';
import type { Caller } from '../pit/caller.ts';
import { type Refusal, refused } from '../pit/outcome.ts';
import { type Ended, type Farewell, openReader, type Reader } from './reader.ts';

/** How many streams there may be, and how far a reader may fall behind. */
export type Bounds = {
  readonly session: number;
  readonly address: number;
  readonly all: number;
  readonly waitingBytes: number;
};

export const usualBounds: Bounds = { session: 8, address: 250, all: 5_000, waitingBytes: 256 * 1024 };

/** What has come of the streams so far. */
export type Figures = {
  readonly open: number;
  readonly sent: number;
  readonly cut: number;
};

/** Everybody who reads an event stream of this node. */
export type Readers = {
  /** Begins a stream for a caller, or says why there is none. `left` hears when it is over. */
  readonly open: (
    caller: Caller,
    response: ServerResponse,
    left: () => void,
  ) => { readonly ok: true; readonly reader: Reader } | { readonly ok: false; readonly refusal: Refusal };
  readonly all: () => Iterable<Reader>;
  /** Ends the streams of sessions that have run out; those that were ended are ended at once. */
  readonly sweep: () => Promise<void>;
  readonly figures: () => Figures;
  readonly bye: (why: Farewell) => void;
};

/** Who is told of sessions that end, and of pages that are open. */
export type Attendance = {
  readonly sessions: Pick<Sessions, 'onEnded' | 'holds'>;
  readonly presence?: { readonly opened: (person: string) => () => void };
};

export function readersOf({ sessions, presence }: Attendance, bounds: Bounds): Readers {
  const open = new Map<Reader, Caller>();
  const counts = new Map<string, number>();
  let sent = 0;
  let cut = 0;
  const count = (name: string, by: 1 | -1): void => {
    const now = (counts.get(name) ?? 0) + by;
    if (now === 0) counts.delete(name);
    else counts.set(name, now);
  };

  return {
    all: () => open.keys(),
    figures: () => ({ open: open.size, sent, cut }),
    bye: (why) => {
      for (const reader of open.keys()) reader.bye(why);
    },
    sweep: async () => {
      for (const [reader, caller] of open)
        if (caller.is === 'somebody' && !(await sessions.holds(caller.session))) reader.bye('session over');
    },
    open: (caller, response, left) => {
      const names = namesOf(caller, bounds);
      const full = names.find(({ name, most }) => (counts.get(name) ?? 0) >= most);
      if (full !== undefined || open.size >= bounds.all)
        return refused(
          429,
          'TOO_MANY',
          'Too many event streams are open. Close a page that you do not need.',
          {
            after: 5,
          },
        );
      const ends: (() => void)[] = [];
      const reader = openReader(response, {
        mostWaiting: bounds.waitingBytes,
        sent: () => {
          sent += 1;
        },
        ended: (how: Ended) => {
          if (how === 'too slow') cut += 1;
          open.delete(reader);
          for (const { name } of names) count(name, -1);
          for (const end of ends) end();
          left();
        },
      });
      open.set(reader, caller);
      for (const { name } of names) count(name, 1);
      if (caller.is === 'somebody') {
        ends.push(sessions.onEnded(caller, (why) => reader.bye(farewell(why))));
        if (presence !== undefined) ends.push(presence.opened(caller.person));
      }
      return { ok: true, reader };
    },
  };
}

function namesOf(caller: Caller, { session, address }: Bounds): readonly { name: string; most: number }[] {
  const from = { name: `address ${caller.address}`, most: address };
  return caller.is === 'nobody' ? [from] : [from, { name: `session ${caller.session}`, most: session }];
}

function farewell(why: EndedWhy): Farewell {
  if (why === 'kicked' || why === 'excluded') return 'removed';
  return why === 'replaced' ? why : 'session over';
}
