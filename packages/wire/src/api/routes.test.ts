import { packIds } from '@dicepit/games';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { check } from '../problem.ts';
import { listCodes } from './codes-of.ts';
import type { Route } from './route.ts';
import { type AnswerOf, type BodyOf, type ParamsOf, routeGroups, routeNames, routes } from './routes.ts';

const every: readonly (readonly [string, Route])[] = Object.entries(routes);

describe('the routes', () => {
  test('are each one way to ask', () => {
    const ways = every.map(([, { method, path }]) => `${method} ${path.replace(/:[a-z]+/g, ':x')}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test('take no text and no list without a most: strangers write there', () => {
    const open = every.flatMap(([name, { body, params, query }]) =>
      Object.entries({ body, params, query }).flatMap(([part, schema]) =>
        schema === undefined
          ? []
          : unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${name}.${part}`),
      ),
    );
    expect(open).toEqual([]);
  });

  test('are in one group each', () => {
    expect(
      Object.values(routeGroups)
        .flatMap((group) => Object.keys(group))
        .toSorted(),
    ).toEqual(routeNames.toSorted());
  });

  test.each(every)('%s takes the parameters that its path names', (_, { path, params }) => {
    const given = Object.fromEntries([...path.matchAll(/:([a-z]+)/g)].map(([, name = '']) => [name, '1']));
    expect(check(params, given)).toEqual({ ok: true, value: given });
    expect(check(params, { ...given, other: '1' })).toMatchObject({ ok: false });
  });

  test.each(every)('%s changes something exactly if it needs a key', (_, { method, needsKey }) => {
    expect(needsKey).toBe(method === 'POST');
  });

  test('say who may ask: those not for anyone need a session', () => {
    for (const [name, route] of every)
      expect([name, listCodes(route).includes('NOT_SIGNED_IN')]).toEqual([name, route.access !== 'anyone']);
  });

  test('know the types of what they carry', () => {
    expectTypeOf<BodyOf<'joinGuest'>>().toEqualTypeOf<{ code: string; name: string }>();
    expectTypeOf<ParamsOf<'readTurn'>>().toEqualTypeOf<{ table: string; turn: string }>();
    expectTypeOf<AnswerOf<'giveCommand'>['version']>().toEqualTypeOf<number>();
    expectTypeOf<BodyOf<'readPit'>>().toEqualTypeOf<undefined>();
  });
});

describe('a passphrase', () => {
  const typed = 'Zoe\u0308 throws the dice';
  const read = 'Zo\u00eb throws the dice';

  test('is the same from every keyboard, when it is set and when it is tried', () => {
    const claimed = check(routes.claimStaff.body, { token: 'abcdefgh', passphrase: typed });
    const tried = check(routes.signIn.body, { name: 'Zoe', passphrase: typed });
    expect(claimed).toMatchObject({ ok: true, value: { passphrase: read } });
    expect(tried).toMatchObject({ ok: true, value: { passphrase: read } });
  });

  test('is long when it is set, and whatever it is when it is tried', () => {
    expect(check(routes.claimStaff.body, { token: 'abcdefgh', passphrase: 'short' })).toMatchObject({
      ok: false,
    });
    expect(check(routes.signIn.body, { name: 'Zoe', passphrase: 'short' })).toMatchObject({ ok: true });
  });
});

describe('a new table', () => {
  const table = { title: 'One', mode: 'home', dice: 'virtual', seats: 6, staff: { by: 'house' } } as const;
  const party = { title: 'P', dice: 'virtual', seats: 4, startingChips: null, first: 'high dice' } as const;

  test('may be of every pack of the house', () => {
    for (const pack of packIds) {
      const body = pack === 'snake-eyes-party' ? { pack, ...party } : { pack, ...table };
      expect(check(routes.addTable.body, body)).toEqual({ ok: true, value: body });
    }
  });

  test.each([
    [{ ...table, pack: 'craps' }, 'pack: a pack is snake-eyes-nz'],
    [{ ...table, pack: 'wonder-dice', staff: { by: 'robots' } }, 'staff.by: staff is'],
    [{ ...table, pack: 'wonder-dice', kitty: 1 }, ": unknown field 'kitty'"],
    [{ ...party, pack: 'snake-eyes-party', mode: 'home' }, ": unknown field 'mode'"],
    [{ ...table, pack: 'wonder-dice', options: { 'no good': '1' } }, 'options.no good: '],
  ])('%j is refused', (body, problem) => {
    const parsed = check(routes.addTable.body, body);
    const [first] = parsed.ok ? [] : parsed.problems;
    expect(`${first?.place}: ${first?.message}`).toContain(problem);
  });
});

/** The places of a schema at which anything long can be sent. */
function unbounded(schema: unknown, place: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const has = (key: string): boolean => Object.hasOwn(schema, key);
  const type: unknown = Reflect.get(schema, 'type');
  const isText = type === 'string' && !['maxLength', 'enum', 'const', 'pattern', 'format'].some(has);
  const isList = type === 'array' && !has('maxItems');
  return [
    ...(isText || isList ? [place] : []),
    ...Object.entries(schema).flatMap(([key, value]) => unbounded(value, `${place}.${key}`)),
  ];
}
