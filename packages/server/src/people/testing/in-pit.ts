import { randomBytes } from 'node:crypto';
import type { Role } from '@dicepit/engine';
import { toPublicKey } from '@dicepit/proof';
import { openMemory, type Store } from '@dicepit/store';
import type { AnswerOf, BodyOf, ParamsOf, RouteName } from '@dicepit/wire';
import { cageHandlers } from '../../cage/handlers.ts';
import { ensurePit } from '../../floor/ensure-pit.ts';
import { readJoinCode } from '../../floor/facts.ts';
import { floorHandlers } from '../../floor/handlers.ts';
import { type Pit, pitOver } from '../../pit/pit.ts';
import type { Answered, Handler, Refusal, Request } from '../../pit/result.ts';
import { peopleHandlers } from '../handlers.ts';
import { makeHostToken } from '../host-token.ts';
import { openPeople, type PeopleServices } from '../services.ts';

type Routes = ReturnType<typeof peopleHandlers> &
  ReturnType<typeof floorHandlers> &
  ReturnType<typeof cageHandlers>;
type Name = keyof Routes & RouteName;

/** Who asks in a test: a browser with its cookie. */
export type Browser = {
  readonly address: string;
  readonly device: string;
  cookie?: string;
};

export type InPit = {
  readonly pit: Pit;
  readonly store: Store;
  readonly services: PeopleServices;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => void;
  /** Asks as a browser would, and keeps its cookie. */
  readonly ask: <Route extends Name>(
    browser: Browser,
    name: Route,
    more?: { body?: BodyOf<Route>; params?: ParamsOf<Route>; key?: string; origin?: string },
  ) => Promise<Answered<Route>>;
  /** What must be answered. */
  readonly get: <Route extends Name>(
    browser: Browser,
    name: Route,
    more?: { body?: BodyOf<Route>; params?: ParamsOf<Route>; key?: string; origin?: string },
  ) => Promise<AnswerOf<Route>>;
  /** What must be refused. */
  readonly refusal: <Route extends Name>(
    browser: Browser,
    name: Route,
    more?: { body?: BodyOf<Route>; params?: ParamsOf<Route>; key?: string; origin?: string },
  ) => Promise<Refusal>;
  readonly code: () => Promise<string>;
  /** Everything that every stream holds, as text. */
  readonly trail: () => Promise<readonly string[]>;
  /** Stops this node; the store goes on for others. */
  readonly leave: () => Promise<void>;
  readonly end: () => Promise<void>;
};

export const PASSPHRASE = 'lantern marble oyster';

let phones = 0;

/** A browser on an address of its own. */
export const aBrowser = (address = `10.0.${Math.floor(phones / 250)}.${(phones++ % 250) + 1}`): Browser => ({
  address,
  device: 'a phone',
});

/** A pit over a store in memory, with a clock that a test moves. */
export async function inPit(store: Store = openMemory(), began = Date.UTC(2026, 10, 15, 20)): Promise<InPit> {
  let clock = began;
  const boot = randomBytes(8).toString('hex');
  const ports = {
    now: () => clock,
    entropy: (bytes: number) => randomBytes(bytes),
    ran: () => ({ boot, ms: Math.max(0, clock - began) }),
    software: '0.1.0',
  };
  const pit = pitOver(store, new Uint8Array(32).fill(7), ports);
  await ensurePit(pit, {
    settings: { startingStack: 500_00 },
    software: '0.1.0',
    publicKey: toPublicKey(pit.keys.heads),
  });
  const services = await openPeople(pit);
  const handlers: Routes = { ...peopleHandlers(pit, services), ...floorHandlers(pit), ...cageHandlers(pit) };
  let keys = 0;

  const ask: InPit['ask'] = async (browser, name, more = {}) => {
    const caller = await services.sessions.callerOf(browser.cookie, browser.address);
    const { key = `key-${keys++}-of-a-test`, origin } = more;
    // A test gives what the route needs; HTTP has checked it against the schemas by then.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const request = {
      caller,
      params: more.params ?? {},
      query: {},
      body: more.body ?? {},
      key,
      device: browser.device,
      ...(origin === undefined ? {} : { origin }),
    } as unknown as Request<typeof name>;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[name] as unknown as Handler<typeof name>;
    const answered = await handler(request);
    if (answered.session?.is === 'began') browser.cookie = answered.session.cookie;
    if (answered.session?.is === 'ended') delete browser.cookie;
    return answered;
  };

  const leave = async (): Promise<void> => {
    await services.end();
    pit.end();
  };

  return {
    pit,
    store,
    services,
    now: () => clock,
    wait: (milliseconds) => {
      clock += milliseconds;
    },
    ask,
    get: async (browser, name, more) => {
      const answered = await ask(browser, name, more);
      if (!answered.ok) throw new Error(`${name}: ${JSON.stringify(answered.refusal)}`);
      return answered.answer;
    },
    refusal: async (browser, name, more) => {
      const answered = await ask(browser, name, more);
      if (answered.ok) throw new Error(`${name} was answered: ${JSON.stringify(answered.answer)}`);
      return answered.refusal;
    },
    code: async () => (await readJoinCode(pit))?.code ?? '',
    trail: async () => {
      await services.security.flush();
      const heads = await store.heads('');
      const entries = await Promise.all(heads.map(({ stream }) => store.read(stream, 0, 100_000)));
      return entries.flat().map(({ text }) => text);
    },
    leave,
    end: async () => {
      await leave();
      await store.close();
    },
  };
}

/** The host of a pit, signed in. */
export async function aHost(at: InPit, name = 'Olga'): Promise<Browser> {
  const host = aBrowser();
  const token = await makeHostToken(at.pit);
  if (!token.ok) throw new Error(JSON.stringify(token.refusal));
  await at.get(host, 'claimHost', { body: { token: token.answer.token, name, passphrase: PASSPHRASE } });
  return host;
}

/** Somebody of the staff, signed in, and who they are. */
export async function ofStaff(
  at: InPit,
  host: Browser,
  name: string,
  roles: readonly Role[],
): Promise<{ readonly browser: Browser; readonly person: string }> {
  const { person, signUp } = await at.get(host, 'addStaff', { body: { name, roles } });
  const browser = aBrowser();
  await at.get(browser, 'claimStaff', { body: { token: signUp.token, passphrase: PASSPHRASE } });
  return { browser, person: person.person };
}

/** A guest who has joined. */
export async function aGuest(
  at: InPit,
  name: string,
): Promise<{ readonly browser: Browser; readonly person: string }> {
  const browser = aBrowser();
  const me = await at.get(browser, 'joinGuest', { body: { code: await at.code(), name } });
  return { browser, person: me.person ?? '' };
}
