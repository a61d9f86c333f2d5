import { type AnswerOf, check, problemDetails, type Route } from '@dicepit/wire';
import { type Answer, clientProblem } from './answer.ts';
import { type AnyAsking, type AskedName, type Asking, addressOf, routeOf } from './asking.ts';
import { type Connection, send } from './connection.ts';
import { newKey } from './new-key.ts';
import { RETRIES, waitBefore, waited } from './waits.ts';

/** An answer that has not come after so long will not come: the connection is dead, and another may not be. */
const PATIENCE = 20_000;

/** The longest wait asked for by the server that is waited out here. A longer one is for the person to know. */
const LONGEST_WAIT = 10;

/**
 * Asks the pit for something and waits for the answer.
 *
 * Where nothing is known of what became of the request it is sent again, by the same key, so that it has one effect:
 * when the network fails, and when the server says that it cannot answer now. A refusal is an answer.
 */
export async function ask<Name extends AskedName>(
  connection: Connection,
  name: Name,
  asking: Asking<Name>,
): Promise<Answer<AnswerOf<Name>>> {
  const route = routeOf(name);
  const { signal }: AnyAsking = asking;
  const isOff = (): boolean => signal?.aborted === true;
  const keyed: AnyAsking = { key: newKey(), ...asking };
  for (let retry = 0; ; retry++) {
    if (isOff()) return clientProblem('CALLED_OFF');
    const answer = await once<AnswerOf<Name>>(connection, route, keyed);
    if (isOff() && !answer.ok) return clientProblem('CALLED_OFF');
    const wait = waitAfter(answer, waitBefore(retry, connection.world));
    if (wait === undefined || retry === RETRIES) return answer;
    await waited(wait, connection.world, signal);
  }
}

/** How long to wait before the same is asked again; undefined where this answer is the answer. */
function waitAfter(answer: Answer<unknown>, usual: number): number | undefined {
  if (answer.ok) return undefined;
  const { after = 0, problem } = answer;
  const mayPass = problem.code === 'UNREACHABLE' || [429, 502, 503, 504].includes(problem.status);
  return mayPass && after <= LONGEST_WAIT ? Math.max(usual, after * 1_000) : undefined;
}

async function once<Value>(connection: Connection, route: Route, asking: AnyAsking): Promise<Answer<Value>> {
  const attempt = new AbortController();
  const stop = (): void => attempt.abort();
  asking.signal?.addEventListener('abort', stop);
  const cancel = connection.world.later(PATIENCE, stop);
  try {
    const init = { ...initOf(route, asking), signal: attempt.signal };
    const response = await send(connection, addressOf(connection.url, route, asking), init);
    const text = await response.text();
    return response.ok ? read<Value>(route, text) : problemIn(response, text);
  } catch {
    return clientProblem('UNREACHABLE');
  } finally {
    cancel();
    asking.signal?.removeEventListener('abort', stop);
  }
}

function initOf({ method, needsKey, form }: Route, { body, key = '', ifVersion }: AnyAsking) {
  const headers = {
    accept: form === 'json' ? 'application/json, application/problem+json' : '*/*',
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...(needsKey ? { 'idempotency-key': key } : {}),
    ...(ifVersion === undefined ? {} : { 'if-match': `"${ifVersion}"` }),
  };
  return method === 'POST' ? { method, headers, body: JSON.stringify(body ?? {}) } : { method, headers };
}

function read<Value>({ form, answer }: Route, text: string): Answer<Value> {
  const parsed = form === 'text' ? { ok: true as const, value: text } : jsonIn(text);
  const checked = parsed.ok ? check(answer, parsed.value) : parsed;
  // The schema of the route has just found that it is what the route answers.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return checked.ok ? { ok: true, value: checked.value as Value } : clientProblem('UNREADABLE');
}

/** The problem that an answer tells; where it tells none that can be read, only that somebody else has answered. */
export function problemIn(response: Pick<Response, 'status' | 'headers'>, text: string): Answer<never> {
  const json = jsonIn(text);
  const parsed = json.ok ? check(problemDetails, json.value) : json;
  const problem = parsed.ok
    ? parsed.value
    : { ...clientProblem('UNREADABLE').problem, status: response.status };
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { ok: false, problem, ...(Number.isFinite(after) ? { after } : {}) };
}

function jsonIn(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
