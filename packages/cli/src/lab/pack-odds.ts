import { computeFigures } from '@dicepit/analysis';
import {
  type Game,
  listOdds,
  type Pack,
  payableStep,
  toTerms,
  type Wager,
  writeMoney,
} from '@dicepit/engine';
import { harmless } from '../harmless.ts';
import { findPlace, isFaulty } from './check/fault-book.ts';
import { findFault, type Remark } from './remark.ts';

/** Every choice that an option names, opened once. */
export function optionProblems({ options, open }: Pack, file: string): readonly Remark[] {
  return Object.entries(options).flatMap(([key, { values = [] }]) =>
    values.flatMap((value): readonly Remark[] => {
      const chosen = { option: harmless(key), value: harmless(value) };
      let isOpen = false;
      const why = findFault(() => {
        isOpen = open({ [key]: value }).ok;
      });
      if (why !== undefined)
        return [{ file, code: 'optionBroken', figures: { ...chosen, why: harmless(why) } }];
      return isOpen ? [] : [{ file, code: 'optionRefused', figures: chosen }];
    }),
  );
}

/** Wagers that nobody should offer: no one can win, no one can lose, or the house loses. */
export function oddsProblems(game: Game, file: string): readonly Remark[] {
  return soundWagersOf(game).flatMap((wager) => {
    const { win, lose, edge } = computeFigures(wager);
    const codes = [
      ...(win.isZero ? ['neverWins' as const] : []),
      ...(lose.isZero ? ['neverLoses' as const] : []),
      ...(edge.sign < 0 ? ['paysTooMuch' as const] : []),
    ];
    const figures = { wager: harmless(wager.id), edge: edge.toString() };
    return codes.map((code) => ({ ...whereOf(wager, file), code, figures }));
  });
}

const soundWagersOf = ({ wagers }: Game): readonly Wager[] =>
  Object.values(wagers).filter((wager) => !isFaulty(wager));

const whereOf = (wager: Wager, file: string): Pick<Remark, 'file' | 'line'> => findPlace(wager) ?? { file };

/** An edge above this, as a share of the stake, is one that a player should be told of. */
const STEEP_EDGE = 1 / 3;

/** Wagers that take so much that a player should be told. */
export const steepEdges = (game: Game, file: string): readonly Remark[] =>
  soundWagersOf(game).flatMap((wager): readonly Remark[] => {
    const share = computeFigures(wager).edge.toNumber();
    const figures = { wager: harmless(wager.id), share };
    return share > STEEP_EDGE ? [{ ...whereOf(wager, file), code: 'steep', figures }] : [];
  });

/** Wagers on which a table cannot take every whole dollar, because what that earns is paid as it is and is no whole cents. */
export const stakesInSteps = (game: Game, file: string): readonly Remark[] =>
  soundWagersOf(game).flatMap((wager): readonly Remark[] => {
    const step = payableStep(toTerms(game).rounding, wager);
    const figures = { wager: harmless(wager.id), odds: listOdds(wager).join(', '), step: writeMoney(step) };
    return 100 % step === 0 ? [] : [{ ...whereOf(wager, file), code: 'stakesInSteps', figures }];
  });
