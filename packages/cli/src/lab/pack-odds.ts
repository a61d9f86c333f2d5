import { computeFigures } from '@dicepit/analysis';
import type { Game, Pack, Wager } from '@dicepit/engine';
import { harmless } from '../harmless.ts';
import { findPlace, isFaulty } from './check/fault-book.ts';
import { percent } from './number-text.ts';
import { against, type Remark } from './remark.ts';

/** Every choice that an option names, opened once. */
export function optionProblems({ options, open }: Pack, file: string): readonly Remark[] {
  return Object.entries(options).flatMap(([key, { values = [] }]) =>
    values.flatMap((value) => {
      const reason = against(() => (open({ [key]: value }).ok ? undefined : 'its own pack refuses it'));
      return reason === undefined
        ? []
        : [
            {
              file,
              reason: harmless(`option ${key}=${value}: ${reason}`),
              wayOut: 'Take the choice out, or make it give wagers that can be played.',
            },
          ];
    }),
  );
}

/** Wagers that nobody should offer: no one can win, no one can lose, or the house loses. */
export function oddsProblems(game: Game, file: string): readonly Remark[] {
  return soundWagersOf(game).flatMap((wager) => {
    const { win, lose, edge } = computeFigures(wager);
    const reasons = [
      ...(win.isZero ? [['never wins', 'Let some roll win.'] as const] : []),
      ...(lose.isZero ? [['never loses', 'Let some roll lose.'] as const] : []),
      ...(edge.sign < 0
        ? [
            [
              `pays more than it takes: its edge is ${edge.toString()}`,
              'Lower its odds until the edge is no less than nothing.',
            ] as const,
          ]
        : []),
    ];
    return reasons.map(([reason, wayOut]) => ({
      ...whereOf(wager, file),
      reason: harmless(`${wager.id} ${reason}`),
      wayOut,
    }));
  });
}

const soundWagersOf = ({ wagers }: Game): readonly Wager[] =>
  Object.values(wagers).filter((wager) => !isFaulty(wager));

const whereOf = (wager: Wager, file: string): Pick<Remark, 'file' | 'line'> => findPlace(wager) ?? { file };

const STEEP = 1 / 3;

/** Wagers that take so much that a player should be told. */
export const steepEdges = (game: Game, file: string): readonly Remark[] =>
  soundWagersOf(game).flatMap((wager) => {
    const kept = computeFigures(wager).edge.toNumber();
    return kept > STEEP
      ? [
          {
            ...whereOf(wager, file),
            reason: harmless(`${wager.id} keeps ${percent(kept, 1)} of every stake`),
            wayOut: 'Higher odds would keep less.',
          },
        ]
      : [];
  });
