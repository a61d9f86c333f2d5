import { addedWords, findPack } from '@dicepit/games';
import { packsLoaded } from '../live/packs.ts';
import { nameBy } from './names.ts';
import { language, words } from './words.ts';

/** What a pack is called: by the catalogue, or by itself where it is not the house's. */
export function packName(pack: string): string {
  const name = nameBy(words.value.common.packs, pack);
  if (name !== undefined) return name;
  // Drawn again when the pack has come.
  void packsLoaded.value;
  return addedWords(pack)?.[language.value]?.name ?? findPack(pack)?.name ?? pack.split('@')[0] ?? pack;
}
