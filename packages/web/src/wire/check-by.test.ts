import {
  check,
  isTypeAt,
  problemDetails,
  type Route,
  type RouteName,
  routeNames,
  routes,
} from '@dicepit/wire';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBy, type Schema, type Schemas } from './check-by.ts';
import { isTypeBy } from './is-type-by.ts';
import { type RouteData, wireAsData } from './wire-as-data.ts';

const data = wireAsData();
const lightly = checkBy(data.schemas);

describe('the check of answers that browsers have', () => {
  test.each(routeNames.filter((name) => routes[name].form !== 'text'))('%s agrees with the wire', (name) => {
    for (const [light, full] of schemasOf(name)) expect(() => agree(light, full)).not.toThrow();
  });

  test('problems agree with the wire', () => {
    expect(() => agree(data.problem, problemDetails)).not.toThrow();
  });

  test('an event without a type is not taken', () => {
    expect(lightly({ $ref: 'Entry' }, { version: 3, event: { type: 'Withheld' } }).ok).toBe(true);
    expect(lightly({ $ref: 'Entry' }, { version: 3, event: {} }).ok).toBe(false);
    expect(lightly({ $ref: 'Entry' }, { version: 0, event: { type: 'Withheld' } }).ok).toBe(false);
  });

  test('the types of what stands in a stream agree with the wire', () => {
    const isType = isTypeBy(data.types);
    for (const pack of ['', 'snake-eyes-nz', 'snake-eyes-party'])
      for (const type of [...data.types.banked, ...data.types.party, 'Nothing', 'toString'])
        expect([pack, type, isType(pack, type)]).toEqual([pack, type, isTypeAt(pack, type)]);
    expect(isType('snake-eyes-nz', 'RollSettled')).toBe(true);
    expect(isType('snake-eyes-party', 'RollSettled')).toBe(false);
  });

  test('a name that nothing stands for lets nothing pass', () => {
    expect(lightly({ $ref: 'Nowhere' }, {}).ok).toBe(false);
  });
});

type Full = Parameters<typeof check>[0];

/** What fits one fits the other, and what is spoilt somewhere fits both or neither. */
function agree(light: Schema, full: Full): void {
  fc.assert(
    fc.property(
      valuesOf(light, data.schemas),
      fc.infiniteStream(fc.nat()),
      spoilers,
      (value, choices, spoiler) => {
        expect(check(full, value).ok).toBe(true);
        expect(lightly(light, value).ok).toBe(true);
        const spoilt = spoil(value, choices, spoiler);
        expect({ spoilt, ok: lightly(light, spoilt).ok }).toEqual({ spoilt, ok: check(full, spoilt).ok });
      },
    ),
    { numRuns: 60 },
  );
}

// No list among them: the wire takes a list for a table, and the small check does not.
const spoilers = fc.constantFrom<unknown>(null, -1, 0.5, 'x', '', true, {}, 1e300);

function schemasOf(name: RouteName): readonly (readonly [Schema, Full])[] {
  const route: Route = routes[name];
  const answer: RouteData['answer'] | undefined = data.routes[name]?.answer;
  if (answer === undefined) return [];
  if (!('shape' in answer)) return [[answer, route.answer]];
  const shape: Readonly<Record<string, Full>> = Object(route.answer).shape;
  return Object.entries(answer.shape).flatMap(([event, schema]) => {
    const full = shape[event];
    return full === undefined ? [] : [[schema, full] as const];
  });
}

/** Puts something else in the place of one part of a value, or leaves a field out. */
function spoil(value: unknown, choices: Iterator<number>, spoiler: unknown): unknown {
  const choice = Number(choices.next().value);
  if (typeof value !== 'object' || value === null || choice % 4 === 0) return spoiler;
  const fields = Object.keys(value);
  const field = fields[choice % Math.max(1, fields.length)];
  if (field === undefined) return spoiler;
  if (Array.isArray(value)) return value.with(Number(field), spoil(value[Number(field)], choices, spoiler));
  const fieldsNow: Readonly<Record<string, unknown>> = { ...value };
  const { [field]: inner, ...others } = fieldsNow;
  return choice % 4 === 1 ? others : { ...others, [field]: spoil(inner, choices, spoiler) };
}

function valuesOf(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { $ref, type, anyOf, items = {}, minimum, maximum, maxItems = 3 } = schema;
  if ($ref !== undefined) return valuesOf(schemas[$ref] ?? {}, schemas);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => valuesOf(each, schemas)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const bounds = { min: Math.max(minimum ?? -1e9, -1e9), max: Math.min(maximum ?? 1e9, 1e9) };
  if (type === undefined) return fc.jsonValue();
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer(bounds);
    case 'number':
      return fc.integer(bounds);
    case 'string':
      return textsOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(items, schemas), { maxLength: Math.min(3, maxItems) });
    case 'object':
      return objectsOf(schema, schemas);
  }
}

function textsOf({ pattern, minLength = 0, maxLength = 20 }: Schema): fc.Arbitrary<string> {
  return pattern === undefined
    ? fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20) })
    : fc.stringMatching(new RegExp(pattern, 'u'));
}

function objectsOf(schema: Schema, schemas: Schemas) {
  const { properties = {}, required = [], additionalProperties, propertyNames = { minLength: 1 } } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valuesOf(field, schemas)]),
  );
  const isRecord = additionalProperties !== undefined && required.length === 0;
  if (!isRecord) return fc.record(fields, { requiredKeys: [...required] });
  return fc.dictionary(textsOf(propertyNames), valuesOf(additionalProperties, schemas), { maxKeys: 3 });
}
