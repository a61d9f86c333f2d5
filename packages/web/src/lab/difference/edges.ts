import { computeFigures, type WagerDifference } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import type { EdgesData } from '@dicepit/plots';
import { places } from '../parts/figures.ts';
import type { Words } from '../said.ts';

/** The edges that move, each with what it is elsewhere; all of them where none does. */
export function edgesOf(moved: readonly WagerDifference[], game: Game, said: Words['difference']): EdgesData {
  const { measures, plot, caption, all } = said;
  if (moved.length === 0)
    return {
      title: all,
      measures,
      rows: Object.values(game.wagers).map((wager) => row(wager.name, computeFigures(wager).edge.toNumber())),
    };
  return {
    title: plot,
    caption,
    measures,
    rows: moved.map(({ name, before, after }) => ({
      ...row(name, after.edge.toNumber()),
      against: before.edge.toNumber() * 100,
    })),
  };
}

const row = (name: string, edge: number): EdgesData['rows'][number] => ({
  name,
  value: edge * 100,
  says: `${places(edge * 100, 3)} %`,
});
