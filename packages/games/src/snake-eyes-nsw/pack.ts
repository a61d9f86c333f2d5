import { choice, pack } from '@dicepit/engine';
import type { Clause } from './clauses.ts';
import { facts } from './facts.ts';
import { gameProcedure } from './procedure.ts';
import {
  anySeven,
  cAndE,
  craps2,
  craps3,
  craps12,
  eight,
  eleven,
  field,
  five,
  hardway,
  hardwayCombo,
  optionOne,
  optionTwo,
  type PayTable,
  six,
} from './wagers.ts';

const payTables: readonly [string, PayTable][] = [
  ['1', optionOne],
  ['2', optionTwo],
];

const options = { table: choice('The pay table: option one or two, never mixed', '8.1', payTables) };

export const snakeEyesNsw = pack<Clause, typeof options>({
  ...facts,
  options,
  cites: { wagers: '6.1', options: '8.1', takingDown: '6.4', dice: '1.1(total)' },
  procedure: gameProcedure,
  wagers: ({ table }) => [
    hardway(4, table.hard4And10),
    hardway(6, table.hard6And8),
    hardway(8, table.hard6And8),
    hardway(10, table.hard4And10),
    hardwayCombo,
    five,
    six,
    eight,
    field(table.field12),
    anySeven,
    cAndE,
    craps2,
    craps3(table.craps3And11),
    craps12,
    eleven(table.craps3And11),
  ],
});
