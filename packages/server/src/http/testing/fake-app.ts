import type { ServerResponse } from 'node:http';
import { everyRole, type Role } from '@dicepit/engine';
import { routeNames, routes } from '@dicepit/wire';
import type { FastifyInstance } from 'fastify';
import { type Caller, done, type Handlers } from '../../pit/result.ts';
import { noLog } from '../../watch/log.ts';
import { newMetrics } from '../../watch/metrics.ts';
import { appOf } from '../app.ts';
import type { AppParts, JsonName, RawHandlers } from '../app-parts.ts';
import { noRates } from '../auth-guard.ts';
import { usualPatience } from '../listener.ts';

/** Everybody who may try a route: a name that is also the session cookie, and what they are. */
export const everyCaller: readonly { readonly who: string; readonly roles: readonly Role[] }[] = [
  { who: 'nobody', roles: [] },
  ...everyRole.map((role) => ({ who: role, roles: [role] })),
];

/** The app over handlers that only say who asked: what stands before the handlers can be tried by itself. */
export async function fakeApp(change: Partial<AppParts> = {}): Promise<FastifyInstance> {
  return appOf({
    handlers: fakeHandlers,
    raw: fakeRaw,
    callerOf: async (cookie, address) => callerBy(cookie, address),
    chancesKept: async () => undefined,
    log: noLog,
    metrics: newMetrics(),
    now: () => Date.now(),
    names: new Set(['pit.example']),
    rates: noRates,
    patience: usualPatience,
    base: '',
    trustProxy: 0,
    isClosing: () => false,
    onRefused: () => undefined,
    ...change,
  });
}

/** What a page of the pit itself sends with a command. */
export const own = {
  host: 'localhost',
  'content-type': 'application/json',
  'idempotency-key': 'key-12345678',
} as const;

function callerBy(cookie: string | undefined, address: string): Caller {
  const found = everyCaller.find(({ who }) => who === cookie);
  if (cookie === undefined || found === undefined || cookie === 'nobody') return { is: 'nobody', address };
  const { who, roles } = found;
  return { is: 'somebody', person: `p-${who}`, name: who, kind: 'staff', roles, session: who, address };
}

/** Listens on a free port, and says which. */
export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A path of a route with something for whatever varies. */
export const pathOf = (name: keyof typeof routes): string => routes[name].path.replace(/:[a-z]+/g, '1');

// Each says who asked it, in the place of what it would answer: the answers are not what is tried here.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const fakeHandlers = Object.fromEntries(
  routeNames
    .filter((name) => routes[name].form === 'json')
    .map((name) => [
      name,
      async ({ caller, key }: { caller: Caller; key: string }) => done({ name, caller, key }),
    ]),
) as unknown as Handlers<JsonName>;

const written = async ({ response }: { response: ServerResponse }) => {
  response.writeHead(200, { 'content-type': 'text/plain' }).end('raw');
  return undefined;
};

/** Those that write by hand say no more than that they were asked. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const fakeRaw = Object.fromEntries(
  routeNames.filter((name) => routes[name].form !== 'json').map((name) => [name, written]),
) as unknown as RawHandlers;
