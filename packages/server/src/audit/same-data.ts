/** Whether two values that JSON can say are the same; the order of facts in an object is nobody's forgery. */
export const isSameData = (one: unknown, other: unknown): boolean => difference(one, other) === undefined;

/** Where two values part company: the names on the way to the first difference, and what stands there in each. */
export type Difference = {
  readonly place: readonly string[];
  readonly one: unknown;
  readonly other: unknown;
};

/** The first difference of two values that JSON can say; nothing where they are the same. */
export function difference(one: unknown, other: unknown): Difference | undefined {
  if (one === other) return undefined;
  const here: Difference = { place: [], one, other };
  if (!isInside(one) || !isInside(other) || Array.isArray(one) !== Array.isArray(other)) return here;
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    // A field that is there and one that is not differ, whatever is in it.
    if (Object.hasOwn(one, name) !== Object.hasOwn(other, name))
      return { place: [name], one: one[name], other: other[name] };
    const within = difference(one[name], other[name]);
    if (within !== undefined) return { ...within, place: [name, ...within.place] };
  }
  return undefined;
}

/** An object or a list, by the names or places of what is in it. */
const isInside = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
