import type { TableRules } from '@dicepit/engine';
import { doubleDice } from './double-dice/pack.ts';
import { procedure as doubleTable } from './double-dice/procedure.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { procedure as nswTable } from './snake-eyes-nsw/procedure.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import { procedure as nzTable } from './snake-eyes-nz/procedure.ts';
import { wonderDice } from './wonder-dice/pack.ts';
import { procedure as wonderTable } from './wonder-dice/procedure.ts';

/** What each banked table is run by: its pack and its procedure. */
export const tableRules: Readonly<Record<string, TableRules>> = {
  'snake-eyes-nz': { pack: snakeEyesNz, procedure: nzTable },
  'snake-eyes-nsw': { pack: snakeEyesNsw, procedure: nswTable },
  'double-dice': { pack: doubleDice, procedure: doubleTable },
  'wonder-dice': { pack: wonderDice, procedure: wonderTable },
};
