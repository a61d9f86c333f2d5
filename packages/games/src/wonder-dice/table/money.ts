import type { MoneyProcedure } from '@dicepit/engine';
import { colours } from '../../colours.ts';
import type { Clause } from '../clauses.ts';

export const money: MoneyProcedure<Clause> = {
  cash: 'policy/cash',
  account: 'policy/account',
  float: 'policy/float',
  change: 'policy/change',
  cashingOut: 'chips-5',
  colour: {
    colours,
    only: true,
    issuing: 'chips-1',
    own: 'chips-2',
    value: { least: 1_00, most: 10_00, step: 1_00, clause: 'chips-4' },
    fixed: 'chips-3',
    handingIn: 'chips-5',
    shownBy: undefined,
  },
  tokens: undefined,
};
