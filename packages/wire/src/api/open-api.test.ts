import { describe, expect, test } from 'vitest';
import { commandSchemas, partyCommandSchemas } from '../command/schemas.ts';
import { openApi } from './open-api.ts';
import { routeNames, routes } from './routes.ts';

// Read back as a client would get it: what JSON leaves out is not in the document.
const document: Json = JSON.parse(
  JSON.stringify(openApi({ title: 'Dicepit', version: '0.1.0', titleOf: (code) => `title of ${code}` })),
);

type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };

/** The part of the document at a path of fields; null where there is none. */
const at = (...fields: readonly string[]): Json =>
  fields.reduce<Json>(
    (part, field) =>
      typeof part === 'object' && part !== null && !Array.isArray(part) && Object.hasOwn(part, field)
        ? (Object.entries(part).find(([name]) => name === field)?.[1] ?? null)
        : null,
    document,
  );

const textAt = (...fields: readonly string[]): string => {
  const part = at(...fields);
  return typeof part === 'string' ? part : '';
};

const fieldsAt = (...fields: readonly string[]): readonly string[] => {
  const part = at(...fields);
  return typeof part === 'object' && part !== null ? Object.keys(part) : [];
};

/** Every value in the document under a field of this name, with where it stands. */
function everywhere(name: string, part: Json = document, place = ''): readonly (readonly [string, Json])[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]) => [
    ...(field === name ? [[place, value] as const] : []),
    ...everywhere(name, value, `${place}/${field}`),
  ]);
}

const pathOf = (path: string): string => path.replace(/:([a-z]+)/g, '{$1}');

describe('the OpenAPI document', () => {
  test('is one of version 3.1 with a title and a version', () => {
    expect(at('openapi')).toBe('3.1.0');
    expect(at('info')).toEqual({ title: 'Dicepit', version: '0.1.0' });
    expect(fieldsAt().toSorted()).toEqual(['components', 'info', 'openapi', 'paths', 'servers', 'tags']);
  });

  test('has every route, and no other', () => {
    const described = fieldsAt('paths').flatMap((path) =>
      fieldsAt('paths', path).map(
        (method) => `${method.toUpperCase()} ${path} ${textAt('paths', path, method, 'operationId')}`,
      ),
    );
    const listed = routeNames.map((name) => `${routes[name].method} ${pathOf(routes[name].path)} ${name}`);
    expect(described.toSorted()).toEqual(listed.toSorted());
  });

  test('names every operation once', () => {
    const ids = everywhere('operationId').map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('refers to nothing that is not there', () => {
    const refs = everywhere('$ref');
    expect(refs.length).toBeGreaterThan(200);
    const dangling = refs.filter(
      ([, ref]) => typeof ref !== 'string' || at(...ref.replace('#/', '').split('/')) === null,
    );
    expect(dangling).toEqual([]);
  });

  test('gives every component a name that the standard allows', () => {
    for (const name of fieldsAt('components', 'schemas')) expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  test('leaves no mark of a schema that stands alone', () => {
    for (const mark of ['$schema', '$id', 'readOnly', '$defs']) expect(everywhere(mark)).toEqual([]);
  });

  test.each(routeNames)('says of %s what it takes and what it gives', (name) => {
    const route = routes[name];
    const path = pathOf(route.path);
    const operation = ['paths', path, route.method.toLowerCase()] as const;
    const parameters = at(...operation, 'parameters');
    const inPath = JSON.stringify(parameters).match(/"in":"path"/g)?.length ?? 0;
    expect(inPath).toBe(path.match(/\{/g)?.length ?? 0);
    expect(JSON.stringify(parameters).includes('Idempotency-Key')).toBe(route.method === 'POST');
    expect(at(...operation, 'requestBody') !== null).toBe(route.method === 'POST');
    const responses = fieldsAt(...operation, 'responses');
    expect(responses).toContain('200');
    expect(responses).toContain('503');
    for (const status of responses) {
      expect(status).toMatch(/^[2-5]\d\d$/);
      expect(typeof at(...operation, 'responses', status, 'description')).toBe('string');
      // A file is one of several kinds, and its path says which.
      const kinds = status === '200' && route.form === 'file' ? 3 : 1;
      expect(fieldsAt(...operation, 'responses', status, 'content')).toHaveLength(kinds);
    }
  });

  test('holds every command with its fields', () => {
    const all = [
      ...Object.keys(commandSchemas).map((type) => [`Command.${type}`, type] as const),
      ...Object.keys(partyCommandSchemas).map((type) => [`PartyCommand.${type}`, type] as const),
    ];
    for (const [name, type] of all) {
      expect(at('components', 'schemas', name, 'properties', 'type', 'const')).toBe(type);
      expect(at('components', 'schemas', name, 'additionalProperties')).toBe(false);
    }
    expect(at('components', 'schemas', 'Command', 'anyOf')).toHaveLength(all.length);
  });

  test('lets an answer grow, but not a body', () => {
    expect(at('components', 'schemas', 'Snapshot', 'additionalProperties')).toBeNull();
    expect(at('components', 'schemas', 'JoinGuestBody', 'additionalProperties')).toBe(false);
  });
});

test('the document names where it is answered: any pit by default, and the pit itself where it answers', () => {
  expect(at('servers')).toMatchObject([
    { url: '{scheme}://{host}:{port}', variables: { port: { default: '7711' } } },
  ]);
  expect(
    openApi({ title: 'Dicepit', version: '1', titleOf: String, servers: [{ url: '/pit' }] })['servers'],
  ).toEqual([{ url: '/pit' }]);
});
