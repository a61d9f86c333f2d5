import { openMemory } from '@dicepit/store';
import { type RouteName, routes } from '@dicepit/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evening } from '../http/testing/evening.ts';
import { inside, openWorld, type World } from '../http/testing/world.ts';
import { PEOPLE } from './people.ts';

let world: World;
let table: string;
beforeAll(async () => {
  world = await openWorld({ store: openMemory() });
  ({ table } = await evening(world));
});
afterAll(() => world.close());

type Made = { readonly token: string; readonly person: string };

async function aProgram(
  name: string,
  scope: 'watch' | 'play' | 'deal' | 'inspect',
  until?: number,
): Promise<Made> {
  const body = { name, scope, ...(until === undefined ? {} : { until }) };
  const { status, json } = await world.ask('operator', 'addProgram', { body });
  expect(status).toBe(200);
  return { token: String(inside(json, 'token')), person: String(inside(json, 'program', 'person')) };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('an access token', () => {
  test('lets a program in as what its scope says, and is shown to nobody again', async () => {
    const { token, person } = await aProgram('Reader', 'watch');
    expect(token).toMatch(/^dpt_[a-z2-7]{26}$/);
    const me = await world.ask('a program', 'readMe', bearer(token));
    expect(me.json).toMatchObject({ person, name: 'Reader', roles: [] });
    expect((await world.ask('a program', 'readTable', { params: { table }, ...bearer(token) })).status).toBe(
      200,
    );
    const listed = await world.ask('operator', 'listPrograms');
    expect(listed.json).toMatchObject({ programs: [{ person, name: 'Reader', scope: 'watch' }] });
    expect(listed.text).not.toContain(token);
    // Neither the streams nor the records hold it: only its hash.
    const { store } = world;
    const written = JSON.stringify([await store.read(PEOPLE, 0, 1_000), await store.records('sessions')]);
    expect(written).not.toContain(token);
    expect(written).toContain('ProgramAdmitted');
  });

  test('asked for twice by one key is one program and the same token', async () => {
    const sent = { body: { name: 'Twice', scope: 'watch' }, key: 'the-same-key-twice' } as const;
    const [first, second] = [
      await world.ask('operator', 'addProgram', sent),
      await world.ask('operator', 'addProgram', sent),
    ];
    expect(inside(second.json, 'token')).toBe(inside(first.json, 'token'));
  });

  test('that is made up is refused, also where anybody may ask', async () => {
    for (const name of ['readMe', 'readPit'] as const) {
      const { status, json } = await world.ask('a program', name, bearer('dpt_aaaaaaaaaaaaaaaaaaaaaaaaaa'));
      expect([status, inside(json, 'code')]).toEqual([401, 'WRONG_CREDENTIALS']);
    }
  });

  test('is nothing in a cookie, and a cookie is nothing as a token', async () => {
    const { token } = await aProgram('Cookie', 'watch');
    const asCookie = await world.ask('a program', 'readMe', { headers: { cookie: `dicepit=${token}` } });
    expect(inside(asCookie.json, 'kind')).toBe('nobody');
    const asToken = await world.ask('a program', 'readMe', bearer(world.cookieOf('operator')));
    expect(asToken.status).toBe(401);
  });

  test('that is revoked ends at once, with the streams that it has open', async () => {
    const { token, person } = await aProgram('Gone', 'watch');
    const stream = await fetch(
      `http://localhost:${world.server.port}/api/v1/tables/${table}/events`,
      bearer(token),
    );
    const reader = stream.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: snapshot');
    const revoked = await world.ask('operator', 'revokeProgram', { params: { person } });
    expect([revoked.status, inside(revoked.json, 'name')]).toEqual([200, 'Gone']);
    let last = '';
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read())
      last += new TextDecoder().decode(piece.value);
    expect(last).toContain('event: bye');
    expect((await world.ask('a program', 'readMe', bearer(token))).status).toBe(401);
    expect((await world.ask('operator', 'revokeProgram', { params: { person } })).status).toBe(404);
    // The name is free again.
    expect((await aProgram('Gone', 'watch')).person).not.toBe(person);
  });

  test('ends by itself, and is made for no more than a year', async () => {
    const now = world.server.pit.ports.now();
    const ask = (until: number) =>
      world.ask('operator', 'addProgram', { body: { name: 'Timed', scope: 'watch', until } });
    const [past, far] = [await ask(now - 1), await ask(now + 400 * 24 * 3_600_000)];
    expect([past.status, far.status]).toEqual([409, 409]);
    expect(String(inside(far.json, 'detail'))).toContain('a year at most');
    const listed = await world.ask('operator', 'listPrograms');
    const [first] = Object(listed.json).programs;
    expect(first.until - first.madeAt).toBe(30 * 24 * 3_600_000);
  });

  test('is made and revoked by the host alone', async () => {
    const body = { name: 'Mine', scope: 'play' } as const;
    expect((await world.ask('player', 'addProgram', { body })).status).toBe(403);
    expect((await world.ask('nobody at all', 'listPrograms')).status).toBe(401);
    const { json } = await world.ask('player', 'readMe');
    const person = String(inside(json, 'person'));
    const notOne = await world.ask('operator', 'revokeProgram', { params: { person } });
    expect([notOne.status, inside(notOne.json, 'code')]).toEqual([409, 'CONFLICT']);
  });

  test('of each scope reaches exactly the commands of its scope', async () => {
    const reach = {
      watch: [],
      inspect: [],
      play: ['/api/v1/tables/:table/'],
      deal: ['/api/v1/tables/:table/'],
    };
    for (const scope of ['watch', 'inspect', 'play', 'deal'] as const) {
      const { token } = await aProgram(`All of ${scope}`, scope);
      for (const name of Object.keys(routes)) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const route = name as RouteName;
        const { method, path, access } = routes[route];
        // What roles refuse is tried elsewhere.
        if (method !== 'POST' || (access !== 'anyone' && access !== 'signed in')) continue;
        const { json } = await world.askAnything('a program', route, {
          params: { table, person: 'p-none', claim: 'c-none', promotion: 'x', dispute: 'x' },
          body: { not: 'read' },
          ...bearer(token),
        });
        const detail = String(inside(json, 'detail'));
        const isOut = inside(json, 'code') === 'NOT_ALLOWED' && detail.includes('access token');
        expect({ scope, name, isOut }).toEqual({
          scope,
          name,
          isOut: !reach[scope].some((start) => path.startsWith(start)),
        });
      }
    }
  });

  test('is told in the trail, in words', async () => {
    const { text } = await world.ask('operator', 'readTrail', { query: {} });
    expect(text).toContain('ProgramRevoked');
  });
});

test('every answer says how much may be asked, and a refusal how long to wait', async () => {
  const rate = { perSecond: 1, burst: 2 };
  const wide = { perSecond: 1000, burst: 1000 };
  const slow = await openWorld({
    rates: { session: { commands: rate, reads: rate }, address: { commands: wide, reads: rate } },
  });
  try {
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push(await slow.ask('anybody', 'readPit'));
    expect(answers.map(({ headers }) => headers.get('ratelimit-policy'))).toEqual(
      Array(3).fill('"reads";q=2;w=2'),
    );
    expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"reads";r=1;t=1$/);
    expect(answers[2]?.status).toBe(429);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  } finally {
    await slow.close();
  }
});
