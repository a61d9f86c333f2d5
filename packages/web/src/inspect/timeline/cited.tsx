import { ClauseLink } from '../../shell/clause-link.tsx';

/** A clause of a rulebook; a policy of the house stands in none. */
export function Cited({ clause }: { readonly clause: string }) {
  return clause.startsWith('policy/') || !clause.includes('/') ? (
    <span class="quiet small">{clause}</span>
  ) : (
    <ClauseLink clause={clause} />
  );
}
