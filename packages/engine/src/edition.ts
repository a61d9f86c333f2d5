/**
 * The editions of what `decide` does, of a table, a party, a desk, the cage and the floor together. A new row is added
 * whenever a recorded command would bring something else than it did: other events, other sums, or a refusal.
 * `since` is the first release that decides so; none from there on writes an earlier edition.
 *
 * Every append to a stream says by which edition it was decided, and one that says nothing was decided by the first.
 */
const editions = [
  { edition: 1, since: '0.1.0' },
  // Rounding by the chips of the house, limits by the part of a bet, closings, no rolls, promotions: the texts again.
  { edition: 2, since: '0.2.0' },
] as const;

/** The edition that this software decides by. */
export const EDITION: number = Math.max(...editions.map(({ edition }) => edition));

/** The earliest edition that a release of the software can have decided by; the first where its name is no version. */
export function findLeastEdition(software: string): number {
  const release = numbersIn(software);
  if (release === undefined) return 1;
  return Math.max(
    1,
    ...editions.filter(({ since }) => !isBefore(release, since)).map(({ edition }) => edition),
  );
}

function isBefore(release: readonly number[], since: string): boolean {
  const first = numbersIn(since) ?? [];
  const place = first.findIndex((part, index) => part !== release[index]);
  return place >= 0 && (release[place] ?? 0) < (first[place] ?? 0);
}

const numbersIn = (software: string): readonly number[] | undefined =>
  /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})/.exec(software)?.slice(1).map(Number);
