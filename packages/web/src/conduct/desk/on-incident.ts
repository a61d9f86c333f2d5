import type { ConductFacts, IncidentFacts } from '@dicepit/wire';

/** An incident, and all that is on record beside it. */
export type OnIncident = { readonly facts: ConductFacts; readonly incident: IncidentFacts };
