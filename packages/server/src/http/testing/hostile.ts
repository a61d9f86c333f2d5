import { type Chance, chanceFrom } from '@dicepit/games';
import { type Access, type Route, type RouteName, routeNames, routes } from '@dicepit/wire';
import { badHeaders, badPaths, badQueries, forgeries } from './bad-addresses.ts';
import { badTexts } from './bad-texts.ts';
import type { GoodBodies } from './good-bodies.ts';
import { misshapen } from './misshapen.ts';

/** What an attacker knows: some cookies, the ids of things, and what a good request looks like. */
export type AttackerKnowledge = {
  /** Cookies by what their owners are; of nobody, none. */
  readonly cookies: Readonly<Record<string, string>>;
  /** What is there, by its name in an address: a table, a person, a dispute. */
  readonly ids: Readonly<Record<string, string>> & { readonly table: string };
  readonly bodies: GoodBodies;
  /** Commands of somebody else, for a seat that is not the attacker's. */
  readonly foreignCommands: readonly unknown[];
  /** Something that was done before, to be sent again. */
  readonly done: {
    readonly path: string;
    readonly cookie: string;
    readonly key: string;
    readonly body: string;
  };
};

/** A request that must change nothing. */
export type Hostile = {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** Hostile requests without end; the same seed, the same requests. */
export function* hostileRequests(seed: number, known: AttackerKnowledge): Generator<Hostile, never> {
  const chance = chanceFrom(seed);
  for (;;) yield attacks[chance(attacks.length)]?.(chance, known) ?? noSuchPath(chance, known);
}

type Attack = (chance: Chance, known: AttackerKnowledge) => Hostile;

/** A body that is not what the route expects, from somebody who may ask. */
const wrongBody: Attack = (chance, known) => {
  const name = pick(chance, posts);
  const body = misshapen(chance, known.bodies[name] ?? {});
  return post(chance, known, { name, what: 'wrong body', body: JSON.stringify(body) });
};

/** A text that is no JSON, or JSON that can be read in two ways. */
const wrongText: Attack = (chance, known) => {
  const name = pick(chance, posts);
  const body = pick(chance, badTexts)(JSON.stringify(known.bodies[name] ?? {}), chance);
  return post(chance, known, { name, what: 'wrong text', body });
};

/** A good request of somebody who may not make it. */
const wrongRole: Attack = (chance, known) => {
  const name = pick(chance, guarded);
  const { access }: Route = routes[name];
  const others = Object.keys(known.cookies).filter((who) => !mayAsk(access, who));
  const who = pick(chance, others);
  const body = JSON.stringify(known.bodies[name] ?? {});
  return { ...post(chance, known, { name, what: 'wrong role', body, who }), method: routes[name].method };
};

/** A command for somebody else's seat. */
const foreignSeat: Attack = (chance, known) =>
  post(chance, known, {
    name: 'giveCommand',
    what: 'foreign seat',
    body: JSON.stringify({ command: pick(chance, known.foreignCommands) }),
    who: 'player',
  });

/** A step in somebody else's dispute or complaint, by somebody of the house who has nothing to do with it. */
const foreignDispute: Attack = (chance, known) => {
  const name = pick(chance, ofItsPlayer);
  const who = pick(chance, ['dealer', 'scrutineer', 'inspector']);
  const body = JSON.stringify(known.bodies[name] ?? {});
  return post(chance, known, { name, what: 'foreign dispute', body, who });
};

/** A cookie that nobody was given. */
const forgedCookie: Attack = (chance, known) => {
  const name = pick(chance, guarded);
  const cookie = pick(chance, forgeries)(
    known.cookies['operator'] ?? '',
    known.cookies['player'] ?? '',
    chance,
  );
  const sent = post(chance, known, {
    name,
    what: 'forged cookie',
    body: JSON.stringify(known.bodies[name] ?? {}),
  });
  return { ...sent, method: routes[name].method, headers: { ...sent.headers, cookie: `dicepit=${cookie}` } };
};

/** Headers as another site would have them sent, or as no client of ours sends them. */
const wrongHeaders: Attack = (chance, known) => {
  const name = pick(chance, posts);
  const sent = post(chance, known, {
    name,
    what: 'wrong headers',
    body: JSON.stringify(known.bodies[name] ?? {}),
  });
  const headers = pick(chance, badHeaders);
  return { ...sent, headers: { ...sent.headers, ...headers } };
};

/** The very request that was made before, or its key for something else. */
const replay: Attack = (chance, { done }) => {
  const isSame = chance(2) === 0;
  return {
    what: isSame ? 'replay' : 'reused key',
    method: 'POST',
    path: done.path,
    headers: { ...standing, cookie: done.cookie, 'idempotency-key': done.key },
    body: isSame ? done.body : done.body.replace(/}$/, ',"as":"player"}'),
  };
};

/** Addresses that lead nowhere, or that try to. */
const noSuchPath: Attack = (chance, known) => {
  const path = pick(chance, badPaths).replace('TABLE', known.ids.table);
  const method = pick(chance, [
    'GET',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'HEAD',
    'PROPFIND',
    'TRACE',
  ]);
  const headers = { ...standing, 'idempotency-key': newKey(chance), cookie: cookieOf(known, 'operator') };
  return { what: 'wrong path', method, path, headers, ...(method === 'POST' ? { body: '{}' } : {}) };
};

/** Reading with a query that is not as it should be, or of what is not there. */
const wrongQuery: Attack = (chance, known) => {
  const name = pick(chance, gets);
  const query = pick(chance, badQueries);
  const path = `${pathFor(name, known, chance)}?${query}`;
  const headers = { host: 'localhost', cookie: cookieOf(known, pick(chance, Object.keys(known.cookies))) };
  return { what: 'wrong query', method: 'GET', path, headers };
};

/** More than anybody has to say. */
const tooLarge: Attack = (chance, known) => {
  const name = pick(chance, posts);
  const body = `{"a":"${'x'.repeat(65_536 + chance(200_000))}"}`;
  return post(chance, known, { name, what: 'too large', body });
};

/** Those that have the most ways to go wrong are tried the most. */
const attacks: readonly Attack[] = [
  wrongBody,
  wrongBody,
  wrongBody,
  wrongBody,
  wrongText,
  wrongText,
  wrongText,
  wrongRole,
  wrongRole,
  foreignSeat,
  foreignDispute,
  forgedCookie,
  wrongHeaders,
  replay,
  noSuchPath,
  wrongQuery,
  tooLarge,
];

type Posting = {
  readonly name: RouteName;
  readonly what: string;
  readonly body: string | Buffer;
  readonly who?: string;
};

/** A post that is right but for what is made wrong on purpose. */
function post(
  chance: Chance,
  known: AttackerKnowledge,
  { name, what, body, who = allowed(name, known) }: Posting,
): Hostile {
  const cookie = cookieOf(known, who);
  return {
    what: `${what} ${name}`,
    method: 'POST',
    path: pathFor(name, known, chance),
    headers: { ...standing, 'idempotency-key': newKey(chance), ...(cookie === '' ? {} : { cookie }) },
    body,
  };
}

function allowed(name: RouteName, { cookies }: AttackerKnowledge): string {
  const { access }: Route = routes[name];
  return Object.keys(cookies).find((who) => mayAsk(access, who)) ?? 'nobody';
}

function mayAsk(access: Access, who: string): boolean {
  if (access === 'anyone') return true;
  return access === 'signed in' ? who !== 'nobody' : access.some((role) => role === who);
}

const cookieOf = ({ cookies }: AttackerKnowledge, who: string): string => {
  const cookie = cookies[who] ?? '';
  return cookie === '' ? '' : `dicepit=${cookie}`;
};

function pathFor(name: RouteName, { ids }: AttackerKnowledge, chance: Chance): string {
  const number = String(1 + chance(3));
  const named: Readonly<Record<string, string>> = {
    ...ids,
    turn: number,
    roll: number,
    version: number,
    claim: `c-${number}`,
    // Disputes over promotions are counted in each.
    ...(routes[name].path.includes('/promotions/') ? { dispute: 'd-1' } : {}),
    reversal: 'r-none',
  };
  return routes[name].path.replace(/:([a-z]+)/g, (_, part: string) => named[part] ?? part);
}

const pick = <Item>(chance: Chance, items: readonly Item[]): Item => {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error('Broken invariant: there is nothing to pick from');
  return item;
};

const newKey = (chance: Chance): string => `hostile-${chance(1e9)}-${chance(1e9)}`;

const standing = { host: 'localhost', 'content-type': 'application/json' } as const;

// A stream that is opened stays open; those are tried by themselves.
const gets = routeNames.filter((name) => routes[name].method === 'GET' && routes[name].form === 'json');
// What costs a passphrase a try is slow by design, and is tried less often than the rest would be.
const posts = routeNames.filter((name) => routes[name].method === 'POST');
/** What nobody does but the player whose it is. */
const ofItsPlayer = [
  'askReview',
  'acceptDecision',
  'withdrawDispute',
  'adviseOfComplaint',
  'lodgeComplaint',
  'complainOfPromotion',
] as const;
const guarded = routeNames.filter((name) => routes[name].access !== 'anyone' && routes[name].form === 'json');
