import { z } from 'zod';
import { written } from './problem.ts';

/** Options as a record writes them; figures, lists and yes or no become the text the command line takes. */
export const options = z.unknown().transform((value, context): Readonly<Record<string, string>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    context.addIssue({ code: 'custom', message: 'options is an object of keys and values' });
    return z.NEVER;
  }
  // Read entry by entry: a schema of records would pass over a key such as __proto__ without a word.
  const entries = Object.entries(value).map(([key, each]: [string, unknown]) => {
    const text = Array.isArray(each) && each.length <= MAX_DIGITS ? listText(each) : formatOption(each);
    if (text === undefined) {
      const message = `an option is a text, a figure, true or false, or a list of these, not ${written(each)}`;
      context.addIssue({ code: 'custom', path: [key], message });
    }
    return [key, text ?? ''] as const;
  });
  return Object.fromEntries(entries);
});

const MAX_DIGITS = 20;
const MAX_TEXT_LENGTH = 200;

function listText(list: readonly unknown[]): string | undefined {
  const texts = list.map(formatOption);
  return texts.includes(undefined) ? undefined : texts.join(',');
}

function formatOption(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : undefined;
}
