import { z } from 'zod';

const single = z.union([z.string().max(200), z.number(), z.boolean()]);

/** Options as a record writes them; figures, lists and yes or no become the text the command line takes. */
export const options = z
  .record(z.string(), z.union([single, z.array(single).max(20)]), {
    error: 'options is an object of keys and values',
  })
  .transform((written) =>
    Object.fromEntries(
      Object.entries(written).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map(text).join(',') : text(value),
      ]),
    ),
  );

function text(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}
