/** What a table tells of its stream, as far as the book asks: which entry cites which clause. */
export type CitingEntry = { readonly version: number; readonly event: CitingEvent };

type CitingEvent = {
  readonly type: string;
  readonly clause?: string;
  /** Of a throw, its number. */
  readonly roll?: unknown;
  readonly settlements?: readonly { readonly clause: string; readonly says: string }[];
};

/** One line in the margin of a clause. */
export type Use = { readonly clause: string; readonly says: string };

/** The entries of one roll: from its throw to the next one; nothing where the throw is not among them. */
export function entriesOfRoll(entries: readonly CitingEntry[], roll: string): readonly CitingEntry[] {
  const isThrow = ({ event }: CitingEntry): boolean => event.type === 'DiceThrown';
  const start = entries.findIndex((entry) => isThrow(entry) && String(entry.event.roll) === roll);
  if (start === -1) return [];
  const end = entries.findIndex((entry, place) => place > start && isThrow(entry));
  return entries.slice(start, end === -1 ? undefined : end);
}

/** What cites a clause: every settled bet by itself, and any other entry in the words of the table. */
export function usesOf(entries: readonly CitingEntry[], told: ReadonlyMap<number, string>): readonly Use[] {
  return entries.flatMap(({ version, event: { clause, settlements } }) => [
    ...(settlements ?? []).map((line) => ({ clause: line.clause, says: line.says })),
    // The heading of a settlement repeats its lines.
    ...(clause === undefined || (settlements ?? []).length > 0
      ? []
      : [{ clause, says: told.get(version) ?? '' }]),
  ]);
}
