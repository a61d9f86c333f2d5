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
 */
export function lineTo({ url, schema, patience, onRenewed }: LineOptions): Line {
  let current: Sql | undefined;
  let isClosed = false;
  let away: { readonly failure: StoreFailure; readonly until: number } | undefined;

  const connections = (): Sql => {
    if (current) return current;
    current = postgres(url, {
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
    });
    onRenewed(current);
    return current;
  };

  const giveUp = (sql: Sql, failure: StoreFailure): void => {
    if (current !== sql) return;
    current = undefined;
    away = { failure, until: performance.now() + RETRY_PAUSE_MS };
    void sql.end({ timeout: 0 });
  };

  return {
    // A little longer than the database's own timeout, which says more about what took so long.
    async run(statements, within = patience * 1.2) {
      if (isClosed) throw new StoreFailure('The store is closed.');
      if (away && performance.now() < away.until) throw away.failure;
      const sql = connections();
      const silence = silentFor(within);
      try {
        return await Promise.race([statements(sql), silence.passed]);
      } catch (error) {
        const failure = error instanceof StoreFailure ? error : toFailure(error);
        if (error === silence.failure || isLost(error)) giveUp(sql, failure);
        throw failure;
      } finally {
        silence.end();
      }
    },
    async close() {
      isClosed = true;
      await current?.end({ timeout: patience / 1000 });
    },
  };
}

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
