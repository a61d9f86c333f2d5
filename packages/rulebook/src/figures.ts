import { type Fraction, figuresOf } from '@dicepit/analysis';
import type { Wager } from '@dicepit/engine';
import type { Figure, WagerFigures } from './model.ts';

/** The exact figures of a wager, each with a percentage or a decimal beside it. */
export function figuresIn(wager: Wager): WagerFigures {
  const { win, edge, edgePerRoll, rollsToDecision, standardDeviation } = figuresOf(wager);
  return {
    win: share(win),
    edge: share(edge),
    edgePerRoll: share(edgePerRoll),
    rollsToDecision: { exact: rollsToDecision.toString(), about: plain(rollsToDecision.toNumber()) },
    standardDeviation: plain(standardDeviation),
    given:
      Object.keys(wager.atEndOfTurn).length > 0
        ? 'For a shooter who never stops between sets: stopping is a choice and has no chance of its own.'
        : undefined,
  };
}

const share = (part: Fraction): Figure => ({
  exact: part.toString(),
  about: `${(part.toNumber() * 100).toFixed(2)}%`,
});

const plain = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(2));
