import { type Route, type RouteName, routes } from '@dicepit/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, personOf } from '../pit/request.ts';
import { denied } from './access.ts';
import type { AppParts } from './app-parts.ts';
import { isJsonType } from './body.ts';
import { isOwnName, isOwnPage } from './own-host.ts';
import { type Answerable, problem, sendProblem } from './problem-reply.ts';
import { limiterOf } from './rates.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set by the guard. */
    caller?: Caller;
  }
  interface FastifyContextConfig {
    /** The name of the route, for logs and figures. */
    name?: string;
  }
}

/** What a route has a request pass before it is read. */
export type AuthGuard = (
  name: RouteName,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/**
 * Looks at who asks before anything of the body is read, so that a stranger learns nothing from how it is refused
 * and costs as little as can be.
 */
export function authGuard(parts: AppParts): AuthGuard {
  const { callerOf, names, now, isClosing, onRefused } = parts;
  const limiter = limiterOf(parts.rates, now);

  return (name: RouteName) => {
    const { access, method, path }: Route = routes[name];
    const isCommand = method === 'POST';
    const isApi = path.startsWith('/api/');

    const refusalFor = async (request: FastifyRequest): Promise<Answerable | undefined> => {
      const { host, headers, ip } = request;
      if (isClosing() && isApi) return closing;
      const waits = limiter.ofAddress(ip, isCommand);
      if (waits > 0) return tooMany(waits);
      if (!isOwnName(host, names)) return foreignName;
      const whence = { host, origin: headers.origin, site: one(headers['sec-fetch-site']) };
      if (isApi && !isOwnPage(whence)) return foreignPage;
      const caller = await callerOf(request.cookies[SESSION_COOKIE], ip);
      request.caller = caller;
      const waitsForCaller = limiter.ofCaller(caller, isCommand);
      if (waitsForCaller > 0) return tooMany(waitsForCaller);
      if (name === 'readMetrics' && isLoopback(request)) return undefined;
      const denial = denied(access, caller);
      if (denial !== undefined) return denial;
      return isCommand && !isJsonType(headers['content-type']) ? notJsonType : undefined;
    };

    return async (request, reply) => {
      const refusal = await refusalFor(request);
      if (refusal === undefined) return undefined;
      const { code } = refusal.problem;
      const person = request.caller === undefined ? '' : personOf(request.caller);
      if (noteworthy.has(code)) onRefused({ code, route: name, address: request.ip, person });
      // The rest of a body that nobody wants is not waited for.
      if (isCommand || isClosing()) reply.header('connection', 'close');
      return sendProblem(reply, refusal);
    };
  };
}

const noteworthy: ReadonlySet<string> = new Set(['CROSS_SITE', 'NOT_ALLOWED', 'TOO_MANY']);

/** Somebody on the machine itself, and not a proxy there that asks for somebody else. */
const isLoopback = ({ ip, headers }: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(ip) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const one = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' || header === undefined ? header : header.join(',');

const tooMany = (seconds: number): Answerable =>
  problem('TOO_MANY', `Too many requests at once. Wait ${Math.ceil(seconds)} s and ask again.`, seconds);

const closing = problem('UNAVAILABLE', 'The pit is closing. Ask again in a moment.', 5);
const foreignName = problem('CROSS_SITE', 'The pit does not go by this name. Use the address that it shows.');
const foreignPage = problem('CROSS_SITE', 'Only pages of this pit may ask. Open the pit itself.');
const notJsonType = problem('NOT_JSON_TYPE', 'Send the body as application/json in UTF-8.');
