import type { z } from 'zod';

/** Something wrong with a text, and the place where: `actions[3].bet.stake`. */
export type Problem = { readonly place: string; readonly message: string };

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Text as JSON, or the line and column where it stops being JSON. */
export function parseJson(text: string): Parsed<unknown> {
  if (text.trim() === '') return failed('', 'the text is empty; a JSON object was expected');
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (cause) {
    return failed('', `not JSON: ${cause instanceof Error ? shortened(cause.message) : 'unreadable'}`);
  }
}

export const failed = (place: string, message: string): Parsed<never> => ({
  ok: false,
  problems: [{ place, message }],
});

/** JSON checked against a schema; every problem with its place. */
export function check<Value>(schema: z.ZodType<Value>, json: unknown): Parsed<Value> {
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    problems: result.error.issues.map(({ path, message }) => ({ place: placeOf(path), message })),
  };
}

/** `['actions', 3, 'bet']` as `actions[3].bet`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    return place === '' ? String(key) : `${place}.${String(key)}`;
  }, '');
}

// A parser may quote the whole text in its message, and the text may be ten megabytes.
const shortened = (message: string): string => (message.length > 200 ? `${message.slice(0, 200)}…` : message);
