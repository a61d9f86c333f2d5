import type { Whites } from './game.ts';

/** Chips by colour, as they lie in a rack. */
export type ChipRack = { readonly blue: number; readonly red: number; readonly white: number };

/** What a chip of each colour is worth in whites: party/setup-4, setup-5 and setup-6. */
export const chipValues: ChipRack = { blue: 10, red: 5, white: 1 };

export const worthOf = ({ blue, red, white }: ChipRack): Whites =>
  blue * chipValues.blue + red * chipValues.red + white * chipValues.white;

/** The fewest chips of a worth. */
export function fewestChips(worth: Whites): ChipRack {
  const { blue, red } = chipValues;
  return { blue: Math.floor(worth / blue), red: Math.floor((worth % blue) / red), white: worth % red };
}

export type WhitesPaid = {
  readonly rack: ChipRack;
  /** Larger chips given to the bank for smaller ones. */
  readonly changed: Pick<ChipRack, 'blue' | 'red'>;
  readonly paid: Whites;
  readonly shortfall: Whites;
};

/**
 * Pays in white chips, changing with the bank no more than it must and red before blue. A blue comes back as a
 * red and five whites, and that red is changed too only if the whites still do not reach.
 */
export function payWhites(rack: ChipRack, due: Whites): WhitesPaid {
  const paid = Math.min(due, worthOf(rack));
  const redChanged = Math.min(rack.red, chipsFor(paid - rack.white, chipValues.red));
  const missing = paid - rack.white - redChanged * chipValues.red;
  const blueChanged = chipsFor(missing, chipValues.blue);
  const redBack = blueChanged * chipValues.blue - missing >= chipValues.red && blueChanged > 0 ? 1 : 0;

  const blue = rack.blue - blueChanged;
  const red = rack.red - redChanged + redBack;
  const white = worthOf(rack) - paid - worthOf({ blue, red, white: 0 });
  return {
    rack: { blue, red, white },
    changed: { blue: blueChanged, red: redChanged },
    paid,
    shortfall: due - paid,
  };
}

const chipsFor = (missing: Whites, value: Whites): number => Math.max(0, Math.ceil(missing / value));
