import { chipColours } from '@dicepit/engine';

/** The colours in which chips without a value of their own are made; one to a player at a time. */
export const colours: readonly string[] = chipColours;
