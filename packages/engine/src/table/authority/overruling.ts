import type { OverrulingCommand } from '../command/overruling.ts';
import type { Authority } from '../concern.ts';
import { operator, supervisors } from './ranks.ts';

export const overruling: Authority<OverrulingCommand> = {
  OverruleCall: supervisors,
  RuleMatter: operator,
  InvalidateRoll: supervisors,
};
