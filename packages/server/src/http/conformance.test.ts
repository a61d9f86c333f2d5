import { type Route, type RouteName, routeNames, routes } from '@dicepit/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newLog } from '../watch/log.ts';
import { standingHeaders } from './response-headers.ts';
import { type Evening, evening, staffOf } from './testing/evening.ts';
import { misfits } from './testing/json-schema.ts';
import { inside, openWorld, type World } from './testing/world.ts';

const logged: string[] = [];
let world: World;
let left: Evening;
let described: unknown;

beforeAll(async () => {
  world = await openWorld({
    log: newLog({ level: 'debug', to: { write: (line) => void logged.push(line) } }),
  });
  left = await evening(world);
  described = (await world.ask('nobody', 'readOpenApi')).json;
});
afterAll(() => world.close());

/** What the description says of an answer of a route with a status. */
const responseFor = (name: RouteName, status: number): unknown => {
  const path = routes[name].path.replace(/:([a-z]+)/g, '{$1}');
  return inside(described, 'paths', path, routes[name].method.toLowerCase(), 'responses', String(status));
};

describe('the OpenAPI description and the running server', () => {
  // A passkey is made and used by a browser; that is tried where passkeys are.
  const byBrowser: ReadonlySet<string> = new Set(['addPasskey', 'signInByPasskey']);

  test.each(routeNames.filter((name) => !byBrowser.has(name) && routes[name].form !== 'events'))(
    '%s answers as it is described',
    (name) => {
      const answered = world.exchanges.filter((each) => each.name === name);
      expect(answered.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      for (const { status, headers, json } of answered) {
        const response = responseFor(name, status);
        expect({ status, isDescribed: response !== undefined }).toEqual({ status, isDescribed: true });
        const type = headers.get('content-type')?.split(';')[0] ?? '';
        const content = inside(response, 'content', type);
        expect({ type, isDescribed: content !== undefined }).toEqual({ type, isDescribed: true });
        // Lines and texts are described beside their schema, and are no JSON themselves.
        const told = routes[name].form === 'json' ? json : '';
        expect(misfits(described, inside(content, 'schema'), told)).toEqual([]);
      }
    },
  );

  test.each(routeNames.filter((name) => routes[name].method === 'POST'))(
    '%s refuses as it is described',
    async (name) => {
      const { access }: Route = routes[name];
      const who = access === 'anyone' ? 'nobody' : access === 'signed in' ? 'player' : (access[0] ?? '');
      const params = { table: left.table, person: left.ann, claim: 'c-none', reversal: 'r-none' };
      const bad = [
        { body: { nobody: 'expects this' } },
        { headers: { 'content-type': 'text/plain' } },
        { key: 'short' },
        { headers: { origin: 'http://evil.example' } },
      ];
      for (const sent of bad) {
        const { status, headers, json } = await world.askAnything(who, name, { params, ...sent });
        const content = inside(
          responseFor(name, status),
          'content',
          headers.get('content-type')?.split(';')[0] ?? '',
        );
        expect({ status, isDescribed: content !== undefined }).toEqual({ status, isDescribed: true });
        expect(misfits(described, inside(content, 'schema'), json)).toEqual([]);
        expect(status).toBeGreaterThanOrEqual(400);
      }
    },
  );

  test('every answer of the evening carried the standing headers', () => {
    expect(world.exchanges.length).toBeGreaterThan(100);
    for (const { headers } of world.exchanges)
      for (const [name, value] of Object.entries(standingHeaders)) expect(headers.get(name)).toBe(value);
  });
});

describe('who may ask, at the real thing', () => {
  const everybody = ['nobody', 'player', ...Object.keys(staffOf), 'operator'] as const;
  // Whoever asks these is somebody else afterwards, or nobody.
  const last: ReadonlySet<string> = new Set([
    'signOut',
    'changeRoles',
    'kick',
    'exclude',
    'resetPassphrase',
    'renewCode',
  ]);

  test.each(routeNames.filter((name) => routes[name].form === 'json' && !last.has(name)))(
    '%s',
    async (name) => {
      const { access }: Route = routes[name];
      for (const who of everybody) {
        const params = {
          table: left.table,
          person: 'p-none',
          claim: 'c-none',
          reversal: 'r-none',
          turn: '1',
          roll: '1',
          version: '1',
          kind: 'daily',
        };
        const { status, json } = await world.askAnything(who, name, { params, body: { not: 'this' } });
        const code = inside(json, 'code');
        const isKeptOut = code === 'NOT_SIGNED_IN' || code === 'NOT_ALLOWED';
        const isOpen =
          access === 'anyone' ||
          (access === 'signed in' ? who !== 'nobody' : rolesOf(who).some((role) => access.includes(role)));
        expect({ who, isKeptOut, status: isKeptOut ? status : '' }).toEqual({
          who,
          isKeptOut: !isOpen,
          status: isOpen ? '' : who === 'nobody' ? 401 : 403,
        });
      }
    },
  );

  // Of these only who is kept out is tried: the others would be let in to a stream, or be nobody afterwards. Figures are
  // open to the machine itself, where this test runs.
  const kept = routeNames.filter(
    (name) => (routes[name].form !== 'json' || last.has(name)) && name !== 'readMetrics',
  );
  test.each(kept.filter((name) => routes[name].access !== 'anyone'))(
    '%s keeps out who may not ask',
    async (name) => {
      const { access }: Route = routes[name];
      const out = everybody.filter((who) =>
        access === 'signed in' ? who === 'nobody' : !rolesOf(who).some((role) => access.includes(role)),
      );
      expect(out).not.toEqual([]);
      for (const who of out) {
        const params = { table: left.table, person: 'p-none' };
        const { status, json } = await world.askAnything(who, name, { params, body: {} });
        expect({ who, status, code: inside(json, 'code') }).toEqual(
          who === 'nobody'
            ? { who, status: 401, code: 'NOT_SIGNED_IN' }
            : { who, status: 403, code: 'NOT_ALLOWED' },
        );
      }
    },
  );

  const hostRoles = [
    'player',
    'dealer',
    'game-supervisor',
    'casino-supervisor',
    'senior-casino-supervisor',
    'operator',
  ] as const;
  const rolesOf = (
    who: (typeof everybody)[number],
  ): readonly ((typeof hostRoles)[number] | 'inspector' | 'scrutineer')[] => {
    if (who === 'operator') return hostRoles;
    // The names of the others are their roles.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return who === 'nobody' ? [] : [who as (typeof hostRoles)[number]];
  };
});

describe('what is secret', () => {
  test('stands in no line of the log of a whole evening', () => {
    expect(logged.length).toBeGreaterThan(100);
    expect(left.secrets.length).toBeGreaterThan(20);
    const log = logged.join('');
    expect(left.secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });

  test('stands in no answer but the one that gave it to its owner', () => {
    const cookies = world.cookies.map((cookie) => cookie.split('.')[0] ?? cookie);
    const told = world.exchanges.filter(({ text }) => cookies.some((cookie) => text.includes(cookie)));
    expect(told.map(({ name }) => name)).toEqual([]);
  });

  test('stands in no entry of any stream', async () => {
    const heads = await world.store.heads('', '', 1_000);
    expect(heads.length).toBeGreaterThan(5);
    for (const { stream, version } of heads) {
      const entries = await world.store.read(stream, 0, version);
      const text = entries.map((entry) => entry.text).join('\n');
      expect({ stream, found: left.secrets.filter((secret) => text.includes(secret)) }).toEqual({
        stream,
        found: [],
      });
    }
  });
});
