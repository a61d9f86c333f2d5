import type { LateCommand } from '../command/late.ts';
import type { Authority } from '../concern.ts';
import { player, supervisors } from './ranks.ts';

export const late: Authority<LateCommand> = {
  AskLateBets: player,
  WithdrawLateBet: player,
  ConfirmLateBet: ['dealer', ...supervisors],
  DeclineLateBet: ['dealer', ...supervisors],
};
