import { randomBytes } from 'node:crypto';
import { StoreFailure } from '@dicepit/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { type Answerable, problem, sendProblem } from './problem-reply.ts';

/** Answers what went wrong on the way to an answer; what is our own fault tells the outside nothing but a number. */
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log }: Pick<AppParts, 'log'>,
): FastifyReply {
  if (reply.raw.headersSent) {
    log.error({ error, route: request.routeOptions.config.name }, 'an answer broke off');
    reply.raw.destroy();
    return reply.hijack();
  }
  if (error instanceof StoreFailure) {
    log.error({ error, route: request.routeOptions.config.name }, 'the store failed');
    return sendProblem(reply, unavailable);
  }
  const known = ofFramework(codeOf(error));
  if (known !== undefined) return sendProblem(reply.header('connection', 'close'), known);
  const instance = `urn:dicepit:failure:${randomBytes(8).toString('hex')}`;
  log.error({ error, instance, route: request.routeOptions.config.name }, 'a request failed');
  return sendProblem(reply, { problem: { ...broken.problem, instance } });
}

/** What the framework refuses by itself, before a route is asked. */
function ofFramework(code: string): Answerable | undefined {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem({ code: 'TOO_LARGE' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem({ code: 'NOT_JSON_TYPE' });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return problem({ code: 'MALFORMED', case: 'length' });
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return problem({ code: 'MALFORMED', case: 'address' });
    // The connection broke while the body was on its way; nobody hears this.
    case 'ECONNRESET':
    case 'ABORT_ERR':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return problem({ code: 'MALFORMED', case: 'broke-off' });
    default:
      return undefined;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const unavailable = problem({ code: 'UNAVAILABLE', case: 'unknown' }, 2);
const broken = problem({ code: 'BROKEN' });
