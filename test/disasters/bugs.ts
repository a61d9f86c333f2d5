import type { ConnectionSettings } from '@dicepit/client';
import type { Store } from '@dicepit/store';
import type { Ports } from '../../packages/server/src/pit/pit.ts';
import type { OpenNode } from '../../packages/server/src/server.ts';
import { tableStream } from '../../packages/server/src/table/pit-table.ts';
import type { Tampering } from './database.ts';

/*
 * Bugs that are planted to see whether the simulator finds them. Each is a wrapper around a port of the pit, made here
 * and nowhere else: there is nothing in the pit itself that could be switched on by accident.
 */

type Fetch = NonNullable<ConnectionSettings['fetch']>;

export type Bug = {
  /** What is wrong, in a sentence. */
  readonly says: string;
  readonly database?: () => Tampering;
  /** The store as a node has it. */
  readonly store?: (store: Store) => Store;
  readonly ports?: (ports: Ports) => Ports;
  /** A node as those who ask it see it. */
  readonly node?: (node: OpenNode) => OpenNode;
  /** `fetch` as a phone has it. */
  readonly fetch?: (fetch: Fetch) => Fetch;
  /** A node does not look whether the store has gone back. */
  readonly forgetsHowFar?: true;
  /** A database that is killed loses what it has acknowledged in the last milliseconds. */
  readonly losesOnKill?: number;
};

export const bugs = {
  'receipts-not-checked': {
    says: 'the store does not look whether a key was used before',
    database: () => ({ receipts: false }),
  },
  'conflict-ignored': {
    says: 'the store appends wherever a stream ends by now',
    database: () => ({
      work: ({ writes, ...work }, headOf) => ({
        ...work,
        writes: writes.map(({ stream, texts }) => ({ stream, expected: headOf(stream).version, texts })),
      }),
    }),
  },
  'speculation-unguarded': {
    says: 'an append goes on from entries that others stand in place of',
    database: () => ({
      work: ({ writes, ...work }) => ({
        ...work,
        writes: writes.map(({ stream, expected, texts }) => ({ stream, expected, texts })),
      }),
    }),
  },
  'guards-ignored': {
    says: 'an append does not look at the streams that it was only decided on',
    database: () => ({ work: (work) => ({ ...work, guards: [] }) }),
  },
  'half-an-append': {
    says: 'one append in four to several streams reaches only the first',
    database: () => {
      let count = 0;
      return {
        work: ({ writes, ...work }) => ({
          ...work,
          writes: writes.length > 1 && ++count % 4 === 0 ? writes.slice(0, 1) : writes,
        }),
      };
    },
  },
  'acknowledged-early': {
    says: 'the database acknowledges 300 ms before it has written',
    losesOnKill: 300,
  },
  'hint-trusted': {
    says: 'a node believes that nothing has happened where no hint came',
    store: (store) => {
      const heard = new Map<string, number>();
      store.onWake(({ stream, version }) => heard.set(stream, Math.max(version, heard.get(stream) ?? 0)));
      return {
        ...store,
        head: async (stream) => {
          const version = heard.get(stream);
          return version === undefined ? store.head(stream) : { stream, version, hash: '' };
        },
        read: async (stream, after, limit) =>
          (heard.get(stream) ?? after + 1) <= after ? [] : store.read(stream, after, limit),
      };
    },
  },
  'seed-kept-after-restore': {
    says: 'a node does not look whether the store has gone back',
    forgetsHowFar: true,
  },
  'entropy-repeated': {
    says: 'a process that starts anew draws the same chance again',
    ports: (ports) => {
      let count = 0;
      return {
        ...ports,
        entropy: (bytes) =>
          bytes === 32
            ? Uint8Array.from({ length: 32 }, (_, index) => (count++ + index) & 255)
            : ports.entropy(bytes),
      };
    },
  },
  'seed-told-early': {
    says: 'the answer to a command carries the seed that is still sealed',
    node: (node) => ({
      ...node,
      handlers: {
        ...node.handlers,
        giveCommand: async (request) => {
          const answered = await node.handlers.giveCommand(request);
          const { table } = request.params;
          const state = node.pit.tables.known(tableStream(table))?.state;
          if (!answered.ok || state === undefined || state.is === 'unset') return answered;
          const seed = await node.pit.vault.open(table, state.dice.turn);
          return { ...answered, answer: { ...answered.answer, seed } };
        },
      },
    }),
  },
  'deadline-by-wall-clock': {
    says: 'waits are counted by the clock that people set',
    ports: (ports) => ({ ...ports, ran: () => ({ boot: ports.ran?.().boot ?? '', ms: ports.now() }) }),
  },
  'timer-lost': {
    says: 'one timer in eight never rings',
    ports: (ports) => {
      let count = 0;
      const { timers } = ports;
      return timers === undefined
        ? ports
        : {
            ...ports,
            timers: {
              ...timers,
              later: (milliseconds, run) =>
                timers.later(milliseconds, ++count % 8 === 0 ? () => undefined : run),
            },
          };
    },
  },
  'new-key-for-a-retry': {
    says: 'a phone that asks again makes a new key',
    fetch: (fetch) => {
      const asked = new Map<string, number>();
      return (url, init) => {
        const headers = new Headers(init.headers);
        const key = headers.get('idempotency-key');
        if (key === null) return fetch(url, init);
        const times = (asked.get(key) ?? 0) + 1;
        asked.set(key, times);
        const again = times === 1 ? key : `${key}--${times}`;
        return fetch(url, { ...init, headers: { ...Object.fromEntries(headers), 'idempotency-key': again } });
      };
    },
  },
} as const satisfies Readonly<Record<string, Bug>>;

export type BugName = keyof typeof bugs;

export const isBug = (name: string): name is BugName => Object.hasOwn(bugs, name);
export const bugNames: readonly BugName[] = Object.keys(bugs).filter(isBug);
