import { type Problem, type ProblemCode, type ProblemDetails, problemCodes } from '@dicepit/wire';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import { type LanguageTag, languageAccepted } from '@dicepit/words';
import { titleInEnglish } from '@dicepit/words/english';
import type { FastifyReply } from 'fastify';
import { type Refusal, refused } from '../pit/result.ts';
import { sentenceIn, tellerIn } from '../pit/tellers.ts';

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
