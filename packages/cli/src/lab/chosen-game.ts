import { resolve } from 'node:path';
import type { Game } from '@dicepit/engine';
import { bankedPack, type Chosen, openGame } from '../choosing.ts';
import { findPackFile, isPackFile, packFrom } from './pack-file.ts';

/** A game to study: of a pack of the house, or of one that a file exports. */
export type ChosenGame = {
  readonly game: Game;
  /** What another thread loads it by: the id of the pack, or the whole path of its file. */
  readonly source: string;
};

export async function chosenGame(pack: string, option: Chosen): Promise<ChosenGame> {
  if (!(await isPackFile(pack))) return { game: openGame(bankedPack(pack), option), source: pack };
  const file = resolve(await findPackFile(pack));
  return { game: openGame(await packFrom(file), option), source: file };
}

/** `Snake Eyes, New Zealand casinos, Division 11A (field=1 hard-4=7)`. */
export function gameText({ name, place, options }: Game): string {
  const chosen = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return `${name}, ${place}${chosen.length === 0 ? '' : ` (${chosen.join(' ')})`}`;
}
