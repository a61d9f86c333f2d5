/** What a table tells of its stream, as far as the book asks: which entries are of one roll. */
export type RollEntry = { readonly version: number; readonly event: SeenEvent };

type SeenEvent = {
  readonly type: string;
  /** Of a throw, its number. */
  readonly roll?: unknown;
};

/** A line of what the table tells in words, with what it cites. */
export type ToldLine = { readonly version: number; readonly cites: readonly Use[] };

/** One line in the margin of a clause. */
export type Use = { readonly clause: string; readonly says: string };

/** The entries of one roll: from its throw to the next one; nothing where the throw is not among them. */
export function entriesOfRoll(entries: readonly RollEntry[], roll: string): readonly RollEntry[] {
  const isThrow = ({ event }: RollEntry): boolean => event.type === 'DiceThrown';
  const start = entries.findIndex((entry) => isThrow(entry) && String(entry.event.roll) === roll);
  if (start === -1) return [];
  const end = entries.findIndex((entry, place) => place > start && isThrow(entry));
  return entries.slice(start, end === -1 ? undefined : end);
}

/** What cites a clause in these entries, in the words of the table. */
export function usesOf(entries: readonly RollEntry[], told: readonly ToldLine[]): readonly Use[] {
  const versions = new Set(entries.map(({ version }) => version));
  return told.filter(({ version }) => versions.has(version)).flatMap(({ cites }) => cites);
}
