import type { MoneyProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const money: MoneyProcedure<Clause> = {
  cash: '2.5',
  account: 'policy/account',
  float: '1.1(float-tray)',
  change: 'policy/change',
  cashingOut: 'policy/cashing-out',
  colour: undefined,
  tokens: { voucher: '1.1(casino-promotional-token)', redeeming: '1.1(casino-promotional-token)#2' },
};
