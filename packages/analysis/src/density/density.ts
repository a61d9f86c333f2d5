import { assert, type Cents } from '@dicepit/engine';

/**
 * How likely each sum of money is, in doubles whose error is known.
 *
 * Where an exact distribution would hold more figures than a machine has room for. `chances` are those of the
 * lowest sum, of one unit more, of two and so on. Only positive figures were ever multiplied and added, so
 * that a true chance is the one here to within `relativeError` of itself, plus a part of `missing`: all the
 * chance that was cut off at the ends, and what fell below the range of a double.
 */
export type Density = {
  readonly lowest: Cents;
  readonly unit: Cents;
  readonly chances: Float64Array;
  readonly relativeError: number;
  readonly missing: number;
};

/** A chance and how far at most the true one lies from it. */
export type NearChance = { readonly value: number; readonly error: number };

export function chanceAbove(density: Density, sum: Cents): NearChance {
  return chanceFrom(density, Math.floor((sum - density.lowest) / density.unit) + 1);
}

export function chanceBelow(density: Density, sum: Cents): NearChance {
  const above = Math.max(0, Math.ceil((sum - density.lowest) / density.unit));
  return nearly(density, total(density.chances.subarray(0, above)));
}

/** The smallest sum that at least this share of all chances does not exceed, to within the error. */
export function findQuantile({ chances, lowest, unit }: Density, share: number): Cents {
  assert(share >= 0 && share <= 1, () => `${share} is not a share of all chances`);
  let below = 0;
  for (const [place, chance] of chances.entries()) {
    below += chance;
    if (below >= share) return lowest + place * unit;
  }
  return lowest + (chances.length - 1) * unit;
}

/** The mean and the standard deviation, in cents; what was cut off is not in them. */
export function toMoments({ chances, lowest, unit }: Density): {
  readonly mean: number;
  readonly standardDeviation: number;
} {
  const all = total(chances);
  const mean = chances.reduce((sum, chance, place) => sum + chance * place, 0) / all;
  const variance = chances.reduce((sum, chance, place) => sum + chance * (place - mean) ** 2, 0) / all;
  return { mean: lowest + mean * unit, standardDeviation: Math.sqrt(variance) * unit };
}

function chanceFrom(density: Density, place: number): NearChance {
  return nearly(density, total(density.chances.subarray(Math.max(0, place))));
}

const nearly = ({ chances, relativeError, missing }: Density, value: number): NearChance => ({
  value,
  // The sum itself is rounded once for each of its terms at most.
  error: value * (relativeError + chances.length * ROUNDING) + missing,
});

const total = (chances: Float64Array): number => chances.reduce((sum, chance) => sum + chance, 0);

/** How far a double lies from the true result of one operation, relative to it: half of its last bit. */
export const ROUNDING = 2 ** -53;
