import { InvariantError } from './invariant.ts';

/** What one die shows. */
export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** What all the dice show, in the order read: `6-1` is `[6, 1]`. */
export type Roll = readonly Pips[];

/** How many dice a game throws. */
export type Dice = 2 | 3;

export const everyPips: readonly Pips[] = [1, 2, 3, 4, 5, 6];

export const isPips = (value: unknown): value is Pips =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;

export const isRoll = (value: unknown, dice: Dice): value is Roll =>
  Array.isArray(value) && value.length === dice && value.every(isPips);

/** Reads a roll as a dealer writes it: `roll('6-1')`. */
export function roll(text: string): Roll {
  const pips = text.split('-').map(Number);
  if (!pips.every(isPips)) throw new InvariantError(`${text} is not a roll`);
  return pips;
}

export const writeRoll = (roll: Roll): string => roll.join('-');

export const totalOf = (roll: Roll): number => roll.reduce<number>((sum, pips) => sum + pips, 0);

/** Whether all the dice are alike: a double, or with three dice a triple. */
export const isHard = (roll: Roll): boolean => roll.every((pips) => pips === roll[0]);

/** Every roll of so many dice, in the order of their index: 36 or 216 of them. */
export const everyRoll: Readonly<Record<Dice, readonly Roll[]>> = {
  2: everyPips.flatMap((first) => everyPips.map((second) => [first, second] as const)),
  3: everyPips.flatMap((first) =>
    everyPips.flatMap((second) => everyPips.map((third) => [first, second, third] as const)),
  ),
};

/** Where a roll stands in `everyRoll`. */
export const rollIndex = (roll: Roll): number =>
  roll.reduce<number>((index, pips) => index * 6 + pips - 1, 0);
