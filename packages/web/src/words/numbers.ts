import { type Cents, type MoneySymbol, withSymbol } from '@dicepit/engine';
import { moneySymbol } from '../parts/house-money.ts';
import { localeOf } from './words.ts';

/** Makes a format once in each language: to make one takes longer than everything that is ever written with it. */
function inEach<Format>(made: (locale: string) => Format): () => Format {
  const known = new Map<string, Format>();
  return () => {
    const locale = localeOf();
    const format = known.get(locale) ?? made(locale);
    known.set(locale, format);
    return format;
  };
}

const wholeSum = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const sumWithCents = inEach(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const plain = inEach((locale) => new Intl.NumberFormat(locale));
const share = inEach(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const minutes = inEach((locale) => new Intl.DateTimeFormat(locale, clock));
const seconds = inEach((locale) => new Intl.DateTimeFormat(locale, { ...clock, second: '2-digit' }));
const days = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { ...clock, day: 'numeric', month: 'short' }),
);
const chosen = inEach((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const joined = inEach((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Makes the formats of sums and figures before they are needed: the first of them takes longer than a felt. */
export function readyFigures(): void {
  for (const format of [wholeSum, sumWithCents, plain]) format();
}

/** A sum as it stands on a chip: whole where it is whole, with cents where it has them. */
export const figure = (cents: Cents): string =>
  (cents % 100 === 0 ? wholeSum() : sumWithCents()).format(cents / 100);

/** A sum by itself, with the symbol of the house where it has one. */
export function sum(cents: Cents): string {
  const symbol = moneySymbol.value;
  return symbol === null ? figure(cents) : sumWith(symbol, cents);
}

const sumWith = (symbol: MoneySymbol, cents: Cents): string =>
  `${cents < 0 ? '-' : ''}${withSymbol(figure(Math.abs(cents)), symbol, localeOf())}`;

/** A sum that was won or lost, with its sign. */
export const change = (cents: Cents, write = sum): string =>
  cents > 0 ? `+${write(cents)}` : cents < 0 ? `−${write(-cents)}` : write(0);

/** A sum that is money whatever chips are called: in dollars, unless the house has a symbol. */
export const inDollars = (cents: Cents): string => sumWith(moneySymbol.value ?? DOLLARS, cents);

/** The side on which it stands is the language's: `$5`, `5 $`. */
const DOLLARS: MoneySymbol = { text: '$', place: 'locale' };

export const number = (value: number): string => plain().format(value);

/** A share of one, such as an edge. */
export const percent = (part: number): string => share().format(part);

export const time = (at: number): string => minutes().format(at);

/** A day of this year with the time, such as the end of an access. */
export const dayAndTime = (at: number): string => days().format(at);

/** With the seconds, where something is said to be as old as that. */
export const timeToTheSecond = (at: number): string => seconds().format(at);

/** Things in a row as the language joins them: `a, b and c`. */
export const list = (items: readonly string[]): string => joined().format(items);

/** Things to choose from as the language joins them: `a, b or c`. */
export const either = (items: readonly string[]): string => chosen().format(items);

/** What dice show: `3 and 4`. */
export const dice = (pips: readonly number[]): string => list(pips.map(String));

/** A number of chips won or lost, with its sign. */
export const signed = (chips: number): string =>
  chips > 0 ? `+${number(chips)}` : chips < 0 ? `−${number(-chips)}` : number(0);
