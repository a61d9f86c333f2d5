import { type Called, callKey, type Manner } from './called.ts';

/**
 * How calls are worded in a language, as its catalogue has it: the names of the numbers from one on, a text to each
 * manner, calls with a name of their own by key, and what a void roll is called by what the rules of each pack call it.
 */
export type CallWording = {
  readonly numbers: readonly string[];
  readonly manners: Readonly<Record<Exclude<Manner, 'total'>, (figures: CallFigures) => string>>;
  readonly special: Readonly<Record<string, string>>;
  readonly voids: Readonly<Record<string, string>>;
};

type CallFigures = { readonly total: string; readonly pips: string };

/** What a house calls some rolls instead, by key: `{ 'hard-4': 'Little Joe' }`. */
export type HouseWords = Readonly<Record<string, string>>;

/** What a house has words of its own for, in one pack, by language. */
export type HouseLanguages = Readonly<Record<string, HouseWords>>;

/** The house's own words of a pit, by pack and by language. */
export type HouseWording = Readonly<Record<string, HouseLanguages>>;

/** A call in words: those of the house where it has any, else those of the book. */
export function sayCall(wording: CallWording, called: Called, house: HouseWords = {}): string {
  if (called.manner !== 'void' && called.faces !== undefined) return called.faces.join(', ');
  const key = callKey(called);
  const own = house[key];
  if (own !== undefined) return own;
  if (called.manner === 'void') return wording.voids[called.word] ?? called.word;
  const special = wording.special[key];
  if (special !== undefined) return special;
  const total = nameOf(wording, called.total);
  return called.manner === 'total'
    ? total
    : wording.manners[called.manner]({ total, pips: nameOf(wording, called.pips).toLowerCase() });
}

/** What a number is called in a language. */
export const nameOf = ({ numbers }: CallWording, number: number): string =>
  numbers[number - 1] ?? String(number);
