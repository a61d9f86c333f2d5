import { assert } from './invariant.ts';
import { type Odds, type Ratio, ratio } from './odds.ts';
import type { Commission } from './rule.ts';
import { type MoneySymbol, withSymbol } from './symbol.ts';

/** Money in whole cents; always a safe integer. */
export type Cents = number;

/** The largest stake one bet may hold: ten thousand million dollars. */
export const LARGEST_STAKE: Cents = 1_000_000_000_000;

export const isStake = (value: unknown): value is Cents =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_STAKE;

/** How winnings become payable: exactly, or up or down to a sum that can be made of chips, any number of each. */
export type Rounding =
  | { readonly way: 'exact' }
  | { readonly way: 'up' | 'down'; readonly chips: readonly Cents[] };

export const exact: Rounding = { way: 'exact' };
export const upTo = (...chips: readonly Cents[]): Rounding => ({ way: 'up', chips });
export const downTo = (...chips: readonly Cents[]): Rounding => ({ way: 'down', chips });

/**
 * What a won bet earns beyond its stake. Rounded once, for the whole wager and not for each chip of it.
 *
 * Where sums are exact no table takes a stake that earns part of a cent (`stakeStep`); a stake that comes to be one in
 * another way, such as the part of it under a maximum, is paid up to the cent.
 */
export function winnings(stake: Cents, win: Odds | Paid, rounding: Rounding): Cents {
  const { pays, per } = ratioPaid(win);
  // A stake of thousands of millions at long odds outgrows a double before it is divided.
  const won = BigInt(stake) * BigInt(pays);
  const whole = won / BigInt(per);
  const isWhole = whole * BigInt(per) === won;
  if (rounding.way === 'up') return nextPayable(Number(isWhole ? whole : whole + 1n), rounding.chips);
  if (rounding.way === 'down') return lastPayable(Number(whole), rounding.chips);
  return Number(isWhole ? whole : whole + 1n);
}

/** What a win pays: its odds, less the house's commission where it keeps one. */
export type Paid = { readonly odds: Odds; readonly commission?: Commission };

/** What a win pays after the house's commission, as whole numbers: a commission of more than is won pays nothing. */
export function ratioPaid(win: Odds | Paid): Ratio {
  if (typeof win === 'string') return ratio(win);
  const { odds, commission } = win;
  const { pays, per } = ratio(odds);
  if (commission === undefined) return { pays, per };
  const parts = 10_000;
  const kept = Math.round(commission.percent * (parts / 100));
  const left = commission.of === 'stake' ? pays * parts - kept * per : pays * (parts - kept);
  const common = gcd(Math.max(0, left), per * parts);
  return { pays: Math.max(0, left) / common, per: (per * parts) / common };
}

/** Stakes in this step earn whole cents at all of these odds, and no others do. */
export const stakeStep = (wins: readonly (Odds | Paid)[]): Cents =>
  wins.map((each) => ratioPaid(each).per).reduce((step, per) => (step / gcd(step, per)) * per, 1);

/** The least stake of so much or more in a step that the chips can make as well; the least in the step, where none can. */
export function nextStake(stake: Cents, step: Cents, chips: readonly Cents[] = [1]): Cents {
  const first = Math.ceil(stake / step) * step;
  const tried = Array.from({ length: MAX_STEPS_TRIED }, (_, place) => first + place * step);
  return tried.find((each) => isPayable(each, chips)) ?? first;
}

const MAX_STEPS_TRIED = 1000;

/** The least sum of so many cents or more that can be made of these chips, any number of each. */
export function nextPayable(cents: Cents, chips: readonly Cents[]): Cents {
  const { measure, least } = findSums(chips);
  const step = least.length;
  for (let units = Math.ceil(cents / measure); ; units++)
    // Every multiple of the smallest chip can be paid, so that this ends within one of it.
    if (units >= (least[units % step] ?? 0)) return units * measure;
}

/** The largest sum of so many cents or less that can be made of these chips, none of them included. */
export function lastPayable(cents: Cents, chips: readonly Cents[]): Cents {
  const { measure, least } = findSums(chips);
  const step = least.length;
  for (let units = Math.floor(cents / measure); units > 0; units--)
    if (units >= (least[units % step] ?? 0)) return units * measure;
  return 0;
}

export const isPayable = (cents: Cents, chips: readonly Cents[]): boolean =>
  nextPayable(cents, chips) === cents;

/** More kinds of chips than any float has. */
export const MAX_CHIP_KINDS = 100;

/** The smallest chip in units of what measures them all: the longest table of sums that is kept for a set of chips. */
export const MAX_UNITS_PER_CHIP = 1_000_000;

/** What is wrong with a set of chips to pay with; nothing where every sum can be brought up to one they make. */
export function faultOfPayment(chips: readonly unknown[]): string | undefined {
  if (chips.length === 0) return 'there is no chip to pay with. Name one at least';
  if (chips.length > MAX_CHIP_KINDS)
    return `there are ${chips.length} kinds of chips. Name ${MAX_CHIP_KINDS} at most`;
  const odd = chips.find((chip) => !isStake(chip));
  if (odd !== undefined)
    return `a chip is worth a whole number of cents from 1 to ${LARGEST_STAKE}, not ${JSON.stringify(odd)}`;
  const worths = chips.filter(isStake);
  const twice = worths.find((chip, place) => worths.indexOf(chip) < place);
  if (twice !== undefined) return `${twice} stands twice. Name every chip once`;
  return Math.min(...worths) / measureOf(worths) <= MAX_UNITS_PER_CHIP
    ? undefined
    : `the smallest chip is ${Math.min(...worths)} and the others are no multiples of it. Add a smaller one`;
}

type Sums = {
  /** The largest sum that every chip is a multiple of. */
  readonly measure: Cents;
  /** By the rest after division by the smallest chip, the least sum of chips with that rest; all in the measure. */
  readonly least: Float64Array;
};

const known = new Map<string, Sums>();

/** So many rests are remembered in all; a house has one set of chips, and a simulation a handful. */
const MAX_CACHED_RESTS = 4 * MAX_UNITS_PER_CHIP;

function findSums(chips: readonly Cents[]): Sums {
  const key = chips.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const measure = measureOf(chips);
  assert(measure > 0, () => `Nothing can be paid in chips of ${chips.join(', ')}`);
  const units = chips.map((chip) => chip / measure).toSorted((a, b) => a - b);
  const sums = { measure, least: leastSums(units) };
  const rests = [...known.values()].reduce((sum, { least }) => sum + least.length, sums.least.length);
  if (rests > MAX_CACHED_RESTS) known.clear();
  known.set(key, sums);
  return sums;
}

/**
 * Sums of chips fall into classes by their rest after division by the smallest chip, and the least sum of a class
 * decides for all of it: what is larger only adds smallest chips. Each further chip leads from class to class around
 * rings, and two laps around each ring carry the least sum everywhere (Böcker and Lipták, 2007).
 */
function leastSums([smallest = 1, ...others]: readonly number[]): Float64Array {
  const least = new Float64Array(smallest).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (const chip of others) {
    const rings = gcd(smallest, chip);
    for (let ring = 0; ring < rings; ring++) {
      let [rest, sum] = [ring, Number.POSITIVE_INFINITY];
      for (let step = 0; step < (2 * smallest) / rings; step++) {
        sum = Math.min(sum, least[rest] ?? sum);
        least[rest] = sum;
        rest = (rest + chip) % smallest;
        sum += chip;
      }
    }
  }
  return least;
}

const measureOf = (chips: readonly Cents[]): Cents => chips.reduce(gcd, 0);

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Winnings before any rounding, in cents and parts of a cent, for showing beside what is paid. */
export function unrounded(stake: Cents, odds: Odds): number {
  const { pays, per } = ratio(odds);
  return (stake * pays) / per;
}

const dollar: MoneySymbol = { text: '$', place: 'before' };

/** `1234567` as `$12,345.67`; whole dollars without the cents. A house may have another symbol. */
export function writeMoney(cents: Cents, symbol: MoneySymbol = dollar): string {
  const whole = Math.round(Math.abs(cents));
  // Divided only after the odd cents are off: a large sum over 100 is not exact in a double.
  const rest = String(whole % 100).padStart(2, '0');
  const grouped = String((whole - (whole % 100)) / 100).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${withSymbol(`${grouped}${rest === '00' ? '' : `.${rest}`}`, symbol, 'en')}`;
}
