import type { Cited } from '../cited.ts';
import type { Incident } from '../table.ts';

/** Something that a supervisor or the inspector must be able to find again. Any concern may open one. */
export type IncidentsEvent = Cited &
  (
    | { readonly type: 'IncidentOpened'; readonly incident: Incident }
    /** A die is put away for whoever looks into the incident, be it one of the table's or not. */
    | { readonly type: 'DieQuarantined'; readonly die: string }
    | { readonly type: 'IncidentClosed'; readonly incident: string; readonly words: string }
  );
