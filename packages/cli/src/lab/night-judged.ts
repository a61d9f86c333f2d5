import { type NightReport, nightAgainstTheory } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import type { TableNight } from '../trail/night-book.ts';

/** One table's night beside theory. */
export type Judged = { readonly told: TableNight; readonly game: Game; readonly report: NightReport };

export const judged = (told: TableNight, game: Game): Judged => ({
  told,
  game,
  report: nightAgainstTheory(game, told.night, told.payment),
});
