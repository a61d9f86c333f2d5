import { isRace } from '@dicepit/games';
import { z } from 'zod';
import { parseCommand } from '../command/parse.ts';
import { moment, strict } from '../fields.ts';
import { check, failed, type Parsed, type Problem, parseJsonStrictly } from '../problem.ts';
import { checkEvent, checkStamped } from '../stream.ts';
import { bankedTypes, findSchema } from '../stream-facts.ts';
import { diceEntries } from './dice.ts';
import { REDACTED_BIRTH_DATE, type TableEntry } from './entry.ts';
import { partyEvents } from './party-events.ts';
import { by } from './stamp.ts';

/** Reads an entry of a table that plays this pack, from a file that anybody may have written: all of it is checked. */
export function parseEntry(pack: string, text: string): Parsed<TableEntry> {
  const json = parseJsonStrictly(text);
  if (!json.ok) return json;
  const shape = check(entryShape, json.value);
  if (!shape.ok) return shape;
  const { event, cause } = shape.value;
  const read = checkPackEvent(pack, event);
  if (!read.ok) return within('event', read.problems);
  const caused = cause === undefined ? undefined : checkCause(pack, cause);
  if (caused !== undefined && !caused.ok) return within('cause', caused.problems);
  // What was parsed just now is the entry: its event and its cause are checked above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ok: true, value: json.value as TableEntry };
}

const entryShape = strict({
  event: z.looseObject({ type: z.string({ error: 'an event has a type' }) }),
  cause: z
    .looseObject({ by, at: moment }, { error: 'a cause is a command, with who gave it and when' })
    .exactOptional(),
  written: strict({
    boot: z.string(),
    ms: z.int().min(0),
    software: z.string(),
    device: z.string().exactOptional(),
    rules: z.string().exactOptional(),
  }).exactOptional(),
});

const factsAboutDice: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(diceEntries));
const factsOfParties: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(partyEvents));

/** The types of the entries that the stream of a table of this pack has. */
export const typesAt = (pack: string): readonly string[] => [
  ...factsAboutDice.keys(),
  ...(isRace(pack) ? factsOfParties.keys() : bankedTypes),
];

/** Whether the stream of a table of this pack has entries of this type. */
export const isTypeAt = (pack: string, type: string): boolean =>
  factsAboutDice.has(type) || (isRace(pack) ? factsOfParties.has(type) : findSchema(type) !== undefined);

function checkPackEvent(pack: string, event: { readonly type: string }): Parsed<unknown> {
  const aboutDice = factsAboutDice.get(event.type);
  if (aboutDice !== undefined) return check(aboutDice, event);
  return isRace(pack) ? checkStamped(event, (type) => factsOfParties.get(type)) : checkEvent(event);
}

function checkCause(pack: string, cause: Readonly<Record<string, unknown>>): Parsed<unknown> {
  const { by: _, at: __, ...body } = cause;
  const command = parseCommand(pack, body);
  if (!command.ok) return command;
  // A date of birth is taken out before an entry is written: an entry that has one was not written by a pit.
  const { value } = command;
  return 'born' in value && value.born !== undefined && value.born !== REDACTED_BIRTH_DATE
    ? failed('born', 'a date of birth is not kept')
    : command;
}

const within = (part: string, problems: readonly Problem[]): Parsed<never> => ({
  ok: false,
  problems: problems.map(({ place, message }) => ({
    place: place === '' ? part : `${part}.${place}`,
    message,
  })),
});
