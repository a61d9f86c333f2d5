import { diceJson } from '../lab/loaded-dice.ts';
import type { OddsSheet } from './odds-sheet.ts';
import { roundingJson } from './rounding-text.ts';

/** An odds sheet for a program: exact values as fractions in lowest terms. */
export function oddsJson({ game, lines, warnings, dice }: OddsSheet): object {
  return {
    pack: game.pack,
    options: game.options,
    ...diceJson(dice),
    wagers: lines.map(({ wager, pays, figures }) => ({
      id: wager.id,
      name: wager.name,
      clause: `${game.prefix}/${wager.clause}`,
      pays,
      win: figures.win.toString(),
      lose: figures.lose.toString(),
      winPerRoll: figures.winPerRoll.toString(),
      losePerRoll: figures.losePerRoll.toString(),
      edge: figures.edge.toString(),
      ...(figures.push.isZero
        ? {}
        : { push: figures.push.toString(), edgeDecided: figures.edgeDecided.toString() }),
      edgePerRoll: figures.edgePerRoll.toString(),
      variance: figures.variance.toString(),
      standardDeviation: toTenPlaces(figures.standardDeviation),
      skewness: toTenPlaces(figures.skewness),
      rollsToDecision: figures.rollsToDecision.toString(),
      net: figures.net.map(({ net, chance }) => ({ net: net.toString(), chance: chance.toString() })),
    })),
    warnings: warnings.map(roundingJson),
  };
}

const toTenPlaces = (value: number): number => Number(value.toFixed(10));
