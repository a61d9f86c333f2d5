import type { LanguageTag } from '@dicepit/words';
import type { PageWords } from '@dicepit/words/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answerable, sendProblem } from './problem-reply.ts';
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
  return reply
    .code(404)
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(lostPage(language, said, request.url, signposts));
}

/** A browser that goes to an address names HTML; scripts, pictures and programs do not. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(?![^/?])/.test(url) &&
  /\btext\/html\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers.accept ?? '');

const words = await wordsAccepted('lost');

/**
 * A page without script and without anything of what was asked for, in which somebody could have written. Its links
 * lead up from wherever it stands, since nobody knows behind which path a proxy has the pit.
 */
function lostPage(
  language: LanguageTag,
  { title, text, lobby, rules, plain }: PageWords['lost'],
  url: string,
  { hasRules }: Signposts,
): string {
  const up = '../'.repeat((url.split(/[?#]/, 1)[0] ?? '').split('/').length - 2) || './';
  const links = [
    `<a href="${up}">${lobby}</a>`,
    ...(hasRules ? [`<a href="${up}rules">${rules}</a>`] : []),
    `<a href="${up}plain">${plain}</a>`,
  ];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="dark light"><title>${title} · Dicepit</title>` +
    `<link rel="icon" href="${up}files/dice.svg"><link rel="stylesheet" href="${up}files/lost.css"></head>` +
    `<body><main>${snakeEyes}<h1>${title}</h1><p>${text}</p><nav>${links.join('')}</nav></main></body></html>`
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
