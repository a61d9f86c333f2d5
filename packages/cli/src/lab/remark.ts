/** Something about a definition: where it stands, what it is, and what to do about it. */
export type Remark = {
  readonly file: string;
  readonly line?: number | undefined;
  readonly reason: string;
  readonly wayOut: string;
};

/** What is said against something, by itself or by what it throws. */
export function against(tried: () => string | undefined): string | undefined {
  try {
    return tried();
  } catch (cause) {
    return (cause instanceof Error ? cause.message : String(cause)).replace(/^Broken invariant: /, '');
  }
}
