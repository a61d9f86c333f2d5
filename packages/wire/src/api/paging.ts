import { z } from 'zod';
import { strict } from '../facts/strict.ts';

const after = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/, 'after is a version, a whole number from 0')
  .exactOptional();

/** The version that a reader has, for those who cannot send it as Last-Event-ID. */
export const cursor = strict({ after });

/** Where to read on in a stream, as an address writes it: figures are texts there. */
export const paging = strict({
  after,
  limit: z
    .string()
    .regex(/^(1000|[1-9]\d{0,2})$/, 'limit is a whole number from 1 to 1000')
    .exactOptional(),
});
