import type { MoneyProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const money: MoneyProcedure<Clause> = {
  cash: 'policy/cash',
  account: 'policy/account',
  float: 'policy/float',
  change: 'policy/change',
  cashingOut: 'policy/cashing-out',
  colour: undefined,
  tokens: undefined,
};
