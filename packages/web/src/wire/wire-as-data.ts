import { raceIds } from '@dicepit/games';
import { openApi, type Route, routes, typesAt } from '@dicepit/wire';
import type { Schema, Schemas } from './check-by.ts';

/** A route as a browser needs it: where to ask, how, and what comes back. */
export type RouteData = Pick<Route, 'method' | 'path' | 'form' | 'needsKey'> & {
  /** The answer; of events the data of each by its name. */
  readonly answer: Schema | { readonly shape: Schemas };
};

export type WireData = {
  readonly routes: Readonly<Record<string, RouteData>>;
  readonly problem: Schema;
  readonly schemas: Schemas;
  /** The types of what stands in the streams of tables. */
  readonly types: { readonly banked: readonly string[]; readonly party: readonly string[] };
};

/** The wire as plain data, made of the same schemas that the server checks by: all routes, or those that are wanted. */
export function wireAsData(isWanted: (route: string) => boolean = () => true): WireData {
  // A browser says what a problem is in its own words.
  const document = openApi({ ...info, titleOf: (code) => code });
  const described = at(at(document, 'components'), 'schemas');
  const answers = answersIn(document);
  const wanted = Object.entries(routes).filter(([name]) => isWanted(name));
  const listed = wanted.map(([name, route]): [string, RouteData] => {
    const { method, path, form, needsKey } = route;
    const answer = answers.get(name) ?? {};
    return [
      name,
      { method, path, form, needsKey, answer: form === 'events' ? shapeOf(answer, described) : answer },
    ];
  });
  const problem = { $ref: 'Problem' };
  return {
    routes: Object.fromEntries(listed),
    problem,
    types: { banked: typesAt(''), party: typesAt(raceIds[0] ?? '') },
    schemas: reachable([problem, ...listed.map(([, { answer }]) => answer)], described),
  };
}

const info = { title: '', version: '' };
const SCHEMA_REFERENCE = '#/components/schemas/';

/** Words of JSON Schema that say nothing about what fits; the format of a file is looked at by nobody here. */
const idle = new Set(['description', 'format']);
const known = new Set([
  '$ref',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'enum',
  'const',
  'anyOf',
]);

/** The largest whole numbers are checked as such, so that they need not be named. */
const bounds = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** A schema with what matters here. A word that the check does not know stops the build: it would check nothing. */
function dataOf(schema: unknown): Schema {
  const { type, oneOf, ...others } = Object(schema);
  // Of several shapes told apart by one field, one fits where any does.
  if (Array.isArray(oneOf)) return dataOf({ ...others, anyOf: oneOf });
  if (Array.isArray(type)) return { anyOf: type.map((each) => dataOf({ ...others, type: each })) };
  const facts = Object.entries(Object(schema)).flatMap(([word, value]): readonly [string, unknown][] => {
    if (idle.has(word) || value === false || bounds.has(value)) return [];
    if (!known.has(word)) throw new Error(`Broken invariant: the check of answers does not know '${word}'`);
    return [[word, valueOf(word, value)]];
  });
  return Object.fromEntries(facts);
}

function valueOf(word: string, value: unknown): unknown {
  if (word === '$ref') return String(value).replace(SCHEMA_REFERENCE, '');
  if (word === 'anyOf' && Array.isArray(value)) return value.map((each) => dataOf(each));
  if (['items', 'additionalProperties', 'propertyNames'].includes(word)) return dataOf(value);
  if (word !== 'properties') return value;
  return Object.fromEntries(Object.entries(Object(value)).map(([name, each]) => [name, dataOf(each)]));
}

/** What each route answers, by its name, as the document says. */
function answersIn(document: unknown): ReadonlyMap<string, Schema> {
  const operations = Object.values(at(document, 'paths')).flatMap((path) => Object.values(Object(path)));
  return new Map(
    operations.map((operation) => {
      const [content] = Object.values(at(at(at(operation, 'responses'), '200'), 'content'));
      const { schema, 'x-events': events, 'x-line': line } = Object(content);
      return [String(Object(operation).operationId), dataOf(events ?? line ?? schema)];
    }),
  );
}

function shapeOf({ $ref = '' }: Schema, described: object): { readonly shape: Schemas } {
  return { shape: dataOf(at(described, $ref)).properties ?? {} };
}

/** The schemas that are referred to from these, however far. */
function reachable(from: readonly object[], described: object): Schemas {
  const found = new Map<string, Schema>();
  const waiting = [...refsIn(from)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const schema = dataOf(at(described, name));
    found.set(name, schema);
    waiting.push(...refsIn(schema));
  }
  return Object.fromEntries(found);
}

function refsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([word, inner]) =>
    word === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
}

const at = (value: unknown, field: string): object => Object(Reflect.get(Object(value), field));
