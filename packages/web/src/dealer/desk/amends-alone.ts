import { byPeople } from '@dicepit/engine';
import type { Desk } from './desk.ts';

/** Whether whoever looks keyed the outcome at a table without staff, and so puts it right without asking anybody. */
export const amendsAlone = ({ table, setup, asker }: Desk): boolean =>
  !byPeople(setup) && table.roll?.calls.at(-1)?.by.person === asker.person;
