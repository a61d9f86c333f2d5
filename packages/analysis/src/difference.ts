import { type Game, listOdds, type Odds, type Wager } from '@dicepit/engine';
import { computeFigures, type WagerFigures } from './figures.ts';
import type { Fraction } from './fraction.ts';

/** What changes from one game to another: two sets of options of a pack, or two packs. */
export type GameDifference = {
  /** The options that are chosen otherwise; undefined on the side that has no such option. */
  readonly options: readonly {
    readonly option: string;
    readonly before: string | undefined;
    readonly after: string | undefined;
  }[];
  /** The wagers of both whose figures moved, in the order of the first game. */
  readonly moved: readonly WagerDifference[];
  readonly same: readonly string[];
  /** The wagers that only one of them offers. */
  readonly onlyBefore: readonly OneSided[];
  readonly onlyAfter: readonly OneSided[];
};

export type WagerDifference = {
  readonly wager: string;
  readonly name: string;
  readonly before: WagerFigures;
  readonly after: WagerFigures;
  /** The edge after less the edge before: above zero where the house gains. */
  readonly edge: Fraction;
  readonly edgePerRoll: Fraction;
  /** The odds that only one of them pays. */
  readonly odds: { readonly before: readonly Odds[]; readonly after: readonly Odds[] };
};

export type OneSided = { readonly wager: string; readonly name: string; readonly figures: WagerFigures };

/** Which edges move, and by how much, from one game to another. A wager is the same where its id is. */
export function compareGames(before: Game, after: Game): GameDifference {
  const both = Object.values(before.wagers).flatMap((wager) => {
    const other = after.wagers[wager.id];
    return other === undefined ? [] : [compared(wager, other)];
  });
  return {
    options: optionsThatDiffer(before, after),
    moved: both.filter((each) => !isSame(each)),
    same: both.filter(isSame).map(({ wager }) => wager),
    onlyBefore: onlyIn(before, after),
    onlyAfter: onlyIn(after, before),
  };
}

function compared(wager: Wager, other: Wager): WagerDifference {
  const [before, after] = [computeFigures(wager), computeFigures(other)];
  const [paid, pays] = [listOdds(wager), listOdds(other)];
  return {
    wager: wager.id,
    name: wager.name,
    before,
    after,
    edge: after.edge.minus(before.edge),
    edgePerRoll: after.edgePerRoll.minus(before.edgePerRoll),
    odds: {
      before: paid.filter((odds) => !pays.includes(odds)),
      after: pays.filter((odds) => !paid.includes(odds)),
    },
  };
}

/** Two wagers may keep the same edge and still pay otherwise, so that every net result is looked at. */
function isSame({ before, after }: WagerDifference): boolean {
  return (
    before.rollsToDecision.equals(after.rollsToDecision) &&
    before.net.length === after.net.length &&
    before.net.every(({ net, chance }, place) => {
      const other = after.net[place];
      return other !== undefined && net.equals(other.net) && chance.equals(other.chance);
    })
  );
}

function optionsThatDiffer(before: Game, after: Game): GameDifference['options'] {
  const options = new Set([...Object.keys(before.options), ...Object.keys(after.options)]);
  return [...options]
    .map((option) => ({ option, before: before.options[option], after: after.options[option] }))
    .filter((each) => each.before !== each.after);
}

const onlyIn = (game: Game, other: Game): readonly OneSided[] =>
  Object.values(game.wagers)
    .filter(({ id }) => !Object.hasOwn(other.wagers, id))
    .map((wager) => ({ wager: wager.id, name: wager.name, figures: computeFigures(wager) }));
