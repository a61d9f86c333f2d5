import { assert } from '@dicepit/engine';
import { Fraction, greatestCommonDivisor } from './fraction.ts';
import { ALL_WAYS, CARD_WAYS, type CardSet, SEVEN_WAYS, toCardSet, toCards, waysOf } from './party-cards.ts';
import type { RacePosition } from './party-race.ts';

export type ExactOutlook = { readonly win: Fraction; readonly throws: Fraction };

/** The race between two players in exact fractions, for positions near the end. */
export type ExactRace = { readonly from: (position: RacePosition) => ExactOutlook };

/**
 * Solves positions one by one as they are asked for, and keeps them. The fractions of the full game would have
 * thousands of figures: this is for a few cards each, and to check the fast solution by.
 */
export function exactRace(): ExactRace {
  const kept = new Map<string, ExactOutlook>();

  const ordinary = (own: CardSet, other: CardSet): ExactOutlook => {
    if (own === 0) return { win: Fraction.one, throws: Fraction.zero };
    const known = kept.get(`${own} ${other}`);
    if (known !== undefined) return known;
    const lines = [ordinaryLine(own, other), ordinaryLine(other, own)] as const;
    kept.set(`${own} ${other}`, meeting(lines[0], lines[1]));
    kept.set(`${other} ${own}`, meeting(lines[1], lines[0]));
    return ordinary(own, other);
  };

  /** The throws that turn one of the thrower's cards. */
  const turning = (own: CardSet, other: CardSet): readonly Part[] =>
    singles(own).map((card) => [waysOf[card] ?? 0, settled(ordinary(own ^ card, other))]);

  /** The throws that turn one of the other's cards by a pass. */
  const passing = (own: CardSet, other: CardSet): readonly Part[] =>
    singles(other & ~own).map((card) => [waysOf[card] ?? 0, settled(reversed(ordinary(other ^ card, own)))]);

  const ordinaryLine = (own: CardSet, other: CardSet): Line => {
    const turns = total(turning(own, other));
    const completePasses = CARD_WAYS - (waysOf[own | other] ?? 0);
    return total([
      [ALL_WAYS, turns],
      ...passing(own, other),
      [SEVEN_WAYS, handedOver],
      [completePasses, chanceLine(own, turns, 3)],
      [ALL_WAYS, oneThrow],
    ]);
  };

  const chanceLine = (own: CardSet, turns: Line, chances: number): Line =>
    total([
      [ALL_WAYS, turns],
      [SEVEN_WAYS, handedOver],
      [CARD_WAYS - (waysOf[own] ?? 0), chances === 1 ? handedOver : chanceLine(own, turns, chances - 1)],
      [ALL_WAYS, oneThrow],
    ]);

  return {
    from: ({ thrower, other, chances }) => {
      const [own, others] = [toCardSet(thrower), toCardSet(other)];
      assert(own !== 0 && others !== 0, () => 'the game is won when a player has no cards');
      if (chances === null) return ordinary(own, others);
      return along(chanceLine(own, total(turning(own, others)), chances), ordinary(others, own));
    },
  };
}

/**
 * A thrower's outlook as a line in the other's: what is certain, and the chance that the other is handed the dice
 * with the same cards up.
 */
type Line = ExactOutlook & { readonly handed: Fraction };

/** What follows in so many of the 36 rolls. */
type Part = readonly [ways: number, line: Line];

const { zero, one } = Fraction;
const handedOver: Line = { win: zero, throws: zero, handed: one };
const oneThrow: Line = { win: zero, throws: one, handed: zero };

const singles = (set: CardSet): readonly CardSet[] => toCards(set).map((card) => toCardSet([card]));

const settled = ({ win, throws }: ExactOutlook): Line => ({ win, throws, handed: zero });

const reversed = ({ win, throws }: ExactOutlook): ExactOutlook => ({ win: one.minus(win), throws });

function total(parts: readonly Part[]): Line {
  return {
    win: weighted(parts.map(([ways, { win }]) => [ways, win])),
    throws: weighted(parts.map(([ways, { throws }]) => [ways, throws])),
    handed: weighted(parts.map(([ways, { handed }]) => [ways, handed])),
  };
}

// Brought over one line and put in lowest terms once: nearly all the time of an exact race goes into the latter.
function weighted(parts: readonly (readonly [ways: number, figure: Fraction])[]): Fraction {
  const below = parts.reduce((common, [, { d }]) => (common / greatestCommonDivisor(common, d)) * d, 1n);
  const above = parts.reduce((sum, [ways, { n, d }]) => sum + BigInt(ways) * n * (below / d), 0n);
  return Fraction.of(above, BigInt(ALL_WAYS) * below);
}

/** The outlook along a line, when the other's is known. */
const along = (line: Line, other: ExactOutlook): ExactOutlook => ({
  win: line.win.plus(line.handed.times(reversed(other).win)),
  throws: line.throws.plus(line.handed.times(other.throws)),
});

/** Where two lines that are written in each other meet: the thrower's outlook. */
function meeting(thrower: Line, other: Line): ExactOutlook {
  const closing = one.minus(thrower.handed.times(other.handed));
  const otherLoses = one.minus(other.win).minus(other.handed);
  return {
    win: thrower.win.plus(thrower.handed.times(otherLoses)).over(closing),
    throws: thrower.throws.plus(thrower.handed.times(other.throws)).over(closing),
  };
}
