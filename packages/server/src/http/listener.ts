import type { RequestListener, Server, ServerResponse } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { ProblemDetails } from '@dicepit/wire';
import { languageAccepted } from '@dicepit/words';
import { hearBoth, isSecured } from './both-protocols.ts';
import type { Certificate } from './certificate.ts';
import { PROBLEM_TYPE, problem, problemIn } from './problem-reply.ts';
import { standingHeaders } from './response-headers.ts';
import { isLoopback, sendToHttps } from './to-https.ts';

/** How long the server waits for somebody who is slow, in milliseconds. */
export type Patience = {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request, its body included. */
  readonly request: number;
  /** For the next request on a connection that is kept. */
  readonly idle: number;
  /** Between two looks at who is late. */
  readonly looking: number;
};

export const usualPatience: Patience = { headers: 10_000, request: 20_000, idle: 30_000, looking: 2_000 };

const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 20_000;

/** The server itself: http or https, which cuts whoever sends half a request and waits. */
export function listenerOf(
  answer: RequestListener,
  patience: Patience,
  certificate: Certificate | undefined,
): Server {
  const options = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    connectionsCheckingInterval: patience.looking,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Two readers of one request must not see two requests in it.
    insecureHTTPParser: false,
    requireHostHeader: false,
    noDelay: true,
  };
  const server: Server =
    certificate === undefined
      ? http.createServer(options, answer)
      : securedListener(answer, options, certificate);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('checkExpectation', (_request, response) => answerExpectation(response));
  const responseInProgress = new WeakMap<object, ServerResponse>();
  server.on('request', ({ socket }, response) => void responseInProgress.set(socket, response));
  server.on('clientError', (error: { readonly code?: string }, socket: Socket) =>
    hangUp(error, socket, responseInProgress.get(socket)),
  );
  return server;
}

function securedListener(
  answer: RequestListener,
  options: http.ServerOptions & { readonly headersTimeout: number },
  { cert, key, ownMade = false }: Certificate,
): Server {
  const server = https.createServer({ ...options, cert, key, minVersion: 'TLSv1.2' }, (request, response) =>
    ownMade || isSecured(request.socket) || isLoopback(request.socket.remoteAddress ?? '')
      ? answer(request, response)
      : sendToHttps(request, response),
  );
  hearBoth(server, options.headersTimeout);
  return server;
}

/** Answers what is no HTTP, or what took too long to arrive, and hangs up. */
function hangUp(
  error: { readonly code?: string },
  socket: Socket,
  responseInProgress: ServerResponse | undefined,
): void {
  const isHalfOut = responseInProgress?.headersSent === true && !responseInProgress.writableFinished;
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
function answerExpectation(response: ServerResponse): void {
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
