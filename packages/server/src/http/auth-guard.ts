import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import {
  type Access,
  API_BASE_PATH,
  type ProgramScope,
  type Route,
  type RouteName,
  routes,
} from '@dicepit/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { personOf } from '../people/sessions.ts';
import type { Caller } from '../pit/result.ts';
import type { AppParts, Rate, Rates } from './app-parts.ts';
import { type Answerable, problem, sendProblem } from './problem-reply.ts';
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
      const token = tokenIn(headers.authorization);
      const caller = await callerOf(request.cookies[SESSION_COOKIE], ip, token);
      request.caller = caller;
      if (token !== undefined && caller.is === 'nobody') return wrongToken;
      const waitsForCaller = limiter.ofCaller(caller, isCommand);
      if (waitsForCaller > 0) return tooMany(waitsForCaller);
      if (name === 'readMetrics' && isLoopback(request)) return undefined;
      const denial = denied(access, caller) ?? outOfScope(caller, { isCommand, path });
      if (denial !== undefined) return denial;
      return isCommand && !isJsonType(headers['content-type']) ? notJsonType : undefined;
    };

    return async (request, reply) => {
      const refusal = await refusalFor(request);
      const asking = request.caller ?? { is: 'nobody' as const, address: request.ip };
      if (isApi) reply.headers(limiter.fieldsFor(asking, isCommand));
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
  problem({ code: 'TOO_MANY', case: 'requests', seconds: Math.ceil(seconds) }, seconds);

const closing = problem({ code: 'UNAVAILABLE', case: 'closing' }, 5);

const foreignName = problem({ code: 'CROSS_SITE', case: 'name' });

const foreignPage = problem({ code: 'CROSS_SITE', case: 'page' });

const wrongToken = problem({ code: 'WRONG_CREDENTIALS' });

const notJsonType = problem({ code: 'NOT_JSON_TYPE' });

/** Why a caller may not ask this, if they may not. The answer is the same whatever the body holds. */
export function denied(access: Access, caller: Caller): Answerable | undefined {
  if (access === 'anyone') return undefined;
  if (caller.is === 'nobody') return problem({ code: 'NOT_SIGNED_IN' });
  if (access === 'signed in' || caller.roles.some((role) => access.includes(role))) return undefined;
  return problem({ code: 'NOT_ALLOWED', case: 'roles', roles: access });
}

/** What an access token does not reach: a program acts at tables alone, and one that only reads nowhere. */
function outOfScope(
  caller: Caller,
  { isCommand, path }: { readonly isCommand: boolean; readonly path: string },
): Answerable | undefined {
  if (caller.is === 'nobody' || caller.program === undefined || !isCommand) return undefined;
  if (!mayOnlyRead(caller.program) && path.startsWith(`${API_BASE_PATH}/tables/:table/`)) return undefined;
  return problem({ code: 'NOT_ALLOWED', case: 'program' });
}

/** Whether a scope only reads; the others act at tables, and nowhere else. */
const mayOnlyRead = (scope: ProgramScope): boolean => scope === 'watch' || scope === 'inspect';

/** The token of an `Authorization: Bearer` header; nothing where there is none. */
function tokenIn(authorization: string | undefined): string | undefined {
  const [, token] = /^Bearer +(\S{1,200})$/i.exec(authorization ?? '') ?? [];
  return token;
}

/** The type of a body that a form of another site cannot send. */
export const isJsonType = (type: string | undefined): boolean =>
  type !== undefined && /^application\/json[ \t]*(;[ \t]*charset="?utf-8"?[ \t]*)?$/i.test(type);

// By which name a pit is asked, from which page, and where from.

/**
 * Whether a name is one that this pit goes by. A page of another site that has its own name point at our address
 * (DNS rebinding) comes with that name, and is refused by it.
 */
function isOwnName(host: string, names: ReadonlySet<string>): boolean {
  const name = nameOf(host);
  if (name === undefined) return false;
  if (isIP(name) !== 0 || name === 'localhost' || names.has(name)) return true;
  return name.endsWith('.localhost') || name.endsWith('.local');
}

/** What a browser says about the page that asks. */
type Whence = {
  readonly host: string;
  readonly origin: string | undefined;
  readonly site: string | undefined;
};

/** Whether a request was made by a page of this pit, or by no page at all: a program, or a typed address. */
function isOwnPage({ host, origin, site }: Whence): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  // Only the host is compared: behind a proxy that speaks https for us, we see http.
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.host === hostOf(host);
}

function nameOf(host: string): string | undefined {
  const url = parsed(host);
  return url?.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

const hostOf = (host: string): string | undefined => parsed(host)?.host;

/** The last name that was read: nearly everybody asks by the same one, and reading it takes a while. */
let latest: { readonly host: string; readonly url: URL | undefined } = { host: '', url: undefined };

function parsed(host: string): URL | undefined {
  if (latest.host !== host) latest = { host, url: parse(host) };
  return latest.url;
}

/** A Host header holds a name and perhaps a port, and nothing else that an address could. */
function parse(host: string): URL | undefined {
  if (!/^[A-Za-z0-9.:[\]_-]{1,255}$/.test(host)) return undefined;
  return URL.parse(`http://${host}`) ?? undefined;
}

/**
 * Where a request comes from. Each proxy adds the address that asked it at the right end of X-Forwarded-For, so that
 * with so many proxies of ours it stands that far from the right; whatever stands before it anybody can have written.
 */
export function cameFrom(
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const own = socket.remoteAddress ?? '';
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const addresses = [...told.map((each) => each.trim()).filter((each) => each !== ''), own];
  return addresses.at(-1 - proxies) ?? addresses[0] ?? own;
}

/** An address as tries are counted by: a home with IPv6 has more addresses than anybody could count. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...middle, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

// How quickly somebody may ask.

/** Generous for people at a table, whose phones may all stand behind one address; a nuisance for a script. */
export const usualRates: Rates = {
  session: { commands: { perSecond: 20, burst: 60 }, reads: { perSecond: 50, burst: 200 } },
  address: { commands: { perSecond: 200, burst: 600 }, reads: { perSecond: 500, burst: 2_000 } },
};

/** For measurements and for tests of anything else. */
const unlimited: Rate = { perSecond: 1e9, burst: 1e9 };

export const noRates: Rates = {
  session: { commands: unlimited, reads: unlimited },
  address: { commands: unlimited, reads: unlimited },
};

/** Seconds to wait before asking again; 0 for a request that may pass. */
type Limiter = {
  /** Asked before it is known who asks, so that a flood costs no look at sessions. */
  readonly ofAddress: (address: string, isCommand: boolean) => number;
  readonly ofCaller: (caller: Caller, isCommand: boolean) => number;
  /** How much of what applies to a caller is left, as the header fields that say so. */
  readonly fieldsFor: (caller: Caller, isCommand: boolean) => Readonly<Record<string, string>>;
};

/** A rate as the field `RateLimit-Policy` writes it: so many requests in so many seconds. */
const policyOf = (name: string, { perSecond, burst }: Rate): string =>
  `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`;

function limiterOf({ session, address }: Rates, now: () => number): Limiter {
  const sessionCommands = bucketsOf(session.commands, now);
  const sessionReads = bucketsOf(session.reads, now);
  const addressCommands = bucketsOf(address.commands, now);
  const addressReads = bucketsOf(address.reads, now);
  return {
    ofAddress: (from, isCommand) => (isCommand ? addressCommands : addressReads).take(networkOf(from)),
    ofCaller: (caller, isCommand) =>
      caller.is === 'nobody' ? 0 : (isCommand ? sessionCommands : sessionReads).take(caller.session),
    fieldsFor: (caller, isCommand) => {
      const of = caller.is === 'nobody' ? address : session;
      const kind = isCommand ? 'commands' : 'reads';
      const [ofSession, ofAddress] = isCommand
        ? [sessionCommands, addressCommands]
        : [sessionReads, addressReads];
      const left =
        caller.is === 'nobody' ? ofAddress.left(networkOf(caller.address)) : ofSession.left(caller.session);
      const { perSecond, burst } = of[kind];
      const filled = Math.ceil((burst - left) / perSecond);
      return {
        'ratelimit-policy': policyOf(kind, of[kind]),
        ratelimit: `"${kind}";r=${Math.floor(left)};t=${filled}`,
      };
    },
  };
}

/** Counts requests by name. `take` gives the seconds to wait, which is 0 for a request that may pass. */
export type Buckets = {
  readonly take: (name: string) => number;
  /** How many would pass at once now. */
  readonly left: (name: string) => number;
  readonly size: () => number;
};

/** No more names are remembered than this; whoever was quiet longest is forgotten first. */
const MAX_BUCKETS = 20_000;

type Bucket = { readonly tokens: number; readonly at: number };

/** A bucket for each name, which holds `burst` tokens and is filled again at `perSecond`. */
export function bucketsOf({ perSecond, burst }: Rate, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>();
  const left = (name: string): number => {
    const at = now();
    const before = buckets.get(name) ?? { tokens: burst, at };
    // A clock that was set back gives nothing and takes nothing.
    const filled = before.tokens + (Math.max(0, at - before.at) / 1_000) * perSecond;
    return Math.min(burst, filled);
  };
  return {
    left,
    take: (name) => {
      const at = now();
      const tokens = left(name);
      // Set anew, so that the first of the map is always whoever was quiet longest.
      buckets.delete(name);
      buckets.set(name, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      if (buckets.size > MAX_BUCKETS) forgetQuietest(buckets);
      return tokens >= 1 ? 0 : (1 - tokens) / perSecond;
    },
    size: () => buckets.size,
  };
}

/** Forgets a quarter at once: one at a time would cost a search for the first each time. */
function forgetQuietest(buckets: Map<string, Bucket>): void {
  for (const name of buckets.keys()) {
    if (buckets.size <= MAX_BUCKETS * 0.75) return;
    buckets.delete(name);
  }
}
