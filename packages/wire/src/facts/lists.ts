import { everyRole } from '@dicepit/engine';
import { z } from 'zod';

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
