import { assert } from '@dicepit/engine';
import { languageAccepted, type PlainLine, type Teller } from '@dicepit/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tellerIn } from '../pit/tellers.ts';
import { readRequest } from './answer-route.ts';
import type { AppParts } from './app-parts.ts';
import type { AuthGuard } from './auth-guard.ts';
import { escaped } from './html.ts';
import { answerLost } from './lost-page.ts';
import { plainTable } from './plain-table.ts';
import { ofRefusal, sendProblem } from './problem-reply.ts';
import type { Screens } from './screens.ts';

const LIST = '/plain';
const TABLE = '/t/:table/plain';

/** As many of the last lines as fit a screen without being scrolled far. */
const MAX_LINES = 30;

/** For browsers too old for the screens, or without scripts: the tables in words, on pages that load themselves anew. */
export const plainPages = (parts: AppParts, door: AuthGuard): Screens => ({
  known: [LIST, TABLE].map((path) => ({ path, methods: ['GET', 'HEAD'] })),
  addTo: (app: FastifyInstance) => {
    const page = { method: 'GET', exposeHeadRoute: true, config: { name: 'plain' } } as const;
    app.route({
      ...page,
      url: LIST,
      onRequest: door('readPit'),
      handler: (request, reply) => listTables(request, reply, parts),
    });
    app.route({
      ...page,
      url: TABLE,
      onRequest: door('readTable'),
      handler: (request, reply) => tellTable(request, reply, parts),
    });
  },
});

async function listTables(
  request: FastifyRequest,
  reply: FastifyReply,
  { handlers }: AppParts,
): Promise<FastifyReply> {
  const pit = await handlers.readPit({ ...asked(request), params: {}, query: {}, body: undefined });
  if (!pit.ok) return sendProblem(reply, ofRefusal(pit.refusal));
  const { name, tables } = pit.answer;
  const teller = tellerFor(request);
  const lines = tables.map(({ table, title, phase }) => {
    const how = said(teller, { code: 'Plain', case: 'phase', phase });
    return `<li><a href="t/${encodeURIComponent(table)}/plain">${escaped(title)}</a>, ${how}</li>`;
  });
  return send(reply, teller, { title: name, body: `<ul>${lines.join('')}</ul>`, seconds: 30 });
}

async function tellTable(
  request: FastifyRequest,
  reply: FastifyReply,
  { handlers }: AppParts,
): Promise<FastifyReply> {
  const { caller } = asked(request);
  const asking = readRequest('readTable', request, caller);
  if (!asking.ok) return sendProblem(reply, asking.answer);
  const read = await handlers.readTable(asking.request);
  // What is too old for our screens is too old for the rules that are read in them.
  if (!read.ok) return answerLost(request, reply, ofRefusal(read.refusal), { hasRules: false });
  const after = Math.max(0, read.answer.version - MAX_LINES);
  const entries = await handlers.readEntries({
    ...asking.request,
    query: { after: `${after}`, limit: `${MAX_LINES}` },
  });
  if (!entries.ok) return sendProblem(reply, ofRefusal(entries.refusal));
  const teller = tellerFor(request);
  const { title, lines } = plainTable(read.answer, entries.answer.entries, teller);
  const told = lines.toReversed().map(({ says }) => `<li>${escaped(says)}</li>`);
  const others = `<p><a href="../../plain">${said(teller, { code: 'Plain', case: 'tables' })}</a></p>`;
  return send(reply, teller, { title, body: `<ol reversed>${told.join('')}</ol>${others}`, seconds: 5 });
}

const tellerFor = ({ headers }: FastifyRequest): Teller =>
  tellerIn(languageAccepted(headers['accept-language']));

const said = (teller: Teller, line: PlainLine): string => escaped(teller.tell(line) ?? line.case);

function asked({ caller }: FastifyRequest) {
  assert(caller !== undefined, () => 'a plain page was asked past the door');
  return { caller, key: '', device: '' };
}

type PlainPage = { readonly title: string; readonly body: string; readonly seconds: number };

/** No script and no style of its own: whatever can show a page can show this one. */
const send = (reply: FastifyReply, { language }: Teller, { title, body, seconds }: PlainPage): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="${seconds}">` +
        `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>` +
        `<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
    );
