import { routes, type SeenEntry } from '@dicepit/wire';
import type { Connection } from '../asking/connection.ts';
import { byeOf } from '../stream/bye.ts';
import { dataOf } from '../stream/data-of.ts';
import { type KeptReading, keepReading } from '../stream/keep-reading.ts';
import type { Message } from '../stream/read-events.ts';
import type { StreamState, Took } from '../stream/stream-state.ts';
import { evolveLive, type LiveTable, liveTable } from './live-table.ts';

export type FollowSettings = {
  /** The table anew: at the beginning, and whenever too much was missed to be told one by one. */
  readonly onSnapshot?: (live: LiveTable) => void;
  /** One entry more, each exactly once and in order, and the table with it. */
  readonly onEntry?: (entry: SeenEntry, live: LiveTable | undefined) => void;
  readonly onState?: (state: StreamState) => void;
  /** The version up to which the reader knows the table already; a snapshot comes first where nothing is said. */
  readonly after?: number;
};

/** A table that is being followed. */
export type Followed = KeptReading & {
  /** The table as it is now; undefined until a snapshot has come. */
  readonly state: () => LiveTable | undefined;
  readonly version: () => number | undefined;
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  readonly ahead: () => number;
};

/** Follows a table: a snapshot, then every entry, without a gap and without a repeat over all that breaks off. */
export function followTable(connection: Connection, table: string, settings: FollowSettings = {}): Followed {
  const { onSnapshot, onEntry, onState, after } = settings;
  let version = after;
  let live: LiveTable | undefined;
  let ahead = 0;

  const beginAnew = (): Took => {
    version = undefined;
    return 'again';
  };
  const takeSnapshot = (data: string): Took => {
    const snapshot = dataOf(routes.followTable.answer.shape.snapshot, data);
    if (snapshot === undefined) return beginAnew();
    live = liveTable(snapshot);
    version = snapshot.version;
    ahead = snapshot.now - connection.world.now();
    onSnapshot?.(live);
    return 'goes on';
  };
  const takeEntry = (data: string): Took => {
    const entry = dataOf(routes.followTable.answer.shape.entry, data);
    if (entry === undefined || version === undefined || entry.version > version + 1) return beginAnew();
    if (entry.version <= version) return 'goes on';
    live = live === undefined ? undefined : evolveLive(live, entry);
    version = entry.version;
    onEntry?.(entry, live);
    return 'goes on';
  };
  const take = ({ event, data }: Message): Took => {
    if (event === 'snapshot') return takeSnapshot(data);
    if (event === 'entry') return takeEntry(data);
    if (event === 'trouble' || event === 'well') onState?.({ is: 'live', inTrouble: event === 'trouble' });
    return event === 'bye' ? byeOf(data) : 'goes on';
  };

  const reading = keepReading(connection, 'followTable', {
    params: { table },
    cursor: () => version?.toString(),
    take,
    onState: (state) => onState?.(state),
  });
  return { ...reading, state: () => live, version: () => version, ahead: () => ahead };
}
