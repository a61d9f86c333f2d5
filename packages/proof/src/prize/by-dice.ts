import type { Pips } from '@dicepit/engine';

/** How many dice are thrown to choose among so many: as few as have a number for each. */
export function diceFor(entries: number): number {
  let dice = 1;
  while (6 ** dice < entries) dice += 1;
  return dice;
}

/**
 * The place among so many that a throw chooses, counted from 0: the dice in order are the figures of a number to the
 * base 6. Past the last whole multiple the throw chooses nobody, and is made again: otherwise the first would be
 * favoured.
 */
export function placeByDice(faces: readonly Pips[], entries: number): number | undefined {
  const numbers = 6 ** faces.length;
  const number = faces.reduce((sum, face) => sum * 6 + face - 1, 0);
  return number < numbers - (numbers % entries) ? number % entries : undefined;
}
