import { assert } from '@dicepit/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answered, Handlers } from '../pit/request.ts';
import type { AppParts } from './app-parts.ts';
import { ofRefusal, sendProblem } from './problem-reply.ts';
import type { JsonName, RawHandlers, RawName } from './raw-answer.ts';
import { readRequest } from './read-request.ts';
import { headersOf } from './response-headers.ts';
import { changeSession } from './session-cookie.ts';

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
