import type { Pips } from '@dicepit/engine';

/** One side of a die: its pips, and the turn that brings it from the front to its place. */
export type Side = { readonly pips: Pips; readonly x: number; readonly y: number; readonly turn: string };

/** The six sides in quarter turns about the two axes of the screen. Opposite sides sum to seven. */
export const sides: readonly Side[] = [
  side(1, 0, 0),
  side(2, 0, 1),
  side(3, 1, 0),
  side(4, -1, 0),
  side(5, 0, -1),
  side(6, 0, 2),
];

/** The turn that brings a side to the front: the way to its place, taken backwards. */
export function turnsTo(pips: Pips): string {
  const { x, y } = sides.find((each) => each.pips === pips) ?? side(1, 0, 0);
  return `rotateX(${-90 * x}deg) rotateY(${-90 * y}deg)`;
}

function side(pips: Pips, x: number, y: number): Side {
  return { pips, x, y, turn: `rotateY(${90 * y}deg) rotateX(${90 * x}deg)` };
}
