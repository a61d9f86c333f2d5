import { fileURLToPath } from 'node:url';
import { eventInfo } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { diceEntries } from '../packages/wire/src/entry/dice.ts';
import { partyEvents } from '../packages/wire/src/entry/party-events.ts';
import { findSchema } from '../packages/wire/src/stream-facts.ts';

/** What every event has is said once, above the lists. */
const STAMP = new Set(['type', 'by', 'at', 'clause', 'postings']);

/** What stands in several events, by its fields, and is said once below the lists. */
const named: Readonly<Record<string, string>> = {
  'bet seat wager chips': 'bet',
  'bet seat wager stake': 'settlement',
  'table pack options mode': 'setup',
  'minimum maximum unit multiples': 'limits',
  'words asked chips tokens': 'instruction',
  'incident kind words clause': 'incident',
  'kind roll reason': 'outcome',
  'person role pit': 'person',
};

type Shape = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
};

// What JSON Schema of our own library answers is one.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const shapeOf = (schema: z.ZodType): Shape => z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape;

/** A shape in a few words, as a cell of a table has room for it. */
function told(shape: Shape): string {
  const { type, anyOf, items, properties, minimum, maximum } = shape;
  const choices = shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
  if (choices !== undefined)
    return choices.map((each) => `\`${JSON.stringify(each).replaceAll('"', '')}\``).join(' or ');
  if (anyOf !== undefined) return anyOf.map(told).join(' or ');
  if (type === 'array') {
    const of = told(items ?? {});
    return of === 'pips' ? 'roll' : `list of ${of}`;
  }
  if (type === 'object') {
    const fields = Object.entries(properties ?? {});
    if (fields.length === 0) return 'object of texts';
    return (
      named[
        fields
          .slice(0, 4)
          .map(([name]) => name)
          .join(' ')
      ] ?? `{ ${wholeOf(shape)} }`
    );
  }
  if (minimum === 1 && maximum === 6) return 'pips';
  if (Array.isArray(type)) return type.map((each: string) => told({ type: each })).join(' or ');
  // What is checked by a function of ours has no type in a JSON Schema: pips are.
  return simple[String(type)] ?? 'pips';
}

const simple: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

const fieldsOf = ({ properties = {}, required = [] }: Shape): string =>
  Object.entries(properties)
    .filter(([name]) => !STAMP.has(name))
    .map(([name, shape]) => `\`${name}${required.includes(name) ? '' : '?'}\` ${told(shape)}`)
    .join(', ');

const listed = (events: readonly (readonly [type: string, schema: z.ZodType | undefined])[]): string =>
  [
    '| event | fields |',
    '| --- | --- |',
    ...events.map(
      ([type, schema]) => `| \`${type}\` | ${schema === undefined ? 'UNKNOWN' : fieldsOf(shapeOf(schema))} |`,
    ),
  ].join('\n');

test('every event of every table is listed with its fields, as the schemas have them', async () => {
  const banked = Object.keys(eventInfo).map((type) => [type, findSchema(type)] as const);
  const party = Object.entries(partyEvents);
  const dice = Object.entries(diceEntries);
  expect([banked.length > 80, party.length, dice.length]).toEqual([true, 25, 6]);
  const shapes = [
    ['bet', shapeOf(schemaIn('BetPlaced', 'bet'))],
    ['incident', shapeOf(schemaIn('IncidentOpened', 'incident'))],
    ['instruction', shapeOf(schemaIn('PlacedForPlayer', 'instruction'))],
    ['limits', shapeOf(schemaIn('LimitsPosted', 'limits'))],
    ['outcome', shapeOf(schemaIn('CallOverruled', 'was'))],
    ['person', shapeOf(schemaIn('CallOverruled', 'over'))],
    ['settlement', shapeOf(schemaIn('BetSettled', 'settlement'))],
    ['setup', shapeOf(schemaIn('TableSetUp', 'setup'))],
  ] as const;
  const lists = [listed(banked), listed(party), listed(dice)];
  for (const list of lists) {
    expect(list).not.toContain('UNKNOWN');
    // Nothing is passed over with a word that says nothing.
    expect(list).not.toMatch(/\blist of pips or|\{ {2}\}|` (object|list)\b(?! of)/);
  }
  for (const [name] of shapes) expect(lists.join('\n')).toMatch(new RegExp(`\\b${name}\\b`));
  const page = `# The events of a table

Written by \`npx vitest run events.test --update\` from the schemas; not edited by hand.

What happens at a table is a stream of these events. Besides its fields each has \`type\`, \`by\` (who gave the command, and in
which role) and \`at\` (when, in milliseconds). What happens by the rules has \`clause\` as well; what moves money has \`postings\`, a list of
{ \`account\` text, \`cents\` number } that add up to zero. A field with \`?\` may be missing. Sums are in cents, moments in milliseconds. Who
sees what of them is in [who-sees-what.md](who-sees-what.md), and how to follow them in [Writing a bot](guide/writing-a-bot.md). What
somebody may not see at all stands in the stream as \`Withheld\`, so that the numbers have no gap. Later versions may have more types and
more fields.

These are all that the stream of a table has. What the host, the cage and the desks write is in other streams, which no page follows: a
program with the scope \`inspect\` reads them in the trail (\`GET /api/v1/trail\`), whose lines are described in [Inspecting](inspecting.md).

## At a banked table

${lists[0]}

## At a party

\`player\` counts from 0 in the order of the game, \`seat\` is a seat of the table, and chips are whites.

${lists[1]}

## About virtual dice, at any table

${lists[2]}

## What several have

- **roll**: a list of pips, in the order read
- **pips**: a number from 1 to 6
${shapes.map(([name, shape]) => `- **${name}**: ${wholeOf(shape)}`).join('\n')}
`;
  await expect(page).toMatchFileSnapshot(fileURLToPath(new URL('events.md', import.meta.url)));
});

/** The schema of one field of an event. */
function schemaIn(type: string, field: string): z.ZodType {
  const schema = findSchema(type);
  const found = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
  if (!(found instanceof z.ZodType)) throw new Error(`${type} has no ${field}`);
  return found;
}

/** The fields of a shape that has a name. */
const wholeOf = ({ properties = {}, required = [] }: Shape): string =>
  Object.entries(properties)
    .map(([name, each]) => `\`${name}${required.includes(name) ? '' : '?'}\` ${told(each)}`)
    .join(', ');
