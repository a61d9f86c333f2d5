import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { Conduct } from './conduct.ts';
import { foundOut, incidentFor } from './on-incident.ts';
import { type ConductRuling, refuse } from './refusals.ts';

/** The inspector is told in the same append. */
export function startDetention(conduct: Conduct, command: OfType<'StartDetention'>): ConductRuling {
  const { device, by, at } = command;
  const on = foundOut(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.measures.detention);
  if (incident.detention !== undefined) return refuse({ code: 'ALREADY_DETAINED', clause });
  if (device.trim() === '') return refuse({ code: 'NO_DEVICE', clause });

  return accept({ type: 'DetentionStarted', incident: incident.incident, device, clause, by, at });
}

export function endDetention(conduct: Conduct, command: OfType<'EndDetention'>): ConductRuling {
  const { office, taker, tookOverAt, by, at } = command;
  const on = incidentFor(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const { detention } = incident;
  const clause = cite(rules.measures.detention);
  if (detention === undefined || detention.ended !== undefined)
    return refuse({ code: 'NOBODY_IS_HELD', clause });
  if (taker === undefined) return refuse({ code: 'NO_NAME', clause });
  if (tookOverAt < detention.from || tookOverAt > at) return refuse({ code: 'NOT_THEN', clause });

  return accept({
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
