import { BASE, isLanguage, type Language, languageAccepted, PSEUDO } from '@dicepit/words/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChancesKept } from '../floor/facts.ts';
import { refused } from '../pit/result.ts';
import type { AppParts } from './app-parts.ts';
import { escaped } from './html.ts';
import { ofRefusal, sendProblem } from './problem-reply.ts';
import { standingHeaders } from './response-headers.ts';
import type { PageDoor, PageInstead } from './screens.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { wordsAccepted } from './words-accepted.ts';

/** Where the odds lab stands. */
export const LAB = '/lab';

/**
 * Keeps the odds lab from whoever has a seat at a table whose rules bar devices that analyse the game. The lab is
 * anybody's otherwise: it knows no table and nobody's bets.
 */
export const labDoor =
  ({ chancesKept, callerOf }: Doors): PageDoor =>
  async (request, reply) => {
    const kept = await chancesKept(await callerOf(request.cookies[SESSION_COOKIE], request.ip));
    return kept === undefined ? undefined : tell(request, reply, kept);
  };

/**
 * A rulebook in the language that is asked for, by `lang` in its address or by the browser, and without chances for whoever may
 * not have them; what wins and what it pays is anybody's to read.
 */
export const bookInstead =
  (doors: Doors): PageInstead =>
  async (url, request) => {
    const [, book, tag = ''] = /^(\/rules(?:\/[\w-]+)?)(?:\.(\w+))?$/.exec(url) ?? [];
    // The page of a language has an address of its own, which is no way round the rules.
    if (book === undefined || (tag !== '' && !isLanguage(tag))) return undefined;
    const { language, of } = await bookFor(doors, request, tag);
    const ending = language === BASE ? '' : `.${language}`;
    return `${book}${book === '/rules' || of === 'whole' ? '' : '.posted'}${ending}`;
  };

/** In what language, and how much of it, a rulebook is sent to whoever asks. */
export const bookFor = async (
  { chancesKept, callerOf }: Doors,
  request: FastifyRequest,
  tag: string | undefined,
): Promise<{ readonly language: Language; readonly of: 'whole' | 'posted' }> => {
  const kept = await chancesKept(await callerOf(request.cookies[SESSION_COOKIE], request.ip));
  const language = tag !== undefined && isLanguage(tag) ? tag : bookLanguage(request);
  return { language, of: kept === undefined ? 'whole' : 'posted' };
};

function bookLanguage({ headers, query }: FastifyRequest): Language {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? String(query.lang) : '';
  const accepted = isLanguage(asked) ? asked : languageAccepted(headers['accept-language']);
  return accepted === PSEUDO ? BASE : accepted;
}

type Doors = Pick<AppParts, 'chancesKept' | 'callerOf'>;

const words = await wordsAccepted('lab');

/** A person is told on a page in their language, with the clause to read; a program as by every route. */
function tell(request: FastifyRequest, reply: FastifyReply, kept: ChancesKept): FastifyReply {
  const { clause, pack } = kept;
  reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language, cookie');
  if (!(request.headers.accept ?? '').includes('text/html'))
    return sendProblem(
      reply,
      ofRefusal(refused(403, { code: 'NOT_ALLOWED', case: 'lab', title: kept.title }, { clause }).refusal),
    );
  const { language, said } = words(request);
  const title = escaped(said.barredTitle);
  return reply
    .code(403)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title></head><body><main><h1>${title}</h1>` +
        `<p>${escaped(said.barred(kept))}</p><p><a href="rules/${escaped(pack)}#${escaped(clause)}">${escaped(said.readClause({ clause }))}</a></p>` +
        `<p><a href="./">${escaped(said.toTable)}</a></p></main></body></html>`,
    );
}

/**
 * What the lab may do beyond other pages: compile the loop that the simulator writes for a plan. A worker is held to the
 * policy that comes with its own file, so the files of those that play have it too, and nothing else does.
 */
export const labPolicyAt = (url: string): string | undefined =>
  url === LAB || players.test(url) ? labPolicy : undefined;

const players = /^\/assets\/lab-(player|rivals)-[\w-]{8}\.js$/;

const labPolicy = (standingHeaders['content-security-policy'] ?? '').replace(
  "script-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
);
