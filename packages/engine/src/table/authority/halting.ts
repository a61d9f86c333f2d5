import type { HaltingCommand } from '../command/halting.ts';
import type { Authority } from '../concern.ts';
import { supervisors } from './ranks.ts';

export const halting: Authority<HaltingCommand> = {
  ReportMalfunction: ['dealer', ...supervisors],
  LiftHalt: supervisors,
};
