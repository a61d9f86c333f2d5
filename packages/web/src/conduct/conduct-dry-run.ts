import {
  type Conduct,
  type ConductCommand,
  type ConductIncident,
  type DeskRefusal,
  decideConduct,
  evolveConduct,
  newConduct,
} from '@dicepit/desks';
import type { Moment } from '@dicepit/engine';
import type { ConductFacts, IncidentFacts, Me } from '@dicepit/wire';
import { refusalAs } from '../office/desk-dry-run.ts';

type Unstamped<Command> = Command extends unknown ? Omit<Command, 'by' | 'at'> : never;

/** What is asked about conduct, without by whom and when. */
export type ConductBody = Unstamped<ConductCommand>;

/** Why somebody could not do something about conduct, by the very decider that the pit asks; undefined where they could. */
export function refusalFor(
  facts: ConductFacts,
  { person, roles }: Pick<Me, 'person' | 'roles'>,
  body: ConductBody,
  at: Moment,
): DeskRefusal | undefined {
  const conduct = conductOf(facts);
  return refusalAs(roles, (role) =>
    decideConduct(conduct, { ...body, by: { person: person ?? '', role }, at }),
  );
}

/** What the pit has told of conduct, as its decider knows it. */
const conductOf = ({ incidents, excluded }: ConductFacts): Conduct => ({
  // Its own way of keeping exclusions is used, so that they are found by it again.
  excluded: excluded.reduce(
    (conduct, exclusion) => evolveConduct(conduct, { type: 'ExcludedFromGame', ...exclusion }),
    newConduct,
  ).excluded,
  incidents: new Map(incidents.map((incident) => [incident.incident, incidentOf(incident)])),
});

/** The name of whoever took over lies apart, and is of no account to the decider. */
function incidentOf({ detention, ...incident }: IncidentFacts): ConductIncident {
  if (detention === undefined) return incident;
  const { ended, ...held } = detention;
  const taker = { ref: '', digest: '' };
  return { ...incident, detention: ended === undefined ? held : { ...held, ended: { ...ended, taker } } };
}

/** How far an incident has come, in one word. */
type IncidentState = 'reported' | 'broken' | 'kept' | 'held' | 'closed';

export function stateOf({
  finding,
  detention,
  closed,
}: Pick<IncidentFacts, 'finding' | 'detention' | 'closed'>): IncidentState {
  if (closed !== undefined) return 'closed';
  if (detention !== undefined && detention.ended === undefined) return 'held';
  if (finding === undefined) return 'reported';
  return finding.satisfied ? 'broken' : 'kept';
}

const MINUTE_MS = 60_000;

/**
 * When somebody took over, of a time that is written to the minute: within the minute in which the detention began it
 * is that moment itself, since nobody takes over before.
 */
export const tookOverAt = (written: Moment, from: Moment): Moment =>
  written < from && from - written < MINUTE_MS ? from : written;
