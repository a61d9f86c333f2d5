import { type Cents, isStake, writeMoney } from './money.ts';

/** The colours that chips are made in. */
export const chipColours = [
  'blue',
  'red',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'brown',
  'white',
  'black',
  'grey',
  'turquoise',
] as const;

export type ChipColour = (typeof chipColours)[number];

/** A chip of the house: what it is worth, and the colour of its body. */
export type HouseChip = { readonly worth: Cents; readonly colour: ChipColour };

/** The chips of a house that has not chosen its own, the smallest first. */
export const usualChips: readonly HouseChip[] = [
  { worth: 1_00, colour: 'white' },
  { worth: 5_00, colour: 'red' },
  { worth: 25_00, colour: 'green' },
  { worth: 100_00, colour: 'black' },
  { worth: 500_00, colour: 'purple' },
];

/** Fewer make no change; more have no room in a rack on a telephone, nor enough edge spots to tell them apart. */
export const FEWEST_CHIPS = 2;
export const MOST_CHIPS = 6;

/** A figure longer than this one can no longer be read on a chip. */
export const LARGEST_CHIP: Cents = 1_000_000_00;

/** What is wrong with a house's chips, with the way out; nothing where they can be played with. */
export function faultOfChips(chips: readonly HouseChip[]): string | undefined {
  if (chips.length < FEWEST_CHIPS || chips.length > MOST_CHIPS)
    return `A house has ${FEWEST_CHIPS} to ${MOST_CHIPS} chips, not ${chips.length}. Add or leave out some.`;
  const odd = chips.find(({ worth }) => !isStake(worth) || worth > LARGEST_CHIP);
  if (odd !== undefined)
    return `A chip is worth whole cents, from one cent to ${writeMoney(LARGEST_CHIP)}. Give it such a worth.`;
  for (const [place, { worth, colour }] of chips.entries()) {
    const earlier = chips.slice(0, place);
    if (earlier.some((chip) => chip.worth >= worth))
      return `${writeMoney(worth)} comes after a chip worth as much or more. Name every worth once, the smallest first.`;
    if (earlier.some((chip) => chip.colour === colour))
      return `Two chips are ${colour}. Give each a colour of its own.`;
  }
  return unmakeable(chips);
}

/** Every chip can be changed into the smallest, so that every sum of those can be made with the largest first. */
function unmakeable(chips: readonly HouseChip[]): string | undefined {
  const smallest = chips[0]?.worth ?? 1;
  const stray = chips.find(({ worth }) => worth % smallest !== 0);
  return stray === undefined
    ? undefined
    : `${writeMoney(stray.worth)} cannot be changed into chips of ${writeMoney(smallest)}. Make it a multiple of the smallest, or add a smaller chip.`;
}

/** So many chips of one worth. */
export type Cut = { readonly worth: Cents; readonly count: number };

/** The chips that make a sum, the largest first, and what no chip is small enough for. */
export function cutOf(
  cents: Cents,
  worths: readonly Cents[],
): { readonly cut: readonly Cut[]; readonly rest: Cents } {
  const cut: Cut[] = [];
  let rest = cents;
  for (const worth of worths.toSorted((a, b) => b - a)) {
    const count = Math.floor(rest / worth);
    if (count > 0) cut.push({ worth, count });
    rest -= count * worth;
  }
  return { cut, rest };
}
