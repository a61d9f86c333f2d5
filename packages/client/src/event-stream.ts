import {
  type AnswerOf,
  type BodyOf,
  check,
  type ProblemDetails,
  type Reaction,
  type Screen,
} from '@dicepit/wire';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import {
  type Answer,
  type AnyAsking,
  ask,
  type Connection,
  type ConnectionSettings,
  clientProblem,
  createConnection,
  delay,
  type EventsName,
  problemIn,
  retryDelay,
  routeOf,
  send,
  toAddress,
} from './request.ts';

/** How an event stream stands, for a sign that a person can read. */
export type StreamState =
  | { readonly is: 'connecting' }
  /** In trouble when the pit lives but its store does not: nothing new happens until that is mended. */
  | { readonly is: 'live'; readonly inTrouble?: boolean }
  | {
      readonly is: 'reconnecting';
      /**
       * When the connection was lost; what is shown may be older than that by a beat or two. Of one that was let go
       * it is when something was last heard.
       */
      readonly since: number;
      /** When the pit was last heard of: what is shown was right then. */
      readonly staleSince: number;
      readonly problem: ProblemDetails;
    }
  /** Nothing more will come. */
  | { readonly is: 'ended'; readonly why: StreamEnd; readonly problem?: ProblemDetails };

/** Why a stream is over: its reader left, goes on at another phone, was sent away by the server, or there is nothing to read. */
export type StreamEnd = 'stopped' | 'session over' | 'replaced' | 'removed' | 'not allowed' | 'not there';

/** What a reader makes of a message: goes on, wants another connection, or is told that it is over. */
export type MessageResult = 'goes on' | 'again' | { readonly over: StreamEnd };

type Subscriber = {
  readonly params?: unknown;
  readonly query?: unknown;
  /** The id of the last message that was taken in; undefined to begin anew. */
  readonly cursor: () => string | undefined;
  readonly take: (message: Message) => MessageResult;
  readonly onState: (state: StreamState) => void;
};

/** A stream that is read over as many connections as it takes. */
export type Subscription = {
  readonly stop: () => void;
  /** Tries at once, where a wait is under way: the network is back, or the page is looked at again. */
  readonly retryNow: () => void;
  /**
   * Lets the connection go and makes another at once: one that was open while a page slept, or while its network
   * changed, may be dead without a word.
   */
  readonly reconnect: () => void;
  /** Resolves when nothing more will come; rejects by a mistake of whoever takes the messages in. */
  readonly ended: Promise<void>;
};

/** Reads an event stream until it is stopped or is over for a reason. A lost connection is made anew for ever. */
export function subscribe(connection: Connection, name: EventsName, reader: Subscriber): Subscription {
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
    if (!wasLetGo()) await delay(milliseconds, connection.world, waiting.signal);
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
    reconnect: letGo,
    ended: run(connection, name, { ...reader, signal: stopping.signal, open, wasLetGo, pause }),
  };
}

type Run = Subscriber & {
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
    const over = findEnding(took, ending, signal);
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
    await pause(Math.max(retryDelay(retry, world), (ending.after ?? 0) * 1_000));
    retry += 1;
  }
}

type Read = { readonly ending: Ending; readonly took: MessageResult; readonly brought: boolean };

/** One connection from its beginning to its end. It is live as soon as the reader knows where the stream stands. */
async function readOnce(
  connection: Connection,
  name: EventsName,
  { params, query, cursor, take, open }: Run,
  { onHeard, onLive }: { readonly onHeard: () => void; readonly onLive: () => void },
): Promise<Read> {
  const read: { took: MessageResult; signs: number; taken: number; isLive: boolean; mistake?: unknown } = {
    took: 'goes on',
    signs: 0,
    taken: 0,
    isLive: false,
  };
  const ending = await readEvents(connection, name, {
    params,
    query,
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

type Over = { readonly why: StreamEnd; readonly problem?: ProblemDetails };

const byStatus: Readonly<Record<number, StreamEnd>> = {
  401: 'session over',
  403: 'not allowed',
  404: 'not there',
  410: 'not there',
};

/** Why a stream is over for good after one of its connections has ended; undefined where another is worth trying. */
function findEnding(took: MessageResult, { problem }: Ending, signal: AbortSignal): Over | undefined {
  if (signal.aborted) return { why: 'stopped' };
  if (typeof took === 'object') return { why: took.over };
  const why = byStatus[problem.status];
  return why === undefined ? undefined : { why, problem };
}

export type Message = EventSourceMessage;

/** How one connection of an event stream ended: it broke off, or it was never opened for a reason that was told. */
type Ending = ReturnType<typeof clientProblem> & { readonly after?: number };

type Reading = {
  readonly params?: unknown;
  readonly query?: unknown;
  /** The id after which to go on; a stream from its beginning where there is none. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  /** Called for everything that arrives, heartbeats included. */
  readonly onSign: () => void;
  /** Says whether to go on reading. */
  readonly onMessage: (message: Message) => boolean;
};

/** The server sends a heartbeat every 15 seconds: after two missed ones and a margin the connection counts as lost. */
const HEARTBEAT_TIMEOUT_MS = 40_000;

/** A message longer than this is none of the server's. */
const MAX_MESSAGE_CHARACTERS = 16 * 1024 * 1024;

/** Reads an event stream until it breaks off or somebody stops it. Answers with why, and never rejects. */
async function readEvents(
  connection: Connection,
  name: EventsName,
  { params, query, after, signal, onSign, onMessage }: Reading,
): Promise<Ending> {
  if (signal.aborted) return clientProblem('CALLED_OFF');
  const attempt = new AbortController();
  const stop = (): void => attempt.abort();
  const { world } = connection;
  let cancel = world.later(HEARTBEAT_TIMEOUT_MS, stop);
  const sign = (): void => {
    cancel();
    cancel = world.later(HEARTBEAT_TIMEOUT_MS, stop);
  };
  signal.addEventListener('abort', stop);
  try {
    const response = await askForEvents(connection, name, { params, query, after, signal: attempt.signal });
    sign();
    const { body } = response;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!response.ok) return refusalIn(problemIn(response, await response.text()));
    if (!isStream || body === null) return clientProblem('UNREADABLE');
    await readBody(body, { onSign: () => (sign(), onSign()), onMessage });
  } catch {
    // The connection broke off or was broken off: that is the answer below.
  } finally {
    cancel();
    signal.removeEventListener('abort', stop);
    stop();
  }
  return clientProblem('UNREACHABLE');
}

type StreamAsking = Pick<Reading, 'params' | 'query' | 'after'> & { readonly signal?: AbortSignal };

/** Asks for a stream, to be read by whoever has the answer. */
function askForEvents(
  connection: Connection,
  name: EventsName,
  { params, query, after, signal }: StreamAsking,
): Promise<Response> {
  const headers = {
    accept: 'text/event-stream',
    ...(after === undefined ? {} : { 'last-event-id': after }),
  };
  const asking: AnyAsking = { params, query };
  const address = toAddress(connection.url, routeOf(name), asking);
  return send(connection, address, {
    headers,
    cache: 'no-store',
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Asks for the stream of a table and reads none of it: with `fetchAhead`, it is handed to whoever follows the table later. */
export const askForTable = (settings: ConnectionSettings, table: string): Promise<Response> =>
  askForEvents(createConnection(settings), 'followTable', { params: { table }, after: undefined });

async function readBody(
  body: ReadableStream<Uint8Array>,
  { onSign, onMessage }: Pick<Reading, 'onSign' | 'onMessage'>,
): Promise<void> {
  const reading = { goesOn: true };
  const parser = createParser({
    maxBufferSize: MAX_MESSAGE_CHARACTERS,
    // What follows in the same chunk is not for whoever has stopped reading.
    onEvent: (message) => {
      if (reading.goesOn) reading.goesOn = onMessage(message);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  while (reading.goesOn) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    onSign();
  }
  await reader.cancel();
}

function refusalIn(answer: ReturnType<typeof problemIn>): Ending {
  return answer.ok ? clientProblem('UNREADABLE') : answer;
}

/** The server ends a stream: it goes down and comes back, or it has sent the reader away. */
export function parseBye(data: string): MessageResult {
  const over = sentAway[whyIn(data)];
  return over === undefined ? 'again' : { over };
}

const sentAway: Readonly<Record<string, StreamEnd>> = {
  'session over': 'session over',
  replaced: 'replaced',
  removed: 'removed',
};

function whyIn(data: string): string {
  try {
    const json: unknown = JSON.parse(data);
    const why: unknown = typeof json === 'object' && json !== null && 'why' in json ? json.why : json;
    return typeof why === 'string' ? why : '';
  } catch {
    return data;
  }
}

/** The data of a message, by its schema; undefined where it does not fit, so that the stream is read anew. */
export function parseData<Value>(
  schema: Parameters<typeof check<Value>>[0],
  data: string,
): Value | undefined {
  try {
    const checked = check(schema, JSON.parse(data));
    return checked.ok ? checked.value : undefined;
  } catch {
    return undefined;
  }
}

export type FollowScreenSettings = {
  /** The table to look at; the lobby where none is named. */
  readonly table?: string;
  readonly onScreen: (screen: Screen) => void;
  readonly onReaction?: (reaction: Reaction) => void;
  readonly onState: (state: StreamState) => void;
};

/** A pit as a screen on a wall asks it: no rules and no table of its own, only pictures that are ready to be shown. */
export type ScreenClient = {
  /** Joins by the code of the pit, from which on the pit lets the screen show that code. */
  readonly join: (body: BodyOf<'joinScreen'>) => Promise<Answer<AnswerOf<'joinScreen'>>>;
  /** Says which view the screen shows. */
  readonly tell: (body: BodyOf<'tellView'>) => Promise<Answer<AnswerOf<'tellView'>>>;
  /** Each picture is whole, so that nothing has to be made up for. */
  readonly follow: (settings: FollowScreenSettings) => Subscription;
};

export function createScreenClient(settings: ConnectionSettings): ScreenClient {
  const connection = createConnection(settings);
  return {
    join: (body) => ask(connection, 'joinScreen', { body }),
    tell: (body) => ask(connection, 'tellView', { body }),
    follow: ({ table, onScreen, onReaction, onState }) => {
      let id: string | undefined;
      const name = table === undefined ? 'followLobby' : 'followScreen';
      return subscribe(connection, name, {
        params: { table },
        cursor: () => id,
        take: ({ event, data, id: at = '' }) => {
          if (event === 'bye') return parseBye(data);
          if (event === 'trouble' || event === 'well')
            onState({ is: 'live', inTrouble: event === 'trouble' });
          if (event === 'reaction' && onReaction !== undefined) {
            const reaction = parsePicture<Reaction>(data);
            if (reaction !== undefined) onReaction(reaction);
          }
          if (event !== 'screen') return 'goes on';
          const screen = parsePicture<Screen>(data);
          if (screen === undefined) return 'again';
          id = at;
          onScreen(screen);
          return 'goes on';
        },
        onState,
      });
    },
  };
}

/**
 * A picture as the pit has drawn it. It is not held to its schema: a set that hangs through an update shows what it can
 * of a newer picture, until its page has loaded itself anew.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function parsePicture<Picture>(data: string): Picture | undefined {
  try {
    // The pit wrote it by the schema that the type is made of.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(data) as Picture;
  } catch {
    return undefined;
  }
}
