/** Why a request changed nothing: a code for programs, the clause or the policy, and a sentence for a person. */
export type Refusal = {
  /** The HTTP status that says the same: 403 for a role, 409 for what does not fit how things stand. */
  readonly status: number;
  readonly code: string;
  readonly clause?: string;
  readonly message: string;
  /** Seconds until it is worth asking again, where waiting helps. */
  readonly after?: number;
};

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer; readonly repeated: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

export const done = <Answer>(answer: Answer): Outcome<Answer> => ({ ok: true, answer, repeated: false });

export const refused = (
  status: number,
  code: string,
  message: string,
  more: Pick<Refusal, 'clause' | 'after'> = {},
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { status, code, message, ...more },
});
