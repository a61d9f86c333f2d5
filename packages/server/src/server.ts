import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { hostname } from 'node:os';
import { assert } from '@dicepit/engine';
import { type SignedHeads, toPublicKey } from '@dicepit/proof';
import type { Store, StoreFailure } from '@dicepit/store';
import type { FastifyInstance } from 'fastify';
import { auditHandlers, trailHandler } from './audit/handlers.ts';
import { signAtDoors, startSigning } from './audit/signing.ts';
import { cageHandlers } from './cage/handlers.ts';
import { conductHandlers } from './conduct/handlers.ts';
import { openReached, type ReachedRecord } from './dice/recovery.ts';
import { disputeHandlers } from './disputes/handlers.ts';
import { ensurePit } from './floor/ensure-pit.ts';
import type { RecoveryCause, Settings } from './floor/event.ts';
import { chancesKeptFrom, findTable } from './floor/facts.ts';
import { floorHandlers } from './floor/handlers.ts';
import { wordingHandlers } from './floor/wording-handlers.ts';
import type { AddressBook } from './host/addresses.ts';
import { watchHost } from './host/host-away.ts';
import { hostHandlers, type Overseeing } from './host/overview.ts';
import { newVisits, type Visits } from './host/visits.ts';
import { type AutoDealer, autoDealer } from './house/auto-dealer.ts';
import { appOf } from './http/app.ts';
import type { JsonName, Rates, RawHandlers, WriteBook } from './http/app-parts.ts';
import { cameFrom, usualRates } from './http/auth-guard.ts';
import type { Certificate } from './http/certificate.ts';
import { type Patience, usualPatience } from './http/listener.ts';
import { openApiHandlers } from './http/open-api.ts';
import type { Published } from './http/published.ts';
import { inspectHandlers } from './inspect/handlers.ts';
import { newIndexes } from './inspect/timeline/stream-index.ts';
import { newVerification } from './inspect/verification.ts';
import { type Bounds, usualBounds } from './live/event-streams.ts';
import { type Hub, openHub, overviewStream } from './live/hub.ts';
import { peopleHandlers } from './people/handlers.ts';
import { openPeople, type PeopleServices } from './people/services.ts';
import { elapsedOn, type Pit, type Ports, pitOver, steadyClock, systemPorts } from './pit/pit.ts';
import type { Handlers } from './pit/result.ts';
import { promotionHandlers } from './promotions/handlers.ts';
import { reportFileHandler, reportHandlers } from './reports/handlers.ts';
import { feltHandler, screenHandlers } from './screen/handlers.ts';
import { commandHandlers } from './table/execute-command.ts';
import { tableHandlers } from './table/handlers.ts';
import { watchClock } from './watch/clock.ts';
import { figuresOf } from './watch/figures.ts';
import { type Log, noLog } from './watch/log.ts';
import { newMetrics, watchedStore } from './watch/metrics.ts';
import { readinessHandlers } from './watch/readiness.ts';

/** What a pit is opened with; all but the store and the secret has a default. */
export type ServerOptions = {
  readonly store: Store;
  /** The 32 bytes that all keys of the pit are made from. */
  readonly secret: Uint8Array;
  readonly ports?: Ports;
  /** Where to listen: this machine alone where nothing is said, and a free port. */
  readonly host?: string;
  readonly port?: number;
  readonly https?: Certificate;
  /** Names that the pit goes by in addresses, beside `localhost`, names in `.local` and that of the machine. */
  readonly names?: readonly string[];
  /** What the pit is called and has by default; counts at the first start. */
  readonly settings?: Partial<Settings>;
  /** What the software calls itself, in the trail and to those who ask. */
  readonly software?: string;
  /** A folder of a proxy, such as `/dice`. */
  readonly base?: string;
  /** How many proxies of ours stand before the pit: so many addresses of X-Forwarded-For are believed, from the right. */
  readonly trustProxy?: number;
  readonly rates?: Rates;
  readonly patience?: Patience;
  /** How long the host's page may be gone, in milliseconds, before play waits for it where that is asked for. */
  readonly hostAway?: number;
  readonly streams?: Bounds;
  readonly log?: Log;
  /** Where this node keeps how far the pit has come, so that a store that went back is noticed. */
  readonly reached?: ReachedRecord;
  /** Hears of the heads that were signed, for keeping them outside. */
  readonly onSigned?: (signed: SignedHeads) => void;
  /** Where guests find the pit, for the QR code of the host's page. */
  readonly guestUrl?: () => string;
  /** The addresses of this computer, for the host to choose from. */
  readonly addresses?: AddressBook;
  /** The folder of the built screens; without one its pages say how to build it. */
  readonly screens?: string;
  /** Writes the rulebook of a pack that the screens were not built with. */
  readonly books?: WriteBook;
  /** The folder of the built documentation; without one /docs says how to build it. */
  readonly docs?: string;
  /** Published texts of rules, served beside our own words. */
  readonly published?: readonly Published[];
  /** Hears of every request, by where it comes from: whoever prints the address wants to know that it works. */
  readonly onVisit?: (visit: { readonly address: string; readonly device: string }) => void;
  /** The store has failed in a way after which nothing in memory can be trusted: the process has to end. */
  readonly onFatal?: (failure: StoreFailure) => void;
};

export type OpenServer = {
  readonly url: string;
  readonly port: number;
  readonly pit: Pit;
  readonly people: PeopleServices;
  /** Whether this start opened the pit for the first time. */
  readonly began: 'opened' | 'resumed';
  /** Why this start ended every turn of the dice under way, where it did. */
  readonly recovered?: RecoveryCause;
  /** Ends in order: no more requests, streams told, what is under way finished, heads signed, the store closed. */
  readonly close: () => Promise<void>;
};

/** What a node is opened with: a pit without the door that people come in by. */
export type NodeOptions = Pick<
  ServerOptions,
  'store' | 'secret' | 'settings' | 'software' | 'hostAway' | 'streams' | 'log' | 'reached' | 'onSigned'
> &
  Pick<ServerOptions, 'guestUrl' | 'addresses' | 'base'> & { readonly ports: Ports };

/** One node of a pit at work over its store, answering whoever hands it a request. */
export type OpenNode = Pick<OpenServer, 'pit' | 'people' | 'began' | 'recovered'> & {
  readonly hub: Hub;
  readonly visits: Visits;
  readonly handlers: Handlers<JsonName>;
  readonly raw: Omit<RawHandlers, 'readMetrics'>;
  readonly isClosing: () => boolean;
  /** Begins what the house does by itself: it deals, and looks after the host and the clock. */
  readonly start: () => AutoDealer;
  /** Ends in order; the door is shut once every stream was told, and before what is under way is waited for. */
  readonly end: (shutDoor?: () => Promise<void>) => Promise<void>;
};

/** Opens the pit over its store. Nothing is asked of it yet, and the house does nothing by itself before `start`. */
export async function openNode(options: NodeOptions): Promise<OpenNode> {
  const { store, secret, ports, log = noLog, software = 'dicepit' } = options;
  let isClosing = false;
  const clock = steadyClock(ports);
  const pit = pitOver(store, secret, { ...ports, now: clock.now, software });
  const began = await ensurePit(pit, {
    software,
    publicKey: toPublicKey(pit.keys.heads),
    ...(options.settings === undefined ? {} : { settings: options.settings }),
  });
  pit.atWork();
  const reached = options.reached && (await openReached(pit, options.reached, began));
  const recovered = reached?.recovered;
  if (recovered !== undefined)
    log.warn({ why: recovered }, 'the store was behind: every turn of the dice under way has ended');
  const people = await openPeople(pit);
  const notSigned = (error: unknown): void => log.error({ error }, 'heads could not be signed');
  const signing = startSigning(pit, { failed: notSigned });
  const hub = openHub(pit, people, { bounds: options.streams ?? usualBounds, signing });
  const endDoors = signAtDoors(pit, signing, notSigned);
  const notKept = (error: unknown): void =>
    log.error({ error }, 'how far the pit has come could not be kept');
  const endReached = reached?.keep(signing, notKept);
  const { onSigned } = options;
  if (onSigned !== undefined) signing.listen(({ signed }) => onSigned(signed));

  const verification = newVerification(pit, software);
  const visits = newVisits(pit.ports.now);
  const overseeing: Overseeing = {
    presence: people.presence,
    where: { book: options.addresses, visits, guestUrl: options.guestUrl },
    began,
    startedAt: pit.ports.now(),
    heads: signing.latest,
  };
  const overview = overviewStream(pit, hub.readers, overseeing);

  /** What guests are told to type: where the pit was asked, unless somebody knows better. */
  const addressFor = (origin: string): string => options.guestUrl?.() ?? `${origin}${options.base ?? ''}`;

  /** What ends first: whatever the house does by itself. */
  let stopHouse: () => Promise<void> = async () => undefined;
  return {
    pit,
    people,
    hub,
    visits,
    began,
    ...(recovered === undefined ? {} : { recovered }),
    isClosing: () => isClosing,
    handlers: {
      ...floorHandlers(pit),
      ...wordingHandlers(pit),
      ...tableHandlers(pit),
      ...commandHandlers(pit),
      ...peopleHandlers(pit, people),
      ...cageHandlers(pit),
      ...disputeHandlers(pit),
      ...conductHandlers(pit),
      ...promotionHandlers(pit, people),
      ...screenHandlers(pit, people, hub.screens),
      ...auditHandlers(pit, signing),
      ...inspectHandlers(pit, { indexes: newIndexes(store), signing, verification, software }),
      ...reportHandlers(pit, { signing, software }),
      ...hostHandlers(pit, overseeing),
      ...openApiHandlers(software, options.base ?? ''),
      ...readinessHandlers({
        store,
        control: pit.control,
        older: pit.older,
        software,
        isClosing: () => isClosing,
        now: elapsedOn(ports),
      }),
    },
    raw: {
      followPit: hub.followPit,
      followOverview: overview.follow,
      followTable: ({ params, query, lastEventId, ...request }) => {
        const after = lastEventId ?? query.after;
        return hub.followTable({
          ...request,
          table: params.table,
          ...(after === undefined ? {} : { after }),
          betting: query.betting === 'yes',
        });
      },
      followScreen: ({ params, caller, response, origin = '' }) =>
        hub.screens.follow({ caller, response, table: params.table, address: () => addressFor(origin) }),
      followLobby: ({ caller, response, origin = '' }) =>
        hub.screens.follow({ caller, response, address: () => addressFor(origin) }),
      readFelt: feltHandler(pit),
      readTrail: trailHandler(pit, software),
      printReport: reportFileHandler(pit, { signing, software }),
    },
    start: () => {
      const house = autoDealer(pit, { failed: (error) => log.error({ error }, 'the house could not deal') });
      const endWatch = watchHost(pit, people.presence, {
        ...(options.hostAway === undefined ? {} : { patience: options.hostAway }),
        failed: (error) => log.error({ error }, 'the host could not be looked after'),
      });
      const endClock = watchClock(pit, clock, (jump) =>
        log.warn(jump, 'the clock of this machine has jumped'),
      );
      stopHouse = async () => {
        endWatch();
        endClock();
        await house.end();
      };
      return house;
    },
    end: async (shutDoor) => {
      isClosing = true;
      await stopHouse();
      overview.end();
      hub.close();
      await shutDoor?.();
      await people.end();
      await verification.end();
      endDoors();
      await signing.end();
      await endReached?.();
      pit.end();
    },
  };
}

/** Opens the pit over its store and listens. */
export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const { log = noLog, software = 'dicepit' } = options;
  const metrics = newMetrics();
  const store = watchedStore(options.store, metrics, (failure) => {
    log.fatal({ error: failure }, 'the store cannot be trusted any more');
    options.onFatal?.(failure);
  });
  const node = await openNode({ ...options, store, ports: options.ports ?? systemPorts });
  const { pit, people, hub, visits, began, recovered, isClosing } = node;

  const app = await appOf({
    handlers: node.handlers,
    raw: {
      ...node.raw,
      readMetrics: async ({ response }) => {
        const page = await metrics.page();
        response.writeHead(200, { 'content-type': metrics.contentType }).end(page);
        return undefined;
      },
    },
    callerOf: people.sessions.callerOf,
    chancesKept: (caller) => chancesKeptFrom(pit, caller),
    packAt: async (table) => (await findTable(pit, table))?.pack,
    log,
    metrics,
    // Rates go by a clock that nobody sets.
    now: () => performance.now(),
    names: new Set([hostname().toLowerCase(), ...(options.names ?? []).map((name) => name.toLowerCase())]),
    rates: options.rates ?? usualRates,
    patience: options.patience ?? usualPatience,
    base: options.base ?? '',
    trustProxy: options.trustProxy ?? 0,
    isClosing,
    onRefused: ({ code, address }) => people.security.note(code, address),
    ...(options.https === undefined ? {} : { certificate: options.https }),
    ...(options.screens === undefined ? {} : { screens: options.screens }),
    ...(options.books === undefined ? {} : { books: options.books }),
    ...(options.docs === undefined ? {} : { docs: options.docs }),
    ...(options.published === undefined ? {} : { published: options.published }),
  });
  const { host = '127.0.0.1', trustProxy = 0 } = options;
  const met = new WeakSet<Socket>();
  app.server.on('request', (request: IncomingMessage) => {
    // All that comes by one connection is from one device, unless a proxy of ours has the connections.
    if (trustProxy === 0 && met.has(request.socket)) return;
    met.add(request.socket);
    const address = cameFrom(request, trustProxy);
    visits.note(address);
    options.onVisit?.({ address, device: request.headers['user-agent'] ?? '' });
  });
  const endAllButStore = async (): Promise<void> => {
    await node.end(() => ended(app));
    metrics.end();
  };
  try {
    await app.listen({ host, port: options.port ?? 0 });
  } catch (cause) {
    // The store is left to whoever gave it: the same may be tried at another port.
    await endAllButStore();
    throw cause;
  }
  const port = portOf(app);
  const house = node.start();
  figuresOf(metrics, { pit, hub, house });
  log.info({ host, port, software, began }, 'the pit is open');

  const shutDown = async (): Promise<void> => {
    log.info('the pit is closing');
    await endAllButStore();
    await store.close();
    log.info('the pit is closed');
  };
  let closing: Promise<void> | undefined;
  return {
    url: `${options.https === undefined ? 'http' : 'https'}://${named(host)}:${port}${options.base ?? ''}`,
    port,
    pit,
    people,
    began,
    ...(recovered === undefined ? {} : { recovered }),
    close: () => (closing ??= shutDown()),
  };
}

/** An address that listens everywhere is not one that can be asked. */
function named(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** So long somebody may take to read the last answer. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Answers what is under way and closes; connections that are only kept for a next request are not waited for. */
async function ended(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  assert(typeof address === 'object' && address !== null, () => 'a server that listens has a port');
  return address.port;
}
