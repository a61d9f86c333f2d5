import { everyPips, pack } from '@dicepit/engine';
import type { Clause } from './clauses.ts';
import { facts } from './facts.ts';
import { gameProcedure } from './procedure.ts';
import { anyTriple, field, high, low, number } from './wagers.ts';

export const wonderDice = pack<Clause, Record<string, never>>({
  ...facts,
  options: {},
  cites: { wagers: 'positions-1', options: 'positions-1', takingDown: 'bets-1', dice: 'rules-1' },
  procedure: gameProcedure,
  wagers: () => [...everyPips.map(number), field, high, low, anyTriple],
});
