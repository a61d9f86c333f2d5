import http, { type RequestListener, type Server, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { hearBoth, isSecured } from './both-protocols.ts';
import { answerExpectation, hangUp } from './broken-connection.ts';
import type { Certificate } from './certificate.ts';
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
  const underWay = new WeakMap<object, ServerResponse>();
  server.on('request', ({ socket }, response) => void underWay.set(socket, response));
  server.on('clientError', (error: { readonly code?: string }, socket: Socket) =>
    hangUp(error, socket, underWay.get(socket)),
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
