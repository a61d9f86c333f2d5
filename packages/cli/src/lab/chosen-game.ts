import { resolve } from 'node:path';
import type { Game } from '@dicepit/engine';
import { bankedPack, type Chosen, openGame } from '../choosing.ts';
import { packTold, said } from '../language.ts';
import { findPackFile, isPackFile } from './pack-file.ts';

/** A game to study: of a pack of the house, or of one that a file exports. */
export type ChosenGame = {
  readonly game: Game;
  /** What another thread loads it by: the id of the pack, or the whole path of its file. */
  readonly source: string;
};

export async function chosenGame(pack: string, option: Chosen): Promise<ChosenGame> {
  if (!(await isPackFile(pack))) return { game: openGame(bankedPack(pack), option), source: pack };
  const file = resolve(await findPackFile(pack));
  // Loaded only here: what reads a pack of one's own takes a third of the start of a command, and most study one of the house.
  const { packFrom } = await import('./load-pack.ts');
  return { game: openGame(await packFrom(file), option), source: file };
}

/** `Snake Eyes, New Zealand casinos, Division 11A (field=1 hard-4=7)`. */
export function gameText(game: Game, shown: (name: string) => string = (name) => name): string {
  const chosen = Object.entries(game.options).map(([key, value]) => `${key}=${value}`);
  const played = { name: shown(game.name), place: placeTold(game) };
  const { game: plain, gameOptions } = said().lab;
  return chosen.length === 0 ? plain(played) : gameOptions({ ...played, options: chosen.join(' ') });
}

/** Where a game is played; a pack of one's own says it itself. */
export const placeTold = ({ pack, place }: Game): string => packTold(pack)?.place ?? place;
