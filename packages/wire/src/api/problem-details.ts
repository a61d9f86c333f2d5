import { z } from 'zod';

/** An answer that is not what was asked for, as `application/problem+json` (RFC 9457). */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  /** For programs; it never changes its meaning. */
  code: z.string(),
  /** The clause that a refusal rests on, with its pack: `nz/4.7`. */
  clause: z.string().exactOptional(),
  /** What the sentence is made of, by name, with the case of the code where it has several; `docs/api.md` lists them. */
  figures: z.record(z.string(), z.unknown()).exactOptional(),
  /** The sentence for a person, in the language of `Accept-Language`: what is wrong, and the way out. */
  detail: z.string(),
  instance: z.string().exactOptional(),
  /** Where in the body or the address something is wrong, where it is a matter of places. */
  problems: z
    .array(z.object({ place: z.string(), message: z.string() }))
    .readonly()
    .exactOptional(),
});

export type ProblemDetails = z.infer<typeof problemDetails>;
