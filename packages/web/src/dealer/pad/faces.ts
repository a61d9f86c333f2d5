import { isPips, type Pips } from '@dicepit/engine';

/** The faces keyed so far, in the order read. */
export type Keyed = readonly Pips[];

/** One face more; a pad that is full takes none until it is cleared. */
export const withFace = (keyed: Keyed, pips: Pips, dice: number): Keyed =>
  keyed.length >= dice ? keyed : [...keyed, pips];

export const withoutLast = (keyed: Keyed): Keyed => keyed.slice(0, -1);

/** What was kept of a pad, as text; anything else than faces is nothing. */
export function keyedFrom(text: string | null): Keyed {
  const faces = (text ?? '').split('-').map(Number);
  return faces.every(isPips) ? faces : [];
}
