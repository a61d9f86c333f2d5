import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { ConnectionSettings } from '@dicepit/client';
import { StoreFailure } from '@dicepit/store';
import { type Route, type RouteName, routeNames, routes } from '@dicepit/wire';
import type { FastifyRequest } from 'fastify';
import { readRequest } from '../../packages/server/src/http/answer-route.ts';
import type { RawName } from '../../packages/server/src/http/app-parts.ts';
import { denied } from '../../packages/server/src/http/auth-guard.ts';
import { type Answerable, ofRefusal, problem } from '../../packages/server/src/http/problem-reply.ts';
import { SESSION_COOKIE } from '../../packages/server/src/http/session-cookie.ts';
import type { Answered, SessionChange } from '../../packages/server/src/pit/result.ts';
import type { OpenNode } from '../../packages/server/src/server.ts';
import type { Life, Simulation } from './simulation.ts';
import type { Weather } from './weather.ts';

/*
 * Requests and event streams between phones and nodes. Fastify and the sockets are left out; what a request is read by,
 * who may ask, and what is answered are the server's own. Everything that is sent may be late, lost, or come twice.
 */

/** A node as the network sees it. */
export type Host = {
  readonly life: Life;
  /** Nothing while it starts. */
  readonly node: () => OpenNode | undefined;
};

type Network = {
  /** `fetch` for somebody who asks from an address, at whichever node answers. */
  readonly fetchFor: (phone: Life, address: string) => NonNullable<ConnectionSettings['fetch']>;
  /** A process is gone: its connections break, some of them without a word. */
  readonly lost: (host: Host) => void;
};

type NetworkSettings = {
  readonly simulation: Simulation;
  readonly hosts: () => readonly Host[];
  readonly weather: () => Weather;
  /** Sees every text that leaves a node for somebody. */
  readonly seen: (text: string) => void;
  /** A request failed by a mistake of ours. */
  readonly broke: (error: unknown, route: string) => void;
};

/** What a phone sends, as the wire carries it. */
type Sent = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly address: string;
};

/** What is answered: a text, or a stream that goes on. */
type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

export function createNetwork({ simulation, hosts, weather, seen, broke }: NetworkSettings): Network {
  const { dice, note } = simulation;
  const open = new Map<Host, Set<Connection>>();

  const leg = (): number => {
    const { delay, slow, slowDelay } = weather().network;
    return dice.happens(slow) ? dice.between(delay, slowDelay) : dice.between(0.1, delay);
  };
  const connect = (host: Host, phone: Life): Connection => {
    const connection = createConnection(simulation, { phone, host: host.life, leg, weather, seen });
    const others = open.get(host) ?? new Set();
    open.set(host, others.add(connection));
    connection.onEnd(() => others.delete(connection));
    return connection;
  };

  return {
    lost: (host) => {
      for (const connection of open.get(host) ?? [])
        if (dice.happens(0.7)) connection.breakOff(dice.between(0.1, 200));
      open.delete(host);
    },
    fetchFor: (phone, address) => {
      let sticks: Host | undefined;
      return (url, init) =>
        new Promise((resolve, reject) => {
          const up = hosts().filter((host) => host.life.isAlive() && host.node() !== undefined);
          const [first, ...rest] = up;
          const sent = sentBy(url, init, address);
          const what = `${sent.method} ${sent.path}`;
          if (first === undefined) {
            phone.after(leg(), `${what} finds nobody`, () => reject(new TypeError('no node is up')));
            return;
          }
          // A proxy sends a phone to the same node as long as that is up, and sometimes to another.
          if (sticks === undefined || !up.includes(sticks) || dice.happens(0.1))
            sticks = dice.pick([first, ...rest]);
          const host = sticks;
          const { requestLost, requestTwice } = weather().network;
          const connection = connect(host, phone);
          connection.answered.then(resolve, reject);
          init.signal?.addEventListener('abort', connection.leave);
          if (dice.happens(requestLost)) {
            note(`${phone.name}: ${what} is lost`);
            return;
          }
          const arrives = (to: Connection): void =>
            void host.life.after(leg(), `${what} of ${phone.name}`, () => {
              const node = host.node();
              if (node === undefined) return;
              void answer(node, sent, to).catch((error: unknown) => broke(error, what));
            });
          arrives(connection);
          // A proxy that has lost a connection sends the same again; nobody hears that answer.
          if (sent.method !== 'POST' || !dice.happens(requestTwice)) return;
          const second = connect(host, phone);
          second.answered.catch(() => undefined);
          arrives(second);
        });
    },
  };
}

/** One request and what comes of it. */
type Connection = {
  readonly answered: Promise<Response>;
  /** Sends a whole answer. */
  readonly reply: (reply: Reply) => void;
  /** What an event stream is written to. */
  readonly stream: () => ServerResponse;
  readonly isStreaming: () => boolean;
  /** The phone hangs up. */
  readonly leave: () => void;
  readonly breakOff: (after: number) => void;
  readonly onEnd: (ended: () => void) => void;
};

type Connecting = {
  readonly phone: Life;
  readonly host: Life;
  readonly leg: () => number;
  readonly weather: () => Weather;
  readonly seen: (text: string) => void;
};

function createConnection(
  { dice, now, note }: Simulation,
  { phone, host, leg, weather, seen }: Connecting,
): Connection {
  const { promise: answered, resolve, reject } = Promise.withResolvers<Response>();
  const server = new EventEmitter();
  const body = createBody();
  const ends: (() => void)[] = [];
  let isOpen = true;
  let isStreaming = false;
  let hangs = false;
  let waiting = 0;
  let arrivesAt = 0;

  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    for (const ended of ends) ended();
  };
  const closeAtServer = (): void => {
    end();
    host.after(leg(), '', () => server.emit('close'));
  };
  /** Bytes of one connection come in the order in which they were sent. */
  const deliver = (what: string, run: () => void): void => {
    arrivesAt = Math.max(arrivesAt + 0.001, now() + leg());
    phone.after(arrivesAt - now(), what, () => {
      if (!hangs) run();
    });
  };
  const failAtPhone = (): void => {
    reject(new TypeError('the connection was lost'));
    body.fail();
  };

  return {
    answered,
    isStreaming: () => isStreaming,
    onEnd: (ended) => void ends.push(ended),
    reply: ({ status, headers, text }) => {
      seen(text);
      if (!isOpen) return;
      if (dice.happens(weather().network.answerLost)) {
        note(`${phone.name}: an answer ${status} is lost`);
        if (dice.happens(0.5)) deliver('connection lost', failAtPhone);
        return;
      }
      deliver(`answered ${status}`, () => {
        end();
        resolve(responseOf(status, headers, text));
      });
    },
    stream: () => {
      const { cutAfter, hangs: hanging } = weather().network;
      if (Number.isFinite(cutAfter))
        host.after(dice.between(0, cutAfter), '', () => {
          if (!isOpen || !Number.isFinite(weather().network.cutAfter)) return;
          if (dice.happens(hanging)) {
            note(`${phone.name}: a stream hangs`);
            hangs = true;
            return;
          }
          deliver('a stream was cut', failAtPhone);
          closeAtServer();
        });
      const response = {
        on: (event: string, listener: () => void) => server.on(event, listener),
        setHeaders: () => response,
        writeHead: (status: number, headers: Readonly<Record<string, string>>) => {
          isStreaming = true;
          deliver('stream', () => resolve(responseOf(status, headers, '', body)));
          return response;
        },
        write: (chunk: string | Uint8Array) => {
          const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
          seen(Buffer.from(bytes).toString());
          if (!isOpen) return false;
          waiting += bytes.length;
          deliver('', () => {
            waiting -= bytes.length;
            body.push(bytes);
          });
          return true;
        },
        end: (chunk?: string | Uint8Array) => {
          if (chunk !== undefined) response.write(chunk);
          deliver('stream ended', () => body.end());
          closeAtServer();
        },
        destroy: () => {
          deliver('stream destroyed', failAtPhone);
          closeAtServer();
        },
        get writableLength() {
          return waiting;
        },
      };
      // The part of a response that event streams are written to.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return response as unknown as ServerResponse;
    },
    leave: () => {
      failAtPhone();
      if (isOpen) closeAtServer();
    },
    breakOff: (after) => {
      end();
      phone.after(after, 'connection reset', failAtPhone);
    },
  };
}

type Body = ReturnType<typeof createBody>;

/** The body of a streamed answer as whoever reads it sees it. */
function createBody() {
  type Read = { readonly done: boolean; readonly value?: Uint8Array };
  const chunks: Uint8Array[] = [];
  let state: 'open' | 'ended' | 'failed' = 'open';
  let waiting:
    | { readonly resolve: (read: Read) => void; readonly reject: (error: Error) => void }
    | undefined;
  const settle = (): void => {
    if (waiting === undefined) return;
    const { resolve, reject } = waiting;
    const next = chunks.shift();
    if (next === undefined && state === 'open') return;
    waiting = undefined;
    if (state === 'failed') reject(new TypeError('the stream was cut'));
    else resolve(next === undefined ? { done: true } : { done: false, value: next });
  };
  return {
    push: (bytes: Uint8Array): void => {
      if (state === 'open') chunks.push(bytes);
      settle();
    },
    end: (): void => {
      if (state === 'open') state = 'ended';
      settle();
    },
    fail: (): void => {
      state = 'failed';
      chunks.length = 0;
      settle();
    },
    getReader: () => ({
      read: () =>
        new Promise<Read>((resolve, reject) => {
          waiting = { resolve, reject };
          settle();
        }),
      cancel: async () => undefined,
    }),
  };
}

function responseOf(
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
  body?: Body,
): Response {
  const response = {
    status,
    ok: status >= 200 && status < 300,
    headers: {
      get: (name: string) => headers[name] ?? null,
      getSetCookie: () => (headers['set-cookie'] === undefined ? [] : [headers['set-cookie']]),
    },
    text: async () => text,
    body: body ?? null,
  };
  // The part of a response that the client reads.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return response as unknown as Response;
}

function sentBy(url: string, init: RequestInit, address: string): Sent {
  const { pathname, searchParams } = new URL(url);
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    // The client gives its headers as a plain object.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    headers: init.headers as IncomingHttpHeaders,
    body: typeof init.body === 'string' ? init.body : '',
    address,
  };
}

/** Answers a request as the server does, from who asks to what is sent. */
async function answer(node: OpenNode, sent: Sent, connection: Connection): Promise<void> {
  const found = routeAt(sent.method, sent.path);
  if (found === undefined) throw new Error(`nobody asks for ${sent.path}`);
  const { name, params } = found;
  const { access }: Route = routes[name];
  try {
    const caller = await node.people.sessions.callerOf(cookieIn(sent.headers.cookie), sent.address);
    const denial = denied(access, caller);
    if (denial !== undefined) return connection.reply(problemReply(denial));
    const body = sent.method === 'POST' ? { ok: true, value: JSON.parse(sent.body) } : undefined;
    const asked = {
      headers: sent.headers,
      params,
      query: sent.query,
      body,
      protocol: 'http',
      host: 'pit.local',
    };
    // The part of a request that is read here.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const read = readRequest(name, asked as unknown as FastifyRequest, caller);
    if (!read.ok) return connection.reply(problemReply(read.answer));
    if (isRaw(name)) {
      const last = sent.headers['last-event-id'];
      const lastEventId = typeof last === 'string' ? { lastEventId: last } : {};
      const handler = node.raw[name];
      const request = { ...read.request, ...lastEventId, response: connection.stream() };
      // The route's own schemas have read it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const refusal = await handler(request as unknown as never);
      if (refusal !== undefined) connection.reply(problemReply(ofRefusal(refusal)));
      return undefined;
    }
    const handler = node.handlers[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const answered: Answered<typeof name> = await handler(read.request as unknown as never);
    const cookie = setCookie(answered.session);
    if (!answered.ok) return connection.reply(problemReply(ofRefusal(answered.refusal), cookie));
    return connection.reply({ status: 200, headers: cookie, text: JSON.stringify(answered.answer) });
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    if (!connection.isStreaming()) connection.reply(problemReply(unavailable));
    return undefined;
  }
}

type Headers = Readonly<Record<string, string>>;

const problemReply = ({ problem: details, after }: Answerable, headers: Headers = {}): Reply => ({
  status: details.status,
  headers: { ...headers, ...(after === undefined ? {} : { 'retry-after': String(Math.ceil(after)) }) },
  text: JSON.stringify(details),
});

const unavailable = problem({ code: 'UNAVAILABLE', case: 'unknown' }, 2);

const setCookie = (change: SessionChange | undefined): Headers => {
  if (change === undefined) return {};
  return {
    'set-cookie':
      change.is === 'began' ? `${SESSION_COOKIE}=${change.cookie}` : `${SESSION_COOKIE}=; Max-Age=0`,
  };
};

const cookieIn = (header: string | undefined): string | undefined =>
  header
    ?.split('; ')
    .find((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    ?.slice(SESSION_COOKIE.length + 1);

/** The figures of a node are kept by the server around it. */
type Asked = Exclude<RouteName, 'readMetrics'>;

const isAsked = (name: RouteName): name is Asked => name !== 'readMetrics';
const isRaw = (name: Asked): name is Exclude<RawName, 'readMetrics'> => routes[name].form !== 'json';

const patterns = routeNames.filter(isAsked).map((name) => {
  const { method, path }: Route = routes[name];
  return { name, method, parts: path.split('/') };
});

/** The route of an address, and what stands in the places of its parameters. */
function routeAt(
  method: string,
  path: string,
): { readonly name: Asked; readonly params: Headers } | undefined {
  const given = path.split('/');
  const found = patterns.find(
    (pattern) =>
      pattern.method === method &&
      pattern.parts.length === given.length &&
      pattern.parts.every((part, index) => part.startsWith(':') || part === given[index]),
  );
  if (found === undefined) return undefined;
  const params = found.parts.flatMap((part, index) =>
    part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[index] ?? '')]] : [],
  );
  return { name: found.name, params: Object.fromEntries(params) };
}
