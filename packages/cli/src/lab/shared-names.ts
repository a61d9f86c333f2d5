import { isOwnPack, type PackFacts } from '@dicepit/games';
import { ownIdOf } from '@dicepit/proof';
import type { Remark } from './remark.ts';

type Named = Pick<PackFacts, 'id' | 'prefix' | 'name'>;

/**
 * The names of a pack that another has: it can be dealt all the same, and whoever chooses between the two or follows a
 * citation may take one for the other. Another version of the same game shares all of them, and is none.
 */
export function sharedNames(
  { id, prefix, name }: Named,
  { file, others }: { readonly file: string; readonly others: readonly Named[] },
): readonly Remark[] {
  const own = ownIdOf(id);
  const strangers = others.filter((other) => !isOwnPack(other.id) || ownIdOf(other.id) !== own);
  const first = (shares: (other: Named) => boolean): string | undefined => strangers.find(shares)?.id;
  const [byId, byName, byPrefix] = [
    first((other) => other.id === own),
    first((other) => other.name.toLowerCase() === name.toLowerCase()),
    first((other) => other.prefix === prefix),
  ];
  return [
    ...(byId === undefined ? [] : [{ file, code: 'sharedId' as const, figures: { id: own } }]),
    ...(byName === undefined
      ? []
      : [{ file, code: 'sharedName' as const, figures: { name, other: byName } }]),
    ...(byPrefix === undefined
      ? []
      : [{ file, code: 'sharedPrefix' as const, figures: { prefix, other: byPrefix } }]),
  ];
}
