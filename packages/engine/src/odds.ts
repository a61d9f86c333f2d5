import { assert } from './invariant.ts';

/** What the house pays, written as the rules write it: `'7.5 to 1'`. */
export type Odds = `${number} to ${number}`;

/** Odds as whole numbers: `'7.5 to 1'` pays 15 for every 2 staked. */
export type Ratio = { readonly pays: number; readonly per: number };

/** The largest odds a table may post; it keeps every sum within whole cents. */
export const LARGEST_ODDS = 1000;

const figure = /^\d{1,4}(?:\.\d{1,2})?$/;

/** The odds that a person's figure means: `7.5` or `7.5 to 1`. Anything else is not odds. */
export function readOdds(text: string): Odds | undefined {
  const pays = text.trim().replace(/\s+to\s+1$/, '');
  const isOdds = figure.test(pays) && Number(pays) > 0 && Number(pays) <= LARGEST_ODDS;
  return isOdds ? `${Number(pays)} to 1` : undefined;
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
