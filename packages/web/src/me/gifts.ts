import type { Cents } from '@dicepit/engine';
import type { CageAccount } from '@dicepit/wire';

/** What the host has given after an entry of the account; of a page that has heard of nothing yet, the latest alone. */
export function givenSince(
  { lines }: Pick<CageAccount, 'lines'>,
  entry: number,
): { readonly cents: Cents; readonly entry: number } {
  const given = lines.filter((line) => line.type === 'ChipsIssued' && line.entry > entry);
  const newest = Math.max(entry, ...given.map((line) => line.entry));
  const told = entry === 0 ? given.filter((line) => line.entry === newest) : given;
  return { cents: told.reduce((all, { cents }) => all + cents, 0), entry: newest };
}
