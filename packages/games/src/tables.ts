import type { TableRules } from '@dicepit/engine';
import { doubleDice } from './double-dice/pack.ts';
import { table as doubleTable } from './double-dice/table/table.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { table as nswTable } from './snake-eyes-nsw/table/table.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import { table as nzTable } from './snake-eyes-nz/table/table.ts';
import { wonderDice } from './wonder-dice/pack.ts';
import { table as wonderTable } from './wonder-dice/table/table.ts';

/** What each banked table is run by: its pack and its procedure. */
export const tableRules: Readonly<Record<string, TableRules>> = {
  'snake-eyes-nz': { pack: snakeEyesNz, procedure: nzTable },
  'snake-eyes-nsw': { pack: snakeEyesNsw, procedure: nswTable },
  'double-dice': { pack: doubleDice, procedure: doubleTable },
  'wonder-dice': { pack: wonderDice, procedure: wonderTable },
};
