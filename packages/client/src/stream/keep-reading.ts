import type { EventsName } from '../asking/asking.ts';
import type { Connection } from '../asking/connection.ts';
import { waitBefore, waited } from '../asking/waits.ts';
import { endingOf } from './ending-of.ts';
import { type Ending, type Message, readEvents } from './read-events.ts';
import type { StreamState, Took } from './stream-state.ts';

export type Reader = {
  readonly params?: unknown;
  /** The id of the last message that was taken in; undefined to begin anew. */
  readonly cursor: () => string | undefined;
  readonly take: (message: Message) => Took;
  readonly onState: (state: StreamState) => void;
};

/** A stream that is read over as many connections as it takes. */
export type KeptReading = {
  readonly stop: () => void;
  /** Tries at once, where a wait is under way: the network is back, or the page is looked at again. */
  readonly retryNow: () => void;
  /**
   * Lets the connection go and makes another at once: one that was open while a page slept, or while its network
   * changed, may be dead without a word.
   */
  readonly anew: () => void;
  /** Resolves when nothing more will come; rejects by a mistake of whoever takes the messages in. */
  readonly ended: Promise<void>;
};

/** Reads an event stream until it is stopped or is over for a reason. A lost connection is made anew for ever. */
export function keepReading(connection: Connection, name: EventsName, reader: Reader): KeptReading {
  const stopping = new AbortController();
  let waiting = new AbortController();
  let reading = new AbortController();
  const wasLetGo = (): boolean => reading.signal.aborted;
  const open = (): AbortSignal => {
    reading = new AbortController();
    if (stopping.signal.aborted) reading.abort();
    return reading.signal;
  };
  const pause = async (milliseconds: number): Promise<void> => {
    waiting = new AbortController();
    if (!wasLetGo()) await waited(milliseconds, connection.world, waiting.signal);
  };
  const letGo = (): void => {
    reading.abort();
    waiting.abort();
  };
  return {
    stop: () => {
      stopping.abort();
      letGo();
    },
    retryNow: () => waiting.abort(),
    anew: letGo,
    ended: run(connection, name, { ...reader, signal: stopping.signal, open, wasLetGo, pause }),
  };
}

type Run = Reader & {
  readonly signal: AbortSignal;
  /** What breaks the next connection off. */
  readonly open: () => AbortSignal;
  /** Whether the last connection was broken off here. */
  readonly wasLetGo: () => boolean;
  readonly pause: (milliseconds: number) => Promise<void>;
};

async function run(connection: Connection, name: EventsName, reader: Run): Promise<void> {
  const { onState, signal, wasLetGo, pause } = reader;
  const { world } = connection;
  let lost: number | undefined;
  let heard = world.now();
  let retry = 0;
  onState({ is: 'connecting' });
  for (;;) {
    const { ending, took, brought } = await readOnce(connection, name, reader, {
      onHeard: () => {
        heard = world.now();
      },
      onLive: () => {
        lost = undefined;
        onState({ is: 'live' });
      },
    });
    const over = endingOf(took, ending, signal);
    if (over !== undefined) {
      onState({ is: 'ended', ...over });
      return;
    }
    // When a connection died that was let go, nobody knows: nothing was heard over it since then.
    lost ??= wasLetGo() ? heard : world.now();
    onState({ is: 'reconnecting', since: lost, staleSince: heard, problem: ending.problem });
    // A connection that brought something has not failed: the waits begin anew.
    if (brought) retry = 0;
    if (took === 'again' && brought) continue;
    await pause(Math.max(waitBefore(retry, world), (ending.after ?? 0) * 1_000));
    retry += 1;
  }
}

type Read = { readonly ending: Ending; readonly took: Took; readonly brought: boolean };

/** One connection from its beginning to its end. It is live as soon as the reader knows where the stream stands. */
async function readOnce(
  connection: Connection,
  name: EventsName,
  { params, cursor, take, open }: Run,
  { onHeard, onLive }: { readonly onHeard: () => void; readonly onLive: () => void },
): Promise<Read> {
  const read: { took: Took; signs: number; taken: number; isLive: boolean; mistake?: unknown } = {
    took: 'goes on',
    signs: 0,
    taken: 0,
    isLive: false,
  };
  const ending = await readEvents(connection, name, {
    params,
    after: cursor(),
    signal: open(),
    onSign: () => {
      onHeard();
      read.signs += 1;
      if (read.isLive || read.took !== 'goes on' || cursor() === undefined) return;
      read.isLive = true;
      onLive();
    },
    onMessage: (message) => {
      try {
        read.took = take(message);
        if (read.took === 'goes on') read.taken += 1;
        return read.took === 'goes on';
      } catch (mistake) {
        read.mistake = mistake;
        return false;
      }
    },
  });
  // A mistake of whoever takes the messages in is no failure of the network, and no other connection mends it.
  if ('mistake' in read) throw read.mistake;
  return { ending, took: read.took, brought: read.taken > 0 || read.signs > 1 };
}
