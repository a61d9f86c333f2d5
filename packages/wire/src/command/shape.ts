import type { CommandType } from '@dicepit/engine';
import { z } from 'zod';
import { commandSchemas } from './schemas.ts';

/** What is written into one field of a command, so that a form can be made of it. */
export type FieldShape =
  | Simple<'text' | 'words' | 'date' | 'whole' | 'cents' | 'moment' | 'flag' | 'nothing'>
  /** One of a few words, or one of six faces. */
  | { readonly is: 'one'; readonly of: readonly (string | number)[] }
  | { readonly is: 'list'; readonly of: FieldShape }
  /** So many things in a row, each of its own shape. */
  | { readonly is: 'row'; readonly of: readonly FieldShape[] }
  | { readonly is: 'fields'; readonly fields: readonly Field[] }
  /** Values under keys of one's own choice. */
  | { readonly is: 'dictionary'; readonly of: FieldShape }
  | { readonly is: 'either'; readonly of: readonly FieldShape[] };

type Simple<Is> = Is extends string ? { readonly is: Is } : never;

export type Field = { readonly name: string; readonly needed: boolean; readonly shape: FieldShape };

/** The fields of a command but its type, in the order of its schema. */
export function fieldsOfCommand(type: CommandType): readonly Field[] {
  const known = shapes.get(type);
  if (known !== undefined) return known;
  const written = z.toJSONSchema(commandSchemas[type], { io: 'input', unrepresentable: 'any' });
  const fields = fieldsIn(written).filter(({ name }) => name !== 'type');
  shapes.set(type, fields);
  return fields;
}

const shapes = new Map<CommandType, readonly Field[]>();

type Written = z.core.JSONSchema.BaseSchema;

const fieldsIn = ({ properties = {}, required = [] }: Written): readonly Field[] =>
  Object.entries(properties).map(([name, written]) => ({
    name,
    needed: required.includes(name),
    shape: toFieldShape(written),
  }));

function toFieldShape(written: z.core.JSONSchema._JSONSchema): FieldShape {
  if (typeof written === 'boolean') return { is: 'text' };
  const choices = written.anyOf ?? written.oneOf;
  if (choices !== undefined) return { is: 'either', of: choices.map(toFieldShape) };
  if (written.const !== undefined) return { is: 'one', of: [plain(written.const)] };
  if (written.enum !== undefined) return { is: 'one', of: written.enum.map(plain) };
  const { type } = written;
  if (type === 'boolean') return { is: 'flag' };
  if (type === 'null') return { is: 'nothing' };
  if (type === 'integer' || type === 'number') return { is: toNumberKind(written) };
  if (type === 'array') return toListShape(written);
  return type === 'object' ? toObjectShape(written) : { is: toTextKind(written) };
}

/** Sums and moments are told apart from other numbers by how far they may go. */
function toNumberKind({ minimum = 0 }: Written): 'whole' | 'cents' | 'moment' {
  if (minimum >= 0) return 'whole';
  return minimum < -1_000_000_000_000 ? 'moment' : 'cents';
}

function toTextKind({ maxLength = 0, pattern = '' }: Written): 'text' | 'words' | 'date' {
  if (pattern.startsWith('^\\d{4}-')) return 'date';
  return maxLength >= 500 ? 'words' : 'text';
}

function toListShape({ items, prefixItems }: Written): FieldShape {
  if (prefixItems !== undefined) return { is: 'row', of: prefixItems.map(toFieldShape) };
  const [of] = Array.isArray(items) ? items : [items];
  return { is: 'list', of: of === undefined ? { is: 'text' } : toFieldShape(of) };
}

function toObjectShape(written: Written): FieldShape {
  const { additionalProperties: of } = written;
  return typeof of === 'object'
    ? { is: 'dictionary', of: toFieldShape(of) }
    : { is: 'fields', fields: fieldsIn(written) };
}

const plain = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
