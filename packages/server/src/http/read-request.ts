import { check, type Parsed, type Problem, type Route, type RouteName, routes } from '@dicepit/wire';
import { languageAccepted } from '@dicepit/words';
import type { FastifyRequest } from 'fastify';
import type { Caller, Request } from '../pit/request.ts';
import { type Answerable, malformed, problem } from './problem-reply.ts';

export type Readable<Name extends RouteName> =
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
      language: languageAccepted(request.headers['accept-language']),
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
