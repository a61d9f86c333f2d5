import type { Pack } from '@dicepit/engine';
import { doubleDice } from './double-dice/pack.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import { wonderDice } from './wonder-dice/pack.ts';

export { doubleDice, snakeEyesNsw, snakeEyesNz, wonderDice };

/** The packs with a bank, in the order of the house. The party game has none and stands by itself. */
export const bankedPacks: readonly Pack[] = [snakeEyesNz, snakeEyesNsw, doubleDice, wonderDice];
