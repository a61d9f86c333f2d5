import type { Cents } from '@dicepit/engine';
import type { Sight } from '../sight.ts';

/** What somebody can buy at this table: which colours are free, what a chip may be worth, and in what steps. */
export type Buying = {
  /** The steps of a sum. */
  readonly unit: Cents;
  /** Colours to choose from; none where chips have a value of their own, or where one is held. */
  readonly colours: readonly string[];
  readonly values: readonly Cents[];
};

/** What is there to choose for somebody who buys in. What they hold is not chosen anew. */
export function buyingAt({ table, mine, rules }: Sight): Buying {
  const { colour } = rules.procedure.money;
  if (mine?.colour !== undefined) return { unit: mine.colour.value, colours: [], values: [] };
  if (colour?.only !== true) return { unit: 1_00, colours: [], values: [] };
  const taken = new Set([...table.seats.values()].map((seat) => seat.colour?.colour));
  const { least, most } = colour.value;
  const step = table.setup?.policies.chipStep ?? colour.value.step;
  const smallest = Math.ceil(least / step) * step;
  const largest = Math.min(most, table.signs.limits?.maximum ?? most);
  const values = Array.from(
    { length: Math.max(0, Math.floor((largest - smallest) / step) + 1) },
    (_, index) => smallest + index * step,
  );
  return { unit: least, colours: colour.colours.filter((each) => !taken.has(each)), values };
}

/** A sum within what there is, in whole steps. */
export const inSteps = (cents: Cents, unit: Cents, most: Cents): Cents =>
  Math.max(0, Math.floor(Math.min(cents, most) / unit) * unit);

/** The sums that are offered at a tap: as many as the account holds. */
export const quickSums = (account: Cents, unit: Cents): readonly Cents[] =>
  [20_00, 50_00, 100_00, 200_00].filter((cents) => cents <= account && cents % unit === 0);

/** What is proposed first: a hundred, or all there is. */
export const proposed = (account: Cents, unit: Cents): Cents => inSteps(100_00, unit, account);
