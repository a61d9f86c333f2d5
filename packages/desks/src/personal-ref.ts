/**
 * What a stream holds of something personal: where it lies, and a digest by which it is known to be the same still.
 * The text itself lies beside the streams, so that it can be erased and the chain stays whole.
 */
export type PersonalRef = {
  readonly ref: string;
  /** Lower-case hexadecimal SHA-256 of 32 random bytes and the text. */
  readonly digest: string;
};
