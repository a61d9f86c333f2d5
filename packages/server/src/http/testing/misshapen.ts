import type { Chance } from '@dicepit/games';

/** A copy of a good body with one thing made wrong in it: never one that any route would take. */
export function misshapen(chance: Chance, body: unknown): unknown {
  const places = placesIn(body, []);
  const place = places[chance(places.length)] ?? [];
  if (place.length === 0) return wholes[chance(wholes.length)];
  const before = valueAt(body, place);
  const wrong = chance(4) === 0 ? missing : wrongFor(chance, before, place.at(-1));
  return changed(body, place, wrong);
}

type Place = readonly string[];

/** Marks a field that is left out, with another in its place that no object has. */
const missing = Symbol('missing');

function placesIn(value: unknown, place: Place): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([field, each]) => placesIn(each, [...place, field]))];
}

const valueAt = (value: unknown, [field, ...rest]: Place): unknown =>
  field === undefined ? value : valueAt(Reflect.get(Object(value), field), rest);

function changed(value: unknown, [field, ...rest]: Place, wrong: unknown): unknown {
  if (field === undefined) return wrong;
  const inner: unknown = Reflect.get(Object(value), field);
  const after = changed(inner, rest, wrong);
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === field ? swapped(after) : each));
  const others = Object.entries(Object(value)).filter(([name]) => name !== field);
  if (after === missing) return Object.fromEntries([...others, [`no-${field}`, inner]]);
  return Object.fromEntries([...others, [field, after]]);
}

const swapped = (value: unknown): unknown => (value === missing ? {} : value);

function wrongFor(chance: Chance, before: unknown, field: string | undefined): unknown {
  if (loose.has(field ?? '')) return notTexts[chance(notTexts.length)];
  if (typeof before === 'number') return numbers[chance(numbers.length)];
  if (typeof before === 'string') return texts[chance(texts.length)];
  // What is true already is not wrong, and what may be taken away is null by right.
  const wrong = others.filter((each) => each !== before && !(each === null && field === 'wifi'));
  return wrong[chance(wrong.length)];
}

/** Words may be as few as none, a label may be empty, and what is added to the dice may be a space. */
const loose: ReadonlySet<string> = new Set([
  'words',
  'text',
  'address',
  'category',
  'membership',
  'payee',
  'reasons',
  'reference',
]);

const numbers: readonly unknown[] = [
  1e308,
  -1e308,
  2 ** 53 + 2,
  -(2 ** 53) - 2,
  1.5,
  0.1 + 0.2,
  '1e3',
  '5',
  null,
  true,
  [],
  [5],
  {},
  { valueOf: 5 },
  '٣',
];

const texts: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202egnp.exe',
  '\ud800',
  '\u200b',
  'x'.repeat(20_000),
  '<script>alert(1)</script>'.repeat(30),
  0,
  null,
  false,
  [],
  ['a'],
  {},
  { toString: 'a' },
  '\n\n\n',
];

const notTexts: readonly unknown[] = [0, null, false, [], ['a'], {}, 'x'.repeat(20_000), '\u0000'];

const others: readonly unknown[] = ['x', 0, true, '[object Object]', 1e9, null];

const wholes: readonly unknown[] = [
  null,
  0,
  -1,
  'text',
  true,
  [],
  [[]],
  [{}],
  { a: 1 },
  { valueOf: 'x' },
  { toString: null },
  { hasOwnProperty: 1 },
  { length: 1e9 },
];
