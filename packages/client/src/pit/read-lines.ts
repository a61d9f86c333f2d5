import type { RouteName } from '@dicepit/wire';
import { type Answer, clientProblem } from '../asking/answer.ts';
import { problemIn } from '../asking/ask.ts';
import { type AnyAsking, addressOf, routeOf } from '../asking/asking.ts';
import { type Connection, send } from '../asking/connection.ts';

/** Lines of text as they come. It throws when the network fails half-way: half a trail is none. */
export type Lines = AsyncIterable<string>;

/** Asks for something that is told line by line, and may be longer than one would keep in memory. */
export async function readLines(
  connection: Connection,
  name: RouteName,
  asking: AnyAsking,
  signal?: AbortSignal,
): Promise<Answer<Lines>> {
  const init = { headers: { accept: 'application/x-ndjson' }, ...(signal === undefined ? {} : { signal }) };
  try {
    const response = await send(connection, addressOf(connection.url, routeOf(name), asking), init);
    const { body } = response;
    if (!response.ok) return problemIn(response, await response.text());
    return body === null ? clientProblem('UNREADABLE') : { ok: true, value: linesOf(body) };
  } catch {
    return clientProblem(signal?.aborted === true ? 'CALLED_OFF' : 'UNREACHABLE');
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = `${rest}${done ? decoder.decode() : decoder.decode(value, { stream: true })}`.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line !== '');
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
