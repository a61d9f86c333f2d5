import { computeFigures } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import type { EdgesData } from '@dicepit/plots';
import type { WholeTableResult } from '@dicepit/simulator';
import { wagerName } from './bets.ts';
import { gameText } from './chosen-game.ts';
import { edgeWithBounds } from './edge-with-bounds.ts';
import { type Figure, figuresJson, figuresTable, figuresText } from './figure.ts';
import { counted, grouped, NO_CURRENCY, percent } from './number-text.ts';
import type { Outcome } from './outcome.ts';

/** A table that was run through the real engine, in every form. */
export function wholeTableOutcome(
  game: Game,
  result: WholeTableResult,
  interrupted: boolean,
): Outcome & { readonly figures: readonly Figure[] } {
  const figures = figuresIn(game, result);
  const { seed, rolls, commands, seconds, turns } = result;
  return {
    figures,
    table: figuresTable(figures),
    text: [
      `${gameText(game)}\n`,
      `${counted(rolls, 'roll')}, ${counted(commands, 'command')}, seed ${seed}, through the whole table${interrupted ? ', interrupted' : ''}\n`,
      `House players at a house table; with people it would take ${(seconds / 3600).toFixed(1)} hours.\n`,
      turns === 0 ? '' : `${turnsText(result)}\n`,
      figuresText(figures),
      'Every command was decided by the rules of the table. z: standard deviations from the exact figure.\n',
    ].join(''),
    json: {
      schema: 'dicepit/whole-table@1',
      pack: game.pack,
      options: game.options,
      currency: NO_CURRENCY,
      interrupted,
      ...result,
      figures: figuresJson(figures),
    },
    drawings: result.perWager.length === 0 ? {} : { edges: edgesOf(game, result) },
  };
}

const edgesOf = (game: Game, { rolls, seed, perWager }: WholeTableResult): EdgesData => ({
  title: `What the house kept through the whole table: ${game.name}`,
  caption: `Dots: estimated, with their intervals at 95 %, from ${counted(rolls, 'roll')}, seed ${seed}. Upright marks: exact.`,
  measures: 'kept by the house, % of the stakes',
  rows: perWager.map(({ wager, edge }) => ({
    name: wagerName(game, wager),
    ...edgeWithBounds(edge),
    against: exactEdge(game, wager) * 100,
    says: percent(edge.estimate, 1),
  })),
});

const DEVIATIONS = 1.959963984540054;

const exactEdge = ({ wagers }: Game, id: string): number => {
  const wager = wagers[id];
  return wager === undefined ? 0 : computeFigures(wager).edge.toNumber();
};

function figuresIn(game: Game, { throwsOfTurn, perWager }: WholeTableResult): readonly Figure[] {
  return [
    ...(throwsOfTurn === undefined
      ? []
      : [{ name: 'throws', says: "throws of a shooter's turn", unit: 'rolls', ...throwsOfTurn } as const]),
    ...perWager.map(({ wager, edge }): Figure => {
      const exact = exactEdge(game, wager);
      const deviation = (edge.high - edge.low) / 2 / DEVIATIONS;
      return {
        name: `${wager}-edge`,
        says: `${wagerName(game, wager)}: kept by the house`,
        unit: 'chance',
        ...edge,
        exact,
        z: deviation > 0 && Number.isFinite(deviation) ? (edge.estimate - exact) / deviation : undefined,
      };
    }),
  ];
}

const causes: Readonly<Record<string, string>> = {
  seven: 'on a seven',
  chosen: 'by choice',
  ordered: 'by order',
  left: 'because the shooter left',
};

const turnsText = ({ turns, turnsEnded }: WholeTableResult): string =>
  `${counted(turns, 'turn')} ended: ${Object.entries(turnsEnded)
    .map(([cause, times]) => `${grouped(times)} ${causes[cause] ?? cause}`)
    .join(', ')}.`;
