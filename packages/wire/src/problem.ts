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

/** JSON checked against a schema; every problem with its place, or the first hundred of them and how many more. */
export function check<Value>(schema: z.ZodType<Value>, json: unknown): Parsed<Value> {
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  return refusedFor(
    issuesIn(result.error).map(({ path, message }) => ({ place: formatPlace(path), message })),
  );
}

/** What a schema finds wrong, place by place. */
export const issuesIn = ({ issues }: z.ZodError): readonly z.core.$ZodIssue[] => issues.flatMap(closest);

/** The first of these problems, and how many more there are. */
export function refusedFor(problems: readonly Problem[]): Parsed<never> {
  const more = problems.length - MAX_PROBLEMS;
  return {
    ok: false,
    problems: [
      ...problems.slice(0, MAX_PROBLEMS),
      ...(more > 0 ? [{ place: '', message: `and ${more} more` }] : []),
    ],
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
export function formatPlace(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    return place === '' ? String(key) : `${place}.${String(key)}`;
  }, '');
}

// A parser may quote the whole text in its message, and the text may be ten megabytes.
const shortened = (message: string): string => (message.length > 200 ? `${message.slice(0, 200)}…` : message);

/** How deep lists and objects may lie in each other. */
export const MAX_JSON_DEPTH = 32;

/**
 * JSON from outside. What two readers could understand in two ways is refused: a field that is there twice, a field
 * that every object has already, and nesting that only an attack has.
 */
export function parseJsonStrictly(text: string): Parsed<unknown> {
  if (text.startsWith('\uFEFF')) return failed('', 'the text begins with a byte order mark');
  const json = parseJson(text);
  if (!json.ok) return json;
  const problem = ambiguity(text);
  return problem === undefined ? json : { ok: false, problems: [problem] };
}

const inherited: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** One pass over a text that is known to be JSON, so that only its brackets and its strings need to be looked at. */
function ambiguity(text: string): Problem | undefined {
  /** The fields so far of every object that is open, and nothing for every list. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '{' || letter === '[') {
      open.push(letter === '{' ? new Set() : undefined);
      if (open.length > MAX_JSON_DEPTH)
        return { place: '', message: `nested deeper than ${MAX_JSON_DEPTH} levels` };
    } else if (letter === '}' || letter === ']') {
      open.pop();
    } else if (letter === '"') {
      const end = endOfString(text, at);
      const fields = open.at(-1);
      if (fields !== undefined && isField(text, end)) {
        const field = fieldName(text.slice(at, end));
        if (inherited.has(field)) return { place: field, message: `no field may be called ${field}` };
        if (fields.has(field)) return { place: field.slice(0, 60), message: 'the same field is there twice' };
        fields.add(field);
      }
      at = end - 1;
    }
  }
  return undefined;
}

/** The place after the closing quote of the string that begins here. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isField(text: string, from: number): boolean {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  return text[at] === ':';
}

/** An escape is another way to write a letter: `\u005f_proto__` is `__proto__`. */
const fieldName = (quoted: string): string =>
  quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
