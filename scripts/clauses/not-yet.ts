/** An earlier version of the list, with the clauses that the registers held then. */
export type EarlierList = { readonly listed: ReadonlySet<string>; readonly registered: ReadonlySet<string> };

export const readList = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

export const writeList = (clauses: readonly string[]): string =>
  clauses.map((clause) => `${clause}\n`).join('');

/** What is wrong with the list, one sentence to a fault; nothing when it is right. */
export function faultsOf(list: {
  readonly listed: readonly string[];
  /** What the list should hold, in register order. */
  readonly notYet: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly earlier: readonly EarlierList[];
}): readonly string[] {
  const { listed, notYet, known, earlier } = list;
  const onList = new Set(listed);
  const open = new Set(notYet);
  return [
    ...notYet
      .filter((clause) => !onList.has(clause))
      .map((clause) => `${clause} has lost its proof: no passing test names it, and the list may not grow.`),
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
