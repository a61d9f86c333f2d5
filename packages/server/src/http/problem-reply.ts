import { type Problem, type ProblemCode, type ProblemDetails, problemCodes, problemOf } from '@dicepit/wire';
import { type LanguageTag, languageAccepted } from '@dicepit/words';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../pit/result.ts';
import { tellerIn } from '../pit/tellers.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** An answer that is not what was asked for; `after` is in seconds. */
export type Answerable = { readonly problem: ProblemDetails; readonly after?: number };

export const problem = (code: ProblemCode, detail: string, after?: number): Answerable => ({
  problem: problemOf(code, detail),
  ...(after === undefined ? {} : { after }),
});

/** What does not fit the schema of a route, with every place where. */
export function malformed(problems: readonly Problem[]): Answerable {
  const shown = problems.slice(0, MAX_PROBLEMS_SHOWN);
  const [first] = shown;
  const where = first === undefined || first.place === '' ? '' : `${first.place}: `;
  const said = first === undefined ? 'it is not as expected' : `${where}${first.message}`;
  return { problem: { ...problemOf('MALFORMED', `The request cannot be read: ${said}.`), problems: shown } };
}

/** A refusal of whoever answers a route, with the title of its code where the code is the server's own. */
export function ofRefusal({ status, code, clause, figures, message, after }: Refusal): Answerable {
  const title = isProblemCode(code) ? problemCodes[code][1] : 'The rules of the table refuse this';
  const cited = {
    ...(clause === undefined ? {} : { clause }),
    ...(figures === undefined ? {} : { figures }),
  };
  const detail = message ?? sentenceIn('en', { code, ...cited });
  return {
    problem: { type: `urn:dicepit:problem:${code}`, title, status, code, ...cited, detail },
    ...(after === undefined ? {} : { after }),
  };
}

export function sendProblem(reply: FastifyReply, { problem: details, after }: Answerable): FastifyReply {
  if (after !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(after)));
  return reply
    .code(details.status)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(toldIn(details, reply)));
}

/** A refusal that was said as data, in the language that was asked for. */
function toldIn(details: ProblemDetails, reply: FastifyReply): ProblemDetails {
  const { figures } = details;
  if (figures === undefined) return details;
  const language = languageAccepted(reply.request.headers['accept-language']);
  reply.header('content-language', language).header('vary', 'accept-language');
  return { ...details, detail: sentenceIn(language, { ...details, figures }) };
}

/** What no catalogue has a sentence for is told by its code: a test finds it before anybody reads it. */
const sentenceIn = (
  language: LanguageTag,
  { code, clause, figures }: Pick<ProblemDetails, 'code' | 'clause' | 'figures'>,
): string => tellerIn(language).tell({ ...figures, code, clause }) ?? code;

/** A body may be wrong in thousands of places; the first few are enough to mend it. */
const MAX_PROBLEMS_SHOWN = 20;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemCodes, code);
