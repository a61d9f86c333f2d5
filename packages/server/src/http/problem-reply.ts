import { randomBytes } from 'node:crypto';
import { StoreFailure } from '@dicepit/store';
import { type Problem, type ProblemCode, type ProblemDetails, problemCodes } from '@dicepit/wire';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import { type LanguageTag, languageAccepted } from '@dicepit/words';
import { titleInEnglish } from '@dicepit/words/english';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refused } from '../pit/result.ts';
import { sentenceIn, tellerIn } from '../pit/tellers.ts';
import type { Log } from '../watch/log.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** An answer that is not what was asked for; `after` is in seconds. */
export type Answerable = { readonly problem: ProblemDetails; readonly after?: number };

/** What the server refuses before a route is asked, with the status of its code. */
export const problem = (
  refusal: Extract<ServerRefusal, { readonly code: ProblemCode }>,
  after?: number,
): Answerable =>
  ofRefusal(refused(problemCodes[refusal.code], refusal, after === undefined ? {} : { after }).refusal);

/** What does not fit the schema of a route, with every place where. */
export function malformed(problems: readonly Problem[]): Answerable {
  const shown = problems.slice(0, MAX_PROBLEMS_SHOWN);
  const [first] = shown;
  const where = first === undefined || first.place === '' ? '' : `${first.place}: `;
  const said = first === undefined ? 'it is not as expected' : `${where}${first.message}`;
  const { problem: details } = problem({ code: 'MALFORMED', case: 'request', problem: said });
  return { problem: { ...details, problems: shown } };
}

/** A refusal of whoever answers a route, with the title of its code where the code is the server's own. */
export function ofRefusal({ status, code, clause, figures, after }: Refusal): Answerable {
  const title = titleInEnglish(isProblemCode(code) ? code : 'RULES');
  const cited = { ...(clause === undefined ? {} : { clause }), figures };
  const detail = sentenceIn('en', { code, ...cited });
  return {
    problem: { type: `urn:dicepit:problem:${code}`, title, status, code, ...cited, detail },
    ...(after === undefined ? {} : { after }),
  };
}

export function sendProblem(reply: FastifyReply, { problem: details, after }: Answerable): FastifyReply {
  if (after !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(after)));
  const language = languageAccepted(reply.request.headers['accept-language']);
  return reply
    .code(details.status)
    .type(PROBLEM_TYPE)
    .header('content-language', language)
    .header('vary', 'accept-language')
    .send(JSON.stringify(problemIn(language, details)));
}

/** A problem with its title and its sentence in a language. */
export function problemIn(language: LanguageTag, details: ProblemDetails): ProblemDetails {
  const { code, figures = {} } = details;
  const titled = { code: 'TITLE', case: isProblemCode(code) ? code : 'RULES' };
  return {
    ...details,
    title: tellerIn(language).tell(titled) ?? details.title,
    detail: sentenceIn(language, { ...details, figures }),
  };
}

/** A body may be wrong in thousands of places; the first few are enough to mend it. */
const MAX_PROBLEMS_SHOWN = 20;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemCodes, code);

/** Answers what went wrong on the way to an answer; what is our own fault tells the outside nothing but a number. */
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log }: { readonly log: Log },
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
