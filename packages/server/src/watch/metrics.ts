import { monitorEventLoopDelay } from 'node:perf_hooks';
import { authority } from '@dicepit/engine';
import { partyAuthority } from '@dicepit/games';
import { type Appended, type Store, StoreFailure } from '@dicepit/store';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The figures of one pit, in a registry of its own: two pits in one process do not add up. */
export type Metrics = {
  readonly answered: (answer: {
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  /** A command for a table, and what came of it: `accepted`, `repeated`, or the code of the refusal. */
  readonly commanded: (type: unknown, result: string) => void;
  readonly appended: (append: {
    readonly result: string;
    readonly entries: number;
    readonly seconds: number;
  }) => void;
  readonly storeFailed: () => void;
  /** Something that is read when somebody looks, such as how many event streams are open. */
  readonly watch: (name: string, help: string, read: () => number) => void;
  /** As `watch`, for something that comes in a few kinds. */
  readonly watchEach: (
    name: string,
    help: string,
    label: string,
    read: () => Promise<ReadonlyMap<string, number>>,
  ) => void;
  /** The page that Prometheus reads. */
  readonly page: () => Promise<string>;
  readonly contentType: string;
  readonly end: () => void;
};

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'dicepit_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers,
  });
  const commands = new Counter({
    name: 'dicepit_commands_total',
    help: 'Commands for tables, by type and by what came of them',
    labelNames: ['type', 'result'],
    registers,
  });
  const appends = new Histogram({
    name: 'dicepit_append_seconds',
    help: 'How long the store took until an append was durable, by its result',
    labelNames: ['result'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
    registers,
  });
  const entries = new Counter({ name: 'dicepit_entries_total', help: 'Entries written', registers });
  const failures = new Counter({
    name: 'dicepit_store_failures_total',
    help: 'Times that the store failed',
    registers,
  });
  const requestsOf = kept((route, status) => requests.labels({ route, status }));
  const commandsOf = kept((type, result) => commands.labels({ type, result }));
  const appendsOf = kept((result) => appends.labels({ result }));
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  watch(
    registry,
    'dicepit_event_loop_lag_seconds',
    'How late the event loop was, p99 since last read',
    () => {
      const seconds = lag.percentile(99) / 1e9;
      lag.reset();
      return Number.isFinite(seconds) ? seconds : 0;
    },
  );
  watch(registry, 'dicepit_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  watch(registry, 'dicepit_uptime_seconds', 'Since the start of the process', () => process.uptime());

  return {
    answered: ({ route, status, seconds }) => requestsOf(route, String(status)).observe(seconds),
    commanded: (type, result) => commandsOf(knownType(type), result).inc(),
    appended: ({ result, entries: count, seconds }) => {
      appendsOf(result, '').observe(seconds);
      entries.inc(count);
    },
    storeFailed: () => failures.inc(),
    watch: (name, help, read) => watch(registry, name, help, read),
    watchEach: (name, help, label, read) => watchEach(registry, { name, help, label }, read),
    page: () => registry.metrics(),
    contentType: registry.contentType,
    end: () => lag.disable(),
  };
}

/** The figure of two labels, looked for once: finding it by its labels takes longer than counting. */
function kept<Figure>(
  find: (first: string, second: string) => Figure,
): (first: string, second: string) => Figure {
  const figures = new Map<string, Map<string, Figure>>();
  return (first, second) => {
    const found = figures.get(first)?.get(second);
    if (found !== undefined) return found;
    const figure = find(first, second);
    figures.set(first, (figures.get(first) ?? new Map<string, Figure>()).set(second, figure));
    return figure;
  };
}

function watch(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(gauge);
}

function watchEach(
  registry: Registry,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  read: () => Promise<ReadonlyMap<string, number>>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    async collect() {
      const counts = await read();
      this.reset();
      for (const [kind, count] of counts) this.set({ [label]: kind }, count);
    },
  });
  registry.registerMetric(gauge);
}

/** What somebody sends as a type becomes a label only where it is one: labels are kept for ever. */
const knownType = (type: unknown): string =>
  typeof type === 'string' && (Object.hasOwn(authority, type) || Object.hasOwn(partyAuthority, type))
    ? type
    : 'unknown';

/** A store that is counted. `onFatal` hears of a failure after which this process can trust nothing that it knows. */
export function watchedStore(
  store: Store,
  metrics: Metrics,
  onFatal: (failure: StoreFailure) => void,
): Store {
  const seen = async <Result>(asked: Promise<Result>): Promise<Result> => {
    try {
      return await asked;
    } catch (failure) {
      metrics.storeFailed();
      if (failure instanceof StoreFailure && failure.fatal) onFatal(failure);
      throw failure;
    }
  };
  return {
    append: async (append) => {
      const began = performance.now();
      const appended: Appended = await seen(store.append(append));
      const written = append.writes.reduce((sum, { texts }) => sum + texts.length, 0);
      metrics.appended({
        result: appended.is,
        entries: appended.is === 'appended' ? written : 0,
        seconds: (performance.now() - began) / 1_000,
      });
      return appended;
    },
    read: (stream, after, limit) => seen(store.read(stream, after, limit)),
    head: (stream) => seen(store.head(stream)),
    heads: (prefix, after, limit) => seen(store.heads(prefix, after, limit)),
    receipt: (scope, key) => seen(store.receipt(scope, key)),
    record: (shelf, key) => seen(store.record(shelf, key)),
    records: (shelf) => seen(store.records(shelf)),
    put: (puts) => seen(store.put(puts)),
    snapshot: (stream) => seen(store.snapshot(stream)),
    keepSnapshot: (snapshot) => seen(store.keepSnapshot(snapshot)),
    onWake: (wake) => store.onWake(wake),
    check: () => seen(store.check()),
    close: () => store.close(),
  };
}
