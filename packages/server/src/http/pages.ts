import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { assert } from '@dicepit/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { tellerIn } from '../pit/tellers.ts';
import type { AppParts } from './app-parts.ts';
import type { AuthGuard } from './auth-guard.ts';
import type { KnownPath } from './known-paths.ts';
import { toldTable } from './pages/told.ts';
import { plainPages } from './plain-pages.ts';
import { plainScreens } from './plain-screens.ts';
import { ofRefusal, problem, sendProblem } from './problem-reply.ts';
import { readRequest } from './read-request.ts';
import type { Screens } from './screens.ts';

export type Pages = {
  readonly addTo: (app: FastifyInstance) => void;
  readonly known: readonly KnownPath[];
};

/** A file as it is served, read once. */
type Page = { readonly text: string; readonly type: string; readonly etag: string };

const addresses: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/host': 'host.html',
  '/t/:table': 'table.html',
};
const CODE = '/host/code.svg';
const TOLD = '/t/:table/told';

/**
 * The pages of the pit: its screens where they are built, and otherwise plain ones. They ask the same routes as
 * anybody else, and hold no rules.
 */
export function pagesOf(parts: AppParts, door: AuthGuard, screens: Screens | undefined): Pages {
  const files = filesIn(new URL('./pages/', import.meta.url));
  const plain = screens === undefined ? addresses : {};
  const known = [...Object.keys(plain), '/files/:file', CODE, TOLD].map((path) => ({
    path,
    methods: ['GET', 'HEAD'],
  }));
  const inWords = plainPages(parts, door);
  const boards = plainScreens(parts, door);
  return {
    known: [...known, ...inWords.known, ...boards.known, ...(screens?.known ?? [])],
    addTo: (app) => {
      inWords.addTo(app);
      boards.addTo(app);
      screens?.addTo(app);
      for (const [url, file] of Object.entries(plain)) {
        const page = files.get(file);
        assert(page !== undefined, () => `the page ${file} is missing`);
        app.route({
          method: 'GET',
          exposeHeadRoute: true,
          url,
          config: { name: 'page' },
          handler: (request, reply) => serve(page, request, reply),
        });
      }
      app.route<{ Params: { file: string } }>({
        method: 'GET',
        exposeHeadRoute: true,
        url: '/files/:file',
        config: { name: 'page' },
        handler: (request, reply) => {
          const page = files.get(request.params.file);
          if (page === undefined) return sendProblem(reply, noSuchFile);
          return serve(page, request, reply);
        },
      });
      app.route({
        method: 'GET',
        exposeHeadRoute: true,
        url: CODE,
        config: { name: 'code' },
        // Whoever may read the code may see it drawn.
        onRequest: door('readCode'),
        handler: (request, reply) => drawCode(request, reply, parts),
      });
      app.route({
        method: 'GET',
        exposeHeadRoute: true,
        url: TOLD,
        config: { name: 'told' },
        onRequest: door('readEntries'),
        handler: (request, reply) => tell(request, reply, parts),
      });
    },
  };
}

async function serve({ text, type, etag }: Page, request: FastifyRequest, reply: FastifyReply) {
  // Asked for anew each time, and mostly answered with "as you have it": an update of the pit is seen at once.
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(text);
}

/** The address to join by, as a QR code; the code stands after the #, where no log of any server sees it. */
async function drawCode(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AppParts,
): Promise<FastifyReply> {
  const { caller } = request;
  assert(caller !== undefined, () => 'the code was asked past the door');
  const answered = await parts.handlers.readCode({
    caller,
    params: {},
    query: {},
    body: undefined,
    key: '',
    device: '',
  });
  if (!answered.ok) return sendProblem(reply, ofRefusal(answered.refusal));
  const url = parts.guestUrl?.() ?? `${request.protocol}://${request.host}${parts.base}`;
  return reply.type('image/svg+xml').send(renderSVG(`${url}/#code=${answered.answer.code}`, { border: 2 }));
}

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
  // Whoever may have no history is told how the table stands all the same.
  const history = entries.ok ? entries.answer.entries : [];
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toldTable(table.answer, history, tellerIn(read.request.language))));
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
};

function filesIn(folder: URL): ReadonlyMap<string, Page> {
  const read = readdirSync(folder)
    .filter((name) => endingOf(name) in types)
    .map((name): [string, Page] => [name, pageOf(name, readFileSync(new URL(name, folder), 'utf8'))]);
  return new Map(read);
}

const pageOf = (name: string, text: string): Page => ({
  text,
  type: types[endingOf(name)] ?? 'text/plain',
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

const endingOf = (name: string): string => name.split('.').at(-1) ?? '';

const noSuchFile = problem('NOT_FOUND', 'There is no such file.');
