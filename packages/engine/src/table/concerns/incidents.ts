// Incidents: what a supervisor or the inspector must be able to find again. Any concern may open one.

import { listedByPack, namedByPack, type RefusalTable } from '../../refusal-table.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EventInfoOf,
  type EventLine,
  type EvolveOf,
  everybody,
  isBlank,
  refuse,
  type Stamped,
  staffOnly,
  supervisors,
  type ToldOf,
} from '../concern.ts';
import type { Incident, Table } from '../table.ts';

export type IncidentsCommands = {
  readonly ReportIncident: { readonly kind: string; readonly words: string };
  readonly CloseIncident: { readonly incident: string; readonly words: string };
};

/** Something that a supervisor or the inspector must be able to find again. Any concern may open one. */
export type IncidentsEvents = {
  readonly IncidentOpened: { readonly incident: Incident };
  /** A die is put away for whoever looks into the incident, be it one of the table's or not. */
  readonly DieQuarantined: { readonly die: string };
  readonly IncidentClosed: { readonly incident: string; readonly words: string };
};

export const incidentsRefusals = {
  'NOT_SEATED.incident': {},
  'NOT_IN_PLAY.incident': {},
  NO_SUCH_KIND: { kind: 'text', kinds: listedByPack('incident') },
  'WORDS_NEEDED.incident': {},
  'NO_SUCH_INCIDENT.table': {},
  'DIE_IS_MISSING.incident': { die: 'text' },
  'WORDS_NEEDED.outcome': {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const incidentsLines = {
  IncidentOpened: { incident: 'text', kind: namedByPack('incident'), words: 'text' },
  'IncidentOpened.bare': { incident: 'text', kind: namedByPack('incident') },
  'IncidentOpened.missing': { die: 'text' },
  'IncidentOpened.equipment': { item: namedByPack('equipment') },
  'IncidentOpened.float': {},
  'IncidentOpened.carried': { seat: 'count' },
  DieQuarantined: { die: 'text' },
  IncidentClosed: { incident: 'text', words: 'quote' },
  'IncidentClosed.missing': { incident: 'text', die: 'text' },
} as const satisfies RefusalTable;

export type IncidentsProcedure<Clause extends string> = {
  /** What may be reported, and the clause each offends against. */
  readonly kinds: Readonly<Record<string, Basis<Clause>>>;
  readonly reporting: Basis<Clause>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly incidents: {
      readonly commands: IncidentsCommands;
      readonly events: IncidentsEvents;
      readonly procedure: IncidentsProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly incidents: typeof incidentsRefusals;
  }
  interface LineTables {
    readonly incidents: typeof incidentsLines;
  }
}

export const incidentsAuthority: AuthorityOf<IncidentsCommands> = {
  ReportIncident: { roles: ['player', 'dealer', ...supervisors] },
  CloseIncident: { roles: supervisors },
};

export const incidentsDecide: DecideOf<IncidentsCommands> = {
  ReportIncident: reportIncident,
  CloseIncident: closeIncident,
};

export const incidentsEvolve: EvolveOf<IncidentsEvents> = {
  IncidentOpened: (table, { incident }) => ({
    ...table,
    incidents: [...table.incidents, incident],
  }),
  DieQuarantined: dieQuarantined,
  IncidentClosed: (table, { incident }) => ({
    ...table,
    incidents: table.incidents.filter((each) => each.incident !== incident),
  }),
};

export const incidentsTold: ToldOf<IncidentsEvents> = {
  IncidentOpened: ({ incident }) => lineOfIncident(incident),
  DieQuarantined: ({ die }) => ({ code: 'DieQuarantined', die }),
  IncidentClosed: ({ incident, words }) => {
    const die = parseRest(MISSING, incident);
    return die === undefined
      ? { code: 'IncidentClosed', incident, words }
      : { code: 'IncidentClosed', case: 'missing', incident, die };
  },
};

export const incidentsEventInfo: EventInfoOf<IncidentsEvents> = {
  IncidentOpened: { carries: { incident: 'incident' }, topic: 'faults', seen: staffOnly },
  DieQuarantined: { carries: { die: 'text' }, topic: 'dice', seen: everybody },
  IncidentClosed: { carries: { incident: 'text', words: 'text' }, topic: 'faults', seen: staffOnly },
};

/** What is told of an incident. What the house writes down by itself is told by its kind, and by the name of the incident. */
export function lineOfIncident({ incident, kind, words, at }: Incident): EventLine {
  const seat = parseRest(CARRIED, kind);
  const die = parseRest(MISSING, incident);
  const item = kind === 'equipment' ? parseRest(EQUIPMENT, incident)?.replace(`-${at}`, '') : undefined;
  if (kind === 'missing-die' && die !== undefined) return { code: 'IncidentOpened', case: 'missing', die };
  if (item !== undefined) return { code: 'IncidentOpened', case: 'equipment', item };
  if (kind === 'float-differs') return { code: 'IncidentOpened', case: 'float' };
  if (seat !== undefined) return { code: 'IncidentOpened', case: 'carried', seat: Number(seat) };
  return words === kind
    ? { code: 'IncidentOpened', case: 'bare', incident, kind }
    : { code: 'IncidentOpened', incident, kind, words };
}

/** How the house names its incidents: what comes before the die, the device or the seat. */
const MISSING = 'missing-';
const EQUIPMENT = 'equipment-';
const CARRIED = 'carried-';

const parseRest = (prefix: string, id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

function reportIncident(
  context: Context,
  { kind, words }: IncidentsCommands['ReportIncident'],
): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { kinds, reporting } = procedure.incidents;
  const basis = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (by.role === 'player' && ![...table.seats.values()].some(({ person }) => person === by.person))
    return refuse({ code: 'NOT_SEATED', case: 'incident', clause: cite(reporting) });
  if (table.state === 'closed')
    return refuse({ code: 'NOT_IN_PLAY', case: 'incident', clause: cite(reporting) });
  if (basis === undefined)
    return refuse({ code: 'NO_SUCH_KIND', clause: cite(reporting), kind, kinds: Object.keys(kinds) });
  if (isBlank(words)) return refuse({ code: 'WORDS_NEEDED', case: 'incident', clause: cite(reporting) });

  return accept(createIncident(context, { kind, clause: cite(basis), words }));
}

function closeIncident(
  { table, procedure, cite }: Context,
  { incident, words }: IncidentsCommands['CloseIncident'],
): Decided<EventBody> {
  const { reporting } = procedure.incidents;
  const open = table.incidents.find((each) => each.incident === incident);
  if (open === undefined) return refuse({ code: 'NO_SUCH_INCIDENT', case: 'table', clause: cite(reporting) });
  const missing = [...table.dice.missing.keys()].find((die) => incident === `missing-${die}`);
  if (missing !== undefined)
    return refuse({ code: 'DIE_IS_MISSING', case: 'incident', clause: open.clause, die: missing });
  if (isBlank(words)) return refuse({ code: 'WORDS_NEEDED', case: 'outcome', clause: open.clause });

  return accept({ type: 'IncidentClosed', incident, words, clause: open.clause });
}

/** The kind of incident by which a table asks for a supervisor; whoever closes it has come. */
export const SUPERVISOR_CALLED = 'supervisor-called';

/** Opens an incident under a name that no open one has. */
export function createIncident(
  { table, at }: Pick<Context, 'table' | 'at'>,
  { kind, clause, words }: { readonly kind: string; readonly clause: string; readonly words: string },
): EventBody {
  const taken = table.incidents.filter(({ incident }) => incident.startsWith(`${kind}-${at}`)).length;
  const incident = taken === 0 ? `${kind}-${at}` : `${kind}-${at}-${taken + 1}`;
  return { type: 'IncidentOpened', incident: { incident, kind, clause, words, at }, clause };
}

function dieQuarantined(table: Table, { die }: Stamped<IncidentsEvents['DieQuarantined']>): Table {
  const known = table.dice.dice.get(die) ?? { die, set: 0, inspections: [] };
  const dice = new Map(table.dice.dice).set(die, { ...known, place: 'quarantined' });
  const active = table.dice.active.filter((each) => each !== die);
  const short = active.length < table.dice.active.length;
  return {
    ...table,
    dice: { ...table.dice, dice, active },
    shooter: { ...table.shooter, holding: table.shooter.holding && !short },
  };
}
