import { happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { Conduct } from './conduct.ts';
import type { ConductEvent } from './event.ts';
import { foundOut, incidentFor } from './on-incident.ts';

/** The inspector is told in the same append. */
export function startDetention(conduct: Conduct, command: OfType<'StartDetention'>): Ruling<ConductEvent> {
  const { device, by, at } = command;
  const on = foundOut(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.measures.detention);
  if (incident.detention !== undefined)
    return refused('ALREADY_DETAINED', 'The detention is on record already.', clause);
  if (device.trim() === '') return refused('NO_DEVICE', 'Describe the device that was found.', clause);

  return happened({ type: 'DetentionStarted', incident: incident.incident, device, clause, by, at });
}

export function endDetention(conduct: Conduct, command: OfType<'EndDetention'>): Ruling<ConductEvent> {
  const { office, taker, tookOverAt, by, at } = command;
  const on = incidentFor(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const { detention } = incident;
  const clause = cite(rules.measures.detention);
  if (detention === undefined || detention.ended !== undefined)
    return refused('NOBODY_IS_HELD', 'Nobody is detained over this incident.', clause);
  if (taker === undefined)
    return refused(
      'NO_NAME',
      'An inspector or a police officer takes over. Give the name of whoever did.',
      clause,
    );
  if (tookOverAt < detention.from || tookOverAt > at)
    return refused('NOT_THEN', 'They took over after the detention began, and not after now.', clause);

  return happened({
    type: 'DetentionEnded',
    incident: incident.incident,
    office,
    taker,
    tookOverAt,
    clause,
    by,
    at,
  });
}
