import {
  assert,
  compareOdds,
  everyRoll,
  listOdds,
  type Odds,
  type OddsOf,
  oddsFigure,
  ratio,
  ruleFor,
  totalOf,
  type Wager,
  writeRoll,
} from '@dicepit/engine';

/** What a wager pays on a roll. It is our mistake to print odds for a roll that does not win. */
export function findOdds(wager: Wager, { on, stage }: OddsOf): Odds {
  const { verdict } = ruleFor(wager, stage ?? wager.opensAt, on);
  assert(
    verdict.kind === 'wins',
    () => `${wager.id} does not win on ${writeRoll(on)}, so it has no odds there`,
  );
  return verdict.odds;
}

/** What a wager pays on a total, however the dice make it. */
export function oddsOnTotal(wager: Wager, total: number): Odds {
  const [first, ...others] = everyRoll[wager.dice]
    .filter((roll) => totalOf(roll) === total)
    .map((on) => findOdds(wager, { on }));
  assert(
    first !== undefined && others.every((odds) => odds === first),
    () => `${wager.id} has no one price for a total of ${total}`,
  );
  return first;
}

export const paysMoreThanEven = (odds: Odds): boolean => ratio(odds).pays > ratio(odds).per;

/** Odds as a felt letters them: `7.5 TO 1`, `7 TO 6`, or `1, 2 OR 3 TO 1` for several. */
export function writeOdds(odds: readonly Odds[]): string {
  const isToOne = odds.every((each) => each.endsWith(' to 1'));
  const figures = odds.map((each) => (isToOne ? oddsFigure(each) : each.toUpperCase()));
  const last = figures.at(-1);
  assert(last !== undefined, () => 'there are no odds to write');
  const before = figures.slice(0, -1).join(', ');
  return `${before === '' ? last : `${before} OR ${last}`}${isToOne ? ' TO 1' : ''}`;
}

/** Every price of a wager, lowest first. */
export const listPrices = (wager: Wager): readonly Odds[] => listOdds(wager).toSorted(compareOdds);

/** The same in words: `pays 1 to 1, 2 to 1 or 3 to 1`. */
export function describeOdds(wager: Wager): string {
  const prices = listPrices(wager);
  const last = prices.at(-1) ?? '';
  return `pays ${prices.length < 2 ? last : `${prices.slice(0, -1).join(', ')} or ${last}`}`;
}
