import { assert } from '@dicepit/engine';
import { Fraction } from './fraction.ts';
import { ALL_WAYS, type CardSet, cardSetOf, partyCards, SEVEN_WAYS, waysOf } from './party-cards.ts';
import type { RacePosition } from './party-race.ts';

export type ExactOutlook = { readonly win: Fraction; readonly throws: Fraction };

/** The race between two players in exact fractions, for positions near the end. */
export type ExactRace = { readonly from: (position: RacePosition) => ExactOutlook };

/**
 * Solves positions one by one as they are asked for, and keeps them. The fractions of the full game would have
 * thousands of figures: this is for a few cards each, and to check the fast solution by.
 */
export function exactRace(): ExactRace {
  const kept = new Map<number, ExactOutlook>();

  const ordinary = (own: CardSet, other: CardSet): ExactOutlook => {
    if (own === 0) return { win: Fraction.one, throws: Fraction.zero };
    const key = own * 1024 + other;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const solved = meeting(line(own, other, null), line(other, own, null));
    kept.set(key, solved);
    return solved;
  };

  /** A thrower's outlook as a line in the outlook of the other, should the dice go over with no card turned. */
  const line = (own: CardSet, other: CardSet, chances: number | null): Line => {
    let sum = sevenThrown;
    for (const number of partyCards) {
      const card = cardSetOf([number]);
      sum = add(sum, waysOf[card] ?? 0, afterCard({ own, other, card, chances }));
    }
    return sum;
  };

  const afterCard = ({ own, other, card, chances }: CardThrown): Line => {
    if ((own & card) !== 0) return settled(ordinary(own ^ card, other));
    if (chances !== null) return chances === 1 ? handedOver : line(own, other, chances - 1);
    if ((other & card) !== 0) return settled(reversed(ordinary(other ^ card, own)));
    return line(own, other, 3);
  };

  return {
    from: ({ thrower, other, chances }) => {
      const [own, others] = [cardSetOf(thrower), cardSetOf(other)];
      assert(own !== 0 && others !== 0, () => 'the game is won when a player has no cards');
      return along(line(own, others, chances), ordinary(others, own));
    },
  };
}

type CardThrown = {
  readonly own: CardSet;
  readonly other: CardSet;
  readonly card: CardSet;
  readonly chances: number | null;
};

/** `win` and `throws` for certain, and the chance that the other throws next with the same cards. */
type Line = { readonly win: Fraction; readonly throws: Fraction; readonly handed: Fraction };

const handedOver: Line = { win: Fraction.zero, throws: Fraction.zero, handed: Fraction.one };
const sevenThrown: Line = { win: Fraction.zero, throws: Fraction.one, handed: chance(SEVEN_WAYS) };

const settled = ({ win, throws }: ExactOutlook): Line => ({ win, throws, handed: Fraction.zero });

const reversed = ({ win, throws }: ExactOutlook): ExactOutlook => ({
  win: Fraction.one.minus(win),
  throws,
});

const add = (sum: Line, ways: number, part: Line): Line => ({
  win: sum.win.plus(chance(ways).times(part.win)),
  throws: sum.throws.plus(chance(ways).times(part.throws)),
  handed: sum.handed.plus(chance(ways).times(part.handed)),
});

/** The outlook along a line, when the other's is known. */
const along = (line: Line, other: ExactOutlook): ExactOutlook => ({
  win: line.win.plus(line.handed.times(reversed(other).win)),
  throws: line.throws.plus(line.handed.times(other.throws)),
});

/** Where two lines that are written in each other meet: the thrower's outlook. */
function meeting(thrower: Line, other: Line): ExactOutlook {
  const closing = Fraction.one.minus(thrower.handed.times(other.handed));
  const otherLoses = Fraction.one.minus(other.win).minus(other.handed);
  return {
    win: thrower.win.plus(thrower.handed.times(otherLoses)).over(closing),
    throws: thrower.throws.plus(thrower.handed.times(other.throws)).over(closing),
  };
}

function chance(ways: number): Fraction {
  return Fraction.of(ways, ALL_WAYS);
}
