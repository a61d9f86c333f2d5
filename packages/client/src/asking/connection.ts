import { type CookieJar, cookieJar } from './cookie-jar.ts';
import { realWorld, type World } from './waits.ts';

/** The part of `fetch` that a pit is asked by. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where a pit is, how it is reached, and as whom. */
export type Connection = {
  readonly url: string;
  readonly fetch: Fetch;
  readonly jar: CookieJar;
  readonly world: World;
  readonly language: (() => string) | undefined;
};

export type ConnectionSettings = {
  /** Such as `http://192.168.1.20:7711`; what the pit calls its base belongs to it. Empty for a page of the pit. */
  readonly url: string;
  readonly fetch?: Fetch;
  /** What `session()` of an earlier client has given. */
  readonly session?: string;
  readonly world?: World;
  /** In which language the pit answers, as a tag: asked with every request. English where nothing is asked for. */
  readonly language?: () => string;
};

export const connectionOf = ({
  url,
  // Called as a function of nothing: browsers refuse a fetch that believes itself a method of something else.
  fetch: given = (address, init) => fetch(address, init),
  session = '',
  world = realWorld,
  language,
}: ConnectionSettings): Connection => ({ url, fetch: given, jar: cookieJar(session), world, language });

/** A request as `fetch` takes it, with its headers as a plain object. */
export type Init = Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> };

/** One request as it is, cookies sent and kept. Rejects when the network fails. */
export async function send(
  { fetch: fetching, jar, language }: Connection,
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
    },
    credentials: 'same-origin',
    redirect: 'error',
  });
  jar.keep(response.headers);
  return response;
}
