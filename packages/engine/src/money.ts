import { assert } from './invariant.ts';
import { type Odds, ratio } from './odds.ts';
import { type MoneySymbol, withSymbol } from './symbol.ts';

/** Money in whole cents; always a safe integer. */
export type Cents = number;

/** The largest stake one bet may hold: ten thousand million dollars. */
export const LARGEST_STAKE: Cents = 1_000_000_000_000;

export const isStake = (value: unknown): value is Cents =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_STAKE;

/** How winnings become payable: exactly, or up to the next multiple of a chip. */
export type Rounding = { readonly way: 'exact' } | { readonly way: 'up'; readonly to: Cents };

export const exact: Rounding = { way: 'exact' };
export const upTo = (chip: Cents): Rounding => ({ way: 'up', to: chip });

/** What a won bet earns beyond its stake. Rounded once, for the whole wager and not for each chip of it. */
export function winnings(stake: Cents, odds: Odds, rounding: Rounding): Cents {
  const { pays, per } = ratio(odds);
  // A stake of thousands of millions at long odds outgrows a double before it is divided.
  const won = BigInt(stake) * BigInt(pays);
  const unit = BigInt(per) * BigInt(rounding.way === 'up' ? rounding.to : 1);
  const units = rounding.way === 'up' ? (won + unit - 1n) / unit : won / unit;
  assert(rounding.way === 'up' || units * unit === won, () => `${odds} on ${stake} cents is not whole cents`);
  return Number(units) * (rounding.way === 'up' ? rounding.to : 1);
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
