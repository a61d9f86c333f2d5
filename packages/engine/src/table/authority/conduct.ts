import type { ConductCommand } from '../command/conduct.ts';
import type { Authority } from '../concern.ts';
import { player, supervisors } from './ranks.ts';

export const conduct: Authority<ConductCommand> = {
  VoidBets: supervisors,
  PromptRule: ['dealer', ...supervisors],
  AskForAdvice: player,
  GiveAdvice: player,
};
