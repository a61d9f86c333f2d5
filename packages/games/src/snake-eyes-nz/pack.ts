import { choice, oddsChoice, pack } from '@dicepit/engine';
import type { Clause } from './clauses.ts';
import { facts } from './facts.ts';
import { gameProcedure } from './procedure.ts';
import {
  any7,
  cAndE,
  craps2,
  craps3,
  craps12,
  eight,
  eleven,
  type FieldColumn,
  field,
  five,
  hardway,
  hardwayCombo,
  six,
} from './wagers.ts';

const fieldColumns: readonly [string, FieldColumn][] = [
  ['1', { two: '3 to 1', twelve: '2 to 1' }],
  ['2', { two: '2 to 1', twelve: '2 to 1' }],
  ['3', { two: '3 to 1', twelve: '1 to 1' }],
];

const options = {
  field: choice('The field column: what two and twelve pay', '4.9(field-2)', fieldColumns),
  'hard-4': oddsChoice('What a hard 4 pays to 1', '4.9(hardways-4)', ['7 to 1', '6 to 1']),
  'hard-6': oddsChoice('What a hard 6 pays to 1', '4.9(hardways-6)', ['9 to 1', '8 to 1']),
  'hard-8': oddsChoice('What a hard 8 pays to 1', '4.9(hardways-8)', ['9 to 1', '8 to 1']),
  'hard-10': oddsChoice('What a hard 10 pays to 1', '4.9(hardways-10)', ['7 to 1', '6 to 1']),
  'craps-2': oddsChoice('What Craps 2 pays to 1', '4.9(craps-2)', [
    '33 to 1',
    '32 to 1',
    '31 to 1',
    '30 to 1',
  ]),
  'craps-12': oddsChoice('What Craps 12 pays to 1', '4.9(craps-12)', [
    '33 to 1',
    '32 to 1',
    '31 to 1',
    '30 to 1',
  ]),
};

export const snakeEyesNz = pack<Clause, typeof options>({
  ...facts,
  options,
  cites: { wagers: '4.1', options: '4.10#2', takingDown: '4.7', dice: '1.1(dice)#2' },
  procedure: gameProcedure,
  wagers: (chosen) => [
    hardway(4, chosen['hard-4']),
    hardway(6, chosen['hard-6']),
    hardway(8, chosen['hard-8']),
    hardway(10, chosen['hard-10']),
    hardwayCombo,
    five,
    six,
    eight,
    field(chosen.field),
    any7,
    cAndE,
    craps2(chosen['craps-2']),
    craps3,
    craps12(chosen['craps-12']),
    eleven,
  ],
});
