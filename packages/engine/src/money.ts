import { assert } from './invariant.ts';
import { named, type RefusalIn, type RefusalTable } from './refusal-table.ts';

/** Money in whole cents; always a safe integer. */
export type Cents = number;

/** The largest stake one bet may hold: ten thousand million dollars. */
export const LARGEST_STAKE: Cents = 1_000_000_000_000;

export const isStake = (value: unknown): value is Cents =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_STAKE;

// What the house pays, as the rules write it.

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

/** Whether a text is odds that a table may post, in whatever way they are written: `7.50 to 6` too. */
export const areOdds = (text: unknown): text is Odds =>
  typeof text === 'string' &&
  /^\d{1,4}(?:\.\d{1,2})? to \d{1,4}(?:\.\d{1,2})?$/.test(text) &&
  readOdds(text) !== undefined;

/** Odds in short, as an option names them: what they pay to 1, or both figures where they are not to 1. */
export const oddsFigure = (odds: Odds): string => odds.replace(/ to 1$/, '');

/** The two figures of odds as the rules write them: `7.5` and `1`, `7` and `6`. */
export function oddsFigures(odds: string): { readonly pays: string; readonly per: string } {
  const [pays = '', per = '1'] = odds.split(' to ');
  return { pays, per };
}

/** The lower price first, whatever its odds are written against. */
export function comparePrices(one: Price, other: Price): number {
  const [a, b] = [ratio(readPrice(one).odds), ratio(readPrice(other).odds)];
  return a.pays * b.per - b.pays * a.per;
}

export function ratio(odds: Odds): Ratio {
  const known = ratios.get(odds);
  if (known !== undefined) return known;
  const read = readRatio(odds);
  ratios.set(odds, read);
  return read;
}

const ratios = new Map<Odds, Ratio>();

function readRatio(odds: Odds): Ratio {
  const [pays = '', per = ''] = odds.split(' to ');
  assert(figure.test(pays) && figure.test(per) && Number(per) > 0, () => `'${odds}' are not odds`);
  const places = 10 ** Math.max(decimals(pays), decimals(per));
  const whole = { pays: Math.round(Number(pays) * places), per: Math.round(Number(per) * places) };
  const common = gcd(whole.pays, whole.per);
  return { pays: whole.pays / common, per: whole.per / common };
}

const decimals = (text: string): number => text.split('.')[1]?.length ?? 0;

// What is paid: winnings, and sums that chips can make.

/** What the house keeps of a win: so many hundredths of the stake, or of what it wins. */
export type Commission = { readonly percent: number; readonly of: 'stake' | 'winnings' };

/** Whether a house may keep so much: some of it and not all, in hundredths of one in a hundred at the finest. */
export const isCommission = ({ percent }: Commission): boolean =>
  Number.isFinite(percent) && percent > 0 && percent < 100 && /^\d+(?:\.\d{1,2})?$/.test(String(percent));

/** What a win pays: its odds, less the house's commission where it keeps one. */
export type Paid = { readonly odds: Odds; readonly commission?: Commission };

/** What a win pays as it is posted: its odds, and behind them the commission that the house keeps, as in `2 to 1 less 5%`. */
export type Price = Odds | `${Odds} less ${number}%`;

export const writePrice = ({ odds, commission }: Paid): Price =>
  commission === undefined ? odds : `${odds} less ${commission.percent}%`;

/** The odds of a price, and the hundredths that are kept as commission where any are. */
export function readPrice(price: Price): { readonly odds: Odds; readonly percent: number | undefined } {
  const [text = '', less] = price.split(' less ');
  // A price is written by `writePrice` alone, so that its odds stand first.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const odds = text as Odds;
  return { odds, percent: less === undefined ? undefined : Number.parseFloat(less) };
}

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

/** Stakes in this step earn whole cents at all of these odds, and no others do. */
export const stakeStep = (wins: readonly (Odds | Paid)[]): Cents =>
  wins.map((each) => ratioPaid(each).per).reduce((step, per) => (step / gcd(step, per)) * per, 1);

/** The least stake of so much or more in a step that the chips can make as well; the least in the step, where none can. */
export function nextStake(stake: Cents, step: Cents, chips: readonly Cents[] = [1]): Cents {
  const first = Math.ceil(stake / step) * step;
  for (let tried = 0; tried < MAX_STEPS_TRIED; tried++)
    if (isPayable(first + tried * step, chips)) return first + tried * step;
  return first;
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
  return Math.min(...worths) / findMeasure(worths) <= MAX_UNITS_PER_CHIP
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
  const measure = findMeasure(chips);
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

const findMeasure = (chips: readonly Cents[]): Cents => chips.reduce(gcd, 0);

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** How a won bet came to what it was paid, for telling it step by step. */
export type PaymentSteps = {
  /** What the odds earn on the stake, in cents and parts of a cent. */
  readonly earned: number;
  /** What that is once it can be paid, before the commission. */
  readonly paid: Cents;
  /** Which way it was rounded to be that; undefined where nothing was. */
  readonly rounded: 'up' | 'down' | undefined;
  /** What the house kept of it. */
  readonly commission: Cents;
};

/** The steps from the stake in play to the winnings of a won bet. */
export function paymentSteps(won: {
  readonly inPlay: Cents;
  readonly odds: Odds | null | undefined;
  readonly winnings: Cents;
  readonly commission?: Cents | undefined;
}): PaymentSteps {
  const { inPlay, odds, winnings: left, commission = 0 } = won;
  const paid = left + commission;
  const earned = odds === null || odds === undefined ? paid : unrounded(inPlay, odds);
  return { earned, paid, rounded: earned === paid ? undefined : earned > paid ? 'down' : 'up', commission };
}

function unrounded(stake: Cents, odds: Odds): number {
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

/** The chips of a stake by their worth, from the bottom up: largest below, and never more than four high. */
export function toChips(stake: Cents, house: readonly HouseChip[] = usualChips): readonly Cents[] {
  const worths = house.map(({ worth }) => worth);
  const smallest = worths[0] ?? stake;
  const chips = cutIntoChips(Math.max(stake, smallest), worths).cut.flatMap(({ worth, count }) =>
    Array.from({ length: Math.min(count, 4) }, () => worth),
  );
  return chips.length <= 4 ? chips : [...chips.slice(0, 3), chips.at(-1) ?? smallest];
}

/** A stake as it stands on the top chip: `25`, `7.50`, `12K`. */
export function stakeFigure(stake: Cents): string {
  const dollars = stake / 100;
  if (dollars < 10_000) return writeMoney(stake).replace(/[$,]/g, '');
  const [scale, unit] =
    dollars < 1_000_000
      ? ([1e3, 'K'] as const)
      : dollars < 1e9
        ? ([1e6, 'M'] as const)
        : ([1e9, 'B'] as const);
  return `${Math.floor(dollars / scale)}${unit}`;
}

/** What stands beside a sum, and on which side: as the reader's language has it where nothing else was chosen. */
export type MoneySymbol = { readonly text: string; readonly place: 'before' | 'after' | 'locale' };

/** Longer ones are words, and a word for chips is said elsewhere. */
export const LONGEST_SYMBOL = 4;

/** Why sums cannot be written with a symbol. */
export const symbolFaults = { 'CONFLICT.symbol': { longest: 'count' } } as const satisfies RefusalTable;

/** What is wrong with a symbol; an empty one is none at all. */
export function faultOfSymbol({ text }: MoneySymbol): RefusalIn<typeof symbolFaults, unknown> | undefined {
  const isPlain = text === '' || /^[^\s\d\p{C}<>&"'+\-−.,]+$/u.test(text);
  return isPlain && Array.from(text).length <= LONGEST_SYMBOL
    ? undefined
    : { code: 'CONFLICT', case: 'symbol', longest: LONGEST_SYMBOL };
}

/** A figure without its sign, with the symbol at its side: `$5`, `5 €`, `CHF 5`. */
export function withSymbol(figure: string, { text, place }: MoneySymbol, language: string): string {
  if (text === '') return figure;
  const isAfter = place === 'after' || (place === 'locale' && standsAfterIn(language));
  // Never broken from its figure at the end of a line.
  if (isAfter) return `${figure}\u00a0${text}`;
  return `${text}${/\p{L}$/u.test(text) ? '\u00a0' : ''}${figure}`;
}

const after = new Map<string, boolean>();

/** Whether a language writes what a sum is counted in after the sum: `5 €`, and not `€5`. */
function standsAfterIn(language: string): boolean {
  const known = after.get(language);
  if (known !== undefined) return known;
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(1);
  const stands = euros[0]?.type !== 'currency';
  after.set(language, stands);
  return stands;
}
