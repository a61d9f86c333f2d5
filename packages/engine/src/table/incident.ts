import type { Context } from './concern.ts';
import type { EventBody } from './event/event.ts';

/** The kind of incident by which a table asks for a supervisor; whoever closes it has come. */
export const SUPERVISOR_CALLED = 'supervisor-called';

/** Opens an incident under a name that no open one has. */
export function incidentOf(
  { table, at }: Pick<Context, 'table' | 'at'>,
  { kind, clause, words }: { readonly kind: string; readonly clause: string; readonly words: string },
): EventBody {
  const taken = table.incidents.filter(({ incident }) => incident.startsWith(`${kind}-${at}`)).length;
  const incident = taken === 0 ? `${kind}-${at}` : `${kind}-${at}-${taken + 1}`;
  return { type: 'IncidentOpened', incident: { incident, kind, clause, words, at }, clause };
}
