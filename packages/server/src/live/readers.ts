import { networkOf } from '../http/auth-guard.ts';
import type { EndedWhy, Sessions } from '../people/sessions.ts';
import { type Caller, type Nobody, refused } from '../pit/result.ts';
import { type Ended, type Farewell, type OpenStream, openReader, type Reader } from './event-streams.ts';

// Who may read the event streams of this node, how many at once, and when they are sent away.

/** How many streams there may be, and how far a reader may fall behind. */
export type Bounds = {
  readonly session: number;
  /** Of those who are not signed in: so many of one network, and so many in all. */
  readonly address: number;
  readonly strangers: number;
  readonly all: number;
  /** Places among all that only staff have, so that the host is never kept out. */
  readonly staff: number;
  readonly waitingBytes: number;
};

export const usualBounds: Bounds = {
  session: 8,
  address: 250,
  strangers: 1_000,
  all: 5_000,
  staff: 200,
  waitingBytes: 256 * 1024,
};

/** What has come of the streams so far. */
export type Figures = {
  readonly open: number;
  readonly sent: number;
  readonly cut: number;
};

/** Everybody who reads an event stream of this node. */
export type Readers = {
  readonly open: OpenStream;
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
  /** What was sent to those who have gone. */
  let sentBefore = 0;
  let cut = 0;
  const count = (name: string, by: 1 | -1): void => {
    const now = (counts.get(name) ?? 0) + by;
    if (now === 0) counts.delete(name);
    else counts.set(name, now);
  };

  /** When strangers have all their places, whoever comes from elsewhere has that of the network with the most. */
  const makeRoom = (caller: Nobody): void => {
    if ((counts.get(STRANGERS) ?? 0) < bounds.strangers) return;
    const own = networkName(caller);
    const strangers = [...open].filter(([, { is }]) => is === 'nobody');
    const largest = strangers
      .map(([, { address }]) => networkName({ address }))
      .reduce((most, name) => ((counts.get(name) ?? 0) > (counts.get(most) ?? 0) ? name : most), own);
    if ((counts.get(largest) ?? 0) <= (counts.get(own) ?? 0) + 1) return;
    const [oldest] = strangers.find(([, { address }]) => networkName({ address }) === largest) ?? [];
    oldest?.bye('closing');
  };

  return {
    all: () => open.keys(),
    figures: () => {
      const sent = [...open.keys()].reduce((sum, reader) => sum + reader.sent(), sentBefore);
      return { open: open.size, sent, cut };
    },
    bye: (why) => {
      for (const reader of open.keys()) reader.bye(why);
    },
    sweep: async () => {
      for (const [reader, caller] of open)
        if (caller.is === 'somebody' && !(await sessions.holds(caller.session))) reader.bye('session over');
    },
    open: (caller, response, left) => {
      const names = namesOf(caller, bounds);
      if (caller.is === 'nobody') makeRoom(caller);
      const full = names.find(({ name, most }) => (counts.get(name) ?? 0) >= most);
      if (full !== undefined || open.size >= roomFor(caller, bounds))
        return refused(429, { code: 'TOO_MANY', case: 'streams' }, { after: 5 });
      const ends: (() => void)[] = [];
      const reader = openReader(response, {
        mostWaiting: bounds.waitingBytes,
        ended: (how: Ended) => {
          if (how === 'too slow') cut += 1;
          sentBefore += reader.sent();
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

const STRANGERS = 'strangers';

/** By the network: a home with IPv6 has more addresses than anybody could count. */
const networkName = ({ address }: Pick<Caller, 'address'>): string => `network ${networkOf(address)}`;

/** What the streams of a caller are counted by. Those who are signed in may all stand behind one address. */
function namesOf(
  caller: Caller,
  { session, address, strangers }: Bounds,
): readonly { name: string; most: number }[] {
  if (caller.is === 'somebody') return [{ name: `session ${caller.session}`, most: session }];
  return [
    { name: networkName(caller), most: address },
    { name: STRANGERS, most: strangers },
  ];
}

/** Of all places some are only for those who are signed in, and some only for staff. */
function roomFor(caller: Caller, { all, staff }: Bounds): number {
  return caller.is === 'somebody' && caller.kind === 'staff' ? all : all - staff;
}

function farewell(why: EndedWhy): Farewell {
  if (why === 'kicked' || why === 'excluded') return 'removed';
  return why === 'replaced' ? why : 'session over';
}
