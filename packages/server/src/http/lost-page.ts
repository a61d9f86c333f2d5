import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pitPages } from '@dicepit/wire/pages';
import type { LanguageTag } from '@dicepit/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answerable, sendProblem } from './problem-reply.ts';
import type { Screens } from './screens.ts';
import { wordsAccepted } from './words-accepted.ts';

/** The pages that somebody who is lost may be led to, beside the lobby, which is always there. */
export type Signposts = { readonly hasRules: boolean };

/** Answers an address where nothing is: a person in a browser with a page, and a program with the problem. */
export function answerLost(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Answerable,
  signposts: Signposts,
): FastifyReply {
  // The same address has an answer for each of them, and no cache may give one the other's.
  reply.header('vary', 'accept, accept-language');
  if (problem.problem.status !== 404 || !wantsPage(request)) return sendProblem(reply, problem);
  const { language, said } = words(request);
  const { title, text, lobby, rules, plain } = said;
  const links = { '': lobby, ...(signposts.hasRules ? { rules } : {}), plain };
  return sendNotice(request, reply.code(404), { language, title, text, links });
}

/** Stands at the addresses of the screens where none are built, and says how to build them. */
export const unbuiltScreens = (): Screens => {
  const addresses = pitPages.flatMap(({ at }) => at);
  return {
    known: addresses.map((path) => ({ path, methods: ['GET', 'HEAD'] })),
    addTo: (app) => {
      for (const url of addresses)
        app.route({
          method: 'GET',
          exposeHeadRoute: true,
          url,
          config: { name: 'page' },
          handler: (request, reply) => {
            const { language, said } = words(request);
            const { unbuiltTitle: title, unbuilt: text, plain } = said;
            reply.code(503).header('vary', 'accept-language');
            return sendNotice(request, reply, { language, title, text, links: { plain } });
          },
        });
    },
  };
};

/** Says how to build the documentation where it is not built. */
export function unbuiltDocs(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language, said } = words(request);
  const { noDocsTitle: title, noDocs: text, lobby, rules } = said;
  reply.code(503).header('vary', 'accept-language');
  return sendNotice(request, reply, { language, title, text, links: { '': lobby, rules } });
}

/** The style and the icon of these pages, which are there without any screen. */
export const noticeFiles = (): Screens => ({
  known: files.map(({ url }) => ({ path: url, methods: ['GET', 'HEAD'] })),
  addTo: (app) => {
    for (const { url, type, text, etag } of files)
      app.route({
        method: 'GET',
        exposeHeadRoute: true,
        url,
        config: { name: 'page' },
        handler: (request, reply) => {
          // Asked for anew each time, and mostly answered with "as you have it": an update of the pit is seen at once.
          reply.header('cache-control', 'no-cache').header('etag', etag);
          if (request.headers['if-none-match'] === etag) return reply.code(304).send();
          return reply.type(type).send(text);
        },
      });
  },
});

/** A browser that goes to an address names HTML; scripts, pictures and programs do not. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(?![^/?])/.test(url) &&
  /\btext\/html\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers.accept ?? '');

const words = await wordsAccepted('lost');

type Notice = {
  readonly language: LanguageTag;
  readonly title: string;
  readonly text: string;
  /** What each link says, by the address that it leads to from the pit's own. */
  readonly links: Readonly<Record<string, string>>;
};

/**
 * A page without script and without anything of what was asked for, in which somebody could have written. Its links
 * lead up from wherever it stands, since nobody knows behind which path a proxy has the pit.
 */
function sendNotice(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { language, title, text, links }: Notice,
): FastifyReply {
  const up = '../'.repeat((url.split(/[?#]/, 1)[0] ?? '').split('/').length - 2) || './';
  const ways = Object.entries(links).map(([to, says]) => `<a href="${up}${to}">${says}</a>`);
  return reply
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<meta name="color-scheme" content="dark light"><title>${title} · Dicepit</title>` +
        `<link rel="icon" href="${up}files/dice.svg"><link rel="stylesheet" href="${up}files/lost.css"></head>` +
        `<body><main>${snakeEyes}<h1>${title}</h1><p>${text}</p><nav>${ways.join('')}</nav></main></body></html>`,
    );
}

/** The throw that wins the least. */
const snakeEyes =
  '<svg viewBox="0 0 88 40" aria-hidden="true">' +
  [0, 48]
    .map(
      (x) =>
        `<rect class="die" x="${x + 1}" y="1" width="38" height="38" rx="8.5"/><circle class="pip" cx="${x + 20}" cy="20" r="5.4"/>`,
    )
    .join('') +
  '</svg>';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="2" width="28" height="28" rx="6" fill="#0b5d3b"/>' +
  '<g fill="#fff"><circle cx="10" cy="10" r="3"/><circle cx="22" cy="22" r="3"/></g></svg>';

const files = [
  {
    url: '/files/lost.css',
    type: 'text/css; charset=utf-8',
    text: readFileSync(new URL('./lost-page.css', import.meta.url), 'utf8'),
  },
  { url: '/files/dice.svg', type: 'image/svg+xml', text: icon },
].map((file) => ({
  ...file,
  etag: `"${createHash('sha256').update(file.text).digest('base64url').slice(0, 22)}"`,
}));
