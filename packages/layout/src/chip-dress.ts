import type { ChipColour } from '@dicepit/engine';

/** What a chip is made of: its body, the spots around its edge, and the line that it ends with. */
export type ChipDress = { readonly body: string; readonly spot: string; readonly edge: string };

const cream = '#f7f2e4';

/** Every colour that a chip is made in. */
export const chipDress: Readonly<Record<ChipColour, ChipDress>> = {
  white: { body: '#f3eddc', spot: '#2f6f9f', edge: '#c9bfa6' },
  red: { body: '#b3172f', spot: cream, edge: '#7d0f20' },
  blue: { body: '#1f5aa6', spot: cream, edge: '#143d73' },
  green: { body: '#1f7a4a', spot: cream, edge: '#124d2e' },
  black: { body: '#1b1d1f', spot: cream, edge: '#000' },
  purple: { body: '#5b2d8c', spot: '#f3d98a', edge: '#3b1b5e' },
  yellow: { body: '#e0b93b', spot: '#3b3006', edge: '#9a7c1c' },
  orange: { body: '#c9631a', spot: cream, edge: '#8a4210' },
  pink: { body: '#d0588f', spot: cream, edge: '#933a62' },
  brown: { body: '#6b4426', spot: cream, edge: '#432a17' },
  grey: { body: '#6d7672', spot: cream, edge: '#464d4a' },
  turquoise: { body: '#14837a', spot: cream, edge: '#0c554f' },
};

/** So many spots has the chip at a place in the rack, counted from the smallest: colour never speaks alone. */
export const spotsAt = (place: number): number => 4 + 2 * place;
