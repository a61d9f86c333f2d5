import type { IncidentsCommand } from '../command/incidents.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { incidentOf } from '../incident.ts';
import { isBlank } from './blank.ts';

/** The incidents commands and what decides each. */
export const incidents: Decide<IncidentsCommand> = {
  ReportIncident: reportIncident,
  CloseIncident: closeIncident,
};

type Command<Type extends IncidentsCommand['type']> = Extract<IncidentsCommand, { readonly type: Type }>;

function reportIncident(context: Context, { kind, words }: Command<'ReportIncident'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { kinds, reporting } = procedure.incidents;
  const basis = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (by.role === 'player' && ![...table.seats.values()].some(({ person }) => person === by.person))
    return refuse('NOT_SEATED', cite(reporting), 'Only somebody at the table may report. Sit down first.');
  if (table.state === 'closed') return refuse('NOT_IN_PLAY', cite(reporting), 'The table is closed.');
  if (basis === undefined)
    return refuse(
      'NO_SUCH_KIND',
      cite(reporting),
      `'${kind}' is no kind of incident here. The kinds are ${Object.keys(kinds).join(', ')}.`,
    );
  if (isBlank(words)) return refuse('WORDS_NEEDED', cite(reporting), 'Say in words what happened.');

  return accept(incidentOf(context, { kind, clause: cite(basis), words }));
}

function closeIncident(
  { table, procedure, cite }: Context,
  { incident, words }: Command<'CloseIncident'>,
): Decided<EventBody> {
  const { reporting } = procedure.incidents;
  const open = table.incidents.find((each) => each.incident === incident);
  if (open === undefined)
    return refuse('NO_SUCH_INCIDENT', cite(reporting), 'No incident of that name is open.');
  const missing = [...table.dice.missing.keys()].find((die) => incident === `missing-${die}`);
  if (missing !== undefined)
    return refuse(
      'DIE_IS_MISSING',
      open.clause,
      `${missing} is not back. Record that it is found and inspected, or give it up for lost.`,
    );
  if (isBlank(words)) return refuse('WORDS_NEEDED', open.clause, 'Say in words how it ended.');

  return accept({ type: 'IncidentClosed', incident, words, clause: open.clause });
}
