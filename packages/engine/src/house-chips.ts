import { type Cents, isStake } from './money.ts';
import { named, type RefusalIn, type RefusalTable } from './refusal-table.ts';

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

/** Why a house cannot have such chips. */
export const chipFaults = {
  'CONFLICT.chip-count': { fewest: 'count', most: 'count', count: 'count' },
  'CONFLICT.chip-worth': { largest: 'money' },
  'CONFLICT.chip-order': { worth: 'money' },
  'CONFLICT.chip-colour': { colour: named('colour', chipColours) },
  'CONFLICT.chip-change': { worth: 'money', smallest: 'money' },
} as const satisfies RefusalTable;

export type ChipFault = RefusalIn<typeof chipFaults, unknown>;

/** What is wrong with a house's chips; nothing where they can be played with. */
export function faultOfChips(chips: readonly HouseChip[]): ChipFault | undefined {
  if (chips.length < FEWEST_CHIPS || chips.length > MOST_CHIPS)
    return {
      code: 'CONFLICT',
      case: 'chip-count',
      fewest: FEWEST_CHIPS,
      most: MOST_CHIPS,
      count: chips.length,
    };
  const odd = chips.find(({ worth }) => !isStake(worth) || worth > LARGEST_CHIP);
  if (odd !== undefined) return { code: 'CONFLICT', case: 'chip-worth', largest: LARGEST_CHIP };
  for (const [place, { worth, colour }] of chips.entries()) {
    const earlier = chips.slice(0, place);
    if (earlier.some((chip) => chip.worth >= worth)) return { code: 'CONFLICT', case: 'chip-order', worth };
    if (earlier.some((chip) => chip.colour === colour))
      return { code: 'CONFLICT', case: 'chip-colour', colour };
  }
  return unmakeable(chips);
}

/** Every chip can be changed into the smallest, so that every sum of those can be made with the largest first. */
function unmakeable(chips: readonly HouseChip[]): ChipFault | undefined {
  const smallest = chips[0]?.worth ?? 1;
  const stray = chips.find(({ worth }) => worth % smallest !== 0);
  return stray === undefined
    ? undefined
    : { code: 'CONFLICT', case: 'chip-change', worth: stray.worth, smallest };
}

/** So many chips of one worth. */
export type Cut = { readonly worth: Cents; readonly count: number };

/** The chips that make a sum, the largest first, and what no chip is small enough for. */
export function cutIntoChips(
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
