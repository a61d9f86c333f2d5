import {
  assert,
  type Cents,
  cite,
  faultOfPayment,
  type Game,
  isStake,
  listOdds,
  type Odds,
  type Rounding,
  toTerms,
  type Wager,
  winnings,
} from '@dicepit/engine';
import { computeFigures, unitWinnings, type WagerFigures } from './figures.ts';
import { Fraction } from './fraction.ts';

/** A stake, and the chips that the table can pay with, any number of each; one cent where it pays every sum. */
export type Payable = { readonly stake: Cents; readonly chips: readonly Cents[] };

/** One of a wager's odds and what it comes to once winnings are rounded, both for one unit staked. */
export type EffectiveOdds = {
  readonly odds: Odds;
  readonly exact: Fraction;
  readonly rounded: Fraction;
  /** What the stake is paid, in cents. */
  readonly paid: Cents;
};

/** A wager before and after rounding. */
export type RoundedWager = {
  readonly wager: string;
  readonly name: string;
  readonly exact: WagerFigures;
  readonly rounded: WagerFigures;
  readonly odds: readonly EffectiveOdds[];
};

/** What rounding does to the edge: leaves some of it, takes all of it, or gives one to the player. */
export type RoundingEffect = 'moves' | 'erases' | 'reverses';

/** A wager whose edge rounding changes, with the clause that asks for the rounding. */
export type RoundingWarning = RoundedWager &
  Payable & { readonly effect: RoundingEffect; readonly clause: string };

/** The figures of a wager for one stake whose winnings are rounded. */
export function roundedFigures(wager: Wager, stake: Cents, rounding: Rounding): WagerFigures {
  return computeFigures(wager, (win) => Fraction.of(winnings(stake, win, rounding), stake));
}

/** Every wager of a game for one stake, as posted and as paid. */
export function roundedWagers(game: Game, { stake, chips }: Payable): readonly RoundedWager[] {
  assert(
    isStake(stake) && faultOfPayment(chips) === undefined,
    () => `${stake} and ${chips.join(', ')} are not payable`,
  );
  const { rounding } = toTerms(game, { chips });
  return Object.values(game.wagers).map((wager) => ({
    wager: wager.id,
    name: wager.name,
    exact: computeFigures(wager),
    rounded: roundedFigures(wager, stake, rounding),
    odds: listOdds(wager).map((odds) => {
      const paid = winnings(stake, odds, rounding);
      return { odds, exact: unitWinnings({ odds }), rounded: Fraction.of(paid, stake), paid };
    }),
  }));
}

/**
 * The wagers whose edge is moved because winnings are paid up to the next sum that the chips make.
 *
 * Rounding up always favours the player, and with a small stake and large chips by more than the house
 * keeps. Only a pack that rounds to its chips can earn a warning; the others pay every sum exactly.
 */
export function roundingWarnings(game: Game, payable: Payable): readonly RoundingWarning[] {
  const { rounding } = game.procedure;
  if (rounding.way !== 'chip') return [];
  return roundedWagers(game, payable)
    .filter(({ exact, rounded }) => !exact.edge.equals(rounded.edge))
    .map((each) => ({
      ...each,
      ...payable,
      effect: toEffect(each.rounded.edge),
      clause: cite(game, rounding.clause),
    }));
}

function toEffect(edge: Fraction): RoundingEffect {
  if (edge.isZero) return 'erases';
  return edge.sign < 0 ? 'reverses' : 'moves';
}
