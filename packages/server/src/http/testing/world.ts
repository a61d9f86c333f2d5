import { openMemory, type Store } from '@dicepit/store';
import { type BodyOf, type ParamsOf, type QueryOf, type RouteName, routes } from '@dicepit/wire';
import type { AddressBook } from '../../host/addresses.ts';
import { makeHostToken } from '../../people/host-token.ts';
import { systemPorts } from '../../pit/pit.ts';
import { type OpenServer, openServer, type ServerOptions } from '../../server.ts';
import { sameChance } from '../../testing/same-chance.ts';
import { noRates } from '../auth-guard.ts';

/** What may be sent with a request; what the route does not take is left out. */
export type Sent<Name extends RouteName> = {
  readonly params?: ParamsOf<Name>;
  readonly query?: QueryOf<Name>;
  readonly body?: BodyOf<Name>;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The same without a type, for what is wrong on purpose. */
type Anything = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One request and what came of it. */
export type Exchange = {
  readonly who: string;
  readonly name: RouteName;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The answer where it is one JSON object; see `inside`. */
  readonly json: unknown;
};

/** What lies at a place in an answer: `inside(json, 'lines', 0, 'entry')`. */
export const inside = (json: unknown, ...place: readonly (string | number)[]): unknown =>
  place.reduce<unknown>(
    (value, field) => (value === undefined ? value : Reflect.get(Object(value), field)),
    json,
  );

/** A pit that listens on a free port, and people with browsers of their own. */
export type World = {
  readonly server: OpenServer;
  readonly store: Store;
  readonly hostToken: string;
  readonly ask: <Name extends RouteName>(who: string, name: Name, sent?: Sent<Name>) => Promise<Exchange>;
  readonly askAnything: (who: string, name: RouteName, sent: Anything) => Promise<Exchange>;
  readonly cookieOf: (who: string) => string;
  /** Every cookie that was ever given. */
  readonly cookies: readonly string[];
  readonly exchanges: readonly Exchange[];
  readonly close: () => Promise<void>;
};

export async function openWorld(options: Partial<ServerOptions> = {}): Promise<World> {
  const store = options.store ?? openMemory();
  const secret = new Uint8Array(32).fill(7);
  const ports = { ...systemPorts, entropy: sameChance };
  const server = await openServer({
    secret,
    rates: noRates,
    addresses: oneAddress,
    ports,
    ...options,
    store,
  });
  const token = await makeHostToken(server.pit);
  const jars = new Map<string, string>();
  const cookies: string[] = [];
  const exchanges: Exchange[] = [];
  let keys = 0;

  const ask = async (who: string, name: RouteName, sent: Anything = {}): Promise<Exchange> => {
    const { method, needsKey } = routes[name];
    const cookie = jars.get(who) ?? '';
    const response = await fetch(`http://localhost:${server.port}${addressOf(name, sent)}`, {
      method,
      headers: {
        ...(cookie === '' ? {} : { cookie: `dicepit=${cookie}` }),
        ...(needsKey ? { 'idempotency-key': sent.key ?? `key-of-a-test-${keys++}` } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...sent.headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify(sent.body ?? {}) } : {}),
    });
    const given = cookieIn(response.headers);
    if (given !== undefined) {
      jars.set(who, given);
      if (given !== '') cookies.push(given);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true && !text.includes('\n');
    const json: unknown = isJson ? JSON.parse(text) : undefined;
    const exchange = { who, name, status: response.status, headers: response.headers, text, json };
    exchanges.push(exchange);
    return exchange;
  };

  return {
    server,
    store,
    hostToken: token.ok ? token.answer.token : '',
    cookies,
    exchanges,
    cookieOf: (who) => jars.get(who) ?? '',
    close: server.close,
    ask,
    askAnything: ask,
  };
}

/** A computer in one network, with an address that is nobody's. */
const oneAddress: AddressBook = {
  list: () => [{ address: '192.0.2.10', adapter: 'wlan0', reach: 'Wi-Fi' }],
  shown: () => '192.0.2.10',
  fixed: false,
  choose: (address) => address === '192.0.2.10',
  urlAt: (address) => `http://${address}:7711`,
};

function addressOf(name: RouteName, { params = {}, query = {} }: Anything): string {
  const path = routes[name].path.replace(/:([a-z]+)/g, (_, part: string) => params[part] ?? part);
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

const cookieIn = (headers: Headers): string | undefined => {
  const set = headers.getSetCookie().find((each) => each.startsWith('dicepit='));
  return set === undefined ? undefined : decodeURIComponent(set.slice('dicepit='.length).split(';')[0] ?? '');
};
