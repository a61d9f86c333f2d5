import { type Dice, everyPips, type Roll } from '@dicepit/engine';
import type { Chance } from './house-player.ts';

/** Chance from a seed: the same seed, the same numbers (mulberry32). For house players and trials, never for play. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export const rollBy = (chance: Chance, dice: Dice): Roll =>
  Array.from({ length: dice }, () => everyPips[chance(everyPips.length)] ?? 1);
