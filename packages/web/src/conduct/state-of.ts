import type { IncidentFacts } from '@dicepit/wire';

/** How far an incident has come, in one word. */
export type IncidentState = 'reported' | 'broken' | 'kept' | 'held' | 'closed';

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
