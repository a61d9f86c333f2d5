// Written by `npm run packs` from packages/games/src/list.ts.

import { facts as doubleDice } from './double-dice/facts.ts';
import { facts as snakeEyesNsw } from './snake-eyes-nsw/facts.ts';
import { facts as snakeEyesNz } from './snake-eyes-nz/facts.ts';
import { facts as snakeEyesParty } from './snake-eyes-party/facts.ts';
import { facts as wonderDice } from './wonder-dice/facts.ts';

/** The packs of the house, in its order: what a screen may know without loading the rules. */
export const packs = [snakeEyesNz, snakeEyesNsw, doubleDice, wonderDice, snakeEyesParty] as const;
