import type { FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../pit/result.ts';
import type { ChancesKept } from '../table/kept-record.ts';
import type { AppParts } from './app-parts.ts';
import { escaped } from './html.ts';
import { ofRefusal, sendProblem } from './problem-reply.ts';
import type { PageDoor, PageInstead } from './screens.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

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

/** The rulebooks without chances, for whoever may not have them; what wins and what it pays is anybody's to read. */
export const postedInstead =
  ({ chancesKept, callerOf }: Doors): PageInstead =>
  async (url, request) => {
    if (!/^\/rules\/[\w-]+$/.test(url)) return undefined;
    const kept = await chancesKept(await callerOf(request.cookies[SESSION_COOKIE], request.ip));
    return kept === undefined ? undefined : `${url}.posted`;
  };

type Doors = Pick<AppParts, 'chancesKept' | 'callerOf'>;

type Said = { readonly title: string; readonly text: string; readonly read: string; readonly back: string };

const said: Readonly<Record<'en' | 'de', (kept: ChancesKept) => Said>> = {
  en: ({ title, clause }) => ({
    title: 'The odds lab is closed to you',
    text: `You have a seat at ${title}, and nobody at that table may use what analyses outcomes, chances or strategies (${clause}). Leave your seat, and the lab opens.`,
    read: `Read ${clause}`,
    back: 'Back to your table',
  }),
  de: ({ title, clause }) => ({
    title: 'Das Quotenlabor ist für dich geschlossen',
    text: `Du hast einen Platz an ${title}, und an diesem Tisch darf niemand etwas benutzen, das Ergebnisse, Chancen oder Strategien auswertet (${clause}). Gib deinen Platz auf, und das Labor öffnet sich.`,
    read: `${clause} lesen`,
    back: 'Zurück zu deinem Tisch',
  }),
};

/** A person is told on a page in their language, with the clause to read; a program as by every route. */
function tell(request: FastifyRequest, reply: FastifyReply, kept: ChancesKept): FastifyReply {
  const { clause, pack } = kept;
  reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language, cookie');
  if (!(request.headers.accept ?? '').includes('text/html'))
    return sendProblem(reply, ofRefusal(refused(403, 'NOT_ALLOWED', said.en(kept).text, { clause }).refusal));
  const language = /^\s*de\b/i.test(request.headers['accept-language'] ?? '') ? 'de' : 'en';
  const { title, text, read, back } = said[language](kept);
  return reply
    .code(403)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title></head><body><main><h1>${title}</h1>` +
        `<p>${escaped(text)}</p><p><a href="rules/${escaped(pack)}#${escaped(clause)}">${escaped(read)}</a></p>` +
        `<p><a href="./">${back}</a></p></main></body></html>`,
    );
}
