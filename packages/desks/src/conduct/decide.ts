import type { ConductCommand } from './command.ts';
import type { Conduct } from './conduct.ts';
import { endDetention, startDetention } from './detaining.ts';
import { closeConduct, recordFinding } from './finding.ts';
import { excludeFromGame, excludeFromHouse, liftExclusion, voidWagers } from './measures.ts';
import type { ConductRuling } from './refusals.ts';
import { reportConduct } from './reporting.ts';
import { takeResults } from './results.ts';

/** What is recorded and done about the conduct of people, or why nothing is. */
export function decideConduct(conduct: Conduct, command: ConductCommand): ConductRuling {
  switch (command.type) {
    case 'ReportDevice':
    case 'ReportSideBet':
    case 'ReportAdvice':
      return reportConduct(conduct, command);
    case 'RecordFinding':
      return recordFinding(conduct, command);
    case 'VoidWagers':
      return voidWagers(conduct, command);
    case 'ExcludeFromGame':
      return excludeFromGame(conduct, command);
    case 'LiftExclusion':
      return liftExclusion(conduct, command);
    case 'ExcludeFromHouse':
      return excludeFromHouse(conduct, command);
    case 'StartDetention':
      return startDetention(conduct, command);
    case 'EndDetention':
      return endDetention(conduct, command);
    case 'CloseConduct':
      return closeConduct(conduct, command);
    case 'TakeResults':
      return takeResults(command);
  }
}
