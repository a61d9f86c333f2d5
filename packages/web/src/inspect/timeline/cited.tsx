import { writeClause } from '@dicepit/games';
import { ClauseLink } from '../../shell/clauses.tsx';
import { inLanguage } from '../../words/refusal-words.ts';

/** A clause of a rulebook; a policy of the house stands in none, and goes by its name. */
export function Cited({ clause }: { readonly clause: string }) {
  return clause.startsWith('policy/') || !clause.includes('/') ? (
    <span class="quiet small">{inLanguage(clause, writeClause(clause))}</span>
  ) : (
    <ClauseLink clause={clause} />
  );
}
