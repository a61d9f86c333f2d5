import { computeFigures, type Fraction } from '@dicepit/analysis';
import type { Wager } from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import type { Figure, WagerFigures } from './model.ts';

/** The exact figures of a wager, each with a percentage or a decimal beside it. */
export function figuresIn(wager: Wager, { number, percent, words }: Print): WagerFigures {
  const { win, edge, edgePerRoll, rollsToDecision, standardDeviation } = computeFigures(wager);
  const share = (part: Fraction): Figure => ({
    exact: part.toString(),
    about: percent(part.toNumber()),
  });
  const plain = (value: number): string => number(value, Number.isInteger(value) ? 0 : 2);
  return {
    win: share(win),
    edge: share(edge),
    edgePerRoll: share(edgePerRoll),
    rollsToDecision: { exact: rollsToDecision.toString(), about: plain(rollsToDecision.toNumber()) },
    standardDeviation: plain(standardDeviation),
    given: Object.keys(wager.atEndOfTurn).length > 0 ? words.figures.neverStops : undefined,
  };
}
