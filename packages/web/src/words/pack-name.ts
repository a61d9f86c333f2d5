import { addedWords, findPack, isOwnPack } from '@dicepit/games';
import { listPacks, packsLoaded } from '../live/packs.ts';
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

/** So many figures of a hash tell two versions apart for a person. */
const SHORT_HASH = 6;

const hashOf = (pack: string): string => pack.split('@')[1] ?? '';

/**
 * What a pack is called in a list to choose from: where another has the same name, with whose it is, and which version
 * where several are one's own.
 */
export function packNameInList(pack: string, name = packName(pack)): string {
  const { house, own, version } = words.value.common.packsApart;
  const alike = listPacks().filter((each) => each.id !== pack && packName(each.id) === packName(pack));
  if (alike.length === 0) return name;
  if (!isOwnPack(pack)) return house({ name });
  const versions = alike.filter(({ id }) => isOwnPack(id));
  if (versions.length === 0) return own({ name });
  const short = hashOf(pack).slice(0, SHORT_HASH);
  const isEnough = versions.every(({ id }) => !hashOf(id).startsWith(short));
  return version({ name, hash: isEnough ? short : hashOf(pack) });
}
