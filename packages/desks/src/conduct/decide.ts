import { accept } from '../ruling.ts';
import type { ConductCommand, OfType } from './command.ts';
import type { Conduct } from './conduct.ts';
import { endDetention, startDetention } from './detaining.ts';
import { closeConduct, recordFinding } from './finding.ts';
import { excludeFromGame, excludeFromHouse, liftExclusion, voidWagers } from './measures.ts';
import { type ConductRuling, refuse } from './refusals.ts';
import { reportConduct } from './reporting.ts';
import { findConductRules } from './rules.ts';

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

/** A list of results is a device in a patron's hand; in those of whoever is on duty it is part of the work. */
function takeResults(command: OfType<'TakeResults'>): ConductRuling {
  const { pack, table, rolls, duty, by, at } = command;
  const found = findConductRules(pack);
  const policy = 'policy/results';
  const forbids = found?.cite(found.rules.devices.clause) ?? policy;
  const allows = found?.cite(found.rules.devices.onDuty) ?? policy;
  if (duty === 'patron') return refuse({ code: 'NOT_FOR_PLAYERS', case: 'results', clause: forbids });
  // Where the rules forbid nothing, staff need not be at work to look at results.
  if (duty === 'off duty' && found !== undefined) return refuse({ code: 'NOT_ON_DUTY', clause: allows });

  return accept({ type: 'ResultsTaken', table, rolls, duty, clause: allows, by, at });
}
