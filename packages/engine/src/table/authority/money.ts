import type { MoneyCommand } from '../command/money.ts';
import type { Authority } from '../concern.ts';
import { dealer, operator, supervisors } from './ranks.ts';

export const money: Authority<MoneyCommand> = {
  // A player draws on an account and takes chips away alone; cash is taken by the dealer.
  BuyIn: ['player', 'dealer'],
  ColourOut: ['player', 'dealer'],
  CashOut: ['player', 'dealer'],
  MakeChange: dealer,
  FillFloat: supervisors,
  CreditFloat: supervisors,
  IssueVoucher: operator,
  RedeemVoucher: dealer,
};
