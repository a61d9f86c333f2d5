export { areasOf, type PlacedArea } from './areas.ts';
export { type ChipStack, type ChipValue, chipFace } from './chip.ts';
export { drawDie, printedDie, thrownDie } from './dice.ts';
export { drawFelt, type FeltOptions } from './felt.ts';
export { feltCss } from './felt-css.ts';
export { litAreas, type Stages } from './lit.ts';
export { describeOdds } from './posted-odds.ts';
export { type Dress, fontCss } from './standalone.ts';
