import type { Layout } from '@dicepit/engine';
import { layout as doubleDice } from './double-dice/layout.ts';
import { layout as snakeEyesNsw } from './snake-eyes-nsw/layout.ts';
import { layout as snakeEyesNz } from './snake-eyes-nz/layout.ts';
import { layout as wonderDice } from './wonder-dice/layout.ts';

/** The layouts of the packs with a bank, by pack. The party game has no felt: its table is cards and a kitty. */
export const layouts: Readonly<Record<string, Layout>> = {
  'snake-eyes-nz': snakeEyesNz,
  'snake-eyes-nsw': snakeEyesNsw,
  'double-dice': doubleDice,
  'wonder-dice': wonderDice,
};
