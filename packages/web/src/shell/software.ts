export type Step = 'nothing' | 'reload' | 'say so';

/** What a page does about the software of the pit: it loads itself again once for each, and then says so. */
export function stepFor(known: {
  readonly first: string | undefined;
  readonly now: string | undefined;
  readonly reloadedFor: string | null;
}): Step {
  const { first, now, reloadedFor } = known;
  if (now === undefined || first === undefined || now === first) return 'nothing';
  return reloadedFor === now ? 'say so' : 'reload';
}
