import {
  type AnswerOf,
  type BodyOf,
  check,
  type ParamsOf,
  type ProblemDetails,
  problemDetails,
  type QueryOf,
  type Route,
  type RouteName,
  routes,
} from '@dicepit/wire';

/** An answer that has not come after so long will not come: the connection is dead, and another may not be. */
const REQUEST_TIMEOUT_MS = 20_000;

/** The longest wait asked for by the server that is waited out here. A longer one is for the person to know. */
const MAX_RETRY_AFTER_SECONDS = 10;

/**
 * Asks the pit for something and waits for the answer.
 *
 * Where nothing is known of what became of the request it is sent again, by the same key, so that it has one effect:
 * when the network fails, and when the server says that it cannot answer now. A refusal is an answer.
 */
export async function ask<Name extends AskedName>(
  connection: Connection,
  name: Name,
  asking: Asking<Name>,
): Promise<Answer<AnswerOf<Name>>> {
  const route = routeOf(name);
  const { signal }: AnyAsking = asking;
  const isOff = (): boolean => signal?.aborted === true;
  const keyed: AnyAsking = { key: newKey(), ...asking };
  for (let retry = 0; ; retry++) {
    if (isOff()) return clientProblem('CALLED_OFF');
    const answer = await askOnce<AnswerOf<Name>>(connection, route, keyed);
    if (isOff() && !answer.ok) return clientProblem('CALLED_OFF');
    const wait = waitAfter(answer, retryDelay(retry, connection.world));
    if (wait === undefined || keyed.once === true || retry === MAX_RETRIES) return answer;
    await delay(wait, connection.world, signal);
  }
}

/** How long to wait before the same is asked again; undefined where this answer is the answer. */
function waitAfter(answer: Answer<unknown>, usual: number): number | undefined {
  if (answer.ok) return undefined;
  const { after = 0, problem } = answer;
  const mayPass = problem.code === 'UNREACHABLE' || [429, 502, 503, 504].includes(problem.status);
  return mayPass && after <= MAX_RETRY_AFTER_SECONDS ? Math.max(usual, after * 1_000) : undefined;
}

async function askOnce<Value>(
  connection: Connection,
  route: Route,
  asking: AnyAsking,
): Promise<Answer<Value>> {
  const attempt = new AbortController();
  const stop = (): void => attempt.abort();
  asking.signal?.addEventListener('abort', stop);
  const cancel = connection.world.later(REQUEST_TIMEOUT_MS, stop);
  try {
    const init = { ...toRequestInit(route, asking), signal: attempt.signal };
    const response = await send(connection, toAddress(connection.url, route, asking), init);
    const text = await response.text();
    return response.ok ? read<Value>(route, text) : problemIn(response, text);
  } catch {
    return clientProblem('UNREACHABLE');
  } finally {
    cancel();
    asking.signal?.removeEventListener('abort', stop);
  }
}

function toRequestInit({ method, needsKey, form }: Route, { body, key = '', ifVersion }: AnyAsking) {
  const headers = {
    accept: form === 'json' ? 'application/json, application/problem+json' : '*/*',
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...(needsKey ? { 'idempotency-key': key } : {}),
    ...(ifVersion === undefined ? {} : { 'if-match': `"${ifVersion}"` }),
  };
  return method === 'POST' ? { method, headers, body: JSON.stringify(body ?? {}) } : { method, headers };
}

function read<Value>({ form, answer }: Route, text: string): Answer<Value> {
  const parsed = form === 'text' ? { ok: true as const, value: text } : jsonIn(text);
  const checked = parsed.ok ? check(answer, parsed.value) : parsed;
  // The schema of the route has just found that it is what the route answers.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return checked.ok ? { ok: true, value: checked.value as Value } : clientProblem('UNREADABLE');
}

/** The problem that an answer tells; where it tells none that can be read, only that somebody else has answered. */
export function problemIn(response: Pick<Response, 'status' | 'headers'>, text: string): Answer<never> {
  const json = jsonIn(text);
  const parsed = json.ok ? check(problemDetails, json.value) : json;
  const problem = parsed.ok
    ? parsed.value
    : { ...clientProblem('UNREADABLE').problem, status: response.status };
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { ok: false, problem, ...(Number.isFinite(after) ? { after } : {}) };
}

function jsonIn(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** What is to be sent along with a request: what its route asks for, and no more. */
export type Asking<Name extends RouteName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>> & {
    /** Made by the client where none is given. The same key again is the same request again. */
    readonly key?: string;
    /** Refused by the server where the table has gone on from this version. */
    readonly ifVersion?: number;
    readonly signal?: AbortSignal;
    /** What is worth nothing later is sent once: whatever comes back is the answer. */
    readonly once?: true;
  };

/** The argument of a request, which may be left out where nothing has to be sent. */
export type AskingArgument<Name extends RouteName> =
  Nothing extends Asking<Name> ? readonly [asking?: Asking<Name>] : readonly [asking: Asking<Name>];

/** Routes that are answered once, in JSON or as text; the others are read as they come. */
export type AskedName = {
  [Name in RouteName]: (typeof routes)[Name]['form'] extends 'json' | 'text' ? Name : never;
}[RouteName];

export type EventsName = {
  [Name in RouteName]: (typeof routes)[Name]['form'] extends 'events' ? Name : never;
}[RouteName];

/** An asking whose route is not looked at any more. */
export type AnyAsking = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly key?: string;
  readonly ifVersion?: number;
  readonly signal?: AbortSignal;
  readonly once?: true;
};

export const routeOf = (name: RouteName): Route => routes[name];

/** The address of a request under that of the pit. */
export function toAddress(url: string, { path }: Pick<Route, 'path'>, { params, query }: AnyAsking): string {
  const facts = new Map(factsOf(params));
  const filled = path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(facts.get(name) ?? ''));
  const asked = new URLSearchParams(factsOf(query)).toString();
  return `${url.replace(/\/+$/, '')}${filled}${asked === '' ? '' : `?${asked}`}`;
}

// The empty object is meant: whatever it can stand for may be left out.
// oxlint-disable-next-line typescript/no-generated-empty-object-type
type Nothing = Record<never, never>;

type Part<Field extends string, Value> = [Value] extends [undefined]
  ? Nothing
  : Nothing extends Value
    ? { readonly [Each in Field]?: Value }
    : { readonly [Each in Field]: Value };

const factsOf = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, fact]) => [name, String(fact)])
    : [];

/** What was asked for, or why there is none of it. Nothing is thrown: a lost network is an answer as well. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly problem: ProblemDetails;
      /** Seconds until it is worth asking again, where the server has said so. */
      readonly after?: number;
    };

/** What the client itself says when the server has said nothing that could be read; the status is then 0. */
export const clientProblems = {
  UNREACHABLE: ['The pit cannot be reached', 'Look whether this device is in the same network as the pit.'],
  UNREADABLE: [
    'The answer could not be read',
    'Something between here and the pit has answered in its place.',
  ],
  CALLED_OFF: [
    'The request was called off',
    'It was called off before an answer came; it may have been done.',
  ],
} as const;

export type ClientCode = keyof typeof clientProblems;

export function clientProblem(code: ClientCode): { readonly ok: false; readonly problem: ProblemDetails } {
  const [title, detail] = clientProblems[code];
  return {
    ok: false,
    problem: { type: `urn:dicepit:problem:${code}`, title, status: 0, code, figures: {}, detail },
  };
}

/** The part of `fetch` that a pit is asked by. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A fetch that hands over what was asked for ahead: a page asks at once for what a script will read that has yet to come.
 * What was asked for is handed to the first who asks for the same address, and ends when they end it.
 */
export function fetchAhead(): { readonly fetch: Fetch; readonly ahead: Fetch } {
  const begun = new Map<string, { readonly answer: Promise<Response>; readonly stop: () => void }>();
  return {
    ahead: (address, init) => {
      const stopping = new AbortController();
      const answer = fetch(address, { ...init, signal: stopping.signal });
      // Whoever it is handed to hears of it.
      answer.catch(() => undefined);
      begun.set(address, { answer, stop: () => stopping.abort() });
      return answer;
    },
    fetch: (address, init) => {
      const found = begun.get(address);
      if (found === undefined) return fetch(address, init);
      begun.delete(address);
      init.signal?.addEventListener('abort', found.stop);
      return found.answer;
    },
  };
}

/** Where a pit is, how it is reached, and as whom. */
export type Connection = {
  readonly url: string;
  readonly fetch: Fetch;
  readonly jar: CookieJar;
  readonly token: string | undefined;
  readonly world: World;
  readonly language: (() => string) | undefined;
};

export type ConnectionSettings = {
  /** Such as `http://192.168.1.20:7711`; what the pit calls its base belongs to it. Empty for a page of the pit. */
  readonly url: string;
  readonly fetch?: Fetch;
  /** What `session()` of an earlier client has given. */
  readonly session?: string;
  /** The access token of a program, which is sent in the place of a session. */
  readonly token?: string;
  readonly world?: World;
  /** In which language the pit answers, as a tag: asked with every request. English where nothing is asked for. */
  readonly language?: () => string;
};

export const createConnection = ({
  url,
  // Called as a function of nothing: browsers refuse a fetch that believes itself a method of something else.
  fetch: given = (address, init) => fetch(address, init),
  session = '',
  token,
  world = realWorld,
  language,
}: ConnectionSettings): Connection => ({
  url,
  fetch: given,
  jar: createCookieJar(session),
  token,
  world,
  language,
});

/** A request as `fetch` takes it, with its headers as a plain object. */
type Init = Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> };

/** One request as it is, cookies sent and kept. Rejects when the network fails. */
export async function send(
  { fetch: fetching, jar, token, language }: Connection,
  address: string,
  { headers, ...init }: Init,
): Promise<Response> {
  const cookie = jar.header();
  const response = await fetching(address, {
    ...init,
    headers: {
      ...headers,
      ...(language === undefined ? {} : { 'accept-language': language() }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    credentials: 'same-origin',
    redirect: 'error',
  });
  jar.keep(response.headers);
  return response;
}

/** The cookies of one pit, where nobody else keeps them. A browser keeps its own and shows none to a page. */
type CookieJar = {
  /** For the header of a request; undefined where there is none. */
  readonly header: () => string | undefined;
  readonly keep: (headers: Partial<Pick<Headers, 'getSetCookie'>>) => void;
};

/** A jar with what `header` of an earlier one has given: so a session outlives the program that began it. */
function createCookieJar(saved = ''): CookieJar {
  const cookies = new Map(pairsIn(saved.split(';')));
  return {
    header: () => (cookies.size === 0 ? undefined : [...cookies].map((pair) => pair.join('=')).join('; ')),
    keep: (headers) => {
      // Browsers of before 2023 do not have it, and none of them would tell.
      for (const line of headers.getSetCookie?.() ?? []) {
        const [first = '', ...attributes] = line.split(';');
        for (const [name, value] of pairsIn([first])) {
          if (isOver(attributes)) cookies.delete(name);
          else cookies.set(name, value);
        }
      }
    },
  };
}

function pairsIn(texts: readonly string[]): readonly (readonly [string, string])[] {
  return texts
    .map((text) => text.split('='))
    .filter(([name = '', ...rest]) => name.trim() !== '' && rest.length > 0)
    .map(([name = '', ...rest]) => [name.trim(), rest.join('=').trim()]);
}

/** Whether a cookie is sent to be thrown away. */
function isOver(attributes: readonly string[]): boolean {
  const facts = new Map(pairsIn(attributes).map(([name, value]) => [name.toLowerCase(), value]));
  const age = facts.get('max-age');
  if (age !== undefined) return Number(age) <= 0;
  const expires = facts.get('expires');
  return expires !== undefined && Date.parse(expires) <= Date.now();
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A key that nobody has used before: 132 bits of chance in 22 letters.
 *
 * A page over plain http has `getRandomValues` and not `randomUUID`.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => LETTERS[byte % 64]).join('');

/** What the client has of the world beside fetch: a clock, timers and chance, given so that tests own them. */
export type World = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs something after so many milliseconds, unless what it gives back is called before. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** From 0 to below 1. */
  readonly chance: () => number;
};

export const realWorld: World = {
  now: () => Date.now(),
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};

const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** How often a request is tried again before its problem is told. */
const MAX_RETRIES: number = RETRY_DELAYS_MS.length;

/**
 * How long to wait before a retry, counted from 0; from the fifth on the delay stays the same.
 *
 * Half of it is random, so that the phones of a room that lost the pit at once do not all return at once.
 */
export const retryDelay = (retry: number, { chance }: Pick<World, 'chance'>): number =>
  (RETRY_DELAYS_MS[retry] ?? RETRY_DELAYS_MS[RETRY_DELAYS_MS.length - 1] ?? 0) * (0.5 + chance() / 2);

/** Resolves after the delay, or at once when the signal aborts; the caller checks which of the two it was. */
export function delay(milliseconds: number, world: World, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const done = (): void => {
      cancel();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const cancel = world.later(milliseconds, done);
    signal?.addEventListener('abort', done);
  });
}
