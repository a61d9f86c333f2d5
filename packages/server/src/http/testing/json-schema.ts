/** What a value has against a JSON schema, by place; nothing where it fits. */
export function misfits(root: unknown, schema: unknown, value: unknown, place = ''): readonly string[] {
  const fields = Object.entries(Object(schema));
  return fields.flatMap(([keyword, operand]) => {
    const check = Object.hasOwn(checks, keyword) ? checks[keyword] : undefined;
    // A word that this reader does not know could forbid anything: better to know it than to pass over it.
    if (check === undefined) throw new Error(`The schema at ${place} has the unknown word ${keyword}`);
    return check({ root, schema, operand, value, place });
  });
}

type Checking = {
  readonly root: unknown;
  readonly schema: unknown;
  readonly operand: unknown;
  readonly value: unknown;
  readonly place: string;
};
type Check = (checking: Checking) => readonly string[];

const said =
  (holds: (value: unknown, operand: unknown) => boolean): Check =>
  ({ value, operand, place }) =>
    holds(value, operand)
      ? []
      : [`${place}: ${JSON.stringify(value)?.slice(0, 80)} is not ${JSON.stringify(operand)}`];

const ofNumber = (holds: (value: number, operand: number) => boolean): Check =>
  said((value, operand) => typeof value !== 'number' || holds(value, Number(operand)));

const ofText = (holds: (value: string, operand: unknown) => boolean): Check =>
  said((value, operand) => typeof value !== 'string' || holds(value, operand));

const ofList = (holds: (value: readonly unknown[], operand: number) => boolean): Check =>
  said((value, operand) => !Array.isArray(value) || holds(value, Number(operand)));

const nothing: Check = () => [];

const checks: Readonly<Record<string, Check>> = {
  $ref: ({ root, operand, value, place }) => misfits(root, at(root, String(operand)), value, place),
  type: said((value, operand) =>
    (Array.isArray(operand) ? operand : [operand]).some((type) => isOf(String(type), value)),
  ),
  const: said((value, operand) => value === operand),
  enum: said((value, operand) => Array.isArray(operand) && operand.includes(value)),
  minimum: ofNumber((value, least) => value >= least),
  maximum: ofNumber((value, most) => value <= most),
  minLength: ofText((value, least) => value.length >= Number(least)),
  maxLength: ofText((value, most) => value.length <= Number(most)),
  pattern: ofText((value, pattern) => new RegExp(String(pattern), 'u').test(value)),
  minItems: ofList((value, least) => value.length >= least),
  maxItems: ofList((value, most) => value.length <= most),
  items: ({ root, operand, value, place }) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => misfits(root, operand, each, `${place}[${index}]`))
      : [],
  properties: ({ root, operand, value, place }) =>
    Object.entries(Object(operand)).flatMap(([field, inner]) =>
      isOf('object', value) && Object.hasOwn(Object(value), field)
        ? misfits(root, inner, Reflect.get(Object(value), field), `${place}.${field}`)
        : [],
    ),
  required: said(
    (value, operand) =>
      !isOf('object', value) ||
      (Array.isArray(operand) && operand.every((field) => Object.hasOwn(Object(value), field))),
  ),
  additionalProperties: ({ root, schema, operand, value, place }) => {
    if (!isOf('object', value)) return [];
    const known = Object.keys(Object(Reflect.get(Object(schema), 'properties')));
    const more = Object.entries(Object(value)).filter(([field]) => !known.includes(field));
    if (operand === false) return more.map(([field]) => `${place}: unknown field ${field}`);
    return more.flatMap(([field, each]) => misfits(root, operand, each, `${place}.${field}`));
  },
  propertyNames: ({ root, operand, value, place }) =>
    isOf('object', value)
      ? Object.keys(Object(value)).flatMap((name) => misfits(root, operand, name, place))
      : [],
  anyOf: ({ root, operand, value, place }) => {
    const tried = Array.isArray(operand) ? operand.map((each) => misfits(root, each, value, place)) : [];
    return tried.some((each) => each.length === 0) ? [] : tried.flat();
  },
  oneOf: ({ root, operand, value, place }) => {
    const fits = Array.isArray(operand)
      ? operand.filter((each) => misfits(root, each, value, place).length === 0)
      : [];
    return fits.length === 1 ? [] : [`${place}: fits ${fits.length} of the kinds`];
  },
  allOf: ({ root, operand, value, place }) =>
    Array.isArray(operand) ? operand.flatMap((each) => misfits(root, each, value, place)) : [],
  description: nothing,
  title: nothing,
  readOnly: nothing,
  format: nothing,
};

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

const at = (root: unknown, ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, field) => Reflect.get(Object(value), field), root);
