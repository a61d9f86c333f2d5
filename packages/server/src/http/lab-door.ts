import { barredChances } from '@dicepit/games';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../pit/caller.ts';
import { type Refusal, refused } from '../pit/outcome.ts';
import type { AppParts } from './app-parts.ts';
import { escaped } from './plain-pages.ts';
import { ofRefusal, sendProblem } from './problem-reply.ts';
import type { PageDoor } from './screens.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

/** Where the odds lab stands. */
export const LAB = '/lab';

/**
 * Keeps the odds lab from whoever has a seat at a table whose rules bar devices that analyse the game. The lab is
 * anybody's otherwise: it knows no table and nobody's bets.
 */
export const labDoor =
  ({ handlers, callerOf }: Pick<AppParts, 'handlers' | 'callerOf'>): PageDoor =>
  async (request, reply) => {
    const caller = await callerOf(request.cookies[SESSION_COOKIE], request.ip);
    const refusal = await barredAt(handlers, caller);
    return refusal === undefined ? undefined : tell(request, reply, refusal);
  };

async function barredAt(handlers: AppParts['handlers'], caller: Caller): Promise<Refusal | undefined> {
  if (caller.is === 'nobody') return undefined;
  const asked = { caller, params: {}, query: {}, body: undefined, key: '', device: '' };
  const [me, pit] = await Promise.all([handlers.readMe(asked), handlers.readPit(asked)]);
  if (!me.ok || !pit.ok) return undefined;
  for (const { table } of me.answer.seats) {
    const card = pit.answer.tables.find((each) => each.table === table);
    const clause = card === undefined ? undefined : barredChances[card.pack];
    if (card !== undefined && clause !== undefined) return barred(card.title, clause);
  }
  return undefined;
}

const barred = (title: string, clause: string): Refusal =>
  refused(
    403,
    'NOT_ALLOWED',
    `You have a seat at ${title}, and nobody at that table may use what analyses outcomes, chances or strategies (${clause}). Leave your seat, and the lab opens.`,
    { clause },
  ).refusal;

/** A person is told on a page, with the clause to read; a program as by every route. */
function tell(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.header('cache-control', 'no-store').header('vary', 'accept, cookie');
  if (!(request.headers.accept ?? '').includes('text/html')) return sendProblem(reply, ofRefusal(refusal));
  const { status, clause = '', message } = refusal;
  const pack = Object.keys(barredChances).find((each) => barredChances[each] === clause) ?? '';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>The odds lab is closed to you</title></head><body><main><h1>The odds lab is closed to you</h1>` +
        `<p>${escaped(message)}</p><p><a href="rules/${escaped(pack)}#${escaped(clause)}">Read ${escaped(clause)}</a></p>` +
        `<p><a href="./">Back to your table</a></p></main></body></html>`,
    );
}
