import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemDetails } from '@dicepit/wire';
import { languageAccepted } from '@dicepit/words';
import { PROBLEM_TYPE, problem, problemIn } from './problem-reply.ts';
import { standingHeaders } from './response-headers.ts';

/** Answers what is no HTTP, or what took too long to arrive, and hangs up. */
export function hangUp(
  error: { readonly code?: string },
  socket: Socket,
  underWay: ServerResponse | undefined,
): void {
  const isHalfOut = underWay?.headersSent === true && !underWay.writableFinished;
  // Nobody is there to be answered any more, or an answer is half way out.
  if (error.code === 'ECONNRESET' || !socket.writable || isHalfOut) {
    socket.destroy();
    return;
  }
  const details = problemFor(error.code ?? '');
  const body = JSON.stringify(details);
  const headers = {
    ...standingHeaders,
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${details.status} ${reasons[details.status] ?? 'Bad Request'}\r\n${lines.join('')}\r\n${body}`,
  );
  // Whoever does not take the answer is not waited for.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/** Somebody sends `Expect:` with something else than that they may go on. */
export function answerExpectation(response: ServerResponse): void {
  const language = languageAccepted(response.req.headers['accept-language']);
  const { problem: details } = problem({ code: 'MALFORMED', case: 'expectation' });
  const headers = {
    ...standingHeaders,
    'content-type': PROBLEM_TYPE,
    'content-language': language,
    vary: 'accept-language',
    connection: 'close',
  };
  response.writeHead(417, headers).end(JSON.stringify({ ...problemIn(language, details), status: 417 }));
}

function problemFor(code: string): ProblemDetails {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { ...problem({ code: 'MALFORMED', case: 'slow' }).problem, status: 408 };
    case 'HPE_HEADER_OVERFLOW':
      return { ...problem({ code: 'MALFORMED', case: 'headers' }).problem, status: 431 };
    default:
      return problem({ code: 'MALFORMED', case: 'not-http' }).problem;
  }
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
