import type { StaffCommand } from '../command/staff.ts';
import type { Authority } from '../concern.ts';
import { dealer, supervisors } from './ranks.ts';

export const staff: Authority<StaffCommand> = {
  SignOn: ['dealer', ...supervisors],
  TakeOverDice: dealer,
  SignOff: ['dealer', ...supervisors],
};
