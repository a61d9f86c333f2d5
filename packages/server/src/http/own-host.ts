import { isIP } from 'node:net';

/**
 * Whether a name is one that this pit goes by. A page of another site that has its own name point at our address
 * (DNS rebinding) comes with that name, and is refused by it.
 */
export function isOwnName(host: string, names: ReadonlySet<string>): boolean {
  const name = nameOf(host);
  if (name === undefined) return false;
  if (isIP(name) !== 0 || name === 'localhost' || names.has(name)) return true;
  return name.endsWith('.localhost') || name.endsWith('.local');
}

/** What a browser says about the page that asks. */
export type Whence = {
  readonly host: string;
  readonly origin: string | undefined;
  readonly site: string | undefined;
};

/** Whether a request was made by a page of this pit, or by no page at all: a program, or a typed address. */
export function isOwnPage({ host, origin, site }: Whence): boolean {
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
