/**
 * What JSON can say, for what it cannot: maps, sets and undefined are written as an object with one field that
 * begins with a dollar sign, and so is an object that has such a field itself.
 */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [field: string]: Plain };

/** A table, a party or any other plain data as text; `readState` gives the very same back. */
export const writeState = (value: unknown): string => JSON.stringify(plainState(value));

/** What `writeState` wrote. Whoever asks says what it is: only texts that this pit wrote itself are read so. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function readState<State>(text: string): State {
  const plain: Plain = JSON.parse(text);
  return stateFrom<State>(plain);
}

/** The same as `writeState`, for putting into a larger message. */
export function plainState(value: unknown): Plain {
  if (value === undefined) return { $undefined: true };
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return finite(value);
  if (typeof value !== 'object')
    throw new Error(`Broken invariant: a ${typeof value} has no place in a state`);
  if (Array.isArray(value)) return value.map(plainState);
  if (value instanceof Map)
    return { $map: [...value].map(([key, each]) => [plainState(key), plainState(each)]) };
  if (value instanceof Set) return { $set: [...value].map(plainState) };
  return plainObject(value);
}

/** The same as `readState`, of what was taken out of a larger message. */
// What it is, is known to whoever wrote it: the text was made by `plainState` of just such a value.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters
export const stateFrom = <State>(plain: unknown): State => lively(plain) as State;

function plainObject(value: object): Plain {
  const fields = Object.entries(value);
  if (fields.some(([field]) => field.startsWith('$')))
    return { $object: fields.map(([field, each]) => [field, plainState(each)]) };
  return Object.fromEntries(fields.map(([field, each]) => [field, plainState(each)]));
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`Broken invariant: ${value} has no place in a state`);
  return value;
}

function lively(plain: unknown): unknown {
  if (typeof plain !== 'object' || plain === null) return plain;
  if (Array.isArray(plain)) return plain.map(lively);
  const fields: readonly (readonly [string, unknown])[] = Object.entries(plain);
  const [first] = fields;
  if (first !== undefined && fields.length === 1 && first[0].startsWith('$'))
    return marked(first[0], first[1]);
  return Object.fromEntries(fields.map(([field, each]) => [field, lively(each)]));
}

function marked(mark: string, inside: unknown): unknown {
  if (mark === '$undefined') return undefined;
  const list = Array.isArray(inside) ? inside.map(lively) : [];
  if (mark === '$map') return new Map(list.map(pair));
  if (mark === '$set') return new Set(list);
  if (mark === '$object') return Object.fromEntries(list.map(pair));
  throw new Error(`Broken invariant: ${mark.slice(0, 60)} marks nothing in a state`);
}

function pair(each: unknown): readonly [string, unknown] {
  if (Array.isArray(each) && each.length === 2) return [each[0], each[1]];
  throw new Error('Broken invariant: a map is written in pairs');
}
