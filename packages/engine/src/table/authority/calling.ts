import type { CallingCommand } from '../command/calling.ts';
import type { Authority } from '../concern.ts';
import { dealer, supervisors } from './ranks.ts';

export const calling: Authority<CallingCommand> = {
  CallRoll: ['dealer', 'game-supervisor'],
  CaptureFaces: dealer,
  CallNoRoll: ['dealer', ...supervisors],
  RecordFact: ['dealer', ...supervisors],
  ReportCockedDie: ['dealer', ...supervisors],
  ReadCockedDie: ['dealer', 'game-supervisor'],
  DisputeFace: ['player', 'dealer', ...supervisors],
  RuleFace: supervisors,
};
