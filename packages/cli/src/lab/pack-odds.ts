import { figuresOf } from '@dicepit/analysis';
import type { Game, Pack } from '@dicepit/engine';
import { harmless } from '../harmless.ts';
import { against, type Remark } from './remark.ts';
import { percent } from './said.ts';

/** Every choice that an option names, opened once. */
export function optionProblems({ options, open }: Pack, file: string): readonly Remark[] {
  return Object.entries(options).flatMap(([key, { values = [] }]) =>
    values.flatMap((value) => {
      const reason = against(() => (open({ [key]: value }).ok ? undefined : 'its own pack refuses it'));
      return reason === undefined ? [] : [{ file, reason: harmless(`option ${key}=${value}: ${reason}`) }];
    }),
  );
}

/** Wagers that nobody should offer: no one can win, no one can lose, or the house loses. */
export function oddsProblems(game: Game, file: string): readonly Remark[] {
  return Object.values(game.wagers).flatMap((wager) => {
    const { win, lose, edge } = figuresOf(wager);
    const reasons = [
      ...(win.isZero ? ['never wins'] : []),
      ...(lose.isZero ? ['never loses'] : []),
      ...(edge.sign < 0 ? [`pays more than it takes: its edge is ${edge.toString()}`] : []),
    ];
    return reasons.map((reason) => ({ file, reason: harmless(`${wager.id} ${reason}`) }));
  });
}

const STEEP = 1 / 3;

/** Wagers that take so much that a player should be told. */
export const steepEdges = (game: Game, file: string): readonly Remark[] =>
  Object.values(game.wagers).flatMap((wager) => {
    const kept = figuresOf(wager).edge.toNumber();
    return kept > STEEP
      ? [{ file, reason: harmless(`${wager.id} keeps ${percent(kept, 1)} of every stake`) }]
      : [];
  });
