import { computeFigures } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import type { EdgesData } from '@dicepit/plots';
import type { WholeTableResult } from '@dicepit/simulator';
import { said } from '../language.ts';
import { wagerName } from './bets.ts';
import { gameText } from './chosen-game.ts';
import { edgeWithBounds } from './edge-with-bounds.ts';
import { type Figure, figuresJson, figuresTable, figuresText } from './figure.ts';
import { figure, grouped, NO_CURRENCY, percent } from './number-text.ts';
import type { Outcome } from './outcome.ts';

/** A table that was run through the real engine, in every form. */
export function wholeTableOutcome(
  game: Game,
  result: WholeTableResult,
  interrupted: boolean,
): Outcome & { readonly figures: readonly Figure[] } {
  const figures = figuresIn(game, result);
  const { seed, rolls, commands, seconds, turns } = result;
  const { counts, lab, interrupted: stopped } = said();
  return {
    figures,
    table: figuresTable(figures),
    text: [
      `${gameText(game)}\n`,
      `${lab.whole.run({
        rolls: counts.rolls({ count: rolls }),
        commands: counts.commands({ count: commands }),
        seed,
      })}${interrupted ? stopped : ''}\n`,
      `${lab.whole.people({ hours: figure(seconds / 3600, 1) })}\n`,
      turns === 0 ? '' : `${turnsText(result)}\n`,
      figuresText(figures),
      `${lab.whole.note}\n`,
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
  title: said().lab.drawn.keptWhole({ game: game.name }),
  caption: `${said().lab.drawn.dotsFrom({ from: said().counts.rolls({ count: rolls }), seed })} ${said().lab.drawn.uprightExact}`,
  measures: said().lab.drawn.kept,
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
      : [{ name: 'throws', says: said().lab.figures.turnThrows, unit: 'rolls', ...throwsOfTurn } as const]),
    ...perWager.map(({ wager, edge }): Figure => {
      const exact = exactEdge(game, wager);
      const deviation = (edge.high - edge.low) / 2 / DEVIATIONS;
      return {
        name: `${wager}-edge`,
        says: said().lab.figures.kept({ wager: wagerName(game, wager) }),
        unit: 'chance',
        ...edge,
        exact,
        z: deviation > 0 && Number.isFinite(deviation) ? (edge.estimate - exact) / deviation : undefined,
      };
    }),
  ];
}

function turnsText({ turns, turnsEnded }: WholeTableResult): string {
  const { counts, lab } = said();
  const causes = Object.entries(turnsEnded).map(([cause, times]) =>
    lab.whole.cause({ times: grouped(times), cause }),
  );
  return lab.whole.turns({ turns: counts.turns({ count: turns }), causes: causes.join(', ') });
}
