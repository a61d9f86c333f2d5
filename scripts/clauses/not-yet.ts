/** An earlier version of the list, with the clauses that the registers held then. */
export type EarlierList = { readonly listed: ReadonlySet<string>; readonly registered: ReadonlySet<string> };

/** The clauses of a list, one to a line; whatever follows one on its line is the reason. */
export const readList = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' ', 1)[0] ?? '');

/** Why each clause is on the list, where its line says so. */
export const readReasons = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const space = line.indexOf(' ');
      return space < 0 ? [] : [[line.slice(0, space), line.slice(space + 1).trim()]];
    }),
  );

export const writeList = (
  clauses: readonly string[],
  reasons: ReadonlyMap<string, string> = new Map(),
): string => clauses.map((clause) => `${[clause, reasons.get(clause) ?? ''].join(' ').trim()}\n`).join('');

/** What is wrong with the list, one sentence to a fault; nothing when it is right. */
export function faultsOf(list: {
  readonly listed: readonly string[];
  /** What the list should hold, in register order. */
  readonly notYet: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly earlier: readonly EarlierList[];
  /** What a clause lacks that ought not to be on the list. */
  readonly lacks?: string;
}): readonly string[] {
  const { listed, notYet, known, earlier, lacks = 'no passing test names it' } = list;
  const onList = new Set(listed);
  const open = new Set(notYet);
  return [
    ...notYet
      .filter((clause) => !onList.has(clause))
      .map((clause) => `${clause} has lost its proof: ${lacks}, and the list may not grow.`),
    ...listed
      .filter((clause) => !known.has(clause))
      .map((clause) => `${clause} is on the list and in no register.`),
    ...listed
      .filter((clause) => known.has(clause) && !open.has(clause))
      .map((clause) => `${clause} is proved by now and must leave the list: ${shrink}.`),
    ...listed
      .filter((clause) => earlier.some((version) => grewSince(version, clause)))
      .map((clause) => `${clause} was not on the list before, and the list may not grow.`),
    ...(isInOrder(listed, notYet) ? [] : [`The list is not in register order: ${shrink}.`]),
  ];
}

/** The list with whatever is proved by now taken off; it never gains a line. */
export function shrunk(listed: readonly string[], notYet: readonly string[]): readonly string[] {
  const onList = new Set(listed);
  return notYet.filter((clause) => onList.has(clause));
}

const shrink = 'npm run clauses -- --write';

// A clause may come onto the list only together with its row in a register: with a new pack or a new edition.
const grewSince = ({ listed, registered }: EarlierList, clause: string): boolean =>
  !listed.has(clause) && registered.has(clause);

function isInOrder(listed: readonly string[], notYet: readonly string[]): boolean {
  const kept = listed.filter((clause) => notYet.includes(clause));
  return kept.join('\n') === shrunk(listed, notYet).join('\n');
}
