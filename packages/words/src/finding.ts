import type { Tellable, Teller } from './teller.ts';

/** What a check of a trail has found: lines of the catalogues, told one after another. */
export const tellFinding = (
  { tell }: Pick<Teller, 'tell'>,
  { says }: { readonly says: readonly Tellable[] },
): string => says.map((line) => tell(line) ?? line.code).join(' ');
