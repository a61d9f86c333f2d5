import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ProblemDetails, problemOf } from '@dicepit/wire';
import { PROBLEM_TYPE } from './problem-reply.ts';
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
  const details = {
    ...problemOf('MALFORMED', 'The server meets no other expectation than 100-continue.'),
    status: 417,
  };
  const headers = { ...standingHeaders, 'content-type': PROBLEM_TYPE, connection: 'close' };
  response.writeHead(417, headers).end(JSON.stringify(details));
}

function problemFor(code: string): ProblemDetails {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return {
        ...problemOf('MALFORMED', 'The request took too long to arrive. Send it again in one go.'),
        status: 408,
      };
    case 'HPE_HEADER_OVERFLOW':
      return { ...problemOf('MALFORMED', 'The headers of the request are too long.'), status: 431 };
    default:
      return problemOf('MALFORMED', 'This is no HTTP request.');
  }
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
