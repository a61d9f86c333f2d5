import { z } from 'zod';
import { commandSchemas, partyCommandSchemas } from '../command/schemas.ts';
import { visibleEntry, visibleEvent } from '../entry/stream-event.ts';
import { givenCommand } from '../fields.ts';
import { signedHead } from './audit.ts';
import { claim, me, oneTime, personFacts } from './facts-of-people.ts';
import { diceFacts, plainTable, snapshot, tableCard } from './facts-of-tables.ts';
import { pitFacts } from './pit.ts';
import { problemDetails } from './problem-details.ts';
import type { Route } from './route.ts';
import { done, nothing } from './route-presets.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas of the interface under their names, and the way to refer to one. */
export type Components = {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly refTo: (schema: z.ZodType) => JsonSchema;
};

/** Gives every body and answer a name, and writes each schema once. */
export function createComponents(routes: Readonly<Record<string, Route>>): Components {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  const add = (name: string, schema: z.ZodType): void => {
    if (names.has(schema)) return;
    names.set(schema, name);
    registry.add(schema, { id: name });
  };
  for (const [name, schema] of Object.entries(named)) add(name, schema);
  for (const [type, schema] of Object.entries(commandSchemas)) add(`Command.${type}`, schema);
  for (const [type, schema] of Object.entries(partyCommandSchemas)) add(`PartyCommand.${type}`, schema);
  for (const [name, { method, body, answer }] of Object.entries(routes)) {
    if (method === 'POST') add(`${capital(name)}Body`, body);
    add(`${capital(name)}Answer`, answer);
  }
  const { schemas } = z.toJSONSchema(registry, { ...writing, uri: (id) => `${SCHEMA_REF_PREFIX}${id}` });
  return {
    schemas: { ...mapped(schemas), ...choices },
    refTo: (schema) => ({ $ref: `${SCHEMA_REF_PREFIX}${names.get(schema) ?? ''}` }),
  };
}

/** The fields of a small schema, such as the parameters of a path, each by itself. */
export function listFields(
  schema: z.ZodType,
): readonly (readonly [name: string, field: JsonSchema, needed: boolean])[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, writing);
  return Object.entries(properties).map(([name, field]) => [name, cleaned(field), required.includes(name)]);
}

const SCHEMA_REF_PREFIX = '#/components/schemas/';

const writing = {
  io: 'input',
  unrepresentable: 'any',
  // A list that nobody may change here is not one that nobody may send, which is what the word means in OpenAPI.
  override: ({ jsonSchema }: { jsonSchema: { readOnly?: boolean } }) => {
    delete jsonSchema.readOnly;
  },
} as const;

const named: Readonly<Record<string, z.ZodType>> = {
  Problem: problemDetails,
  Nothing: nothing,
  Done: done,
  Pit: pitFacts,
  TableCard: tableCard,
  Table: plainTable,
  Snapshot: snapshot,
  Dice: diceFacts,
  Event: visibleEvent,
  Entry: visibleEntry,
  Command: givenCommand,
  Me: me,
  Person: personFacts,
  Claim: claim,
  OneTime: oneTime,
  SignedHead: signedHead,
};

const refsTo = (prefix: string, types: readonly string[]): readonly JsonSchema[] =>
  types.map((type) => ({ $ref: `${SCHEMA_REF_PREFIX}${prefix}.${type}` }));

/** What zod cannot say of itself: which commands there are, and that an event has a type. */
const choices: Readonly<Record<string, JsonSchema>> = {
  Command: {
    description: 'A command of the table: of a banked one, or of a party.',
    anyOf: [
      ...refsTo('Command', Object.keys(commandSchemas)),
      ...refsTo('PartyCommand', Object.keys(partyCommandSchemas)),
    ],
  },
  Event: {
    description: 'What happened at the table, or {"type": "Withheld"} in the place of what you may not see.',
    type: 'object',
    properties: { type: { type: 'string' } },
    required: ['type'],
  },
};

const mapped = (schemas: Readonly<Record<string, object>>): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, cleaned(schema)]));

/** Without the marks of a schema that stands alone: these stand in one document. */
function cleaned(schema: object | boolean): JsonSchema {
  const {
    $schema: _,
    $id: __,
    ...rest
  } = { $schema: '', $id: '', ...(typeof schema === 'object' ? schema : {}) };
  return rest;
}

const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
