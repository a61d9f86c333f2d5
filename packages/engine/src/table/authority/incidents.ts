import type { IncidentsCommand } from '../command/incidents.ts';
import type { Authority } from '../concern.ts';
import { supervisors } from './ranks.ts';

export const incidents: Authority<IncidentsCommand> = {
  ReportIncident: ['player', 'dealer', ...supervisors],
  CloseIncident: supervisors,
};
