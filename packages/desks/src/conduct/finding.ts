import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { Conduct } from './conduct.ts';
import { incidentFor } from './on-incident.ts';
import { type ConductRuling, refuse } from './refusals.ts';

export function recordFinding(conduct: Conduct, command: OfType<'RecordFinding'>): ConductRuling {
  const { satisfied, words, by, at } = command;
  const on = incidentFor(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = incident.kind === 'device' ? cite(rules.finding.clause) : incident.clause;
  if (incident.measures.length > 0) return refuse({ code: 'MEASURES_TAKEN', clause });
  if (words.trim() === '') return refuse({ code: 'WORDS_NEEDED', case: 'finding', clause });

  return accept({
    type: 'FindingRecorded',
    incident: incident.incident,
    satisfied,
    words,
    clause,
    by,
    at,
  });
}

export function closeConduct(conduct: Conduct, command: OfType<'CloseConduct'>): ConductRuling {
  const { words, by, at } = command;
  const on = incidentFor(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  if (incident.detention !== undefined && incident.detention.ended === undefined)
    return refuse({ code: 'SOMEBODY_IS_HELD', clause: cite(rules.measures.detention) });
  if (words.trim() === '') return refuse({ code: 'WORDS_NEEDED', case: 'closing', clause: incident.clause });

  return accept({
    type: 'ConductClosed',
    incident: incident.incident,
    words,
    clause: incident.clause,
    by,
    at,
  });
}
