/** A change that changes nothing anybody could notice: the file, the line, what is changed in it, and why it is none. */
export type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly what: string;
  readonly reason: string;
};

export const equivalents: readonly Equivalent[] = [];
