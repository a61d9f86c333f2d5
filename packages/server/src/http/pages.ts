import { assert } from '@dicepit/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tellerIn } from '../pit/tellers.ts';
import { readRequest } from './answer-route.ts';
import type { AppParts } from './app-parts.ts';
import type { AuthGuard } from './auth-guard.ts';
import { docsSite } from './docs-site.ts';
import { noticeFiles, unbuiltScreens } from './lost-page.ts';
import { plainPages } from './plain-pages.ts';
import { plainScreens } from './plain-screens.ts';
import { plainTable } from './plain-table.ts';
import { ofRefusal, sendProblem } from './problem-reply.ts';
import type { Screens } from './screens.ts';

const TOLD = '/t/:table/told';

/**
 * The pages of the pit: its screens, or how to build them where they are not built; the tables in words; and the pages
 * that the server writes by itself. They ask the same routes as anybody else, and hold no rules.
 */
export function pagesOf(parts: AppParts, door: AuthGuard, screens: Screens = unbuiltScreens()): Screens {
  const all = [
    screens,
    plainPages(parts, door),
    plainScreens(parts, door),
    noticeFiles(),
    docsSite(parts.docs),
    toldTables(parts, door),
  ];
  return {
    known: all.flatMap(({ known }) => known),
    addTo: (app) => {
      for (const each of all) each.addTo(app);
    },
  };
}

/** What happened at a table in words, for the rulebooks, which have no rules to tell it by. */
const toldTables = (parts: AppParts, door: AuthGuard): Screens => ({
  known: [{ path: TOLD, methods: ['GET', 'HEAD'] }],
  addTo: (app: FastifyInstance) => {
    app.route({
      method: 'GET',
      exposeHeadRoute: true,
      url: TOLD,
      config: { name: 'told' },
      onRequest: door('readEntries'),
      handler: (request, reply) => tell(request, reply, parts),
    });
  },
});

/** The table in words, from what the routes answer whoever asks. */
async function tell(request: FastifyRequest, reply: FastifyReply, parts: AppParts): Promise<FastifyReply> {
  const { caller } = request;
  assert(caller !== undefined, () => 'a table was asked past the door');
  const read = readRequest('readEntries', request, caller);
  if (!read.ok) return sendProblem(reply, read.answer);
  const [table, entries] = await Promise.all([
    parts.handlers.readTable({ ...read.request, query: {} }),
    parts.handlers.readEntries(read.request),
  ]);
  if (!table.ok) return sendProblem(reply, ofRefusal(table.refusal));
  // Whoever may have no history is told the table's name all the same.
  const history = entries.ok ? entries.answer.entries : [];
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(plainTable(table.answer, history, tellerIn(read.request.language))));
}
