import { LONGEST_CALL, languages } from '@dicepit/engine';
import { z } from 'zod';
import { dictionary } from './lists.ts';
import { lineOf } from './texts.ts';

/** The languages that calls are worded in. */
export const language = z.enum(languages, { error: `a language is one of ${languages.join(', ')}` });

/** What a house calls some rolls, by the key of each call: `{ "hard-4": "Little Joe" }`. */
export const houseWords = dictionary(lineOf('a call', LONGEST_CALL));

const wordsByCall = z.record(z.string(), z.string()).readonly();

/** The words of a house by pack and by language. */
export const houseWording = z
  .record(
    z.string(),
    z.object({ en: wordsByCall.exactOptional(), de: wordsByCall.exactOptional() }).readonly(),
  )
  .readonly();

/** One text in each language that it is worded in. */
export const inEachLanguage = z.object({ en: z.string(), de: z.string() });
