import type { Whites } from './game.ts';

/** Chips by colour, as they lie in a rack. */
export type ChipRack = { readonly blue: number; readonly red: number; readonly white: number };

/** What a chip of each colour is worth in whites: party/setup-4, setup-5 and setup-6. */
export const chipValues: ChipRack = { blue: 10, red: 5, white: 1 };

export const worthOf = ({ blue, red, white }: ChipRack): Whites =>
  blue * chipValues.blue + red * chipValues.red + white * chipValues.white;

/** The fewest chips of a worth: how a rack is drawn, with larger chips changed at the bank as it shrinks. */
export function fewestChips(worth: Whites): ChipRack {
  const { blue, red } = chipValues;
  return { blue: Math.floor(worth / blue), red: Math.floor((worth % blue) / red), white: worth % red };
}
