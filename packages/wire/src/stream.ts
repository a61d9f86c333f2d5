import { everyRole, type Role, sumOf, type TableEvent } from '@dicepit/engine';
import { z } from 'zod';
import { check, failed, type Parsed, type Problem, parseJson } from './problem.ts';
import { findSchema } from './stream-facts.ts';

/** Reads a recorded stream: one event as JSON to a line, in the order in which they happened. */
export function parseStream(text: string): Parsed<readonly TableEvent[]> {
  const events: TableEvent[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue;
    const parsed = parseEvent(line);
    if (!parsed.ok) return { ok: false, problems: parsed.problems.map((each) => onLine(index + 1, each)) };
    events.push(parsed.value);
  }
  return events.length === 0
    ? failed('', 'the stream is empty; a JSON event to a line was expected')
    : { ok: true, value: events };
}

/** Reads one event: its stamp, its facts, and that its postings sum to zero. */
export function parseEvent(text: string): Parsed<TableEvent> {
  const json = parseJson(text);
  return json.ok ? checkEvent(json.value) : json;
}

/** The same for an event that is part of something larger. */
export function checkEvent(json: unknown): Parsed<TableEvent> {
  const stamped = checkStamped(json, findSchema);
  // What was checked just now is the event: its stamp and its facts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return stamped.ok ? { ok: true, value: json as TableEvent } : stamped;
}

/** An event of any kind of table: its stamp, the facts of its type, and that its postings sum to zero. */
export function checkStamped(
  json: unknown,
  factsFor: (type: string) => z.ZodType | undefined,
): Parsed<unknown> {
  const stamp = check(stampShape, json);
  if (!stamp.ok) return stamp;
  const { type, postings = [] } = stamp.value;
  const facts = factsFor(type);
  if (facts === undefined)
    return failed('type', `'${type.slice(0, 60)}' is no event of a table`, 'unknown-event');
  const shape = check(facts, json);
  if (!shape.ok) return shape;
  const sum = sumOf(postings);
  if (sum !== 0) return failed('postings', `the postings of ${type} sum to ${sum} cents, not to nothing`);
  return { ok: true, value: json };
}

/** A stream as it is recorded. */
export const writeStream = (events: readonly TableEvent[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

const account = z.custom<`rack:${number}`>(
  (value) =>
    typeof value === 'string' &&
    /^(outside|float|drop-box|layout|kitty|outside-tokens|layout-tokens|(rack|tokens):\d{1,3})$/.test(value),
  { error: 'an account is float, layout, rack:1 and the like' },
);

const stampShape = z.looseObject(
  {
    type: z.string({ error: 'an event has a type' }),
    clause: z
      .string({ error: 'an event cites a clause' })
      .regex(/^[a-z][a-z0-9-]*\/\S+$/, 'a clause is such as nz/4.7'),
    by: z.looseObject(
      {
        person: z.string({ error: 'a person is a text' }),
        role: z.custom<Role>((value) => everyRole.some((role) => role === value), {
          error: `a role is one of ${everyRole.join(', ')}`,
        }),
      },
      { error: 'an event says by whom it was' },
    ),
    at: z.number({ error: 'an event says when it was, in milliseconds' }),
    postings: z
      .array(z.strictObject({ account, cents: z.int({ error: 'a posting is in whole cents' }) }))
      .optional(),
  },
  { error: 'an event is a JSON object' },
);

const onLine = (line: number, problem: Problem): Problem => ({
  ...problem,
  place: problem.place === '' ? `line ${line}` : `line ${line}, ${problem.place}`,
});
