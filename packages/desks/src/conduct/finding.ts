import { happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { Conduct } from './conduct.ts';
import type { ConductEvent } from './event.ts';
import { incidentFor } from './on-incident.ts';

export function recordFinding(conduct: Conduct, command: OfType<'RecordFinding'>): Ruling<ConductEvent> {
  const { satisfied, words, by, at } = command;
  const on = incidentFor(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = incident.kind === 'device' ? cite(rules.finding.clause) : incident.clause;
  if (incident.measures.length > 0)
    return refused('MEASURES_TAKEN', 'Measures rest on the finding that is there. It stays.', clause);
  if (words.trim() === '') return refused('WORDS_NEEDED', 'A finding has a reason. Write it down.', clause);

  return happened({
    type: 'FindingRecorded',
    incident: incident.incident,
    satisfied,
    words,
    clause,
    by,
    at,
  });
}

export function closeConduct(conduct: Conduct, command: OfType<'CloseConduct'>): Ruling<ConductEvent> {
  const { words, by, at } = command;
  const on = incidentFor(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  if (incident.detention !== undefined && incident.detention.ended === undefined)
    return refused(
      'SOMEBODY_IS_HELD',
      'Somebody is detained still. Record who took over first.',
      cite(rules.measures.detention),
    );
  if (words.trim() === '') return refused('WORDS_NEEDED', 'Say in words how it ended.', incident.clause);

  return happened({
    type: 'ConductClosed',
    incident: incident.incident,
    words,
    clause: incident.clause,
    by,
    at,
  });
}
