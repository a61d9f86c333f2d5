import { LONGEST_CALL, manners } from '@dicepit/engine';
import { z } from 'zod';
import { dictionary } from './lists.ts';
import { textLine } from './texts.ts';

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
