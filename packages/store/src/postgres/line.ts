import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import postgres, { type Sql } from 'postgres';
import { StoreFailure } from '../store.ts';
import { arrays } from './arrays.ts';

/** The connections to a database, which come back by themselves after it was away. */
export type Line = {
  /** Runs statements; rejects with a failure when the database is away, or silent for longer than the deadline. */
  run<Answer>(statements: (sql: Sql) => Promise<Answer>, within?: number): Promise<Answer>;
  close(): Promise<void>;
};

export type LineOptions = {
  readonly url: string;
  readonly schema: string;
  /** Milliseconds that one statement may take, and that a connection may take to come up. */
  readonly patience: number;
  /** Called for every new set of connections, so that whoever listens can listen on these. */
  readonly onRenewed: (sql: Sql) => void;
};

/**
 * The database ends what takes too long by its own timeouts. But a database that is stopped, or that a cut cable hides,
 * says nothing at all; so there is a deadline on this side too.
 *
 * After it, or when a connection is lost, all connections are given up and new ones are made when somebody asks again:
 * the driver can be left with a connection that never comes up. For a moment nobody tries, so that a crowd
 * that asks again and again is answered at once and does not storm a database that is just starting.
 *
 * Of several hosts one is used at a time, and the search for it is done here: where none of them can be written to, the
 * driver goes round them without a pause and without an end.
 */
export function lineTo({ url, schema, patience, onRenewed }: LineOptions): Line {
  const hosts = hostsIn(url);
  let host = 0;
  let current: Connections | undefined;
  let searching: Promise<Connections> | undefined;
  let isClosed = false;
  let away: { readonly failure: StoreFailure; readonly until: number } | undefined;

  const pause = (failure: StoreFailure): void => {
    away = { failure, until: performance.now() + RETRY_PAUSE_MS };
  };

  /** Begins with the host that was used last. */
  const search = async (): Promise<Connections> => {
    const said: string[] = [];
    for (let tried = 0; tried < hosts.length; tried++) {
      const found = connectTo({ url, schema, patience, host: hosts[host] });
      const silence = silentFor(patience * 1.2);
      try {
        await Promise.race([found.sql`SELECT 1`, silence.passed]);
        if (isClosed) throw new StoreFailure('The store is closed.');
        current = found;
        onRenewed(found.sql);
        return found;
      } catch (error) {
        void found.giveUp();
        said.push(error instanceof Error ? error.message : String(error));
        host = (host + 1) % hosts.length;
      } finally {
        silence.end();
      }
    }
    const failure = toFailure(new Error(said.join('; ')));
    pause(failure);
    throw failure;
  };

  const connected = async (): Promise<Connections> => {
    if (current) return current;
    searching ??= search().finally(() => {
      searching = undefined;
    });
    return searching;
  };

  const giveUp = (connections: Connections, failure: StoreFailure): void => {
    if (current !== connections) return;
    current = undefined;
    pause(failure);
    void connections.giveUp();
  };

  return {
    // A little longer than the database's own timeout, which says more about what took so long.
    async run(statements, within = patience * 1.2) {
      if (isClosed) throw new StoreFailure('The store is closed.');
      if (away && performance.now() < away.until) throw away.failure;
      const silence = silentFor(within);
      let connections: Connections | undefined;
      try {
        connections = await Promise.race([connected(), silence.passed]);
        return await Promise.race([statements(connections.sql), silence.passed]);
      } catch (error) {
        const failure = error instanceof StoreFailure ? error : toFailure(error);
        if (connections && (error === silence.failure || isLost(error))) giveUp(connections, failure);
        throw failure;
      } finally {
        silence.end();
      }
    },
    async close() {
      isClosed = true;
      await searching?.catch(() => undefined);
      await current?.sql.end({ timeout: patience / 1000 });
      await current?.giveUp();
    },
  };
}

/** The connections to one host, which end together. */
type Connections = { readonly sql: Sql; readonly giveUp: () => Promise<void> };

type Host = { readonly host: string; readonly port: number };

/** The hosts that an address names; none is said again where it names one, so that the driver takes what it takes. */
function hostsIn(url: string): readonly (Host | undefined)[] {
  const { host: names, port: ports } = postgres(url).options;
  return names.length < 2 ? [undefined] : names.map((host, index) => ({ host, port: ports[index] ?? 5432 }));
}

type Connecting = Omit<LineOptions, 'onRenewed'> & { readonly host: Host | undefined };

function connectTo({ url, schema, patience, host }: Connecting): Connections {
  const sockets = socketsOf(patience);
  // An option of the driver that its types leave out.
  const opening = { socket: sockets.open };
  const sql = postgres(url, {
    max: 4,
    connect_timeout: patience / 1000,
    backoff: () => RETRY_PAUSE_MS / 1000,
    keep_alive: 10,
    fetch_types: false,
    types: arrays,
    onnotice: () => undefined,
    connection: {
      application_name: 'dicepit',
      search_path: schema,
      synchronous_commit: 'on',
      statement_timeout: patience,
      lock_timeout: patience,
      idle_in_transaction_session_timeout: patience,
      ...byKeys,
    },
    // Of several hosts one may be a standby, at this connection or at a later one.
    ...(host && { ...host, target_session_attrs: 'read-write' as const }),
    ...opening,
  });
  return {
    sql,
    giveUp: async () => {
      sockets.openNoMore();
      await sql.end({ timeout: 0 });
      sockets.destroy();
    },
  };
}

/**
 * The sockets of a set of connections. They are opened here because the driver forgets those that it is just about to
 * open when it is told to end: after a database was away and came back at that moment, such a connection stood open for
 * as long as the process ran, and kept it from ending.
 */
function socketsOf(patience: number) {
  const sockets = new Set<Socket>();
  let isOver = false;
  return {
    open: ({ path, host: [host], port: [port] }: SocketOptions): Promise<Duplex> =>
      new Promise((resolve) => {
        if (isOver) throw new Error('These connections were given up.');
        for (const each of sockets) if (each.destroyed) sockets.delete(each);
        const fail = (error: Error): void => resolve(failedSocket(error));
        const socket = path ? connect(path) : connect(port ?? 5432, host);
        sockets.add(socket);
        socket
          .setTimeout(patience, () => socket.destroy(new Error(`${host}:${port} did not answer.`)))
          .on('error', fail)
          .on('close', () => fail(new Error(`${host}:${port} ended the connection.`)))
          // The name of the host is looked for on the socket where its certificate is checked.
          .once('connect', () => resolve(Object.assign(socket.setTimeout(0), { host, port })));
      }),
    openNoMore: () => {
      isOver = true;
    },
    destroy: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * What could not be opened fails as a socket does, since the driver hears of nothing that happened before it had one: when
 * it is first written to, because the driver keeps what it has not written yet for the next connection.
 */
function failedSocket(error: Error): Duplex {
  const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done(error) });
  // Nobody hears of it where the driver has its socket, or wants none any more.
  return socket.on('error', () => undefined);
}

/** What the driver tells whoever opens a socket for it; its types do not say so. */
type SocketOptions = {
  readonly path: string | false;
  readonly host: readonly string[];
  readonly port: readonly number[];
};

/**
 * Everything we ask is a walk along a key. Said once, so that no statement is planned anew each time, nor by a plan
 * that reads whole tables because they were small when it was made.
 */
const byKeys = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
} as const;

/** Milliseconds in which nobody tries to reach a database that was just away. */
const RETRY_PAUSE_MS = 100;

function toFailure(error: unknown): StoreFailure {
  const said = error instanceof Error ? error.message : String(error);
  return new StoreFailure(`PostgreSQL did not answer as it should (${said}). Ask again.`, { cause: error });
}

/**
 * Whether the connection is of no more use: it is gone, the database is going away (57P), or it has become one that
 * can only be read (25006).
 */
const isLost = (error: unknown): boolean =>
  error instanceof postgres.PostgresError
    ? error.code.startsWith('57P') || error.code === '25006'
    : !(error instanceof StoreFailure);

function silentFor(milliseconds: number) {
  const failure = new StoreFailure(`PostgreSQL was silent for ${milliseconds / 1000} s. Ask again.`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure), milliseconds);
  });
  return { passed, failure, end: () => clearTimeout(timer) };
}
