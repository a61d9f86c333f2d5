import type { Store } from '@dicepit/store';
import { elapsedOn, type Ports, timersOf } from './ports.ts';

/** What this node knows of the streams that say who may do what: that the pit is paused or locked, who is out. */
export type Control = {
  /** Answers when what is known is young enough to decide by; fails when the store cannot be asked. */
  readonly fresh: () => Promise<void>;
  /** Asks the store now. */
  readonly read: () => Promise<void>;
  /** Reads again and again until it is ended. */
  readonly watch: () => () => void;
};

type Followed = {
  readonly known: (stream: string) => { readonly version: number } | undefined;
  readonly catchUp: (stream: string) => Promise<{ readonly version: number }>;
};

/** In milliseconds: how old what is known may be when a command is decided by it, and how often the store is asked. */
const MAX_AGE_MS = 2_000;
const POLL_INTERVAL_MS = 500;

/**
 * A hint that the pit was paused may be lost, and nothing else would tell this node. So the store is asked twice a second,
 * and whoever would decide by older news than two seconds asks first: a busy process is slower then, and never wrong.
 */
export function controlOf(
  store: Store,
  streams: ReadonlyMap<string, Followed>,
  ports: Pick<Ports, 'now' | 'ran' | 'timers'>,
): Control {
  const elapsed = elapsedOn(ports);
  let readAt: number | undefined;
  let reading: { readonly since: number; readonly done: Promise<void> } | undefined;

  const readOne = async (stream: string, { known, catchUp }: Followed): Promise<void> => {
    const { version } = await store.head(stream);
    // What nobody has asked for yet is read from the store by whoever does. A reading that is joined may be an old one.
    for (let has = known(stream); has !== undefined && has.version < version; ) has = await catchUp(stream);
  };
  const isYoung = (moment: number | undefined): moment is number =>
    moment !== undefined && Math.abs(elapsed() - moment) < MAX_AGE_MS;
  const read = (): Promise<void> => {
    // One that has hung for too long says nothing of now.
    if (reading !== undefined && isYoung(reading.since)) return reading.done;
    const since = elapsed();
    const done = Promise.all(Array.from(streams, ([stream, followed]) => readOne(stream, followed))).then(
      () => {
        if (readAt === undefined || since > readAt) readAt = since;
      },
    );
    const own = { since, done };
    reading = own;
    const over = (): void => {
      if (reading === own) reading = undefined;
    };
    done.then(over, over);
    return done;
  };

  return {
    read,
    fresh: async () => {
      if (!isYoung(readAt)) await read();
    },
    watch: () => timersOf(ports).every(POLL_INTERVAL_MS, () => void read().catch(() => undefined)),
  };
}
