/** Something about a definition, and the file it stands in. */
export type Remark = { readonly file: string; readonly reason: string };

/** What is said against something, by itself or by what it throws. */
export function against(tried: () => string | undefined): string | undefined {
  try {
    return tried();
  } catch (cause) {
    return (cause instanceof Error ? cause.message : String(cause)).replace(/^Broken invariant: /, '');
  }
}
