import type { z } from 'zod';

/**
 * Something wrong with a text, and the place where: `actions[3].bet.stake`. The message is for whoever wrote the program
 * that sent it, and is English in every language; a code is there where somebody acts on it.
 */
export type Problem = {
  readonly place: string;
  readonly message: string;
  readonly code?: 'unknown-event';
};

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

export const failed = (place: string, message: string, code?: Problem['code']): Parsed<never> => ({
  ok: false,
  problems: [{ place, message, ...(code === undefined ? {} : { code }) }],
});

/** JSON checked against a schema; every problem with its place, or the first hundred of them. */
export function check<Value>(schema: z.ZodType<Value>, json: unknown): Parsed<Value> {
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    problems: result.error.issues
      .flatMap(closest)
      .slice(0, MAX_PROBLEMS)
      .map(({ path, message }) => ({ place: formatPlace(path), message })),
  };
}

/** The message of a union whose problems are those of the form that was meant: the one with the fewest. */
export const CLOSEST = 'one of several forms was expected';

function closest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message !== CLOSEST) return [issue];
  const [first] = issue.errors.toSorted((one, other) => one.length - other.length);
  return (first ?? []).map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

/** A value as the record has it, for a message: in short, since it may be megabytes or nested without end. */
export function written(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? 'nothing').slice(0, MAX_QUOTED_LENGTH);
  } catch {
    return 'a list nested too deep to print';
  }
}

/** What is wrong with the shape of an object that should have these fields. */
export const shapeError =
  (fields: string) =>
  ({ code, keys = [] }: { readonly code?: string; readonly keys?: readonly string[] }): string => {
    if (code !== 'unrecognized_keys') return `an object with ${fields} was expected`;
    const named = keys.slice(0, MAX_SHOWN_FIELDS).map((key) => `'${key.slice(0, MAX_QUOTED_LENGTH)}'`);
    const more = keys.length > MAX_SHOWN_FIELDS ? ` and ${keys.length - MAX_SHOWN_FIELDS} more` : '';
    return `unknown field ${named.join(', ')}${more}; the fields are ${fields}`;
  };

const MAX_QUOTED_LENGTH = 60;
const MAX_SHOWN_FIELDS = 5;
const MAX_PROBLEMS = 100;

/** `['actions', 3, 'bet']` as `actions[3].bet`. */
function formatPlace(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    return place === '' ? String(key) : `${place}.${String(key)}`;
  }, '');
}

// A parser may quote the whole text in its message, and the text may be ten megabytes.
const shortened = (message: string): string => (message.length > 200 ? `${message.slice(0, 200)}…` : message);
