import {
  type Append,
  type Appended,
  type Entry,
  type Head,
  NOTHING,
  type Receipt,
  type Snapshot,
  type Store,
  StoreFailure,
} from '@dicepit/store';
import { type Backing, storeOver, type Work, wakes } from '../../packages/store/src/over.ts';
import { createPlan } from '../../packages/store/src/postgres/plan.ts';
import type { Life, Simulation } from './simulation.ts';
import type { Weather } from './weather.ts';

/** Everything that a database holds, so that it can be copied and brought back. */
export type Contents = {
  readonly streams: ReadonlyMap<string, readonly Entry[]>;
  readonly receipts: ReadonlyMap<string, Receipt>;
  readonly records: ReadonlyMap<string, string>;
  readonly snapshots: ReadonlyMap<string, Snapshot>;
};

/** An append as it was written, told at the moment at which it became durable. */
export type Written = { readonly append: Append; readonly heads: readonly Head[] };

/** A database that nodes share: it decides as PostgreSQL's does, by the same function, and forgets nothing. */
export type Database = {
  readonly commit: (works: readonly Work[]) => readonly Appended[];
  readonly entries: (stream: string) => readonly Entry[];
  readonly ask: Omit<Backing, 'commit' | 'close'>;
  readonly copy: () => Contents;
  /** Goes back to a copy. What was on its way to it is lost. */
  readonly restore: (contents: Contents) => void;
  /** Which run of the database this is. */
  readonly run: () => number;
  /** Hears of everything that is written, in the order in which it is. */
  readonly listen: (heard: (written: Written) => void) => void;
};

/** What stands between those who write and the tables: a planted bug may change it. */
export type Tampering = {
  readonly work?: (work: Work, headOf: (stream: string) => Head) => Work;
  readonly receipts?: false;
};

const emptyContents: Contents = {
  streams: new Map(),
  receipts: new Map(),
  records: new Map(),
  snapshots: new Map(),
};

export function createDatabase(from: Contents = emptyContents, tampering: Tampering = {}): Database {
  let streams = new Map<string, Entry[]>();
  let receipts = new Map<string, Receipt>();
  let records = new Map<string, string>();
  let snapshots = new Map<string, Snapshot>();
  let run = 0;
  const listeners: ((written: Written) => void)[] = [];

  const restore = (contents: Contents): void => {
    streams = new Map(Array.from(contents.streams, ([stream, entries]) => [stream, [...entries]]));
    receipts = new Map(contents.receipts);
    records = new Map(contents.records);
    snapshots = new Map(contents.snapshots);
    run += 1;
  };
  restore(from);
  const headOf = (stream: string): Head => {
    const last = streams.get(stream)?.at(-1);
    return { stream, version: last?.version ?? 0, hash: last?.hash ?? NOTHING };
  };
  const found = (works: readonly Work[]) => ({
    heads: works.flatMap(({ writes, guards = [] }) =>
      [...writes, ...guards].flatMap(({ stream }) => (streams.has(stream) ? headOf(stream) : [])),
    ),
    receipts: works.flatMap(({ receipt }) =>
      receipt === undefined ? [] : (receipts.get(keyOf(receipt.scope, receipt.key)) ?? []),
    ),
  });
  const commitOne = (asked: Work): Appended => {
    const { receipt, ...rest } = tampering.work?.(asked, headOf) ?? asked;
    const work = receipt === undefined || tampering.receipts === false ? rest : { ...rest, receipt };
    const plan = createPlan([work], found([work]));
    for (const entry of plan.entries) {
      const entries = streams.get(entry.stream) ?? [];
      entries.push(entry);
      streams.set(entry.stream, entries);
    }
    for (const each of plan.receipts) receipts.set(keyOf(each.scope, each.key), each);
    for (const { shelf, key } of plan.taken) records.delete(keyOf(shelf, key));
    for (const { shelf, key, text } of plan.kept) records.set(keyOf(shelf, key), text);
    for (const snapshot of plan.snapshots)
      if (snapshot.version > (snapshots.get(snapshot.stream)?.version ?? -1))
        snapshots.set(snapshot.stream, snapshot);
    const [answer] = plan.answers;
    if (answer === undefined) throw new Error('an append has an answer');
    if (answer.is === 'appended')
      for (const heard of listeners) heard({ append: asked, heads: answer.heads });
    return answer;
  };

  return {
    commit: (works) => works.map(commitOne),
    entries: (stream) => streams.get(stream) ?? [],
    ask: {
      read: async (stream, after, limit) => (streams.get(stream) ?? []).slice(after, after + limit),
      head: async (stream) => headOf(stream),
      heads: async (prefix, after, limit) =>
        [...streams.keys()]
          .filter((stream) => stream.startsWith(prefix) && byBytes(stream, after) > 0)
          .toSorted(byBytes)
          .slice(0, limit)
          .map(headOf),
      receipt: async (scope, key) =>
        tampering.receipts === false ? undefined : receipts.get(keyOf(scope, key)),
      record: async (shelf, key) => records.get(keyOf(shelf, key)),
      records: async (shelf) =>
        [...records]
          .filter(([key]) => key.startsWith(keyOf(shelf, '')))
          .map(([key, text]) => ({ key: key.slice(shelf.length + 1), text }))
          .toSorted((a, b) => byBytes(a.key, b.key)),
      snapshot: async (stream) => snapshots.get(stream),
    },
    copy: () => ({
      streams: new Map(Array.from(streams, ([stream, entries]) => [stream, [...entries]])),
      receipts: new Map(receipts),
      records: new Map(records),
      snapshots: new Map(snapshots),
    }),
    restore,
    run: () => run,
    listen: (heard) => void listeners.push(heard),
  };
}

/** A store over a database with nothing in between: for what looks at the night from outside, and for its contract. */
export const storeAt = (database: Database): Store =>
  storeOver(
    {
      ...database.ask,
      commit: async (works) => database.commit(works),
      close: async () => undefined,
    },
    wakes(),
  );

/** After so long a node gives an answer of the database up. */
const STATEMENT_TIMEOUT_MS = 5_000;

/** A database as nodes reach it, over a network that loses, delays and repeats what is sent. */
type DatabaseLink = {
  /** The store of one node. What it asks for arrives even if the node is gone by then. */
  readonly storeFor: (node: Life, weather: () => Weather) => Store;
};

/** Where the database lives in the simulation: its own time goes on whatever becomes of the nodes. */
export function reachable(simulation: Simulation, database: Database, life: Life): DatabaseLink {
  const { dice, note } = simulation;
  const hints = new Set<{
    readonly node: Life;
    readonly weather: () => Weather;
    readonly tell: (head: Head) => void;
  }>();

  database.listen(({ heads }) => {
    for (const { node, weather, tell } of hints) {
      if (!node.isAlive()) continue;
      for (const head of heads) {
        const { away, hintLost, hintTwice, hintDelay } = weather().store;
        const times = away || dice.happens(hintLost) ? 0 : dice.happens(hintTwice) ? 2 : 1;
        if (times === 0) note(`${node.name}: a hint of ${head.stream} ${head.version} is lost`);
        for (let time = 0; time < times; time++)
          node.after(dice.between(0.1, hintDelay), `hint ${head.stream} ${head.version}`, () => tell(head));
      }
    }
  });

  return {
    storeFor: (node, weather) => {
      /** Sends a question and brings the answer back, as the weather allows. */
      const send = <Answer>(what: string, question: () => Promise<Answer> | Answer): Promise<Answer> =>
        new Promise((resolve, reject) => {
          const { delay, slow, slowDelay, requestLost, answerLost, away } = weather().store;
          const leg = (): number =>
            dice.happens(slow) ? dice.between(delay, slowDelay) : dice.between(0.05, delay);
          if (away) {
            node.after(dice.between(0.1, 50), `${what} finds no database`, () =>
              reject(new StoreFailure('the database cannot be reached')),
            );
            return;
          }
          const timeout = node.after(STATEMENT_TIMEOUT_MS, `${what} timed out`, () =>
            reject(new StoreFailure('the database did not answer in time')),
          );
          const lost = dice.happens(requestLost);
          const unheard = dice.happens(answerLost);
          const run = database.run();
          if (lost) return;
          life.after(leg(), '', () => {
            // A database that was restarted meanwhile knows nothing of it.
            if (database.run() !== run) return;
            const asked = (async () => question())();
            if (unheard) {
              note(`${node.name}: the answer to ${what} is lost`);
              return;
            }
            node.after(leg(), '', () => {
              timeout();
              asked.then(resolve, reject);
            });
          });
        });
      const waking = wakes();
      hints.add({ node, weather, tell: (head) => waking.tell([head]) });
      const { ask } = database;
      return storeOver(
        {
          commit: (works) =>
            send(`commit ${works.flatMap(({ writes }) => writes.map(nameOf)).join(' ') || 'records'}`, () => {
              const answers = database.commit(works);
              for (const [index, answer] of answers.entries())
                note(
                  `database: ${(works[index]?.writes ?? []).map(nameOf).join(' ') || 'records'} for ${node.name} ${answer.is}`,
                );
              return answers;
            }),
          read: (...asked) => send(`read ${asked[0]}`, () => ask.read(...asked)),
          head: (...asked) => send(`head ${asked[0]}`, () => ask.head(...asked)),
          heads: (...asked) => send('heads', () => ask.heads(...asked)),
          receipt: (...asked) => send('receipt', () => ask.receipt(...asked)),
          record: (...asked) => send(`record ${asked[0]}`, () => ask.record(...asked)),
          records: (...asked) => send(`records ${asked[0]}`, () => ask.records(...asked)),
          snapshot: (...asked) => send('snapshot', () => ask.snapshot(...asked)),
          close: async () => undefined,
        },
        waking,
        (run) => void node.after(0, '', run),
      );
    },
  };
}

const nameOf = ({ stream, expected, texts }: Append['writes'][number]): string =>
  `${stream}@${expected}+${texts.length}`;

/** Neither part holds a line break. */
const keyOf = (first: string, second: string): string => `${first}\n${second}`;

/** The order of databases: that of the bytes, which is not that of JavaScript. */
const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
