import type { Head } from '@dicepit/store';
import { FLOOR, tablesOn } from '../floor/floor.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import { type Timers, timersOf } from '../pit/ports.ts';
import { headsOf } from '../pit/stream-reader.ts';
import { executeDue } from '../table/execute-command.ts';
import { tableKind, tableStream } from '../table/pit-table.ts';
import { dueAt, looksAt, nextLookIn } from './due.ts';

/** The automatic dealer at work: it deals where nobody else does, and brings virtual dice to rest everywhere. */
export type AutoDealer = {
  /** Commands that the house has given at this node. */
  readonly given: () => number;
  /** Stops, and answers when nothing of it is under way any more. */
  readonly end: () => Promise<void>;
};

/** In milliseconds, after a command of the house was refused: because it was not needed any more, or for whatever else. */
const RETRY_AFTER_CONFLICT_MS = 5;
const RETRY_AFTER_REFUSAL_MS = 1_000;

/** How often the heads of all tables are compared, in case a hint of the store was lost. */
const ROUND_INTERVAL_MS = 15_000;

/**
 * Looks at a table whenever something happened there, and when a wait is over: nothing is polled. Any number of nodes
 * may do this at once, since each command is decided on what the store has at that moment.
 */
export function autoDealer(
  pit: Pit,
  { failed = () => undefined }: { readonly failed?: (error: unknown) => void } = {},
): AutoDealer {
  const timers = timersOf(pit.ports);
  const heads = new Map<string, number>();
  let given = 0;
  pit.time.anew();

  const runDue = async (table: string): Promise<number | undefined> => {
    const { state } = await pit.tables.current(tableStream(table));
    const standing = await looksAt(pit, table);
    // One look answers both: a wait that ends between two of them is in neither answer, and nobody would look again.
    const look = standing(state);
    if (dueAt(look) === undefined) return nextLookIn(look);
    const outcome = await executeDue(pit, table, (current) => dueAt(standing(current)));
    if (!outcome.ok)
      return outcome.refusal.code === 'CONFLICT' ? RETRY_AFTER_CONFLICT_MS : RETRY_AFTER_REFUSAL_MS;
    given += 1;
    return 0;
  };
  const { look: lookAt, end } = createScheduler({ runDue, failed, recovered: pit.time.anew, timers });

  /** Tables of which something was heard, each looked at once: by then this node knows what it has just written. */
  const heard = new Set<string>();
  const lookSoon = (table: string): void => {
    if (heard.size === 0)
      timers.soon(() => {
        for (const each of heard) lookAt(each);
        heard.clear();
      });
    heard.add(table);
  };

  const lookAtAll = async (): Promise<void> => {
    const floor = (await pit.floor.current(FLOOR)).state;
    for (const { table } of tablesOn(floor)) lookAt(table);
  };
  const goRound = async (): Promise<void> => {
    for (const { stream, version } of await movedOn(pit, heads)) {
      if (pit.tables.known(stream)?.version === version) continue;
      await pit.tables.catchUp(stream);
      lookAt(stream.slice(tableKind.name.length));
    }
  };
  const stops = [
    timers.every(ROUND_INTERVAL_MS, () => void goRound().catch(failed)),
    // A hint may come before this node has taken in what it tells of; the table is looked at again when it has.
    pit.store.onWake(({ stream }) => {
      if (stream.startsWith(tableKind.name)) lookSoon(stream.slice(tableKind.name.length));
    }),
    pit.tables.listen(undefined, ({ stream }) => lookSoon(stream.slice(tableKind.name.length))),
    pit.floor.listen(FLOOR, ({ entry: { event } }) => {
      // A pause is nobody's loss either.
      if (event.type === 'Resumed') pit.time.anew();
      if (event.type === 'Resumed' || event.type === 'Paused') lookAtAll().catch(failed);
      else if ('table' in event) lookAt(event.table);
    }),
    // Somebody who comes may be the one whom a party waits for.
    pit.presence.listen(() => void lookAtAll().catch(failed)),
    // Whoever is sent out leaves a seat behind, and whoever needs more time is waited for.
    pit.people.listen(PEOPLE, ({ entry: { event } }) => {
      if (['Kicked', 'Excluded', 'PatienceAsked'].includes(event.type)) lookAtAll().catch(failed);
    }),
  ];
  // Where the floor cannot be read now, the first round comes to every table as well.
  lookAtAll().catch(failed);

  return {
    given: () => given,
    end: async () => {
      for (const stop of stops) stop();
      await end();
    },
  };
}

/** The tables whose streams have gone on since this was asked before; all of them at first. */
async function movedOn({ store }: Pit, heads: Map<string, number>): Promise<readonly Head[]> {
  const moved: Head[] = [];
  for await (const head of headsOf(store, tableKind.name)) {
    if (heads.get(head.stream) !== head.version) moved.push(head);
    heads.set(head.stream, head.version);
  }
  return moved;
}

/** Looks at tables when told, and when the time has come that the last look named. */
type Scheduler = {
  readonly look: (table: string) => void;
  /** Stops, and answers when nothing is under way any more. */
  readonly end: () => Promise<void>;
};

type SchedulerOptions = {
  /**
   * Looks at a table and does what is to be done there. Answers in how many milliseconds to look again, though nothing
   * happens meanwhile; nothing where only somebody else can move the table on.
   */
  readonly runDue: (table: string) => Promise<number | undefined>;
  readonly failed: (error: unknown) => void;
  /** Every table that had failed has been looked at again. */
  readonly recovered: () => void;
  readonly timers: Timers;
};

/** In milliseconds: the waits after failures in a row, and the longest sleep: an hour of the day comes sooner where the clock is set. */
const BACKOFF_MS: readonly number[] = [250, 500, 1_000, 2_000, 4_000, 8_000];
const MAX_SLEEP_MS = 60_000;

/** Each table has a timer of its own, and is never looked at twice at once. */
function createScheduler({ runDue, failed, recovered, timers }: SchedulerOptions): Scheduler {
  /** What calls off the next look at each table. */
  const next = new Map<string, () => void>();
  const busy = new Map<string, Promise<void>>();
  /** Tables of which something was heard while they were looked at. */
  const again = new Set<string>();
  const failures = new Map<string, number>();
  let ended = false;

  const look = (table: string): void => {
    if (ended) return;
    next.get(table)?.();
    next.delete(table);
    if (busy.has(table)) {
      again.add(table);
      return;
    }
    const work = runAndReport(table).then((wait) => {
      busy.delete(table);
      if (again.delete(table)) look(table);
      else if (wait !== undefined && !ended)
        next.set(
          table,
          timers.later(Math.min(wait, MAX_SLEEP_MS), () => look(table)),
        );
    });
    busy.set(table, work);
  };

  const runAndReport = async (table: string): Promise<number | undefined> => {
    try {
      const wait = await runDue(table);
      if (failures.delete(table) && failures.size === 0) recovered();
      return wait;
    } catch (error) {
      // Somebody is told, and the table waits for better times.
      failed(error);
      const count = failures.get(table) ?? 0;
      failures.set(table, count + 1);
      return BACKOFF_MS[Math.min(count, BACKOFF_MS.length - 1)];
    }
  };

  return {
    look,
    end: async () => {
      ended = true;
      for (const callOff of next.values()) callOff();
      await Promise.all(busy.values());
    },
  };
}
