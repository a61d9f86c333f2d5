import { type CommandBody, chipColours, everyRole, LONGEST_CALL, MOST_CHIPS, manners } from '@dicepit/engine';
import type { PartyTableBody } from '@dicepit/games';
import { z } from 'zod';
import { shapeError } from './problem.ts';

// What the fields of schemas are made of. How JSON is read and checked is in `problem.ts`, which pages have without the schemas.

/** An object with these fields and no others; the fields are named when one is not among them. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: shapeError(Object.keys(shape).join(', ') || 'nothing in it') });

/** The longest list that travels in a command. */
const MAX_LIST_ENTRIES = 200;

/** A list of bounded length. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, { error: 'a list was expected' })
    .max(MAX_LIST_ENTRIES, `a list has at most ${MAX_LIST_ENTRIES} entries`)
    .readonly();

/** A small dictionary; keys that every object has are no keys of it. */
export const dictionary = <Item extends z.ZodType>(item: Item) =>
  z
    .record(
      z.string().regex(/^[a-z][a-zA-Z0-9-]{0,59}$/, 'a key has at most 60 letters, figures and hyphens'),
      item,
      {
        error: 'an object of keys and values was expected',
      },
    )
    .refine((each) => Object.keys(each).length <= MAX_LIST_ENTRIES, {
      error: `an object has at most ${MAX_LIST_ENTRIES} keys`,
    })
    .readonly();

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(...allowed: Words) =>
  z.enum(allowed, { error: `one of ${allowed.join(', ')} was expected` });

export const flag = z.boolean({ error: 'true or false was expected' });

export const role = z.enum(everyRole, { error: `a role is one of ${everyRole.join(', ')}` });

/** The longest of each kind of text that travels, in UTF-16 units. */
const longest = { name: 40, label: 100, words: 500, passage: 4_000, title: 60, passphrase: 200 } as const;

/** What nobody can see or what turns the rest of a line around: controls, line breaks, bidi marks, lone surrogates. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

// Tabs and line breaks are part of what people write in a note.
const unseenInNotes = /(?![\t\n])[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** Somebody's name as others read it: one line, trimmed, one form for one look. */
export const personName = textLine('a name', longest.name);

/** What a table or the pit is called. */
export const title = textLine('a title', longest.title);

/** A word that names a thing at the table: a wager, a die, an item, a reason. Kept to the letter, empty or not. */
export const label = z
  .string({ error: 'a text was expected' })
  .max(longest.label, `a text has at most ${longest.label} characters`)
  .refine((text) => !unseen.test(text), { error: 'a text has only characters that can be seen' });

/** What somebody says or writes down, in so many words. */
export const words = z
  .string({ error: 'words are a text' })
  .max(longest.words, `words have at most ${longest.words} characters`)
  .refine((text) => !unseenInNotes.test(text), { error: 'words have only characters that can be seen' });

/** A paragraph of terms that people are bound by. */
export const passage = z
  .string({ error: 'a passage is a text' })
  .max(longest.passage, `a passage has at most ${longest.passage} characters`)
  .refine((text) => !unseenInNotes.test(text), { error: 'a passage has only characters that can be seen' });

/** What an option of a pack is set to, as the command line writes it. */
export const optionText = z
  .string({ error: 'an option is a text' })
  .max(200, 'an option has at most 200 characters');

/** A date such as 1990-12-31. Whether there is such a day is for the table to say. */
export const date = z
  .string({ error: 'a date is a text such as 1990-12-31' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written such as 1990-12-31');

/** The id of a person, a table, a claim or a reversal, as the server makes them. */
export const id = z
  .string({ error: 'an id is a text' })
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'an id has at most 40 small letters, figures and hyphens');

/** The id of a pack: one of the house, or one of somebody's own with the beginning of its hash. */
export const packName = z
  .string({ error: 'a pack is a text' })
  .regex(/^[a-z][a-z0-9-]{0,39}(@[0-9a-f]{12})?$/, 'a pack is such as snake-eyes-nz or craps@3f9a0c11d2e4');

/** A code or token that somebody was given: letters and figures, however they are grouped. */
export const code = z
  .string({ error: 'a code is a text' })
  .regex(/^[A-Za-z0-9 _-]{4,128}$/, 'a code has 4 to 128 letters and figures');

/** A passphrase as somebody types it to sign in: the same letters from another keyboard are the same passphrase. */
export const typedPassphrase = z
  .string({ error: 'a passphrase is a text' })
  .max(longest.passphrase, `a passphrase has at most ${longest.passphrase} characters`)
  .refine((text) => text.isWellFormed(), { error: 'a passphrase is made of whole characters' })
  .overwrite((text) => text.normalize('NFC'));

/** A new passphrase, which has to be long enough. */
export const passphrase = typedPassphrase.min(8, 'a passphrase has at least 8 characters');

/** SHA-256 or 32 bytes of a seed, in small hexadecimal letters. */
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal letters were expected');

/** A text of one line, trimmed, of so many characters at most. */
function textLine(what: string, most: number) {
  return z
    .string({ error: `${what} is a text` })
    .max(most * 4, `${what} has at most ${most} characters`)
    .overwrite((text) => text.normalize('NFC').replace(/ +/g, ' ').trim())
    .min(1, `${what} is not empty`)
    .max(most, `${what} has at most ${most} characters`)
    .refine((text) => !unseen.test(text), { error: `${what} has only characters that can be seen` });
}

/** The largest sum that travels: what one bet may hold, ten thousand million dollars. */
const MAX_CENTS = 1_000_000_000_000;

/** A whole number within bounds, said in a sentence when it is not. */
export function whole(what: string, least: number, most: number) {
  const error = `${what} is a whole number from ${least} to ${most}`;
  // JSON can write -0, which would be told apart from 0 by a comparison of texts and by nothing else.
  return z
    .int({ error })
    .min(least, { error })
    .max(most, { error })
    .overwrite((value) => value + 0);
}

/** A sum of money, in whole cents; what a rule allows is the table's business, so nothing and less are let through. */
export const cents = whole('a sum', -MAX_CENTS, MAX_CENTS);

/** How many there are of something. */
export const count = whole('a count', 0, 1_000_000_000);

/** A seat by its number, counted from 1. */
export const seat = whole('a seat', 0, 1_000);

/** A moment in milliseconds since 1970, as far as calendars go. */
export const moment = whole('a moment', -8_640_000_000_000_000, 8_640_000_000_000_000);

/** A wait in milliseconds, a day at the most. */
export const wait = whole('a wait', 0, 86_400_000);

/** The version of a stream: how many entries it has. */
export const version = whole('a version', 0, Number.MAX_SAFE_INTEGER);

/** How many times as long the house waits for somebody as it does for others. */
export const patience = z.union([z.literal(1), z.literal(2), z.literal(4)], {
  error: 'is 1, 2 or 4: so many times as long the house waits',
});

/** The tag of a language. Which ones there are, the pit knows. */
export const language = z.string().regex(/^[a-z]{2,3}$/, { error: 'a language is a tag such as en' });

/** What a house calls some rolls, by the key of each call: `{ "hard-4": "Little Joe" }`. */
export const houseWords = dictionary(textLine('a call', LONGEST_CALL));

const wordsByCall = z.record(z.string(), z.string()).readonly();

/** The words of a house by pack and by language. */
export const houseWording = z.record(z.string(), z.record(z.string(), wordsByCall).readonly()).readonly();

/** One text in each language of the pit, by its tag. */
export const inEachLanguage = z.record(z.string(), z.string()).readonly();

/** What is called: a total and how it was made, or a void roll by the word of the rules. */
const called = z.union([
  z
    .object({
      manner: z.enum(manners),
      total: z.int().min(0),
      pips: z.int().min(0),
      /** What the dice show by name, where their faces are pictures. */
      faces: z.array(z.string()).readonly().exactOptional(),
    })
    .readonly(),
  z.object({ manner: z.literal('void'), word: z.string() }).readonly(),
]);

/** A call, and what the house says instead where it has words of its own, by language. */
export const spokenCall = z.object({ called, house: inEachLanguage }).readonly();

/** A chip of the house: its worth and the colour of its body. How many spots it has its place in the list says. */
const houseChip = strict({
  worth: cents,
  colour: z.enum(chipColours, { error: `a colour is one of ${chipColours.join(', ')}` }),
});

/** The chips of the house, the smallest first; which sets can be played with is for the pit to say. */
export const houseChips = z
  .array(houseChip, { error: 'a list was expected' })
  .max(MOST_CHIPS, `a house has at most ${MOST_CHIPS} chips`)
  .readonly();

/** What stands beside a sum; an empty text is no symbol at all. */
export const moneySymbol = strict({ text: label, place: oneOf('before', 'after', 'locale') });

/** What sums are made of and written with here. The symbol is null where the operator has chosen none. */
export const houseMoney = z.object({ chips: houseChips, symbol: moneySymbol.nullable() });

export type HouseMoney = z.infer<typeof houseMoney>;

/** A command of a table, to be read in full by `parseCommand` once it is known which pack the table plays. */
export const givenCommand = z.custom<CommandBody | PartyTableBody>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
  { error: 'a command is an object with a type' },
);
