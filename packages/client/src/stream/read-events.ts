import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { clientProblem } from '../asking/answer.ts';
import { problemIn } from '../asking/ask.ts';
import { type AnyAsking, addressOf, type EventsName, routeOf } from '../asking/asking.ts';
import { type Connection, send } from '../asking/connection.ts';

export type Message = EventSourceMessage;

/** How one connection of an event stream ended: it broke off, or it was never opened for a reason that was told. */
export type Ending = ReturnType<typeof clientProblem> & { readonly after?: number };

export type Reading = {
  readonly params?: unknown;
  /** The id after which to go on; a stream from its beginning where there is none. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  /** Something has come, be it only a beat. */
  readonly onSign: () => void;
  /** Says whether to go on reading. */
  readonly onMessage: (message: Message) => boolean;
};

/** The server beats every 15 seconds: after two beats missed and some more the connection is taken for dead. */
const SILENCE = 40_000;

/** A message longer than this is none of the server's. */
const LONGEST_MESSAGE = 16 * 1024 * 1024;

/** Reads an event stream until it breaks off or somebody stops it. Answers with why, and never rejects. */
export async function readEvents(
  connection: Connection,
  name: EventsName,
  { params, after, signal, onSign, onMessage }: Reading,
): Promise<Ending> {
  if (signal.aborted) return clientProblem('CALLED_OFF');
  const attempt = new AbortController();
  const stop = (): void => attempt.abort();
  const { world } = connection;
  let cancel = world.later(SILENCE, stop);
  const sign = (): void => {
    cancel();
    cancel = world.later(SILENCE, stop);
  };
  signal.addEventListener('abort', stop);
  try {
    const headers = {
      accept: 'text/event-stream',
      ...(after === undefined ? {} : { 'last-event-id': after }),
    };
    const asking: AnyAsking = { params };
    const init = { headers, cache: 'no-store', signal: attempt.signal } as const;
    const response = await send(connection, addressOf(connection.url, routeOf(name), asking), init);
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

async function readBody(
  body: ReadableStream<Uint8Array>,
  { onSign, onMessage }: Pick<Reading, 'onSign' | 'onMessage'>,
): Promise<void> {
  const reading = { goesOn: true };
  const parser = createParser({
    maxBufferSize: LONGEST_MESSAGE,
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
