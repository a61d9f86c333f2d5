import type { OpeningCommand } from '../command/opening.ts';
import type { Authority } from '../concern.ts';
import { dealer, operator, supervisors } from './ranks.ts';

export const opening: Authority<OpeningCommand> = {
  SetUpTable: operator,
  OpenTable: ['dealer', ...supervisors],
  AnswerChecklist: ['dealer', ...supervisors],
  UnlockFloat: ['dealer', ...supervisors],
  LockFloat: ['dealer', ...supervisors],
  CountFloat: ['dealer', ...supervisors],
  PostOdds: supervisors,
  StartPlay: dealer,
  CloseTable: supervisors,
};
