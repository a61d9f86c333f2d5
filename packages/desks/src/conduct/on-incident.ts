import type { ConductCommand } from './command.ts';
import type { Conduct, ConductIncident } from './conduct.ts';
import { refuse } from './refusals.ts';
import { type ConductRules, findConductRules } from './rules.ts';

type OnIncident = ConductRules & { readonly ok: true; readonly incident: ConductIncident };
type Refused = ReturnType<typeof refuse>;

/** An open incident with the rules it falls under, for somebody who may rule on it; or why not. */
export function incidentFor(
  { incidents }: Conduct,
  { incident: id, by }: Extract<ConductCommand, { readonly incident: string }>,
): OnIncident | Refused {
  const incident = incidents.get(id);
  const found = incident && findConductRules(incident.pack);
  if (incident === undefined || found === undefined) return refuse({ code: 'NO_SUCH_INCIDENT' });
  const { rules, cite } = found;
  if (!rules.finding.roles.includes(by.role))
    return refuse({
      code: 'NOT_YOUR_ROLE',
      case: 'conduct',
      clause: cite(rules.finding.clause),
      roles: rules.finding.roles,
    });
  if (incident.person === by.person)
    return refuse({ code: 'OWN_CAUSE', case: 'conduct', clause: 'policy/own-cause' });
  if (incident.closed !== undefined) return refuse({ code: 'INCIDENT_IS_CLOSED', clause: incident.clause });
  return { ok: true, incident, ...found };
}

/** The same once somebody is satisfied that the clause about devices was broken: measures come after the finding. */
export function foundOut(
  conduct: Conduct,
  command: Extract<ConductCommand, { readonly incident: string }>,
): OnIncident | Refused {
  const on = incidentFor(conduct, command);
  if (!on.ok) return on;
  const { incident, rules, cite } = on;
  const clause = cite(rules.finding.clause);
  if (incident.kind !== 'device') return refuse({ code: 'NOT_ABOUT_A_DEVICE', clause });
  if (incident.finding === undefined) return refuse({ code: 'NO_FINDING_YET', clause });
  return incident.finding.satisfied ? on : refuse({ code: 'NOT_SATISFIED', clause });
}
