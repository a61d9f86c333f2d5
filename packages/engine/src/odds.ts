import { assert } from './invariant.ts';

/** What the house pays, written as the rules write it: `'7.5 to 1'`. */
export type Odds = `${number} to ${number}`;

/** Odds as whole numbers: `'7.5 to 1'` pays 15 for every 2 staked. */
export type Ratio = { readonly pays: number; readonly per: number };

/** The largest odds a table may post; it keeps every sum within whole cents. */
export const LARGEST_ODDS = 1000;

const figure = /^\d{1,4}(?:\.\d{1,2})?$/;

/** The odds that a person's figure means: `7.5`, `7.5 to 1` or `7 to 6`. Anything else is not odds. */
export function readOdds(text: string): Odds | undefined {
  const [pays = '', per = '1', ...more] = text.trim().split(/\s+to\s+/);
  if (more.length > 0 || !figure.test(pays) || !figure.test(per)) return undefined;
  const [paid, staked] = [Number(pays), Number(per)];
  const isOdds = paid > 0 && staked > 0 && staked <= LARGEST_ODDS && paid <= LARGEST_ODDS * staked;
  return isOdds ? `${paid} to ${staked}` : undefined;
}

/** Odds in short, as an option names them: what they pay to 1, or both figures where they are not to 1. */
export const oddsFigure = (odds: Odds): string => odds.replace(/ to 1$/, '');

/** The two figures of odds as the rules write them: `7.5` and `1`, `7` and `6`. */
export function oddsFigures(odds: string): { readonly pays: string; readonly per: string } {
  const [pays = '', per = '1'] = odds.split(' to ');
  return { pays, per };
}

/** The lower odds first, whatever they are written against. */
export function compareOdds(one: Odds, other: Odds): number {
  const [a, b] = [ratio(one), ratio(other)];
  return a.pays * b.per - b.pays * a.per;
}

const ratios = new Map<Odds, Ratio>();

export function ratio(odds: Odds): Ratio {
  const known = ratios.get(odds);
  if (known !== undefined) return known;
  const read = readRatio(odds);
  ratios.set(odds, read);
  return read;
}

function readRatio(odds: Odds): Ratio {
  const [pays = '', per = ''] = odds.split(' to ');
  assert(figure.test(pays) && figure.test(per) && Number(per) > 0, () => `'${odds}' are not odds`);
  const places = 10 ** Math.max(decimals(pays), decimals(per));
  const whole = { pays: Math.round(Number(pays) * places), per: Math.round(Number(per) * places) };
  const common = greatestCommonDivisor(whole.pays, whole.per);
  return { pays: whole.pays / common, per: whole.per / common };
}

const decimals = (text: string): number => text.split('.')[1]?.length ?? 0;

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
