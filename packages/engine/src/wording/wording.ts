import { type Called, callKey, type Manner } from './called.ts';

/** The languages that calls are worded in. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** How calls are worded in one language. In a pattern `{0}` is the name of the total and `{1}` that of the pips. */
export type CallWording = {
  readonly numbers: Readonly<Record<number, string>>;
  readonly patterns: Readonly<Record<Exclude<Manner, 'total'>, string>>;
  /** Calls with a name of their own, by key. */
  readonly special: Readonly<Record<string, string>>;
};

/** What a house calls some rolls instead, by key: `{ 'hard-4': 'Little Joe' }`. */
export type HouseWords = Readonly<Record<string, string>>;

/** The house's own words of a pit, by pack and by language. */
export type HouseWording = Readonly<Record<string, Readonly<Partial<Record<Language, HouseWords>>>>>;

/** A call in words: those of the house where it has any, else those of the book. */
export function sayCall(wording: CallWording, called: Called, house: HouseWords = {}): string {
  const key = callKey(called);
  const own = house[key] ?? wording.special[key];
  if (own !== undefined) return own;
  const name = nameOf(wording, called.total);
  return called.manner === 'total'
    ? name
    : wording.patterns[called.manner]
        .replace('{0}', name)
        .replace('{1}', nameOf(wording, called.pips).toLowerCase());
}

/** What a number is called in a language. */
export const nameOf = ({ numbers }: CallWording, number: number): string => numbers[number] ?? String(number);
