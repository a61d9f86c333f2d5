import { number } from '../words/numbers.ts';

/** A number of chips won or lost, with its sign. */
export const signed = (chips: number): string =>
  chips > 0 ? `+${number(chips)}` : chips < 0 ? `−${number(-chips)}` : number(0);
