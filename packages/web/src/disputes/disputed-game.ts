import type { Game } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';

/** The game of a pack with the options it has from the start: here only its names are read, which no option changes. */
export function disputedGame(pack: string): Game | undefined {
  const opened = bankedPacks.find(({ id }) => id === pack)?.open();
  return opened?.ok === true ? opened.game : undefined;
}

export const wagerIn = (game: Game | undefined, wager: string): string => game?.wagers[wager]?.name ?? wager;
