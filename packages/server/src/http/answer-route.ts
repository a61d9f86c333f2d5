import { assert } from '@dicepit/engine';
import {
  check,
  type Parsed,
  type Problem,
  parseJsonStrictly,
  type Route,
  type RouteName,
  routes,
} from '@dicepit/wire';
import { languageAccepted } from '@dicepit/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personOf } from '../people/sessions.ts';
import type { Answered, Caller, Handlers, Request } from '../pit/result.ts';
import type { AppParts, JsonName, RawHandlers, RawName } from './app-parts.ts';
import { isJsonType } from './auth-guard.ts';
import { type Answerable, malformed, ofRefusal, problem, sendProblem } from './problem-reply.ts';
import { headersOf } from './response-headers.ts';
import { changeSession } from './session-cookie.ts';

/** What holds for every route: the headers of each answer, the one kind of body there is, and that each answer is noted. */
export function prepareRoutes(app: FastifyInstance, parts: AppParts): void {
  const standing = headersOf(parts.certificate);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(standing);
    done();
  });
  recordAnswers(app, parts);
  readJsonOnly(app);
}

/** The address of a request as the routes know it, where a proxy has the pit in a folder. */
export const withoutBase =
  (base: string) =>
  ({ url = '/' }: { readonly url?: string | undefined }): string => {
    if (base === '' || !url.startsWith(base)) return url;
    const rest = url.slice(base.length);
    return rest.startsWith('/') ? rest : url;
  };

/** The one kind of body there is; every other is refused with 415. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done: (error: null, body: Parsed<unknown>) => void) =>
      done(null, isJsonType(request.headers['content-type']) ? readBody(bytes) : notUtf8),
  );
}

const notUtf8: Parsed<unknown> = {
  ok: false,
  problems: [{ place: '', message: 'the body is not UTF-8' }],
};

/** Probes ask every few seconds, and would be most of the log. */
const quiet: ReadonlySet<string> = new Set(['readHealth', 'readReadiness', 'readMetrics']);

/**
 * Notes every answer: which route, who asked, the status and how long it took. Addresses are noted as the name of
 * their route, and nothing of what was sent or answered is noted at all.
 */
function recordAnswers(app: FastifyInstance, { log, metrics }: AppParts): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.config.name ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered({ route, status, seconds: elapsedTime / 1_000 });
    const level = quiet.has(route) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const person = request.caller === undefined ? '' : personOf(request.caller);
    const line = {
      request: request.id,
      route,
      method: request.method,
      status,
      ms: Math.round(elapsedTime * 10) / 10,
      ...(person === '' ? {} : { person }),
      address: request.ip,
    };
    log[level](line, 'answered');
  });
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers a route with one JSON object, once what it tells of is durable. */
export function answerJson<Name extends JsonName>(
  name: Name,
  handlers: Handlers<Name>,
  { base, metrics }: AppParts,
): Answering {
  const handler = handlers[name];
  return async (request, reply) => {
    const { caller } = request;
    assert(caller !== undefined, () => `${name} was asked past the door`);
    const read = readRequest(name, request, caller);
    if (!read.ok) return sendProblem(reply, read.answer);
    const answered = await handler(read.request);
    if (name === 'giveCommand') metrics.commanded(typeIn(read.request.body), resultOf(answered));
    if (answered.session !== undefined) {
      changeSession(reply, answered.session, { base, isHttps: request.protocol === 'https' });
    }
    if (!answered.ok) return sendProblem(reply, ofRefusal(answered.refusal));
    if (answered.repeated) reply.header('idempotent-replayed', 'true');
    const version = versionIn(answered.answer);
    if (request.method !== 'POST' && version !== undefined) reply.header('etag', `"${version}"`);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered.answer));
  };
}

/** Lets a route write its answer by hand: an event stream, a trail, the figures. */
export function answerRaw<Name extends RawName>(
  name: Name,
  handlers: Pick<RawHandlers, Name>,
  { certificate }: AppParts,
): Answering {
  const handler = handlers[name];
  const standing = new Map(Object.entries(headersOf(certificate)));
  return async (request, reply) => {
    const { caller, headers } = request;
    assert(caller !== undefined, () => `${name} was asked past the door`);
    const read = readRequest(name, request, caller);
    if (!read.ok) return sendProblem(reply, read.answer);
    const last = headers['last-event-id'];
    const lastEventId = typeof last === 'string' ? { lastEventId: last } : {};
    reply.raw.setHeaders(standing);
    const refusal = await handler({ ...read.request, ...lastEventId, response: reply.raw });
    if (refusal !== undefined) return sendProblem(reply, ofRefusal(refusal));
    return reply.hijack();
  };
}

function resultOf(answered: Answered<JsonName>): string {
  if (!answered.ok) return answered.refusal.code;
  return answered.repeated ? 'repeated' : 'accepted';
}

function typeIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('command' in body)) return undefined;
  const { command } = body;
  return typeof command === 'object' && command !== null && 'type' in command ? command.type : undefined;
}

/** What carries a version can be asked for by it: it becomes the ETag. */
const versionIn = (answer: object): number | undefined =>
  'version' in answer && typeof answer.version === 'number' ? answer.version : undefined;

type Readable<Name extends RouteName> =
  | { readonly ok: true; readonly request: Request<Name> }
  | { readonly ok: false; readonly answer: Answerable };

/** A request as whoever answers it wants it, or what is wrong with it. */
export function readRequest<Name extends RouteName>(
  name: Name,
  request: FastifyRequest,
  caller: Caller,
): Readable<Name> {
  const route: Route = routes[name];
  const key = readKey(route, request.headers['idempotency-key']);
  if (key === undefined) return { ok: false, answer: keyMissing };
  const body = route.method === 'GET' ? nothingSent : jsonOf(request.body);
  if (!body.ok) return { ok: false, answer: notJson(body.problems) };
  const expected = readVersion(request.headers['if-match']);
  const parts = {
    params: check(route.params, request.params),
    query: check(route.query, request.query),
    body: check(route.body, body.value),
  };
  if (!parts.params.ok || !parts.query.ok || !parts.body.ok || !expected.ok)
    return {
      ok: false,
      answer: malformed([parts.params, parts.query, parts.body, expected].flatMap(problemsOf)),
    };
  return {
    ok: true,
    // The three were just checked against the schemas of this very route.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    request: {
      caller,
      params: parts.params.value,
      query: parts.query.value,
      body: parts.body.value,
      key,
      ...(expected.value === undefined ? {} : { expected: expected.value }),
      // Few who answer ask for the language; the header is only read for those.
      get language() {
        return languageAccepted(request.headers['accept-language']);
      },
      device: deviceOf(request.headers['user-agent']),
      // What a browser says is its own page was compared with our name at the door.
      origin: request.headers.origin ?? `${request.protocol}://${request.host}`,
    } as Request<Name>,
  };
}

/** Bodies are read by our own parser, which leaves what it found here. */
function jsonOf(body: unknown): Parsed<unknown> {
  // Only our parser sets a body; where no body came, nothing was parsed.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return body === undefined ? emptyBody : (body as Parsed<unknown>);
}

function readKey({ needsKey }: Route, header: string | readonly string[] | undefined): string | undefined {
  if (!needsKey) return '';
  return typeof header === 'string' && /^[A-Za-z0-9_-]{8,100}$/.test(header) ? header : undefined;
}

/** `If-Match: "31"` as 31. */
function readVersion(header: string | undefined): Parsed<number | undefined> {
  if (header === undefined) return { ok: true, value: undefined };
  const version = Number(/^"(0|[1-9]\d{0,15})"$/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isSafeInteger(version)) return { ok: true, value: version };
  return { ok: false, problems: [{ place: 'If-Match', message: 'a version in quotes, such as "31"' }] };
}

/** Enough of what the browser calls itself to tell two phones apart; never more than a line. */
const deviceOf = (agent: string | undefined): string =>
  (agent ?? 'unknown').replace(/[^\x20-\x7e]/g, '?').slice(0, 200);

const problemsOf = (parsed: Parsed<unknown>): readonly Problem[] => (parsed.ok ? [] : parsed.problems);

const nothingSent: Parsed<unknown> = { ok: true, value: undefined };

const emptyBody: Parsed<unknown> = {
  ok: false,
  problems: [{ place: '', message: 'the body is empty; a JSON object was expected' }],
};

const keyMissing = problem({ code: 'KEY_MISSING' });

function notJson(problems: readonly Problem[]): Answerable {
  const { problem: details } = problem({ code: 'NOT_JSON', problem: problems[0]?.message ?? '' });
  return { problem: { ...details, problems } };
}

/** No command is longer. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The bytes of a body as JSON. What is not UTF-8 is no JSON, and is not mended into something else. */
function readBody(bytes: Uint8Array): Parsed<unknown> {
  try {
    return parseJsonStrictly(utf8.decode(bytes));
  } catch {
    return { ok: false, problems: [{ place: '', message: 'the body is not UTF-8' }] };
  }
}

// A byte order mark is kept, so that the reader sees and refuses it.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
