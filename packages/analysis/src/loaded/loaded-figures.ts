import type { Game } from '@dicepit/engine';
import type { Answer } from '../answer.ts';
import { createFall, type FaceChances } from '../fall.ts';
import { computeFigures, figuresUnder, type WagerFigures } from '../figures.ts';

/** A wager by fair dice and by loaded ones. */
export type LoadedWager = {
  readonly wager: string;
  readonly name: string;
  readonly fair: WagerFigures;
  readonly loaded: Answer<WagerFigures>;
};

/** The exact figures of every wager of a game by dice with chances of their own, one to each die. */
export function loadedFigures(game: Game, dice: readonly FaceChances[]): readonly LoadedWager[] {
  const fall = createFall(dice);
  return Object.values(game.wagers).map((wager) => ({
    wager: wager.id,
    name: wager.name,
    fair: computeFigures(wager),
    loaded: figuresUnder(wager, fall),
  }));
}
