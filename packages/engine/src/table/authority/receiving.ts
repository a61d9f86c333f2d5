import type { ReceivingCommand } from '../command/receiving.ts';
import type { Authority } from '../concern.ts';
import { dealer, supervisors } from './ranks.ts';

export const receiving: Authority<ReceivingCommand> = {
  ReceiveDice: ['dealer', ...supervisors],
  InspectDice: ['dealer', ...supervisors],
  PutInBowl: dealer,
};
