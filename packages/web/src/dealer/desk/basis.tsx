import { citeBasis } from '@dicepit/engine';
import { ClauseLink } from '../../shell/clause-link.tsx';
import type { Desk } from './desk.ts';

/** A link to the clause that something rests on; nothing where it is a policy of the house and no clause. */
export function Basis({ desk, basis }: { readonly desk: Desk; readonly basis: string }) {
  return basis.startsWith('policy/') ? null : <ClauseLink clause={citeBasis(desk.game, basis)} />;
}
