import type { Bin } from './distribution.ts';
import type { FanPoint } from './fan.ts';

/** How a spread of sums was counted: shares of all sessions, from each sum up to a width more. */
export type Shares = readonly { readonly sum: number; readonly share: number }[];

/** The parts of all sessions that a fan shows. */
export const fanParts: readonly number[] = [0.05, 0.25, 0.5, 0.75, 0.95];

/** Some forty rolls of a session, the first and the last among them, at which it is looked at. */
export const listCheckpoints = (rolls: number): readonly number[] =>
  rolls <= POINTS
    ? Array.from({ length: rolls + 1 }, (_, roll) => roll)
    : Array.from({ length: POINTS + 1 }, (_, step) => Math.round((rolls * step) / POINTS));

const POINTS = 40;

/** One point of a fan from the sums of its five parts, in cents. */
export function fanPoint(roll: number, quantiles: readonly number[]): FanPoint {
  const [p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0] = quantiles.map((sum) => sum / 100);
  return { roll, p5, p25, p50, p75, p95 };
}

/**
 * Bars of round widths over a spread, at most some thirty of them; sums in cents, bars in dollars. What lies
 * below `from` is left out: it is drawn apart.
 */
export function toBins(simulated: Shares, { from, start, exact }: BinsOf): readonly Bin[] {
  const inside = [...simulated, ...(exact ?? [])].filter(({ sum }) => sum >= from);
  const sums = inside.filter(({ share }) => share > 1e-6).map(({ sum }) => sum);
  if (sums.length === 0) return [];
  const [lowest, highest] = [Math.min(...sums), Math.max(...sums)];
  const width = roundWidth((highest - lowest) / BARS, gridOf(sums, start));
  // Bars are laid out from the start, so that none of them lies across it.
  const first = barOf(lowest, start, width);
  const last = barOf(highest, start, width);
  const shareIn = (shares: Shares, bar: number): number =>
    shares
      .filter(({ sum }) => sum >= from && barOf(sum, start, width) === bar)
      .reduce((total, { share }) => total + share, 0);
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const bar = first + place;
    const edge = start + bar * width;
    return {
      from: edge / 100,
      to: (edge + width) / 100,
      share: shareIn(simulated, bar),
      ...(exact === undefined ? {} : { theory: shareIn(exact, bar) }),
    };
  });
}

type BinsOf = {
  readonly from: number;
  readonly start: number;
  readonly exact?: Shares | undefined;
};

/** Exact sums put into the same bars as simulated ones, or the one would lean against the other. */
export const snapped = (shares: Shares, start: number, width: number): Shares =>
  shares.map(({ sum, share }) => ({ sum: start + Math.floor((sum - start) / width) * width, share }));

const BARS = 30;

// A sum that is just what the player began with is even, and belongs to the bar behind.
const barOf = (sum: number, start: number, width: number): number => Math.ceil((sum - start) / width) - 1;

/** The largest step on which all the sums lie, counted from the start. */
const gridOf = (sums: readonly number[], start: number): number =>
  sums.reduce((step, sum) => greatestCommonDivisor(step, Math.abs(Math.round(sum - start))), 0) || 1;

/** The narrowest of 1, 2, 5, 10, 20 … steps of the grid that is no narrower than wanted. */
function roundWidth(wanted: number, grid: number): number {
  for (let scale = grid; ; scale *= 10) {
    const wide = [1, 2, 5].map((times) => times * scale).find((width) => width >= wanted);
    if (wide !== undefined) return wide;
  }
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
