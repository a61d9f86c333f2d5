/** The part of JSON Schema that the answers of a pit are described in; a reference is the name of a schema. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly properties?: Schemas;
  readonly required?: readonly string[];
  /** What every other field must be. An answer with more fields than it needs is taken all the same. */
  readonly additionalProperties?: Schema;
  /** What the name of every field must be. */
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
};

export type Schemas = Readonly<Record<string, Schema>>;

export type Checked =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly problems: readonly { readonly place: string; readonly message: string }[];
    };

/**
 * Checks what comes in against the schemas of the wire as data. A browser has no need of the library that they are
 * written with, which weighs more than all the rest of a page.
 */
export function checkBy(schemas: Schemas): (schema: Schema, json: unknown) => Checked {
  const fits = (schema: Schema, json: unknown): boolean => {
    const { $ref, type, anyOf, minimum, maximum } = schema;
    if ($ref !== undefined) return fits(schemas[$ref] ?? never, json);
    if (anyOf !== undefined) return anyOf.some((each) => fits(each, json));
    if ('const' in schema) return json === schema.const;
    if (schema.enum !== undefined) return schema.enum.includes(json);
    if (type === undefined) return true;
    switch (type) {
      case 'null':
        return json === null;
      case 'integer':
        return Number.isSafeInteger(json) && within(Number(json), minimum, maximum);
      case 'number':
        return Number.isFinite(json) && within(Number(json), minimum, maximum);
      case 'array':
        return Array.isArray(json) && fitsList(schema, json);
      case 'object':
        return typeof json === 'object' && json !== null && !Array.isArray(json) && fitsObject(schema, json);
      case 'string':
        return typeof json === 'string' && fitsText(schema, json);
      case 'boolean':
        return typeof json === 'boolean';
    }
  };
  const fitsList = ({ items = {}, minItems, maxItems }: Schema, list: readonly unknown[]): boolean =>
    within(list.length, minItems, maxItems) && list.every((each) => fits(items, each));
  const fitsObject = (schema: Schema, object: object): boolean => {
    const { properties = {}, required = [], additionalProperties = {}, propertyNames = {} } = schema;
    return (
      Object.keys(object).every((name) => fits(propertyNames, name)) &&
      required.every((name) => has(object, name)) &&
      Object.entries(object).every(([name, value]) =>
        fits(has(properties, name) ? (properties[name] ?? {}) : additionalProperties, value),
      )
    );
  };
  return (schema, json) => (fits(schema, json) ? { ok: true, value: json } : misfit);
}

/** Of what JSON is read into; old televisions have no `Object.hasOwn`. */
const has = (object: object, name: string): boolean =>
  Object.prototype.propertyIsEnumerable.call(object, name);

const never: Schema = { enum: [] };

const misfit: Checked = {
  ok: false,
  problems: [{ place: '', message: 'this is not what the route answers' }],
};

function fitsText({ minLength, maxLength, pattern }: Schema, text: string): boolean {
  return (
    within(text.length, minLength, maxLength) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  );
}

const within = (
  value: number,
  minimum = Number.NEGATIVE_INFINITY,
  maximum = Number.POSITIVE_INFINITY,
): boolean => value >= minimum && value <= maximum;
