import { type DeskRefusal, refused } from '../ruling.ts';
import type { ConductCommand } from './command.ts';
import type { Conduct, ConductIncident } from './conduct.ts';
import { type ConductRules, conductRulesOf } from './rules.ts';

type OnIncident = ConductRules & { readonly ok: true; readonly incident: ConductIncident };
type Refused = { readonly ok: false; readonly refusal: DeskRefusal };

/** An open incident with the rules it falls under, for somebody who may rule on it; or why not. */
export function incidentFor(
  { incidents }: Conduct,
  { incident: id, by }: Extract<ConductCommand, { readonly incident: string }>,
): OnIncident | Refused {
  const incident = incidents.get(id);
  const found = incident && conductRulesOf(incident.pack);
  if (incident === undefined || found === undefined)
    return refused('NO_SUCH_INCIDENT', 'There is no such incident. Look at the list of incidents.');
  const { rules, cite } = found;
  if (!rules.finding.roles.includes(by.role))
    return refused(
      'NOT_YOUR_ROLE',
      `This is for a ${rules.finding.roles.join(' or ').replaceAll('-', ' ')}.`,
      cite(rules.finding.clause),
    );
  if (incident.person === by.person)
    return refused('OWN_CAUSE', 'This is about yourself. Somebody else rules on it.', 'policy/own-cause');
  if (incident.closed !== undefined)
    return refused(
      'INCIDENT_IS_CLOSED',
      'The incident is closed. Report anew what happens.',
      incident.clause,
    );
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
  if (incident.kind !== 'device')
    return refused('NOT_ABOUT_A_DEVICE', 'These measures are for forbidden devices only.', clause);
  if (incident.finding === undefined)
    return refused(
      'NO_FINDING_YET',
      'Nobody has found anything yet. Record the finding and its reason first.',
      clause,
    );
  return incident.finding.satisfied
    ? on
    : refused('NOT_SATISFIED', 'It was found that the rule was not broken. No measure follows.', clause);
}
