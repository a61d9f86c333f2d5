/** Why a request changed nothing: a code for programs, the clause or the policy, and what a person is told. */
export type Refusal = {
  /** The HTTP status that says the same: 403 for a role, 409 for what does not fit how things stand. */
  readonly status: number;
  readonly code: string;
  readonly clause?: string;
  /** Seconds until it is worth asking again, where waiting helps. */
  readonly after?: number;
} & Said;

/** A sentence in English, or the figures of one that stands in the message catalogues in every language. */
type Said =
  | { readonly message: string; readonly figures?: never }
  | { readonly figures: Readonly<Record<string, unknown>>; readonly message?: never };

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer; readonly repeated: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

export const done = <Answer>(answer: Answer): Outcome<Answer> => ({ ok: true, answer, repeated: false });

export const refused = (
  status: number,
  code: string,
  message: string,
  more: Pick<Refusal, 'clause' | 'after'> = {},
): { readonly ok: false; readonly refusal: Refusal & { readonly message: string } } => ({
  ok: false,
  refusal: { status, code, message, ...more },
});

/** A refusal of a decider as the pit answers it, whether it is a sentence still or data already. */
export const refusedBy = (
  status: number,
  { code, clause, message, ...figures }: DecidersRefusal,
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: {
    status,
    code,
    ...(clause === undefined ? {} : { clause }),
    ...(message === undefined ? { figures } : { message }),
  },
});

type DecidersRefusal = { readonly code: string; readonly clause?: string; readonly message?: string };
